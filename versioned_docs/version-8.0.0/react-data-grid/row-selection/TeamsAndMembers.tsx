import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { useState } from 'react';
import { people, type Person } from 'sample-data/people';

const columns: GridColDef<Person>[] = [{ field: 'role', headerName: 'Role', width: 200 }];

export default function TeamsAndMembers() {
  const [descendants, setDescendants] = useState(true);
  const [parents, setParents] = useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={descendants} onChange={(_, on) => setDescendants(on)} />}
        label="A parent selects its children"
      />
      <FormControlLabel
        control={<Switch checked={parents} onChange={(_, on) => setParents(on)} />}
        label="All children select their parent"
      />
      <Box sx={{ height: 422 }}>
        <DataGridPro
          label="Reporting lines"
          rows={people}
          columns={columns}
          treeData
          getTreeDataPath={(row) => row.path}
          defaultGroupingExpansionDepth={2}
          groupingColDef={{ headerName: 'Name', flex: 1, minWidth: 200 }}
          checkboxSelection
          rowSelectionPropagation={{ descendants, parents }}
        />
      </Box>
    </Box>
  );
}
