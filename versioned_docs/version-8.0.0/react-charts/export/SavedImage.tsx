import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { BarChart } from '@mui/x-charts/BarChart';
import { useRef } from 'react';
import { oceans } from 'sample-data/earth';
import { saveAsPng, saveAsSvg } from './saveChart';

export default function SavedImage() {
  const chartRef = useRef<SVGSVGElement>(null);

  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={() => chartRef.current && saveAsSvg(chartRef.current, 'oceans.svg')}>
        Save as SVG
      </Button>
      <Button onClick={() => chartRef.current && void saveAsPng(chartRef.current, 'oceans.png')}>
        Save as PNG
      </Button>
      <BarChart
        ref={chartRef}
        height={240}
        title="Area of the oceans"
        skipAnimation
        sx={{ '& > svg': { bgcolor: 'background.paper' } }}
        dataset={oceans}
        xAxis={[{ dataKey: 'label', scaleType: 'band' }]}
        yAxis={[{ label: 'Million km²', width: 60 }]}
        series={[{ dataKey: 'value', color: '#0e7490' }]}
      />
    </Box>
  );
}
