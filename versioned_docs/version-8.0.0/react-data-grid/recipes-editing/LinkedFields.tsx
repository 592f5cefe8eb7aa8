import Box from '@mui/material/Box';
import {
  DataGrid,
  GridEditSingleSelectCell,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { projects, tasksOf, timesheet, type TimeEntry } from 'sample-data/timesheet';
import EditTask from './EditTask';

function EditProject(params: GridRenderEditCellParams<TimeEntry>) {
  const apiRef = useGridApiContext();
  return (
    <GridEditSingleSelectCell
      {...params}
      onValueChange={async (_, project: string) => {
        const task = tasksOf[project]?.[0];
        await apiRef.current.setEditCellValue({ id: params.id, field: 'task', value: task });
      }}
    />
  );
}

const allTasks = new Set(Object.values(tasksOf).flat());

const columns: GridColDef<TimeEntry>[] = [
  { field: 'person', headerName: 'Person', flex: 1, minWidth: 120 },
  {
    field: 'project',
    headerName: 'Project',
    type: 'singleSelect',
    valueOptions: projects,
    width: 150,
    editable: true,
    renderEditCell: (params) => <EditProject {...params} />,
  },
  {
    field: 'task',
    headerName: 'Task',
    type: 'singleSelect',
    // The filter panel asks without a row.
    valueOptions: ({ row }) => [...(row ? (tasksOf[row.project] ?? []) : allTasks)],
    width: 130,
    editable: true,
    renderEditCell: (params) => <EditTask {...params} />,
  },
];
const rows = timesheet.slice(0, 5);

export default function LinkedFields() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid label="Tasks" rows={rows} columns={columns} editMode="row" hideFooter />
    </Box>
  );
}
