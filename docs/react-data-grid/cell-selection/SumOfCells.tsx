import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  useGridApiRef,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { useState } from 'react';
import { boardingHours, boardings, weekdays } from 'sample-data/trains';

const columns: GridColDef[] = [
  { field: 'day', headerName: 'Day', width: 80 },
  ...boardingHours.map((hour, index): GridColDef => ({
    field: `h${hour}`,
    headerName: `${hour}:00`,
    type: 'number',
    width: 80,
    valueGetter: (_, row) => row.counts[index],
  })),
];
const rows = weekdays.map((day, index) => ({ id: day, day, counts: boardings[index] }));

export default function SumOfCells(props: Partial<DataGridPremiumProps>) {
  const apiRef = useGridApiRef();
  const [message, setMessage] = useState('Drag over a few numbers.');

  function sum() {
    const cells = apiRef.current?.getSelectedCellsAsArray() ?? [];
    const numbers = cells
      .map(({ id, field }) => apiRef.current?.getCellValue(id, field))
      .filter((value) => typeof value === 'number');
    const total = numbers.reduce((before, value) => before + value, 0);
    setMessage(`Numbers: ${numbers.length}, sum: ${total.toLocaleString('en')}`);
  }

  return (
    <Box sx={{ width: '100%' }}>
      <Typography variant="body2" role="status" sx={{ mb: 1 }}>
        {message}
      </Typography>
      <Box sx={{ height: 371 }}>
        <DataGridPremium
          label="Boardings"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          cellSelection
          disableRowSelectionOnClick
          onCellSelectionModelChange={sum}
          density="compact"
          {...props}
        />
      </Box>
    </Box>
  );
}
