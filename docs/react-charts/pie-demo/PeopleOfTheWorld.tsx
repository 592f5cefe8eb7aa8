import { useDrawingArea } from '@mui/x-charts/hooks';
import { PieChart } from '@mui/x-charts/PieChart';
import { millions, population } from 'sample-data/population';

const colors = ['#2f75ad', '#c2410c', '#0d9488', '#b7791f', '#7b61c4', '#94a3b8'];
const total = population.reduce((sum, { y2020 }) => sum + y2020, 0);

// #region taught
function Total() {
  const { left, top, width, height } = useDrawingArea();
  const x = left + width / 2;
  return (
    <text x={x} y={top + height / 2} textAnchor="middle" fill="currentColor">
      <tspan fontSize={30}>{(total / 1000).toFixed(2)}</tspan>
      <tspan x={x} dy={22} fontSize={14}>
        billion people
      </tspan>
    </text>
  );
}
// #endregion taught

export default function PeopleOfTheWorld() {
  return (
    <PieChart
      height={280}
      title="People of the world by region in 2020"
      colors={colors}
      series={[
        {
          data: population.map(({ region, y2020 }) => ({
            id: region,
            label: region,
            value: y2020,
          })),
          innerRadius: '70%',
          paddingAngle: 1,
          valueFormatter: ({ value }) => millions(value),
        },
      ]}
    >
      <Total />
    </PieChart>
  );
}
