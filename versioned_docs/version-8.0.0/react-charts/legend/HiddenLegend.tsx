import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { PieChart } from '@mui/x-charts/PieChart';
import { useState } from 'react';
import { oceans } from 'sample-data/earth';

export default function HiddenLegend() {
  const [hideLegend, setHidden] = useState(false);

  return (
    <Stack sx={{ width: '100%' }}>
      <FormControlLabel
        sx={{ px: 3 }}
        control={<Switch checked={hideLegend} onChange={() => setHidden(!hideLegend)} />}
        label="hideLegend"
      />
      <PieChart
        height={200}
        title="Area of the oceans"
        hideLegend={hideLegend}
        series={[{ data: oceans, innerRadius: 50 }]}
      />
    </Stack>
  );
}
