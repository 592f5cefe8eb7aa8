import { BarChart } from '@mui/x-charts/BarChart';
import { useAnimateBar } from '@mui/x-charts/hooks';
import type { ComponentProps } from 'react';

// #region taught
const smallest = 3;

type AnimatedProps = Parameters<typeof useAnimateBar>[0];
type BarSlotProps = AnimatedProps & Omit<ComponentProps<'rect'>, 'id' | keyof AnimatedProps>;

function VisibleBar(props: BarSlotProps) {
  const { y, height, yOrigin } = props;
  const missing = height > 0 ? Math.max(0, smallest - height) : 0;
  const isPositive = y < yOrigin;
  const animated = useAnimateBar({
    ...props,
    y: isPositive ? y - missing : y,
    height: height + missing,
  });
  return (
    <rect
      className={props.className}
      fill={props.color}
      onPointerEnter={props.onPointerEnter}
      onPointerLeave={props.onPointerLeave}
      {...animated}
    />
  );
}
// #endregion taught

export default function SmallButVisible() {
  return (
    <BarChart
      height={260}
      title="Orders of five shops; the smallest has 4 and the largest 5,200"
      yAxis={[{ width: 56 }]}
      xAxis={[{ scaleType: 'band', data: ['Oslo', 'Lima', 'Rome', 'Kyoto', 'Accra'] }]}
      series={[{ data: [5200, 4, 3100, 9, 0], label: 'Orders' }]}
      // #region taught
      slots={{ bar: VisibleBar }}
      // #endregion taught
    />
  );
}
