import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { BarChartPro } from '@mui/x-charts-pro';
import { useState } from 'react';
import { weather } from 'sample-data/weather';

const xAxis = [
  { id: 'month', dataKey: 'month', scaleType: 'band' as const, zoom: { minSpan: 20 } },
];
const wholeYear = [{ axisId: 'month', start: 0, end: 100 }];
const summer = [{ axisId: 'month', start: 41.7, end: 66.7 }];

export default function ChartsInStep() {
  const [zoomData, setZoomData] = useState(summer);
  const shared = { height: 170, dataset: weather, xAxis, zoomData };

  return (
    <Stack sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button onClick={() => setZoomData(summer)}>Summer</Button>
        <Button onClick={() => setZoomData(wholeYear)}>Whole year</Button>
      </Stack>
      <BarChartPro
        {...shared}
        title="Rain by month"
        yAxis={[{ label: 'mm', max: 100 }]}
        series={[{ dataKey: 'rain', color: '#3d7fc4' }]}
        onZoomChange={(zoom) => setZoomData(zoom as typeof summer)}
      />
      <BarChartPro
        {...shared}
        title="Mean temperature by month"
        yAxis={[{ label: '°C', max: 20 }]}
        series={[{ dataKey: 'temperature', color: '#d1495b' }]}
        onZoomChange={(zoom) => setZoomData(zoom as typeof summer)}
      />
    </Stack>
  );
}
