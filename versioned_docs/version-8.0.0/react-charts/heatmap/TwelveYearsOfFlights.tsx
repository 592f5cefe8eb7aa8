import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Heatmap } from '@mui/x-charts-pro';
import { airlinePassengers, airlineYears, monthNames } from 'sample-data/airline';

const cells = airlinePassengers.flatMap((months, year) =>
  months.map((passengers, month) => [month, year, passengers] as const),
);

export default function TwelveYearsOfFlights() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <Typography component="figcaption" variant="subtitle1" sx={{ textAlign: 'center' }}>
        International airline passengers, in thousands
      </Typography>
      <Heatmap
        height={360}
        xAxis={[{ data: monthNames }]}
        yAxis={[{ data: airlineYears, width: 44, valueFormatter: String, reverse: true }]}
        zAxis={[
          { colorMap: { type: 'continuous', min: 100, max: 625, color: ['#e8f1fa', '#0b4f8a'] } },
        ]}
        series={[{ data: cells, label: 'Thousand passengers' }]}
      />
    </Box>
  );
}
