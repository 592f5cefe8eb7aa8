import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  ChartDataProviderPro,
  type ChartProApi,
  ChartsLegend,
  ChartsSurface,
  PiePlot,
  useChartRootRef,
} from '@mui/x-charts-pro';
import { useRef } from 'react';
import { dryAir } from 'sample-data/earth';

function Shares() {
  const rootRef = useChartRootRef();
  return (
    <Box ref={rootRef} sx={{ width: '100%' }}>
      <ChartsLegend direction="horizontal" />
      <ChartsSurface title="What dry air consists of">
        <PiePlot />
      </ChartsSurface>
    </Box>
  );
}

export default function PrintedPie() {
  const apiRef = useRef<ChartProApi>(undefined);

  return (
    <Box sx={{ width: '100%' }}>
      <Button variant="outlined" onClick={() => apiRef.current?.exportAsPrint()}>
        Print the pie and its legend
      </Button>
      <ChartDataProviderPro
        apiRef={apiRef}
        height={220}
        series={[{ type: 'pie', data: dryAir, valueFormatter: ({ value }) => `${value}%` }]}
      >
        <Shares />
      </ChartDataProviderPro>
    </Box>
  );
}
