import { PieChart } from '@mui/x-charts/PieChart';

const elements = [
  { id: 'O', label: 'Oxygen', value: 46.6, color: '#7f2d1d' },
  { id: 'Si', label: 'Silicon', value: 27.7, color: '#a8431f' },
  { id: 'Al', label: 'Aluminum', value: 8.1, color: '#c7652c' },
  { id: 'Fe', label: 'Iron', value: 5.0, color: '#d98545' },
  { id: 'Ca', label: 'Calcium', value: 3.6, color: '#e2a067' },
  { id: 'Na', label: 'Sodium', value: 2.8, color: '#e9b98c' },
  { id: 'K', label: 'Potassium', value: 2.6, color: '#efcfae' },
  { id: 'Mg', label: 'Magnesium', value: 2.1, color: '#f4e0cb' },
  { id: 'rest', label: 'Others', value: 1.5, color: '#a8a29e' },
];

export default function CrustOfTheEarth() {
  return (
    <PieChart
      height={340}
      title="Elements of the Earth's crust in percent of its mass"
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
