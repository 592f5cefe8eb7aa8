import { useState } from 'react';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DataGridPro, type GridColDef, type GridPinnedColumnFields } from '@mui/x-data-grid-pro';
import { employees, type Employee } from 'sample-data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', width: 150 },
  { field: 'email', headerName: 'Email', width: 240 },
  ...Array.from({ length: 8 }, (_, week): GridColDef<Employee> => ({
    field: `week${week}`,
    headerName: `Week ${week + 31}`,
    type: 'number',
    width: 100,
    valueGetter: (_value, row) => row.hours[week],
  })),
];

const none: GridPinnedColumnFields = {};

export default function PinOnWideScreens() {
  const isWide = useMediaQuery('(min-width: 700px)');
  const [pinned, setPinned] = useState<GridPinnedColumnFields>({ left: ['name', 'email'] });
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Hours"
        rows={employees}
        columns={columns}
        disableColumnPinning={!isWide}
        pinnedColumns={isWide ? pinned : none}
        onPinnedColumnsChange={setPinned}
      />
    </Box>
  );
}
