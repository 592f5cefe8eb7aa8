import Box from '@mui/material/Box';
import { Gauge, gaugeClasses } from '@mui/x-charts/Gauge';

const percent = new Intl.NumberFormat('en-US', { style: 'percent' });

export default function TextOfAGauge() {
  return (
    <Box sx={{ width: '100%', display: 'flex', gap: 2, '& > *': { flex: 1, minWidth: 0 } }}>
      <Gauge
        height={170}
        aria-label="Storage"
        aria-valuetext="72 of 128 gigabytes"
        value={72}
        valueMax={128}
        text={({ value, valueMax }) => `${value}\nof ${valueMax} GB`}
        sx={{ [`& .${gaugeClasses.valueText}`]: { fontSize: 20 } }}
      />
      <Gauge
        height={170}
        aria-label="Storage in percent"
        aria-valuetext="56 percent"
        value={72}
        valueMax={128}
        text={({ value, valueMax }) => percent.format((value ?? 0) / valueMax)}
        sx={{
          [`& .${gaugeClasses.valueText}`]: { fontSize: 30, transform: 'translate(0px, 6px)' },
        }}
      />
    </Box>
  );
}
