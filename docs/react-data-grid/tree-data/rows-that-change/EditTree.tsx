import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/Delete';
import Box from '@mui/material/Box';
import {
  DataGridPro,
  GridActionsCellItem,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { workItems, type WorkItem } from 'sample-data/bridge';

const getTreeDataPath = (row: WorkItem) => row.path;
let nextId = 100;

export default function EditTree() {
  const apiRef = useGridApiRef();

  const add = (parent: WorkItem) => {
    const id = (nextId += 1);
    const row = { ...parent, id, path: [...parent.path, `Task ${id}`], done: false };
    apiRef.current?.updateRows([row]);
    apiRef.current?.setRowChildrenExpansion(parent.id, true);
  };

  const remove = (id: WorkItem['id']) => {
    const below = apiRef.current?.getRowGroupChildren({ groupId: id }) ?? [];
    apiRef.current?.updateRows([id, ...below].map((each) => ({ id: each, _action: 'delete' })));
  };

  const columns: GridColDef<WorkItem>[] = [
    {
      field: 'actions',
      type: 'actions',
      headerName: 'Actions',
      width: 100,
      getActions: ({ row }) => [
        <GridActionsCellItem
          key="add"
          icon={<AddIcon />}
          label={`Add below ${row.path.at(-1)}`}
          onClick={() => add(row)}
        />,
        <GridActionsCellItem
          key="delete"
          icon={<DeleteIcon />}
          label={`Delete ${row.path.at(-1)}`}
          onClick={() => remove(row.id)}
        />,
      ],
    },
    { field: 'owner', headerName: 'Owner', width: 140, editable: true },
    { field: 'days', headerName: 'Days', type: 'number', width: 90, editable: true },
  ];

  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGridPro
        label="Plan of the repair"
        apiRef={apiRef}
        rows={workItems}
        columns={columns}
        treeData
        getTreeDataPath={getTreeDataPath}
        groupingColDef={{ headerName: 'Work', flex: 1, minWidth: 220 }}
      />
    </Box>
  );
}
