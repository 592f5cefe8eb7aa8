import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';
import { electricitySources, wholeTerawattHours, worldElectricity } from 'sample-data/electricity';

export default function SmallAreas() {
  return (
    <Box
      sx={{
        width: '100%',
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
        gap: 2,
      }}
    >
      {electricitySources.map(({ key, label, color }) => (
        <Box key={key} sx={{ minWidth: 0 }}>
          <Typography variant="body2">{label}</Typography>
          {/* #region taught */}
          <LineChart
            height={90}
            margin={0}
            title={`Electricity from ${label.toLowerCase()}, 1985 to 2020`}
            dataset={worldElectricity}
            xAxis={[
              {
                dataKey: 'year',
                domainLimit: 'strict',
                valueFormatter: String,
                position: 'none',
              },
            ]}
            yAxis={[{ position: 'none', min: 0, max: 9400 }]}
            series={[
              {
                dataKey: key,
                color,
                area: true,
                showMark: false,
                valueFormatter: wholeTerawattHours,
              },
            ]}
          />
          {/* #endregion taught */}
        </Box>
      ))}
    </Box>
  );
}
