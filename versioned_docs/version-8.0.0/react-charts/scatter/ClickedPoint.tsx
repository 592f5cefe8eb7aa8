import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ScatterItemIdentifier } from '@mui/x-charts/models';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { useState } from 'react';
import { planets } from 'sample-data/planets';

const data = planets.map(({ name, diameter, temperature }) => ({
  id: name,
  x: diameter,
  y: temperature,
}));

export default function ClickedPoint() {
  const [clicked, setClicked] = useState('No planet yet');

  return (
    <Stack sx={{ width: '100%' }}>
      <ScatterChart
        height={240}
        title="Diameter and temperature of the planets"
        xAxis={[
          {
            scaleType: 'log',
            min: 1000,
            max: 1000000,
            tickInterval: [1000, 10000, 100000, 1000000],
            label: 'Diameter (km)',
          },
        ]}
        yAxis={[{ label: 'Mean (°C)', min: -300 }]}
        series={[{ id: 'planets', data, markerSize: 7 }]}
        onItemClick={(_event: MouseEvent, { dataIndex }: ScatterItemIdentifier) =>
          setClicked(`${data[dataIndex]?.id}: ${data[dataIndex]?.y} °C`)
        }
      />
      <Typography role="status">{clicked}</Typography>
    </Stack>
  );
}
