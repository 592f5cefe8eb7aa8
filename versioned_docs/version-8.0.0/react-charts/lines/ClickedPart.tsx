import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';
import { useState } from 'react';
import { weather } from 'sample-data/weather';

export default function ClickedPart() {
  const [clicked, setClicked] = useState('Nothing');
  const [month, setMonth] = useState('none');

  return (
    <Stack sx={{ width: '100%' }}>
      <LineChart
        height={240}
        title="Rain by month"
        dataset={weather}
        xAxis={[{ dataKey: 'month', scaleType: 'point' }]}
        series={[{ dataKey: 'rain', area: true }]}
        onMarkClick={(_event, { dataIndex }) => setClicked(`Mark ${(dataIndex ?? 0) + 1} of 12`)}
        onLineClick={() => setClicked('The line')}
        onAreaClick={() => setClicked('The area')}
        onAxisClick={(_event, data) => setMonth(`${data?.axisValue}`)}
      />
      <Typography role="status">
        Clicked: {clicked}. Month: {month}.
      </Typography>
    </Stack>
  );
}
