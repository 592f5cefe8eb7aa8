import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { LineChart } from '@mui/x-charts/LineChart';
import { useState } from 'react';
import { nations } from './nations';

export default function GamesThatWereMissed() {
  const [connectNulls, setConnectNulls] = useState(false);

  return (
    <Stack sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={connectNulls} onChange={(_, isOn) => setConnectNulls(isOn)} />}
        label="connectNulls"
      />
      <LineChart
        height={280}
        title="Teams at the Summer Olympics, 1908 to 2008"
        xAxis={[
          {
            data: nations.map(([year]) => year),
            domainLimit: 'strict',
            valueFormatter: String,
          },
        ]}
        yAxis={[{ label: 'Teams', width: 56 }]}
        series={[
          {
            data: nations.map(([, teams]) => teams),
            connectNulls,
            area: true,
            curve: 'linear',
            color: '#7b61c4',
            valueFormatter: (teams) => (teams === null ? 'no Games' : `${teams} teams`),
          },
        ]}
        sx={{ '& .MuiAreaElement-root': { opacity: 0.3 } }}
        grid={{ horizontal: true }}
      />
    </Stack>
  );
}
