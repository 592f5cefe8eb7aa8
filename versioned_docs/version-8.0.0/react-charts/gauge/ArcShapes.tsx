import Box from '@mui/material/Box';
import { Gauge } from '@mui/x-charts/Gauge';

export default function ArcShapes() {
  return (
    <Box
      sx={{
        width: '100%',
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fit, minmax(130px, 1fr))',
      }}
    >
      <Gauge height={150} aria-label="Full circle" value={64} />
      <Gauge
        height={150}
        aria-label="Half a circle"
        value={64}
        startAngle={-90}
        endAngle={90}
        innerRadius="50%"
      />
      <Gauge
        height={150}
        aria-label="Quarter of a circle"
        value={64}
        startAngle={0}
        endAngle={90}
        innerRadius={70}
      />
      <Gauge
        height={150}
        aria-label="Round ends, counterclockwise"
        value={64}
        startAngle={120}
        endAngle={-120}
        innerRadius="86%"
        cornerRadius="50%"
      />
    </Box>
  );
}
