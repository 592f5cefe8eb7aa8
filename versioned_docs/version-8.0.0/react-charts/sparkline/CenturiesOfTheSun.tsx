import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { sunspots } from 'sample-data/sunspots';

const centuries = [1700, 1800, 1900].map((start) => {
  const years = sunspots.filter(({ year }) => year >= start && year < start + 88);
  const highest = years.reduce((best, year) => (year.spots > best.spots ? year : best));
  return { start, years, highest };
});

export default function CenturiesOfTheSun() {
  return (
    <Table size="small" sx={{ width: '100%', tableLayout: 'fixed' }}>
      <TableHead>
        <TableRow>
          <TableCell sx={{ width: 116 }}>Years</TableCell>
          <TableCell sx={{ px: 0.5 }}>Sunspots</TableCell>
          <TableCell align="right" sx={{ width: 90 }}>
            Most in
          </TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {centuries.map(({ start, years, highest }) => (
          <TableRow key={start}>
            <TableCell component="th" scope="row">
              {start}–{start + 87}
            </TableCell>
            <TableCell sx={{ px: 0.5, py: 1 }}>
              <SparkLineChart
                height={64}
                title={`Sunspots from ${start} to ${start + 87}, most in ${highest.year}`}
                data={years.map(({ spots }) => spots)}
                yAxis={{ min: 0, max: 200 }}
                xAxis={{ data: years.map(({ year }) => year), valueFormatter: String }}
                area
                color="#c97a0a"
                showTooltip
                showHighlight
              />
            </TableCell>
            <TableCell align="right">{highest.year}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
