import { PieChart } from '@mui/x-charts/PieChart';
import { planets } from 'sample-data/planets';

export default function ScrollingLegend() {
  return (
    <PieChart
      height={200}
      title="Diameters of the planets"
      series={[
        {
          data: planets.map(({ name, diameter }) => ({ id: name, label: name, value: diameter })),
          valueFormatter: ({ value }) => `${value.toLocaleString('en-US')} km`,
        },
      ]}
      slotProps={{
        legend: {
          sx: { maxHeight: 120, overflowY: 'auto', flexWrap: 'nowrap', paddingInlineEnd: 2 },
          // A list that scrolls needs to be reachable by keyboard, and a name.
          ...{ tabIndex: 0, 'aria-label': 'Planets' },
        },
      }}
    />
  );
}
