import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';
import { carbonDioxide } from 'sample-data/climate';
import { seaLevel, warming } from 'sample-data/records';

const cards = [
  {
    name: 'CO₂, 1960 to 2020',
    value: '414 ppm',
    color: '#7c8aa0',
    data: carbonDioxide.map(({ co2 }) => co2),
  },
  {
    name: 'Warming, 1880 to 2023',
    value: '+1.17 °C',
    color: '#d1492e',
    data: warming.map(({ anomaly }) => anomaly),
  },
  {
    name: 'Sea level, 1880 to 2013',
    value: `+${seaLevel.at(-1)?.level} mm`,
    color: '#2f75ad',
    data: seaLevel.map(({ level }) => level),
  },
];

export default function ClimateCards() {
  return (
    <Box
      sx={{
        width: '100%',
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(190px, 1fr))',
        gap: 2,
      }}
    >
      {cards.map(({ name, value, color, data }) => (
        <Paper key={name} variant="outlined" sx={{ p: 2, minWidth: 0 }}>
          <Typography variant="body2">{name}</Typography>
          <Typography variant="h5" component="p">
            <bdi>{value}</bdi>
          </Typography>
          {/* #region taught */}
          <LineChart
            height={56}
            margin={4}
            title={name}
            xAxis={[
              { data: data.map((_, index) => index), position: 'none', domainLimit: 'strict' },
            ]}
            yAxis={[{ position: 'none', domainLimit: 'strict' }]}
            series={[{ data, color, showMark: false, disableHighlight: true }]}
            slotProps={{ tooltip: { trigger: 'none' } }}
            axisHighlight={{ x: 'none' }}
          />
          {/* #endregion taught */}
        </Paper>
      ))}
    </Box>
  );
}
