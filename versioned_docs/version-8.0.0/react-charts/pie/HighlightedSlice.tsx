import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { PieChart } from '@mui/x-charts/PieChart';
import { useState } from 'react';
import { oceans } from 'sample-data/earth';

export default function HighlightedSlice() {
  const [index, setIndex] = useState(0);

  return (
    <Stack sx={{ width: '100%' }}>
      <Button
        variant="outlined"
        sx={{ alignSelf: 'start' }}
        onClick={() => setIndex((index + 1) % oceans.length)}
      >
        Next ocean
      </Button>
      <PieChart
        height={240}
        title="Area of the oceans, one at a time"
        series={[
          {
            id: 'oceans',
            data: oceans,
            outerRadius: '85%',
            highlightScope: { highlight: 'item', fade: 'global' },
            highlighted: { additionalRadius: 10 },
            faded: { color: 'gray', additionalRadius: -10 },
          },
        ]}
        highlightedItem={{ seriesId: 'oceans', dataIndex: index }}
        onHighlightChange={(item) => setIndex(item?.dataIndex ?? index)}
      />
    </Stack>
  );
}
