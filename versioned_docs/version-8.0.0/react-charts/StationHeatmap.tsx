import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Heatmap } from '@mui/x-charts-pro';
import { boardingHours, boardings, weekdays } from 'sample-data/trains';

const cells = boardings.flatMap((hours, day) =>
  hours.map((passengers, hour) => [hour, day, passengers] as const),
);

export default function StationHeatmap() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <Typography component="figcaption" variant="subtitle1" sx={{ textAlign: 'center' }}>
        Passengers by weekday and hour
      </Typography>
      <Heatmap
        height={320}
        xAxis={[{ data: boardingHours, label: 'Hour of the day', height: 44 }]}
        yAxis={[{ data: weekdays, width: 44 }]}
        zAxis={[
          {
            colorMap: {
              type: 'continuous',
              min: 0,
              max: 1000,
              color: ['rgba(37, 99, 200, 0.06)', 'rgb(37, 99, 200)'],
            },
          },
        ]}
        series={[{ data: cells, label: 'Passengers' }]}
      />
    </Box>
  );
}
