import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  useGridApiRef,
  type GridColDef,
  type GridCsvExportOptions,
} from '@mui/x-data-grid';
import { useState } from 'react';
import { people, type Person } from 'sample-data/people';

const columns: GridColDef<Person>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130 },
  { field: 'role', headerName: 'Role', width: 180 },
  { field: 'office', headerName: 'Office' },
  { field: 'id', headerName: 'Number', disableExport: true },
];
const choices: Record<string, GridCsvExportOptions> = {
  Visible: {},
  All: { allColumns: true },
  Chosen: { fields: ['id', 'name'] },
};

export default function HiddenColumns() {
  const apiRef = useGridApiRef();
  const [csv, setCsv] = useState('Choose the columns.');

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1}>
        {Object.entries(choices).map(([name, options]) => (
          <Button
            key={name}
            size="small"
            variant="outlined"
            onClick={() => setCsv(apiRef.current?.getDataAsCsv(options) ?? '')}
          >
            {name}
          </Button>
        ))}
      </Stack>
      <Box component="pre" role="status" sx={{ height: 72, overflow: 'hidden', my: 1 }}>
        {csv}
      </Box>
      <Box sx={{ height: 319 }}>
        <DataGrid
          label="Staff"
          apiRef={apiRef}
          rows={people}
          columns={columns}
          initialState={{ columns: { columnVisibilityModel: { office: false } } }}
        />
      </Box>
    </Box>
  );
}
