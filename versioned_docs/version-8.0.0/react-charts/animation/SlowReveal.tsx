import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { LineChart } from '@mui/x-charts/LineChart';
import { useState } from 'react';
import { airPressure } from 'sample-data/earth';

// #region taught
const slow = {
  '& .MuiAppearingMask-animate': { animationDuration: '2s' },
  '& .MuiMarkElement-root.MuiMarkElement-animate': { transitionDuration: '2s' },
};
// #endregion taught

export default function SlowReveal() {
  const [round, setRound] = useState(0);

  return (
    <Stack sx={{ width: '100%' }}>
      <Button variant="outlined" sx={{ alignSelf: 'start' }} onClick={() => setRound(round + 1)}>
        Play again
      </Button>
      {/* #region taught */}
      <LineChart
        key={round}
        height={240}
        title="Air pressure by altitude"
        dataset={airPressure}
        xAxis={[{ dataKey: 'altitude', label: 'Altitude (km)', height: 48 }]}
        yAxis={[{ label: 'hPa', width: 60 }]}
        series={[{ id: 'pressure', dataKey: 'pressure', color: '#7c3aed' }]}
        sx={slow}
      />
      {/* #endregion taught */}
    </Stack>
  );
}
