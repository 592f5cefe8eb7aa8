import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { useState } from 'react';
import { oceans } from 'sample-data/earth';

const highlightScope = { highlight: 'item', fade: 'global' } as const;
// From strong to pale on each background.
const onLight = ['#123f6b', '#1d5c91', '#2f75ad', '#4c8bbd', '#6199c6'];
const onDark = ['#cfe5f7', '#a5d0ef', '#7db8e3', '#5ea3d8', '#3f86c2'];

export default function TwoInStep() {
  const blues = useTheme().palette.mode === 'dark' ? onDark : onLight;
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
