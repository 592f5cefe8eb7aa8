import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useXScale, useYScale } from '@mui/x-charts/hooks';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { anscombe } from './anscombe';

// #region taught
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

function Trend({ xs, ys }: { xs: number[]; ys: number[] }) {
  const x = useXScale<'linear'>();
  const y = useYScale<'linear'>();
  const [midX, midY] = [mean(xs), mean(ys)];
  const slope =
    mean(xs.map((at, index) => (at - midX) * ((ys[index] ?? 0) - midY))) /
    mean(xs.map((at) => (at - midX) ** 2));
  const on = (at: number) => `${x(at)},${y(midY + slope * (at - midX))}`;
  return <path d={`M${on(3)}L${on(20)}`} stroke="#c2410c" strokeWidth={2} />;
}
// #endregion taught

export default function FourTimesTheSame() {
  return (
    <Box
      sx={{
        width: '100%',
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(260px, 1fr))',
        gap: 1,
      }}
    >
      {anscombe.map(({ name, x, y }) => (
        <Box key={name} sx={{ minWidth: 0 }}>
          <Typography variant="body2" sx={{ pl: 5 }}>
            {name}: mean {mean(x).toFixed(1)} and {mean(y).toFixed(1)}
          </Typography>
          <ScatterChart
            height={190}
            margin={{ top: 8, right: 12, bottom: 4, left: 4 }}
            title={`Anscombe’s set ${name}`}
            xAxis={[{ min: 3, max: 20 }]}
            yAxis={[{ min: 2, max: 14, width: 32 }]}
            series={[
              {
                data: x.map((at, index) => ({ id: index, x: at, y: y[index] ?? 0 })),
                color: '#2f75ad',
              },
            ]}
          >
            <Trend xs={x} ys={y} />
          </ScatterChart>
        </Box>
      ))}
    </Box>
  );
}
