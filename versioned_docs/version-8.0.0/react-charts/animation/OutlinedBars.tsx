import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';
import { useAnimateBar } from '@mui/x-charts/hooks';
import { type ComponentProps, useState } from 'react';

// #region taught
type AnimatedProps = Parameters<typeof useAnimateBar>[0];
type BarSlotProps = AnimatedProps & Omit<ComponentProps<'rect'>, 'id' | keyof AnimatedProps>;

function OutlinedBar(props: BarSlotProps) {
  return (
    <rect
      className={props.className}
      onPointerEnter={props.onPointerEnter}
      onPointerLeave={props.onPointerLeave}
      rx={6}
      fill={props.color}
      fillOpacity={0.25}
      stroke={props.color}
      strokeWidth={2}
      {...useAnimateBar(props)}
    />
  );
}
// #endregion taught

export default function OutlinedBars() {
  const [isRaining, setIsRaining] = useState(false);

  return (
    <Stack sx={{ width: '100%' }}>
      <Button
        variant="outlined"
        sx={{ alignSelf: 'start' }}
        onClick={() => setIsRaining(!isRaining)}
      >
        {isRaining ? 'A dry day' : 'A rainy day'}
      </Button>
      <BarChart
        height={220}
        title="Tickets sold by counter"
        xAxis={[{ scaleType: 'band', data: ['Pool', 'Zoo', 'Museum', 'Cinema'] }]}
        yAxis={[{ max: 600, label: 'Tickets', width: 56 }]}
        series={[
          {
            id: 'tickets',
            data: isRaining ? [60, 85, 540, 480] : [520, 410, 170, 130],
            color: '#0f766e',
          },
        ]}
        slots={{ bar: OutlinedBar }}
      />
    </Stack>
  );
}
