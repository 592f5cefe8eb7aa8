import { useDrawingArea } from '@mui/x-charts/hooks';
import { PieChart } from '@mui/x-charts/PieChart';

const seats = [
  { id: 'linke', label: 'The Left', value: 39, color: '#b8458f' },
  { id: 'spd', label: 'SPD', value: 206, color: '#d4262f' },
  { id: 'ssw', label: 'SSW', value: 1, color: '#2f74b5' },
  { id: 'greens', label: 'Greens', value: 118, color: '#4d8b31' },
  { id: 'fdp', label: 'FDP', value: 92, color: '#b08800' },
  { id: 'union', label: 'CDU/CSU', value: 197, color: '#78716c' },
  { id: 'afd', label: 'AfD', value: 83, color: '#3d9bd1' },
];
const all = seats.reduce((sum, { value }) => sum + value, 0);

function Majority() {
  const { left, top, width, height } = useDrawingArea();
  return (
    <text
      x={left + width / 2}
      y={top + height * 0.9}
      direction="ltr"
      textAnchor="middle"
      fill="currentColor"
    >
      <tspan fontSize={26}>{all} seats</tspan>
      <tspan x={left + width / 2} dy={-34} fontSize={14}>
        Majority: {Math.floor(all / 2) + 1}
      </tspan>
    </text>
  );
}

export default function SeatsInAHalfCircle() {
  return (
    <PieChart
      height={200}
      margin={4}
      title="Seats in the German Bundestag after the election of 2021"
      // #region taught
      series={[
        {
          data: seats,
          startAngle: -90,
          endAngle: 90,
          innerRadius: '85%',
          outerRadius: '165%',
          paddingAngle: 0.8,
          cy: '95%',
          valueFormatter: ({ value }) => (value === 1 ? '1 seat' : `${value} seats`),
        },
      ]}
      // #endregion taught
      slotProps={{ legend: { direction: 'horizontal', position: { vertical: 'bottom' } } }}
    >
      <Majority />
    </PieChart>
  );
}
