import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef, type GridDataSource } from '@mui/x-data-grid-pro';
import { archiveChildren, type ArchiveItem } from 'sample-data/archive';

const columns: GridColDef<ArchiveItem>[] = [
  { field: 'label', headerName: 'Label', flex: 1, minWidth: 180 },
  { field: 'childrenCount', headerName: 'Holds', type: 'number', width: 90 },
];

const dataSource: GridDataSource = {
  getRows: async ({ groupKeys = [] }: { groupKeys?: string[] }) => {
    // Stands for a request: fetch(`/archive/${groupKeys.at(-1) ?? ''}`)
    await new Promise((resolve) => setTimeout(resolve, 500));
    const rows = archiveChildren(groupKeys.at(-1));
    return { rows, rowCount: rows.length };
  },
  getGroupKey: (row) => row.id,
  getChildrenCount: (row) => row.childrenCount,
};

export default function LoadOnExpand() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGridPro
        label="City archive"
        columns={columns}
        treeData
        dataSource={dataSource}
        groupingColDef={{ headerName: 'Shelf mark', width: 170 }}
      />
    </Box>
  );
}
