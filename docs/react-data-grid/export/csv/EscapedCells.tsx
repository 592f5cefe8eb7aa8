import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { useState } from 'react';

const columns: GridColDef[] = [{ field: 'text', headerName: 'Text', flex: 1 }];

const rows = [
  { id: 1, text: 'plain' },
  { id: 2, text: 'one, two' },
  { id: 3, text: 'a "quoted" word' },
  { id: 4, text: '=1+1' },
];

const start = `Text
plain
"one, two"
"a ""quoted"" word"
"'=1+1"`;

export default function EscapedCells() {
  const apiRef = useGridApiRef();
  const [escapeFormulas, setEscapeFormulas] = useState(true);
  const [csv, setCsv] = useState(start);

  function change(on: boolean) {
    setEscapeFormulas(on);
    setCsv(apiRef.current?.getDataAsCsv({ escapeFormulas: on }) ?? '');
  }

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={escapeFormulas} onChange={(_, on) => change(on)} />}
        label="Escape formulas"
      />
      <Box component="pre" role="status" sx={{ my: 1 }}>
        {csv}
      </Box>
      <Box sx={{ height: 266 }}>
        <DataGrid label="Texts" apiRef={apiRef} rows={rows} columns={columns} hideFooter />
      </Box>
    </Box>
  );
}
