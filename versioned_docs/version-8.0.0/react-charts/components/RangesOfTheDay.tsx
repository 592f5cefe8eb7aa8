import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useXScale, useYScale } from '@mui/x-charts/hooks';

const days = [
  { day: 'Mon', low: 4, high: 13 },
  { day: 'Tue', low: 6, high: 16 },
  { day: 'Wed', low: 9, high: 15 },
  { day: 'Thu', low: 5, high: 11 },
  { day: 'Fri', low: 2, high: 12 },
];

function Ranges() {
  const x = useXScale<'band'>();
  const y = useYScale<'linear'>();

  return days.map(({ day, low, high }) => (
    <rect
      key={day}
      x={x(day)}
      width={x.bandwidth()}
      y={y(high)}
      height={y(low) - y(high)}
      rx={6}
      fill="#d9480f"
    />
  ));
}

export default function RangesOfTheDay() {
  return (
    <ChartContainer
      height={240}
      title="Lowest and highest temperature of five days"
      xAxis={[{ data: days.map(({ day }) => day), scaleType: 'band', categoryGapRatio: 0.6 }]}
      yAxis={[{ min: 0, max: 20, label: '°C' }]}
      series={[]}
    >
      <Ranges />
      <ChartsXAxis />
      <ChartsYAxis />
    </ChartContainer>
  );
}
