import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';
import { BarChart } from '@mui/x-charts/BarChart';
import { useAnimate, useDrawingArea, useYScale } from '@mui/x-charts/hooks';
import { useState } from 'react';

// #region taught
function Goal({ value }: { value: number }) {
  const { left, width } = useDrawingArea();
  const y = useYScale<'linear'>();
  const line = useAnimate(
    { y: y(value) },
    {
      createInterpolator: (last, next) => (t) => ({ y: last.y + (next.y - last.y) * t }),
      transformProps: (props) => ({ transform: `translate(0 ${props.y})` }),
      applyProps: (element: SVGGElement, { transform }) =>
        element.setAttribute('transform', transform),
      skip: useMediaQuery('(prefers-reduced-motion: reduce)'),
    },
  );
  return (
    <g {...line}>
      <path d={`M${left},0h${width}`} stroke="currentColor" strokeWidth={2} strokeDasharray="6 4" />
      <text
        x={left + width}
        y={-6}
        direction="ltr"
        textAnchor="end"
        fontSize={13}
        fill="currentColor"
      >
        Goal {value}
      </text>
    </g>
  );
}
// #endregion taught

export default function MovingGoal() {
  const [goal, setGoal] = useState(40);

  return (
    <Stack sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button variant="outlined" onClick={() => setGoal(Math.max(goal - 10, 20))}>
          Lower the goal
        </Button>
        <Button variant="outlined" onClick={() => setGoal(Math.min(goal + 10, 60))}>
          Raise the goal
        </Button>
      </Stack>
      <BarChart
        height={220}
        title={`Books lent by branch, with a goal of ${goal}`}
        xAxis={[{ scaleType: 'band', data: ['Harbor', 'Old Mill', 'Station', 'Park'] }]}
        yAxis={[{ max: 70, label: 'Books' }]}
        series={[{ id: 'books', data: [46, 31, 58, 22], color: '#c2410c' }]}
      >
        <Goal value={goal} />
      </BarChart>
    </Stack>
  );
}
