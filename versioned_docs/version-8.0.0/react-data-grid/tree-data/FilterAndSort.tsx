import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { useState } from 'react';
import { workItems, type WorkItem } from 'sample-data/bridge';

const columns: GridColDef<WorkItem>[] = [
  { field: 'cost', headerName: 'Cost (k€)', type: 'number', width: 120 },
  { field: 'done', headerName: 'Done', type: 'boolean', width: 100 },
];

const getTreeDataPath = (row: WorkItem) => row.path;

export default function FilterAndSort() {
  const [everyLevel, setEveryLevel] = useState(true);
  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={everyLevel} onChange={(_, on) => setEveryLevel(on)} />}
        label="Filter and sort every level"
      />
      <Box sx={{ height: 440 }}>
        <DataGridPro
          label="Costs of open work"
          rows={workItems}
          columns={columns}
          treeData
          getTreeDataPath={getTreeDataPath}
          disableChildrenFiltering={!everyLevel}
          disableChildrenSorting={!everyLevel}
          defaultGroupingExpansionDepth={-1}
          groupingColDef={{ headerName: 'Work', width: 230 }}
          initialState={{
            sorting: { sortModel: [{ field: 'cost', sort: 'desc' }] },
            filter: {
              filterModel: { items: [{ field: 'done', operator: 'is', value: 'false' }] },
            },
          }}
        />
      </Box>
    </Box>
  );
}
