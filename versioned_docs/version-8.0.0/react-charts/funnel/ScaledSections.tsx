import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { Unstable_FunnelChart as FunnelChart } from '@mui/x-charts-pro';
import { useState } from 'react';
import { steps } from './steps';

const categories = steps.map(({ label }) => label);

export default function ScaledSections() {
  const [isScaled, setIsScaled] = useState(true);
  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={isScaled} onChange={(_event, value) => setIsScaled(value)} />}
        label="Heights by value"
      />
      <FunnelChart
        height={300}
        title="Visitors of a shop, step by step"
        hideLegend
        series={[{ data: steps }]}
        categoryAxis={{ categories, size: 70, scaleType: isScaled ? 'linear' : 'band' }}
      />
    </Box>
  );
}
