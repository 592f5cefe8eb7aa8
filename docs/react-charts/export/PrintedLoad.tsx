import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type ChartProApi, LineChartPro } from '@mui/x-charts-pro';
import { useRef } from 'react';
import { hourlyLoad } from 'sample-data/energy';

export default function PrintedLoad() {
  const apiRef = useRef<ChartProApi>(undefined);

  return (
    <Stack sx={{ width: '100%' }}>
      <Button
        variant="outlined"
        sx={{ alignSelf: 'start' }}
        onClick={() => apiRef.current?.exportAsPrint({ fileName: 'Load on 3 February 2026' })}
      >
        Print or save as PDF
      </Button>
      <LineChartPro
        apiRef={apiRef}
        height={260}
        title="Load of a small town by hour"
        xAxis={[
          {
            data: hourlyLoad.map((_, hour) => hour),
            label: 'Hour',
            height: 48,
            domainLimit: 'strict',
          },
        ]}
        yAxis={[{ label: 'MW', max: 80 }]}
        series={[
          { data: hourlyLoad, label: 'Load on 3 February 2026', area: true, showMark: false },
        ]}
      />
    </Stack>
  );
}
