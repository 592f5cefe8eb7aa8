import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { ScatterChartPro } from '@mui/x-charts-pro';
import { type ComponentProps, useRef } from 'react';
import { penguins } from 'sample-data/penguins';

type ApiRef = NonNullable<ComponentProps<typeof ScatterChartPro>['apiRef']>;

const data = penguins.map(({ id, flipper, mass }) => ({ id, x: flipper, y: mass }));

export default function ZoomByButton() {
  const apiRef = useRef<ApiRef['current']>(undefined);

  const show = (start: number, end: number) => {
    apiRef.current?.setZoomData([
      { axisId: 'flipper', start, end },
      { axisId: 'mass', start, end },
    ]);
  };

  return (
    <Stack sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button onClick={() => show(60, 100)}>Largest</Button>
        <Button onClick={() => show(0, 100)}>All penguins</Button>
      </Stack>
      <ScatterChartPro
        height={280}
        title="Flipper and mass of penguins"
        apiRef={apiRef}
        xAxis={[{ id: 'flipper', label: 'Flipper (mm)', min: 170, max: 235, zoom: true }]}
        yAxis={[{ id: 'mass', label: 'Mass (g)', width: 64, min: 2500, max: 6500, zoom: true }]}
        series={[{ data, markerSize: 3, color: '#12867e' }]}
      />
    </Stack>
  );
}
