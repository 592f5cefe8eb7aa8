import LinearProgress from '@mui/material/LinearProgress';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { Gauge, GaugeContainer, type GaugeProps, useGaugeState } from '@mui/x-charts/Gauge';
import { claimsOf, show } from 'claims';
import { useState, type MouseEvent } from 'react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import ConfigurableGauge from './ConfigurableGauge';
import ArcShapes from './ArcShapes';
import ColoredGauge from './ColoredGauge';
import page from './index.mdx?raw';
import NeedleGauge from './NeedleGauge';
import OceanOnEarth from './OceanOnEarth';
import RangeOfValues from './RangeOfValues';
import TargetOnTheArc from './TargetOnTheArc';
import TextOfAGauge from './TextOfAGauge';
import Zones from './Zones';

const claim = claimsOf(page);

const all = (selector: string) => [...document.querySelectorAll<SVGElement>(selector)];
const count = (selector: string) => expect.poll(() => all(selector).length);
const arc = '.MuiGauge-valueArc';
const text = () => all('.MuiGauge-valueText')[0]?.textContent;

const Small = (props: Partial<GaugeProps>) => (
  <Gauge width={200} height={200} value={25} skipAnimation aria-label="Small" {...props} />
);

/** Right and bottom end of the arc of the value, from the left and top of the drawing. */
function endOfArc() {
  const drawing = all('svg')[0]!.getBoundingClientRect();
  const { left, right, top, bottom } = all(arc)[0]!.getBoundingClientRect();
  return {
    left: Math.round(left - drawing.left),
    right: Math.round(right - drawing.left),
    top: Math.round(top - drawing.top),
    bottom: Math.round(bottom - drawing.top),
  };
}

claim('About 71%', async () => {
  const screen = await show(<OceanOnEarth />);
  await expect.element(screen.getByText('71%')).toBeVisible();
});

claim('the gauge then shows only its gray track, without a text', async () => {
  const { rerender } = await show(<Small />);
  await count(arc).toBe(1);
  await rerender(<Small value={null} />);
  await count(arc).toBe(0);
  expect(all('.MuiGauge-referenceArc')).toHaveLength(1);
  expect(text()).toBeUndefined();
  expect(all('[role="meter"]')[0]?.hasAttribute('aria-valuenow')).toBe(false);
});

claim("The number 0 has no effect; use '0%'", async () => {
  const { rerender } = await show(<Small />);
  await count(arc).toBe(1);
  const { left } = endOfArc();
  await rerender(<Small cx={0} />);
  expect(endOfArc().left).toBe(left);
  await rerender(<Small cx="0%" />);
  await expect.poll(() => endOfArc().left).toBeLessThan(left);
});

claim('A text of your own stays, though', async () => {
  const { rerender } = await show(<Small value={null} text="60%" />);
  await expect.poll(text).toBe('60%');
  expect(all(arc)).toHaveLength(0);
  await rerender(<Small value={null} text={({ value }) => `${value}`} />);
  await expect.poll(text).toBe('null');
});

claim('value is between 0 and 100 unless you say otherwise', async () => {
  const screen = await show(<Small />);
  await expect.element(screen.getByRole('meter')).toHaveAttribute('aria-valuemax', '100');
  await expect.element(screen.getByRole('meter')).toHaveAttribute('aria-valuemin', '0');
});

claim('the arc goes on past its ends', async () => {
  const { rerender } = await show(<Small startAngle={-90} endAngle={90} value={100} />);
  await count(arc).toBe(1);
  const full = all(arc)[0]?.getAttribute('d');
  await rerender(<Small startAngle={-90} endAngle={90} value={120} />);
  await expect.poll(() => all(arc)[0]?.getAttribute('d')).not.toBe(full);
});

claim('are the values at the two ends', async () => {
  const screen = await show(<RangeOfValues />);
  const meter = screen.getByRole('meter', { name: 'Temperature of the room' });
  await expect.element(meter).toHaveAttribute('aria-valuemin', '-10');
  await expect.element(meter).toHaveAttribute('aria-valuemax', '40');
});

claim('clockwise from the top', async () => {
  await show(<Small />);
  await count(arc).toBe(1);
  const { left, bottom } = endOfArc();
  expect(left).toBe(100);
  expect(bottom).toBe(100);
});

claim("'80%' and '100%' by default", async () => {
  const { rerender } = await show(<Small />);
  await count(arc).toBe(1);
  const path = () => all(arc)[0]?.getAttribute('d');
  const first = path();
  await rerender(<Small innerRadius="70%" />);
  await expect.poll(path).not.toBe(first);
  await rerender(<Small innerRadius="80%" outerRadius="100%" />);
  await expect.poll(path).toBe(first);
});

claim('The gauge moves its center so that the arc fills the space', async () => {
  await show(<ArcShapes />);
  await expect.poll(() => all(arc).length).toBe(4);
  const quarter = all('svg')[2]!.querySelector('.MuiGauge-referenceArc')!.getBoundingClientRect();
  expect(quarter.height).toBeGreaterThan(120);
});

claim('the value grows counterclockwise', async () => {
  await show(<Small startAngle={90} endAngle={-90} />);
  await count(arc).toBe(1);
  const { right } = endOfArc();
  expect(right).toBeGreaterThan(180);
});

claim('A line break starts a new line', async () => {
  await show(<TextOfAGauge />);
  await count('.MuiGauge-valueText').toBe(2);
  expect(all('.MuiGauge-valueText')[0]!.querySelectorAll('tspan')).toHaveLength(2);
});

claim('return null for no text', async () => {
  await show(<Small text={() => null} />);
  await count(arc).toBe(1);
  expect(text()).toBeUndefined();
});

claim('The distance between lines stays that of the default size', async () => {
  const lines = () => {
    const [first, second] = all('.MuiGauge-valueText tspan').map((line) => line.getAttribute('dy'));
    return [first, second];
  };
  const { rerender } = await show(<Small text={'a\nb'} />);
  await count('.MuiGauge-valueText tspan').toBe(2);
  const before = lines();
  await rerender(<Small text={'a\nb'} sx={{ '& .MuiGauge-valueText': { fontSize: 40 } }} />);
  await expect.poll(() => getComputedStyle(all('.MuiGauge-valueText')[0]!).fontSize).toBe('40px');
  expect(lines()).toEqual(before);
});

claim('gaugeClasses has valueArc for the value', async () => {
  const screen = await show(<ColoredGauge />);
  await count(arc).toBe(1);
  expect(getComputedStyle(all(arc)[0]!).fill).toBe('rgb(198, 40, 40)');
  await userEvent.keyboard('{Tab}{End}');
  await expect.poll(() => getComputedStyle(all(arc)[0]!).fill).toBe('rgb(46, 125, 50)');
  await expect
    .element(screen.getByRole('meter', { name: 'Battery' }))
    .toHaveAttribute('aria-valuetext', '100 percent, Good');
});

claim('Children of a gauge are drawn in front', async () => {
  await show(<TargetOnTheArc />);
  await count('path[stroke="#d1495b"]').toBe(1);
  const target = all('path[stroke="#d1495b"]')[0]!;
  expect(all(arc)[0]!.compareDocumentPosition(target)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

claim('GaugeContainer computes these and draws nothing', async () => {
  await show(<GaugeContainer width={200} height={200} value={25} aria-label="Empty" />);
  await count('[role="meter"]').toBe(1);
  expect(all('[role="meter"] path, [role="meter"] text')).toHaveLength(0);
});

function Angle() {
  return <text>{`Angle: ${useGaugeState().valueAngle}`}</text>;
}

claim('and null without a value', async () => {
  const screen = await show(
    <Small value={null}>
      <Angle />
    </Small>,
  );
  await expect.element(screen.getByText('Angle: null')).toBeInTheDocument();
});

claim('The <svg> has the role meter', async () => {
  const screen = await show(<NeedleGauge />);
  const meter = screen.getByRole('meter', { name: 'Speed of a train' });
  await expect.element(meter).toHaveAttribute('aria-valuenow', '212');
  await expect.element(meter).toHaveAttribute('aria-valuemax', '320');
});

claim('Everything in it is hidden from screen readers', async () => {
  await show(<Small />);
  await count(arc).toBe(1);
  expect(all(arc)[0]!.closest('[aria-hidden="true"]')).not.toBeNull();
});

claim('a startAngle of -90 with an endAngle of 90 is a half circle', async () => {
  const { rerender } = await show(<ConfigurableGauge value={62} skipAnimation />);
  await count(arc).toBe(1);
  await expect.poll(text).toBe('62 of 100 l');
  const track = () => all('.MuiGauge-referenceArc')[0]!.getBoundingClientRect();
  expect(track().width / track().height).toBeCloseTo(1, 1);
  await rerender(<ConfigurableGauge value={62} startAngle={-90} endAngle={90} skipAnimation />);
  await expect.poll(() => track().width / track().height).toBeCloseTo(2, 1);
});

claim('Draw an arc for each range with the angles of useGaugeState', async () => {
  await show(<Zones />);
  await count('path[stroke="#2e7d32"], path[stroke="#f9a825"], path[stroke="#c62828"]').toBe(3);
  expect(document.body.textContent).toContain('72%');
  // The yellow zone reaches from 60 to 85, so the pointer at 72 is over it.
  const box = (selector: string) => all(selector)[0]!.getBoundingClientRect();
  const yellow = box('path[stroke="#f9a825"]');
  const pointer = box('path[stroke="currentColor"]');
  expect(pointer.right).toBeGreaterThan(yellow.left);
  expect(pointer.right).toBeLessThan(yellow.right);
});

claim('Its value goes from 0 to 100', async () => {
  const screen = await show(
    <LinearProgress
      variant="determinate"
      role="meter"
      value={(100 * 72) / 128}
      aria-label="Storage used"
    />,
  );
  const meter = screen.getByRole('meter', { name: 'Storage used' });
  await expect.element(meter).toHaveAttribute('aria-valuenow', '56');
  await expect.element(meter).toHaveAttribute('aria-valuemax', '100');
});

claim('draw one horizontal bar with fixed limits', async () => {
  await show(
    <BarChart
      width={400}
      height={110}
      skipAnimation
      layout="horizontal"
      xAxis={[{ min: 0, max: 128 }]}
      yAxis={[{ scaleType: 'band', data: ['Storage'], position: 'none' }]}
      series={[{ data: [72] }]}
    >
      <ChartsReferenceLine x={100} label="Warning" />
    </BarChart>,
  );
  await count('.MuiBarElement-root').toBe(1);
  const bar = all('.MuiBarElement-root')[0]!.getBoundingClientRect();
  const line = all('.MuiChartsReferenceLine-line')[0]!.getBoundingClientRect();
  const axis = all('.MuiChartsAxis-directionX .MuiChartsAxis-line')[0]!.getBoundingClientRect();
  expect(bar.width / axis.width).toBeCloseTo(72 / 128, 2);
  expect((line.left - axis.left) / axis.width).toBeCloseTo(100 / 128, 1);
});

claim('A child of the gauge can turn clicks into values, too', async () => {
  function ClickArea({ onPick }: { onPick: (value: number) => void }) {
    const { cx, cy, outerRadius, startAngle, endAngle, valueMin, valueMax } = useGaugeState();
    const onClick = ({ clientX, clientY, currentTarget }: MouseEvent<SVGCircleElement>) => {
      const { left, top, width, height } = currentTarget.getBoundingClientRect();
      const angle = Math.atan2(clientX - left - width / 2, top + height / 2 - clientY);
      const share = ((angle - startAngle + 2 * Math.PI) % (2 * Math.PI)) / (endAngle - startAngle);
      if (share <= 1) onPick(Math.round(valueMin + share * (valueMax - valueMin)));
    };
    const handlers = { onClick };
    return <circle {...{ cx, cy }} r={outerRadius} fill="none" pointerEvents="all" {...handlers} />;
  }
  function Volume({ half = false }) {
    const [value, setValue] = useState(0);
    const angles = half ? { startAngle: -90, endAngle: 90 } : {};
    return (
      <Small value={value} valueMax={200} {...angles}>
        <ClickArea onPick={setValue} />
      </Small>
    );
  }
  const now = () => all('[role="meter"]')[0]?.getAttribute('aria-valuenow');
  const screen = await show(<Volume />);
  await count('circle').toBe(1);
  await userEvent.click(all('circle')[0]!, { position: { x: 170, y: 90 } });
  await expect.poll(now).toBe('50');
  await userEvent.click(all('circle')[0]!, { position: { x: 90, y: 170 } });
  await expect.poll(now).toBe('100');
  // Three quarters of a half circle from the left to the right.
  await screen.rerender(<Volume half />);
  await userEvent.click(all('circle')[0]!, { position: { x: 150, y: 30 } });
  await expect.poll(now).toBe('150');
});
