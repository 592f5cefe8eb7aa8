import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { useDrawingArea, useXScale, useYScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';
import { Caught, claimsOf, consoleMessages, show } from 'claims';
import { expect } from 'vitest';
import { all, ticks, line, box, Line, bars } from '../claimsAxes';
import page from './index.mdx?raw';
import ReferenceLines from './ReferenceLines';

const claim = claimsOf(page);

claim("A reference line doesn't extend the axis", async () => {
  await show(
    <Line>
      <ChartsReferenceLine y={500} label="Limit" />
    </Line>,
  );
  await expect.poll(() => all('.MuiChartsReferenceLine-root').length).toBe(1);
  expect(ticks('Y')).toEqual(['0', '50', '100']);
});

claim("it's at the start of the bars of that category, not in their middle", async () => {
  await show(
    <BarChart {...bars} skipAnimation xAxis={[{ scaleType: 'band', data: ['A', 'B'] }]}>
      <ChartsReferenceLine x="B" />
    </BarChart>,
  );
  await expect.poll(() => all('.MuiBarElement-root').length).toBe(2);
  const bar = all('.MuiBarElement-root')[1]?.getBoundingClientRect();
  expect(box('.MuiChartsReferenceLine-line')?.left).toBeCloseTo(bar?.left ?? 0, 0);
});

claim('MUI X: the value Juli does not exist in the data of x axis with id undefined.', async () => {
  const messages = consoleMessages();
  await show(
    <Line xAxis={[{ scaleType: 'point', data: ['June', 'July', 'August'] }]}>
      <ChartsReferenceLine x="Juli" />
    </Line>,
  );
  await expect.poll(line).toBeTruthy();
  expect(messages.join()).toContain(
    'MUI X: the value Juli does not exist in the data of x axis with id undefined.',
  );
  expect(all('.MuiChartsReferenceLine-root')).toEqual([]);
});

claim('MUI X: The ChartsReferenceLine cannot have both `x` and `y` props set.', async () => {
  consoleMessages();
  const both = { x: 2, y: 50 } as unknown as { x: number };
  const screen = await show(
    <Caught>
      <Line>
        <ChartsReferenceLine {...both} />
      </Line>
    </Caught>,
  );
  await expect
    .element(screen.getByText('The ChartsReferenceLine cannot have both', { exact: false }))
    .toBeInTheDocument();
});

claim('The ChartsReferenceLine cannot have both x and y props set', async () => {
  consoleMessages();
  const screen = await show(
    <Caught>
      <Line>
        <ChartsReferenceLine {...({ x: 2, y: 50 } as object as { x: number })} />
      </Line>
    </Caught>,
  );
  await expect.element(screen.getByRole('alert')).toHaveTextContent('cannot have both');
});

claim('draws a line at y or at x, as a child of a chart', async () => {
  await show(<ReferenceLines />);
  await expect.poll(() => all('.MuiChartsReferenceLine-label').length).toBe(2);
  expect(
    all('.MuiChartsReferenceLine-horizontal .MuiChartsReferenceLine-label')[0]?.textContent,
  ).toBe('Limit');
  expect(
    all('.MuiChartsReferenceLine-vertical .MuiChartsReferenceLine-label')[0]?.textContent,
  ).toBe('Work starts');
});

claim('MUI X: The ChartsReferenceLine should have a value in x or y prop.', async () => {
  consoleMessages();
  const screen = await show(
    <Caught>
      <LineChart width={300} height={200} series={[{ data: [1] }]}>
        <ChartsReferenceLine {...({ y: undefined } as { y: never })} />
      </LineChart>
    </Caught>,
  );
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('MUI X: The ChartsReferenceLine should have a value in `x` or `y` prop.');
});

claim('useYScale turns the two values into positions', async () => {
  function Range() {
    const { left, width } = useDrawingArea();
    const y = useYScale<'linear'>();
    return <rect fill="green" x={left} width={width} y={y(75)} height={y(25) - y(75)} />;
  }
  await show(
    <Line yAxis={[{ min: 0, max: 100 }]}>
      <Range />
    </Line>,
  );
  await expect.poll(() => box('rect[fill="green"]')).toBeTruthy();
  const range = box('rect[fill="green"]')!;
  const axis = box('.MuiChartsAxis-directionY .MuiChartsAxis-line')!;
  expect(range.height).toBeCloseTo(axis.height / 2, 0);
  expect(range.top - axis.top).toBeCloseTo(axis.bottom - range.bottom, 0);
});

claim('On a band axis, the scale returns its position', async () => {
  function Marked({ month }: { month: string }) {
    const { top, height } = useDrawingArea();
    const scale = useXScale<'band'>();
    const width = scale.bandwidth();
    return <rect x={scale(month)} y={top} width={width} height={height} fill="green" />;
  }
  const orders = (month: string) => (
    <BarChart {...bars} skipAnimation xAxis={[{ scaleType: 'band', data: ['May', 'June'] }]}>
      <Marked month={month} />
    </BarChart>
  );
  const { rerender } = await show(orders('May'));
  await expect.poll(() => all('.MuiBarElement-root').length).toBe(2);
  const bar = (index: number) => all('.MuiBarElement-root')[index]!.getBoundingClientRect();
  expect(box('rect[fill="green"]')?.left).toBeCloseTo(bar(0).left, 0);
  await rerender(orders('June'));
  await expect.poll(() => box('rect[fill="green"]')?.left).toBeCloseTo(bar(1).left, 0);
  expect(box('rect[fill="green"]')?.right).toBeCloseTo(bar(1).right, 0);
});

claim('a ChartsReferenceLine with x from your state does the same', async () => {
  const at = (x: number) => (
    <Line>
      <ChartsReferenceLine x={x} />
    </Line>
  );
  const left = () => box('.MuiChartsReferenceLine-line')?.left ?? 0;
  const { rerender } = await show(at(1));
  await expect.poll(left).toBeGreaterThan(0);
  const first = left();
  await rerender(at(3));
  await expect.poll(left).toBeGreaterThan(first);
});
