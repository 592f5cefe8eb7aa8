import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { useState } from 'react';
import { oceans } from 'sample-data/earth';

const highlightScope = { highlight: 'item', fade: 'global' } as const;
const blues = ['#1d4e79', '#2f75ad', '#5a9fd0', '#8fc0e3', '#c3dff2'];

export default function TwoInStep() {
  const [dataIndex, setDataIndex] = useState<number | null>(0);
  const highlightedItem = dataIndex === null ? null : { seriesId: 'oceans', dataIndex };
  const shared = {
    height: 220,
    highlightedItem,
    onHighlightChange: (item: { dataIndex?: number } | null) =>
      setDataIndex(item?.dataIndex ?? null),
    hideLegend: true,
  };

  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ width: '100%' }}>
      <PieChart
        {...shared}
        title="Area of the oceans"
        colors={blues}
        series={[{ id: 'oceans', data: oceans, highlightScope }]}
      />
      <BarChart
        {...shared}
        title="Mean depth of the oceans"
        dataset={oceans}
        xAxis={[
          {
            dataKey: 'label',
            scaleType: 'band',
            colorMap: { type: 'ordinal', values: oceans.map(({ label }) => label), colors: blues },
          },
        ]}
        yAxis={[{ label: 'Depth (m)', width: 68 }]}
        series={[{ id: 'oceans', dataKey: 'meanDepth', highlightScope }]}
      />
    </Stack>
  );
}
