import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';
import { useState } from 'react';

const orders = [
  { customer: 'Northwind Interiors', quarter: 'Q1', total: 4200 },
  { customer: 'Casa Almeida', quarter: 'Q1', total: 2650 },
  { customer: 'Atelier Moreau', quarter: 'Q2', total: 5100 },
  { customer: 'Brightwater Studio', quarter: 'Q3', total: 1900 },
  { customer: 'Hoshino Living', quarter: 'Q3', total: 3300 },
  { customer: 'Fjordhus', quarter: 'Q3', total: 2400 },
];
const quarters = ['Q1', 'Q2', 'Q3'];
const totals = quarters.map((quarter) =>
  orders.reduce((sum, order) => sum + (order.quarter === quarter ? order.total : 0), 0),
);

export default function FilteredByBar() {
  // #region taught
  const [quarter, setQuarter] = useState<string | null>(null);
  const shown = orders.filter((order) => quarter === null || order.quarter === quarter);
  // #endregion taught

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      {/* #region taught */}
      <BarChart
        height={220}
        title="Orders in dollars, by quarter"
        xAxis={[{ data: quarters, scaleType: 'band' }]}
        yAxis={[{ label: 'Dollars', width: 64 }]}
        series={[{ data: totals }]}
        onAxisClick={(_event, data) => {
          if (data) setQuarter(String(data.axisValue));
        }}
      />
      {/* #endregion taught */}
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Quarter"
        value={quarter}
        onChange={(_event, value: string | null) => setQuarter(value)}
      >
        {quarters.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Table size="small" aria-label="Orders">
        <TableBody>
          {shown.map(({ customer, total }) => (
            <TableRow key={customer}>
              <TableCell component="th" scope="row">
                {customer}
              </TableCell>
              <TableCell align="right">${total.toLocaleString('en-US')}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Stack>
  );
}
