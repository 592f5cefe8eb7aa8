import { useState } from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { LineChartPro } from '@mui/x-charts-pro';
import { weather } from 'sample-data/weather';

const axisId = 'month';

export default function ZoomSlider() {
  const [zoomData, setZoomData] = useState([{ axisId, start: 0, end: 50 }]);
  const shown = zoomData.flatMap(({ start, end }) => [start, end]);

  return (
    <Box sx={{ width: '100%' }}>
      <LineChartPro
        height={240}
        title="Mean temperature by month"
        dataset={weather}
        xAxis={[{ id: axisId, dataKey: 'month', scaleType: 'point', zoom: { filterMode: 'keep' } }]}
        yAxis={[{ label: '°C' }]}
        series={[{ dataKey: 'temperature', color: '#d1495b' }]}
        zoomData={zoomData}
        onZoomChange={(next) => setZoomData(next as typeof zoomData)}
      />
      <Box sx={{ px: 8 }}>
        <Slider
          value={shown}
          onChange={(_, value) => {
            const [from = 0, to = 100] = value as number[];
            if (to - from >= 10) setZoomData([{ axisId, start: from, end: to }]);
          }}
          getAriaLabel={(index) => (index === 0 ? 'Start of the section' : 'End of the section')}
          disableSwap
        />
      </Box>
    </Box>
  );
}
