import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { employees, type Employee } from 'sample-data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name' },
  { field: 'email', headerName: 'Email' },
  { field: 'rating', headerName: 'Result of the last review', type: 'number' },
  { field: 'about', headerName: 'About', maxWidth: 400 },
];

export default function FitContent() {
  const apiRef = useGridApiRef();
  const [includeHeaders, setIncludeHeaders] = useState(true);
  const [includeOutliers, setIncludeOutliers] = useState(false);
  const [expand, setExpand] = useState(false);
  const options = { includeHeaders, includeOutliers, expand };

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ mb: 1, flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={() => apiRef.current?.autosizeColumns(options)}>
          Autosize
        </Button>
        <FormControlLabel
          label="Include headers"
          control={<Checkbox checked={includeHeaders} />}
          onChange={(_, checked) => setIncludeHeaders(checked)}
        />
        <FormControlLabel
          label="Include outliers"
          control={<Checkbox checked={includeOutliers} />}
          onChange={(_, checked) => setIncludeOutliers(checked)}
        />
        <FormControlLabel
          label="Expand"
          control={<Checkbox checked={expand} />}
          onChange={(_, checked) => setExpand(checked)}
        />
      </Stack>
      <Box sx={{ height: 319 }}>
        <DataGrid aria-label="People" apiRef={apiRef} rows={employees} columns={columns} />
      </Box>
    </Box>
  );
}
