import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { useState } from 'react';

const quarters = ['Q1', 'Q2', 'Q3', 'Q4'];
const series = [
  { id: 'web', data: [412, 463, 398, 547], label: 'Web shop' },
  { id: 'store', data: [288, 251, 274, 330], label: 'Store' },
];

export default function ClickedBar() {
  const [bar, setBar] = useState('No bar yet');
  const [quarter, setQuarter] = useState('No quarter yet');

  return (
    <Stack sx={{ width: '100%' }}>
      <BarChart
        height={240}
        title="Orders per quarter"
        xAxis={[{ data: quarters, scaleType: 'band' }]}
        series={series}
        onItemClick={(_event, { seriesId, dataIndex }) => {
          const clicked = series.find(({ id }) => id === seriesId);
          setBar(`${clicked?.label}, ${quarters[dataIndex]}: ${clicked?.data[dataIndex]}`);
        }}
        onAxisClick={(_event, data) => {
          const total = Object.values(data?.seriesValues ?? {}).reduce<number>(
            (sum, value) => sum + (value ?? 0),
            0,
          );
          setQuarter(`${data?.axisValue}: ${total} in total`);
        }}
      />
      <Typography role="status">
        {bar}. {quarter}.
      </Typography>
    </Stack>
  );
}
