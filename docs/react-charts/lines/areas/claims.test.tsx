import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { AreaPlot, LinePlot } from '@mui/x-charts/LineChart';
import { claimsOf, show } from 'claims';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { all, lines, marks, valueTicks, Lines } from '../claimsLines';
import Baselines from './Baselines';
import FilledArea from './FilledArea';
import page from './index.mdx?raw';
import StackedAreas from './StackedAreas';

const claim = claimsOf(page);

claim('0 stays on the axis unless you set min, or a function as domainLimit', async () => {
  const series = [{ data: [412, 463, 430], area: true, baseline: 420 }];
  const { rerender } = await show(<Lines series={series} />);
  await expect.poll(valueTicks).toContain('0');
  await rerender(<Lines series={series} yAxis={[{ min: 400 }]} />);
  await expect.poll(() => valueTicks()[0]).toBe('400');
  await rerender(<Lines series={series} yAxis={[{ domainLimit: 'strict' }]} />);
  await expect.poll(valueTicks).toContain('0');
  const domainLimit = () => ({ min: 400, max: 500 });
  await rerender(<Lines series={series} yAxis={[{ domainLimit }]} />);
  await expect.poll(() => valueTicks()[0]).toBe('400');
});

claim('with it, every layer is filled down to the baseline', async () => {
  const layer = (id: string) => ({ id, data: [4, 4, 4], area: true, stack: 'all' }) as const;
  const heights = () =>
    all('.MuiAreaElement-root').map((area) => Math.round(area.getBoundingClientRect().height));
  const { rerender } = await show(<Lines series={[layer('a'), layer('b')]} />);
  await expect.poll(() => heights().length).toBe(2);
  expect(heights()[0]).toBe(heights()[1]);
  const low = { baseline: 'min' } as const;
  await rerender(
    <Lines
      series={[
        { ...layer('a'), ...low },
        { ...layer('b'), ...low },
      ]}
      yAxis={[{ min: 0, max: 8 }]}
    />,
  );
  await expect.poll(() => Math.max(...heights()) / Math.min(...heights())).toBeCloseTo(2, 1);
});

claim('fills the space between the line and its baseline', async () => {
  await show(<FilledArea />);
  await expect.poll(() => all('.MuiAreaElement-root').length).toBe(1);
  await expect.poll(valueTicks).toContain('0');
  const axis = all('.MuiChartsAxis-directionX')[0]!.getBoundingClientRect().top;
  await expect
    .poll(() => Math.abs(all('.MuiAreaElement-root')[0]!.getBoundingClientRect().bottom - axis))
    .toBeLessThan(3);
});

claim("'min' for the bottom of the chart or 'max' for the top", async () => {
  const screen = await show(<Baselines />);
  const area = () => all('.MuiAreaElement-root')[0]?.getBoundingClientRect();
  const line = () => lines()[0]!.getBoundingClientRect();
  // At 10 °C, some of the area is above the baseline and some below.
  await expect.poll(() => (area()?.height ?? 0) / line().height).toBeCloseTo(1, 1);
  expect(valueTicks()).toContain('0');
  await userEvent.click(screen.getByRole('button', { name: 'min' }));
  await expect.poll(() => area()!.bottom - line().bottom).toBeGreaterThan(20);
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(screen.getByRole('button', { name: 'max' })).toHaveFocus();
  await expect.poll(() => line().top - area()!.top).toBeGreaterThan(5);
});

claim("With stackOffset: 'expand' they fill the chart", async () => {
  await show(<StackedAreas />);
  await expect.poll(() => all('.MuiAreaElement-root').length).toBe(3);
  await expect.poll(valueTicks).toContain('100%');
  expect(valueTicks().at(-1)).toBe('100%');
  expect(marks()).toHaveLength(0);
});

claim('made 20% brighter by an SVG filter', async () => {
  const area = () => all('.MuiAreaElement-root')[0];
  const series = [{ data: [4, 3, 5], area: true }];
  const { rerender } = await show(<Lines series={series} />);
  await expect.poll(() => area()?.getAttribute('filter')).toBe('brightness(120%)');
  expect(getComputedStyle(area()!).filter).not.toBe('none');
  const sx = { '& .MuiAreaElement-root': { filter: 'none', fillOpacity: 0.3 } };
  await rerender(<Lines series={series} sx={sx} />);
  await expect.poll(() => getComputedStyle(area()!).filter).toBe('none');
  expect(getComputedStyle(area()!).fillOpacity).toBe('0.3');
});

claim("aren't brightened, except while they're highlighted", async () => {
  const chart = (highlightedItem: { seriesId: string } | null) => (
    <Lines
      series={[{ id: 'one', data: [4, 3, 5], area: true, highlightScope: { highlight: 'series' } }]}
      yAxis={[{ colorMap: { type: 'piecewise', thresholds: [4], colors: ['red', 'green'] } }]}
      highlightedItem={highlightedItem}
    />
  );
  const { rerender } = await show(chart(null));
  await expect.poll(() => all('.MuiAreaElement-root').length).toBe(1);
  expect(all('.MuiAreaElement-root')[0]?.hasAttribute('filter')).toBe(false);
  await rerender(chart({ seriesId: 'one' }));
  await expect
    .poll(() => all('.MuiAreaElement-root')[0]?.getAttribute('filter'))
    .toBe('brightness(140%)');
});

claim('LinePlot draws lines only', async () => {
  const chart = (withAreas: boolean) => (
    <ChartContainer
      width={400}
      height={200}
      skipAnimation
      xAxis={[{ data: [1, 2, 3] }]}
      series={[
        { type: 'line', data: [4, 3, 5], area: true },
        { type: 'line', data: [1, 2, 1] },
      ]}
    >
      {withAreas && <AreaPlot />}
      <LinePlot />
    </ChartContainer>
  );
  const areas = () => all('.MuiAreaElement-root');
  const { rerender } = await show(chart(false));
  await expect.poll(() => lines().length).toBe(2);
  expect(areas()).toHaveLength(0);
  await rerender(chart(true));
  await expect.poll(() => areas().length).toBe(1);
  // The lines are in front.
  const order = areas()[0]!.compareDocumentPosition(lines()[0]!);
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});
