import { useEffect } from 'react';
import Box from '@mui/material/Box';
import { DataGridPremium, useGridApiRef, type GridColDef } from '@mui/x-data-grid-premium';
import { employees, type Employee } from 'sample-data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'team', headerName: 'Team' },
  { field: 'name', headerName: 'Name' },
  { field: 'email', headerName: 'Email' },
  { field: 'office', headerName: 'Office' },
];

const initialState = {
  rowGrouping: { model: ['team'] },
  columns: { columnVisibilityModel: { team: false } },
};
const autosizeOptions = { includeOutliers: true };

export default function FitGroups() {
  const apiRef = useGridApiRef();

  // Rows of a closed group are not in the DOM: measure again when one opens.
  useEffect(
    () =>
      apiRef.current?.subscribeEvent('rowExpansionChange', () => {
        requestAnimationFrame(() => apiRef.current?.autosizeColumns(autosizeOptions));
      }),
    [apiRef],
  );

  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGridPremium
        aria-label="People by team"
        apiRef={apiRef}
        rows={employees}
        columns={columns}
        initialState={initialState}
        autosizeOnMount
        autosizeOptions={autosizeOptions}
      />
    </Box>
  );
}
