import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { airlinePassengers, airlineYears, monthNames } from 'sample-data/airline';

export default function TwelveSmallCharts() {
  return (
    <Box
      sx={{
        width: '100%',
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(130px, 1fr))',
        gap: 2,
      }}
    >
      {airlineYears.map((year, index) => (
        <Box key={year} sx={{ minWidth: 0 }}>
          <Typography variant="body2">{year}</Typography>
          {/* #region taught */}
          <BarChart
            height={72}
            margin={0}
            title={`Passengers of airlines in each month of ${year}`}
            xAxis={[
              { data: monthNames, scaleType: 'band', position: 'none', categoryGapRatio: 0.15 },
            ]}
            yAxis={[{ position: 'none', min: 0, max: 625 }]}
            series={[
              {
                data: airlinePassengers[index],
                color: '#2f75ad',
                valueFormatter: (passengers) => `${passengers} thousand`,
              },
            ]}
          />
          {/* #endregion taught */}
        </Box>
      ))}
    </Box>
  );
}
