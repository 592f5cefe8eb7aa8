import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGrid, GridOverlay, useGridApiContext, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'reader', headerName: 'Reader', flex: 1, minWidth: 140, editable: true },
  { field: 'book', headerName: 'Book', flex: 1, minWidth: 140, editable: true },
];

function NobodyReads() {
  const apiRef = useGridApiContext();
  const add = () => {
    apiRef.current.updateRows([{ id: 1, reader: 'Priya Raman', book: 'Harbor lights' }]);
    apiRef.current.setCellFocus(1, 'reader');
  };
  return (
    <GridOverlay>
      <Typography>Nobody borrowed a book yet.</Typography>
      <Button variant="outlined" onClick={add}>
        Lend the first one
      </Button>
    </GridOverlay>
  );
}

const rows: { id: number; reader: string; book: string }[] = [];

export default function FirstRow() {
  return (
    <Box sx={{ height: 260, width: '100%' }}>
      <DataGrid
        aria-label="Books lent"
        rows={rows}
        columns={columns}
        slots={{ noRowsOverlay: NobodyReads }}
        hideFooter
      />
    </Box>
  );
}
