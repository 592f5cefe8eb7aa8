import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridColType } from '@mui/x-data-grid';
import { departures } from 'sample-data/trains';

/** The column type that suits a value. */
function typeOf(value: unknown): GridColType {
  if (value instanceof Date) return 'dateTime';
  if (typeof value === 'number' || typeof value === 'boolean') return typeof value as GridColType;
  return 'string';
}

/** `onTime` as a title: `On time`. */
function titleOf(field: string): string {
  const words = field.replace(/([A-Z])/g, ' $1').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function columnsOf(row: object): GridColDef[] {
  return Object.entries(row).map(([field, value]) => ({
    field,
    headerName: titleOf(field),
    type: typeOf(value),
    flex: 1,
    minWidth: 120,
  }));
}

const columns = columnsOf(departures[0] ?? {});

export default function ColumnsFromData() {
  return (
    <Box sx={{ height: 371, width: '100%' }}>
      <DataGrid
        aria-label="Departures"
        rows={departures}
        columns={columns}
        getRowId={(row) => row.train}
      />
    </Box>
  );
}
