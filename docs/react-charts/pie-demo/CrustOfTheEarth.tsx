import { PieChart } from '@mui/x-charts/PieChart';

const elements = [
  { id: 'O', label: 'Oxygen', value: 46.6 },
  { id: 'Si', label: 'Silicon', value: 27.7 },
  { id: 'Al', label: 'Aluminum', value: 8.1 },
  { id: 'Fe', label: 'Iron', value: 5.0 },
  { id: 'Ca', label: 'Calcium', value: 3.6 },
  { id: 'Na', label: 'Sodium', value: 2.8 },
  { id: 'K', label: 'Potassium', value: 2.6 },
  { id: 'Mg', label: 'Magnesium', value: 2.1 },
  { id: 'rest', label: 'Others', value: 1.5 },
];

// From the most to the least, and gray for the others.
const onLight = [
  '#4a1610',
  '#6b2213',
  '#863013',
  '#9c4118',
  '#ad5321',
  '#b8642e',
  '#c0753d',
  '#c4844f',
  '#78716c',
];
const onDark = [
  '#fbe3d3',
  '#f4cdb0',
  '#ecb68f',
  '#e2a070',
  '#d68a55',
  '#c87641',
  '#b96632',
  '#a65a2a',
  '#78716c',
];

export default function CrustOfTheEarth() {
  return (
    <PieChart
      height={340}
      title="Elements of the Earth's crust in percent of its mass"
      colors={(mode) => (mode === 'dark' ? onDark : onLight)}
      // #region taught
      series={[
        {
          data: elements.map((element) => ({
            ...element,
            label: `${element.label} ${element.value}%`,
          })),
          outerRadius: '80%',
          valueFormatter: () => 'of the mass',
        },
        {
          data: elements.map(({ id, value }) => ({ id, value, color: 'transparent' })),
          innerRadius: '82%',
          arcLabel: ({ id }) => `${id}`,
          arcLabelMinAngle: 9,
        },
      ]}
      // #endregion taught
      slotProps={{
        legend: { direction: 'horizontal', position: { vertical: 'bottom', horizontal: 'center' } },
      }}
      sx={{
        '& .MuiPieArcLabel-root': { fontSize: 13, fill: 'currentColor' },
        '& .MuiPieArc-root': { strokeWidth: 0.5 },
        '& .MuiPieArc-root[fill="transparent"]': { display: 'none' },
      }}
    />
  );
}
