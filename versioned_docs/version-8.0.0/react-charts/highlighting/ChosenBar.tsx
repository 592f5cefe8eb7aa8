import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';
import { useState } from 'react';
import { summits } from 'sample-data/earth';

export default function ChosenBar() {
  const [index, setIndex] = useState<number | null>(1);

  return (
    <Stack sx={{ width: '100%' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', px: 2 }}>
        {summits.slice(0, 4).map(({ name }, position) => (
          <Button key={name} aria-pressed={index === position} onClick={() => setIndex(position)}>
            {name}
          </Button>
        ))}
      </Stack>
      <BarChart
        height={240}
        title="Four of the seven summits"
        xAxis={[{ data: summits.slice(0, 4).map(({ name }) => name), scaleType: 'band' }]}
        yAxis={[{ label: 'Height (m)', width: 68 }]}
        series={[
          {
            id: 'height',
            data: summits.slice(0, 4).map(({ height }) => height),
            highlightScope: { highlight: 'item', fade: 'global' },
          },
        ]}
        highlightedItem={index === null ? null : { seriesId: 'height', dataIndex: index }}
        onHighlightChange={(item) => setIndex(item?.dataIndex ?? null)}
      />
    </Stack>
  );
}
