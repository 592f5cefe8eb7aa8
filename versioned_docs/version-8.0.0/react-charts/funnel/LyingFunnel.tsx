import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Unstable_FunnelChart as FunnelChart } from '@mui/x-charts-pro';
import { useState } from 'react';
import { steps } from './steps';

export default function LyingFunnel() {
  const [index, setIndex] = useState(0);
  const step = steps[index];
  return (
    <Stack sx={{ width: '100%' }}>
      <FunnelChart
        height={240}
        title="Visitors of a shop, step by step"
        hideLegend
        series={[{ data: steps, layout: 'horizontal' }]}
        categoryAxis={{ categories: steps.map(({ label }) => label) }}
        onItemClick={(_event, { dataIndex }) => setIndex(dataIndex)}
      />
      <Typography role="status" sx={{ textAlign: 'center' }}>
        {step?.label}: {step?.value}
      </Typography>
    </Stack>
  );
}
