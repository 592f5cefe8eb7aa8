import { useXScale, useYScale } from '@mui/x-charts/hooks';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const data = [48, 52, 51, 58, 63, 61, 67, 72];

function LastValue() {
  const x = useXScale<'point'>();
  const y = useYScale<'linear'>();
  const last = data.length - 1;
  const value = data[last] ?? 0;
  return (
    <g direction="ltr" transform={`translate(${x(last)}, ${y(value)})`}>
      <circle r={5} fill="#c2185b" />
      <text x={12} dominantBaseline="central" fill="currentColor" fontWeight={600}>
        {value}
      </text>
    </g>
  );
}

export default function LastValueMarked() {
  return (
    <SparkLineChart
      height={90}
      title="Members of a club, now 72"
      data={data}
      margin={{ top: 10, bottom: 10, left: 5, right: 48 }}
      color="#c2185b"
    >
      <LastValue />
    </SparkLineChart>
  );
}
