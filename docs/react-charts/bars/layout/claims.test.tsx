import Box from '@mui/material/Box';
import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { claimsOf, consoleMessages, show } from 'claims';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { bars, ticks, Bars, namedAxis } from '../claimsBars';
import DownFromTheTop from './DownFromTheTop';
import GapRatios from './GapRatios';
import GridLines from './GridLines';
import page from './index.mdx?raw';
import SevenSummits from './SevenSummits';
import SharesOfSources from './SharesOfSources';
import StackedSources from './StackedSources';
import TickPlacements from './TickPlacements';

const claim = claimsOf(page);

claim('-1 puts them on top of each other', async () => {
  const series = [{ data: [4, 6] }, { data: [2, 3] }];
  await show(<Bars series={series} xAxis={[{ ...namedAxis[0], barGapRatio: -1 }]} />);
  await expect.poll(() => bars().length).toBe(4);
  const [first, , third] = bars();
  expect(first?.getAttribute('x')).toBe(third?.getAttribute('x'));
  expect(first?.getAttribute('width')).toBe(third?.getAttribute('width'));
});

claim('categoryGapRatio, 0.2 by default', async () => {
  const screen = await show(<GapRatios />);
  await expect.poll(() => bars().length).toBe(12);
  const width = () => Number(bars()[0]?.getAttribute('width'));
  const before = width();
  const slider = screen.getByRole('slider', { name: 'Between categories' });
  expect((slider.element() as HTMLInputElement).value).toBe('0.2');
  (slider.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(width).toBeLessThan(before);
});

claim('The axis then goes from 0 to 1', async () => {
  await show(<SharesOfSources />);
  await expect.poll(() => ticks('Y').at(-1)).toBe('100%');
  expect(ticks('Y')[0]).toBe('0%');
});

claim('The first category is at the top of a horizontal chart', async () => {
  const screen = await show(<SevenSummits />);
  const top = (name: string) =>
    screen.getByText(name, { exact: true }).element().getBoundingClientRect().top;
  await expect.element(screen.getByText('Puncak Jaya')).toBeInTheDocument();
  expect(top('Everest')).toBeLessThan(top('Puncak Jaya'));
});

claim('there is one more tick than there are categories', async () => {
  const screen = await show(<TickPlacements />);
  const count = () =>
    document.querySelectorAll('.MuiChartsAxis-directionX .MuiChartsAxis-tick').length;
  await expect.poll(count).toBe(13);
  await userEvent.selectOptions(screen.getByLabelText('Ticks'), 'middle');
  await expect.poll(count).toBe(12);
});

claim(
  "stops it in 8.1.0 with Cannot read properties of undefined (reading 'getTime')",
  async () => {
    consoleMessages();
    await expect(show(<Bars grid={{ vertical: true }} />)).rejects.toThrow(
      "Cannot read properties of undefined (reading 'getTime')",
    );
  },
);

claim(
  'whatever the tickPlacement. So does horizontal on a chart with horizontal bars',
  async () => {
    consoleMessages();
    const middle = { ...namedAxis[0], tickPlacement: 'middle' } as const;
    for (const props of [
      { xAxis: [middle], grid: { vertical: true } },
      { yAxis: [middle], grid: { horizontal: true }, layout: 'horizontal' },
    ] as const) {
      await expect(show(<Bars {...(props as Partial<BarChartProps>)} />)).rejects.toThrow(
        "Cannot read properties of undefined (reading 'getTime')",
      );
    }
  },
);

claim("where a tick stands in its category, 'extremities' by default", async () => {
  const tickCount = () =>
    document.querySelectorAll('.MuiChartsAxis-directionX .MuiChartsAxis-tick').length;
  const left = () =>
    document
      .querySelector('.MuiChartsAxis-directionX .MuiChartsAxis-tickLabel')
      ?.getBoundingClientRect().left ?? 0;
  const screen = await show(<Bars xAxis={namedAxis} />);
  await expect.poll(tickCount).toBe(3);
  const centered = left();
  await screen.rerender(<Bars xAxis={[{ ...namedAxis[0], tickPlacement: 'extremities' }]} />);
  await expect.poll(tickCount).toBe(3);
  for (const tickPlacement of ['start', 'middle', 'end'] as const) {
    await screen.rerender(<Bars xAxis={[{ ...namedAxis[0], tickPlacement }]} />);
    await expect.poll(tickCount, { message: tickPlacement }).toBe(2);
  }
  const atTick = { tickPlacement: 'start', tickLabelPlacement: 'tick' } as const;
  await screen.rerender(<Bars xAxis={[{ ...namedAxis[0], ...atTick }]} />);
  await expect.poll(left).toBeLessThan(centered - 20);
});

claim('In a vertical one, names that would overlap are left out', async () => {
  const data = Array.from({ length: 8 }, (_, index) => `Department number ${index}`);
  const axis = { scaleType: 'band', data } as const;
  const series = [{ data: data.map((_, index) => index + 1) }];
  const { rerender } = await show(<Bars xAxis={[axis]} series={series} />);
  await expect.poll(() => bars().length).toBe(8);
  await expect.poll(() => ticks('X').length).toBeLessThan(8);
  const { length } = ticks('X');
  await rerender(<Bars xAxis={[{ ...axis, height: 120 }]} series={series} />);
  expect(ticks('X')).toHaveLength(length);
  const turned = { ...axis, height: 160, tickLabelStyle: { angle: -90 } };
  await rerender(<Bars xAxis={[turned]} series={series} height={360} />);
  await expect.poll(() => ticks('X')).toEqual(data);
});

claim('a series without it, or with another name, stands beside the stack', async () => {
  await show(<StackedSources />);
  await expect.poll(() => new Set(bars().map((bar) => bar.getAttribute('x'))).size).toBe(24);
  expect(bars()).toHaveLength(48);
});

claim('lets bars grow down', async () => {
  await show(<DownFromTheTop />);
  await expect.poll(() => bars()[0]?.getBoundingClientRect().height ?? 0).toBeGreaterThan(100);
  expect(new Set(bars().map((bar) => Math.round(bar.getBoundingClientRect().top))).size).toBe(1);
  const names = document.querySelector('.MuiChartsAxis-directionX')!.getBoundingClientRect();
  expect(names.bottom).toBeLessThanOrEqual(bars()[0]!.getBoundingClientRect().top + 1);
});

claim('draws lines across the bars at the ticks of the value axis', async () => {
  await show(<GridLines />);
  await expect.poll(() => ticks('Y').length).toBeGreaterThan(2);
  expect(document.querySelectorAll('.MuiChartsGrid-horizontalLine')).toHaveLength(
    ticks('Y').length,
  );
});

claim('Here no bar is wider than 48 pixels', async () => {
  const width = async (count: number) => {
    const names = Array.from({ length: count }, (_, index) => `Name ${index}`);
    const categoryGapRatio = Math.max(0.2, 1 - (48 * count) / (500 - 45 - 2 * 20));
    const screen = await show(
      <Bars
        width={500}
        xAxis={[{ scaleType: 'band', data: names, categoryGapRatio }]}
        series={[{ data: names.map((_, index) => index + 1) }]}
      />,
    );
    await expect.poll(() => bars().length).toBe(count);
    const found = Number(bars()[0]?.getAttribute('width'));
    await screen.unmount();
    return found;
  };
  expect(await width(1)).toBeCloseTo(48, 3);
  expect(await width(3)).toBeCloseTo(48, 3);
  expect(await width(20)).toBeLessThan(20);
});

claim('keeps the name from appearing twice in the tooltip', async () => {
  const axis = { ...namedAxis[0], barGapRatio: -1 };
  await show(
    <Bars
      xAxis={[
        { ...axis, id: 'wide', categoryGapRatio: 0.3 },
        { ...axis, id: 'thin', categoryGapRatio: 0.7, position: 'none', hideTooltip: true },
      ]}
      series={[
        { data: [40, 45], xAxisId: 'wide', label: 'Plan' },
        { data: [36, 47], xAxisId: 'thin', label: 'Sales' },
      ]}
    />,
  );
  await expect.poll(() => bars().length).toBe(4);
  const [wide, , thin] = bars().map((bar) => bar.getBoundingClientRect());
  expect(thin!.width).toBeLessThan(wide!.width / 2);
  expect(thin!.x + thin!.width / 2).toBeCloseTo(wide!.x + wide!.width / 2, 0);
  await userEvent.hover(document.querySelector('svg:has(g)')!, { position: { x: 130, y: 100 } });
  const tooltip = () => document.querySelector('.MuiChartsTooltip-root');
  await expect.poll(() => tooltip()?.textContent ?? '').toMatch(/Plan.*Sales/);
  expect(tooltip()!.querySelectorAll('caption')).toHaveLength(1);
});

claim('draw the value axis beside the box, so that it stays in view', async () => {
  const scale = { min: 0, max: 100 };
  const names = Array.from({ length: 60 }, (_, index) => `Day ${index + 1}`);
  await show(
    <Box sx={{ display: 'flex', width: 400 }}>
      <ChartContainer
        width={65}
        height={240}
        margin={{ right: 0 }}
        yAxis={[scale]}
        sx={{ flexShrink: 0 }}
      >
        <ChartsYAxis />
      </ChartContainer>
      <Box role="group" aria-label="Amounts" tabIndex={0} sx={{ minWidth: 0, overflowX: 'auto' }}>
        <BarChart
          width={names.length * 24}
          sx={{ width: 'max-content' }}
          height={240}
          margin={{ left: 0 }}
          skipAnimation
          xAxis={[{ scaleType: 'band', data: names }]}
          yAxis={[{ ...scale, position: 'none' }]}
          series={[{ data: names.map(() => 100) }]}
        />
      </Box>
    </Box>,
  );
  await expect.poll(() => bars().length).toBe(60);
  expect(ticks('Y')).toContain('100');
  const box = document.querySelector('[aria-label=Amounts]')!;
  const axis = () =>
    document
      .querySelector('.MuiChartsAxis-directionY .MuiChartsAxis-line')!
      .getBoundingClientRect();
  const { left, top, bottom } = axis();
  expect(bars()[0]!.getBoundingClientRect().left).toBeGreaterThan(left - 1);
  // A bar of 100 is as high as the axis.
  expect(bars()[0]!.getBoundingClientRect().top).toBeCloseTo(top, 0);
  expect(bars()[0]!.getBoundingClientRect().bottom).toBeCloseTo(bottom, 0);
  box.scrollLeft = 500;
  await expect.poll(() => box.scrollLeft).toBe(500);
  expect(bars()[0]!.getBoundingClientRect().left).toBeLessThan(left);
  expect(axis().left).toBe(left);
});

claim('TypeScript knows both settings on band axes only', () => {
  const axes: NonNullable<BarChartProps['xAxis']>[number][] = [
    { scaleType: 'band', categoryGapRatio: 0.4 },
    // @ts-expect-error: the setting isn't in the type of a linear axis.
    { scaleType: 'linear', categoryGapRatio: 0.4 },
  ];
  expect(axes.map(({ scaleType }) => scaleType)).toEqual(['band', 'linear']);
});

claim("without width: 'max-content' users can't reach the first bars", async () => {
  const names = Array.from({ length: 60 }, (_, index) => `Day ${index + 1}`);
  const scrolling = (sx?: BarChartProps['sx']) => (
    <Box data-testid="box" sx={{ width: 300, overflowX: 'auto' }}>
      <BarChart
        width={names.length * 24}
        sx={sx}
        height={240}
        skipAnimation
        xAxis={[{ scaleType: 'band', data: names }]}
        series={[{ data: names.map(() => 100) }]}
      />
    </Box>
  );
  const isReached = () => {
    const box = document.querySelector('[data-testid=box]')!;
    // It's scrolled to its left end.
    expect(box.scrollLeft).toBe(0);
    return bars()[0]!.getBoundingClientRect().left > box.getBoundingClientRect().left;
  };
  const { rerender } = await show(scrolling());
  await expect.poll(() => bars().length).toBe(60);
  expect(isReached()).toBe(false);
  await rerender(scrolling({ width: 'max-content' }));
  await expect.poll(isReached).toBe(true);
});
