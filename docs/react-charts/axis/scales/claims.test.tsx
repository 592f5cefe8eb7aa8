import { Heatmap } from '@mui/x-charts-pro';
import { BarChart } from '@mui/x-charts/BarChart';
import { useXAxis } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { claimsOf, consoleMessages, show } from 'claims';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { all, ticks, tickCount, line, Line, bars } from '../claimsAxes';
import DomainLimits from './DomainLimits';
import FirstPlaceOnTop from './FirstPlaceOnTop';
import page from './index.mdx?raw';
import PartOfTheRange from './PartOfTheRange';
import PlanetsOnLogAxes from './PlanetsOnLogAxes';
import ScalesCompared from './ScalesCompared';
import UnevenDays from './UnevenDays';
import ZeroOnLogScale from './ZeroOnLogScale';

const claim = claimsOf(page);

/** Keeps what a chart throws from failing the run, and shows it. */
claim('the planets line up', async () => {
  await show(<PlanetsOnLogAxes />);
  await expect.poll(() => all('circle').length).toBe(8);
  const points = all('circle').map((circle) => circle.getBoundingClientRect());
  const slopes = points
    .slice(1)
    .map((point, index) => (point.top - points[index]!.top) / (point.left - points[index]!.left));
  for (const slope of slopes) expect(slope / slopes[0]!).toBeCloseTo(1, 1);
});

claim("scaleType is 'linear' unless you say otherwise", async () => {
  await show(<Line />);
  await expect.poll(line).toBeTruthy();
  const before = line();
  await show(<Line xAxis={[{ data: [1, 2, 3], scaleType: 'linear' }]} />);
  await expect.poll(() => all('.MuiLineElement-root').length).toBe(2);
  expect(all('.MuiLineElement-root')[1]?.getAttribute('d')).toBe(before);
});

claim("A BarChart needs 'band' in the axis of the categories that you pass", async () => {
  consoleMessages();
  await expect(show(<BarChart {...bars} xAxis={[{ data: ['a', 'b'] }]} />)).rejects.toThrow(
    'should be of type "band"',
  );
});

claim("Without xAxis, a BarChart has a 'band' axis and a LineChart a 'point' axis", async () => {
  const found = new Set<unknown>();
  function ScaleType() {
    found.add(useXAxis().scaleType);
    return null;
  }
  await show(
    <BarChart {...bars}>
      <ScaleType />
    </BarChart>,
  );
  await show(
    <LineChart {...bars}>
      <ScaleType />
    </LineChart>,
  );
  await expect.poll(() => [...found]).toEqual(['band', 'point']);
});

claim("the axes of a heatmap are 'band'", async () => {
  consoleMessages();
  const axis = [{ data: ['Early', 'Late'] }];
  await show(
    <Heatmap width={300} height={200} xAxis={axis} yAxis={axis} series={[{ data: [[0, 1, 5]] }]} />,
  );
  await expect.poll(() => ticks('X')).toEqual(['Early', 'Late']);
  expect(ticks('Y')).toEqual(['Early', 'Late']);
});

claim("The same difference: its exponent is 1 and can't be set in 8.1.0", async () => {
  const screen = await show(<ScalesCompared />);
  const choose = (name: string) =>
    userEvent.selectOptions(screen.getByLabelText('scaleType'), name);
  await expect.poll(() => ticks('Y')).toContain('10k');
  await choose('pow');
  await expect.poll(() => ticks('Y')).toContain('6,000');
  const power = ticks('Y');
  await choose('linear');
  await expect.poll(() => ticks('Y')).toEqual(power);
  await choose('sqrt');
  await expect.poll(() => ticks('Y')).not.toEqual([]);
});

claim("a repeated name shares the first one's place", async () => {
  await show(<Line xAxis={[{ data: ['A', 'B', 'A'], scaleType: 'point' }]} />);
  await expect.poll(() => ticks('X')).toEqual(['A', 'B']);
  const [first, , third] = line().slice(1).split('L');
  expect(third?.split(',')[0]).toBe(first?.split(',')[0]);
});

claim('take Date objects or milliseconds, never text', async () => {
  const { rerender } = await show(
    <Line xAxis={[{ scaleType: 'time', data: [1e12, 1.1e12, 1.2e12] }]} />,
  );
  await expect.poll(() => tickCount('X')).toBeGreaterThan(1);
  consoleMessages();
  await rerender(
    <Line xAxis={[{ scaleType: 'time', data: ['2026-01-01', '2026-01-02', '2026-01-03'] }]} />,
  );
  await expect.poll(() => tickCount('X')).toBe(0);
  expect(line()).toContain('NaN');
});

claim('Lines and bars are cut off at the ends', async () => {
  for (const chart of [
    <Line yAxis={[{ max: 30 }]} />,
    <BarChart {...bars} yAxis={[{ max: 30 }]} />,
  ]) {
    const { unmount } = await show(chart);
    await expect
      .poll(() => all('.MuiLineElement-root, .MuiBarElement-root').length)
      .toBe(chart.type === BarChart ? 2 : 1);
    // The drawing area: 200 pixels less two margins and the x-axis.
    const area = document.querySelector('clipPath rect[height="135"]')?.parentElement;
    const clipped = document.querySelector(`[clip-path="url(#${area?.id})"]`);
    expect(clipped?.querySelector('.MuiLineElement-root, .MuiBarElement-root')).not.toBeNull();
    await unmount();
  }
});

claim("Scatter points beyond them aren't drawn at all", async () => {
  const data = [
    { id: 1, x: 1, y: 1 },
    { id: 2, x: 2, y: 10 },
  ];
  await show(<ScatterChart width={300} height={200} yAxis={[{ min: 5 }]} series={[{ data }]} />);
  await expect.poll(() => all('svg circle').length).toBe(1);
});

claim("'nice', the default, rounds them to the next tick", async () => {
  const screen = await show(<DomainLimits />);
  await expect.poll(() => ticks('Y')).toContain('450');
  await userEvent.click(screen.getByRole('button', { name: 'strict' }));
  await expect.poll(() => ticks('Y')).not.toContain('450');
});

claim('for bars and areas, 0 is one of the values', async () => {
  const strict = { yAxis: [{ domainLimit: 'strict' as const }] };
  const series = (area?: true) => [{ data: [20, 50, 30], area }];
  const screen = await show(<BarChart {...bars} {...strict} />);
  await expect.poll(() => ticks('Y')[0]).toBe('0');
  await screen.unmount();
  const { rerender } = await show(<Line {...strict} series={series(true)} />);
  await expect.poll(() => ticks('Y')[0]).toBe('0');
  await rerender(<Line {...strict} series={series()} />);
  await expect.poll(() => ticks('Y')[0]).toBe('20');
});

claim('min and max always win over domainLimit', async () => {
  const domainLimit = () => ({ min: -500, max: 500 });
  await show(<Line yAxis={[{ min: 0, max: 100, domainLimit }]} />);
  await expect.poll(() => ticks('Y').length).toBeGreaterThan(0);
  expect(
    ticks('Y')
      .map(Number)
      .every((value) => value >= 0 && value <= 100),
  ).toBe(true);
});

claim('None of the three has an effect on an ordinal axis', async () => {
  const names = { data: ['A', 'B', 'C'], scaleType: 'point' } as const;
  await show(<Line xAxis={[{ ...names, min: 1, max: 1, domainLimit: 'strict' }]} />);
  await expect.poll(() => ticks('X')).toEqual(['A', 'B', 'C']);
});

claim('reverse: true swaps the two ends', async () => {
  await show(<FirstPlaceOnTop />);
  await expect.poll(() => ticks('Y').length).toBe(6);
  const labels = all('.MuiChartsAxis-directionY .MuiChartsAxis-tickLabel');
  expect(labels.map(({ textContent }) => textContent)).toEqual(['1', '2', '3', '4', '5', '6']);
  expect(labels[0]!.getBoundingClientRect().top).toBeLessThan(
    labels[5]!.getBoundingClientRect().top,
  );
});

claim('An ordinal y-axis starts at the top by default', async () => {
  const names = { data: ['First', 'Last'], scaleType: 'band' } as const;
  const chart = (reverse: boolean) => (
    <BarChart
      width={300}
      height={200}
      layout="horizontal"
      yAxis={[{ ...names, reverse }]}
      series={[{ data: [1, 2] }]}
    />
  );
  const screen = await show(chart(false));
  const isFirstAbove = () =>
    screen.getByText('First').element().getBoundingClientRect().top <
    screen.getByText('Last').element().getBoundingClientRect().top;
  await expect.poll(isFirstAbove).toBe(true);
  await screen.rerender(chart(true));
  await expect.poll(isFirstAbove).toBe(false);
});

claim('Bars disappear on a log axis', async () => {
  consoleMessages();
  await show(
    <BarChart
      width={300}
      height={200}
      skipAnimation
      yAxis={[{ scaleType: 'log', min: 1 }]}
      series={[{ data: [1, 10, 100] }]}
    />,
  );
  await expect.poll(() => all('.MuiBarElement-root').length).toBe(3);
  for (const bar of all('.MuiBarElement-root')) expect(bar.getAttribute('height')).toBe('NaN');
});

claim('A value of 0 breaks a line on a log axis, too', async () => {
  consoleMessages();
  await show(<Line yAxis={[{ scaleType: 'log' }]} series={[{ data: [0, 10, 100] }]} />);
  await expect.poll(line).toContain('NaN');
});

claim('which leaves a gap as on any other axis', async () => {
  await show(
    <Line
      xAxis={[{ data: [1, 2, 3, 4, 5] }]}
      yAxis={[{ scaleType: 'log' }]}
      series={[{ data: [1, 10, null, 100, 1000] }]}
    />,
  );
  // One part of the path before the gap, and one after it.
  await expect.poll(() => line().match(/M/g)?.length).toBe(2);
  expect(line()).not.toContain('NaN');
});

claim('The chart is empty and its time axis has no ticks', async () => {
  consoleMessages();
  const data = ['2026-01-01', '2026-02-01', '2026-03-01'];
  await show(<Line xAxis={[{ scaleType: 'time', data }]} />);
  await expect.poll(() => tickCount('Y')).toBeGreaterThan(0);
  expect(tickCount('X')).toBe(0);
});

claim('An ordinal scale ignores the distance between its values', async () => {
  const named = (data: number[]) => <Line xAxis={[{ data, scaleType: 'point' }]} />;
  const screen = await show(named([1, 2, 3]));
  await expect.poll(line).not.toBe('');
  const even = line();
  await screen.rerender(named([1, 2, 10]));
  await expect.poll(() => ticks('X')).toContain('10');
  expect(line()).toBe(even);
});

claim("that's the difference between 'point' and 'time'", async () => {
  const screen = await show(<UnevenDays />);
  const gaps = () => {
    const at = all('.MuiMarkElement-root').map((mark) => mark.getBoundingClientRect().x);
    return at.slice(1).map((x, index) => x - at[index]!);
  };
  await expect.poll(() => gaps().length).toBe(4);
  expect(gaps()[3]).toBeGreaterThan(gaps()[0]! * 5);
  const spaced = screen.getByRole('switch', { name: 'Space the days by time' });
  await userEvent.click(spaced);
  await expect.poll(() => Math.abs(gaps()[3]! - gaps()[0]!)).toBeLessThan(1);
  await expect.element(spaced).toHaveFocus();
});

claim('set the ends of the axis, as numbers or dates', async () => {
  const screen = await show(<PartOfTheRange />);
  await expect.poll(() => ticks('X').at(0)).toBe('2005');
  expect(ticks('X').at(-1)).toBe('2013');
  (screen.getByRole('slider', { name: 'First year' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => ticks('X').at(0)).toBe('2006');
});

claim("There's no 'symlog' scale in 8.1.0, and a log scale has no 0", async () => {
  await show(<ZeroOnLogScale />);
  await expect.poll(() => ticks('Y')).toEqual(['0', '10', '100', '1,000', '10,000', '100,000']);
  const heights = () => all('.MuiBarElement-root').map((bar) => bar.getBoundingClientRect().height);
  // 7 of 61,000 has a bar of almost a fifth of the height, and 0 has none.
  await expect.poll(() => heights().at(-4)! / heights().at(-1)!).toBeCloseTo(0.19, 1);
  for (const height of heights().slice(0, -4)) expect(height).toBe(0);
});

claim('Write the labels with the timeZone of Intl.DateTimeFormat', async () => {
  const hour = 60 * 60 * 1000;
  const midnight = Date.UTC(2025, 5, 1, 15);
  const times = Array.from({ length: 25 }, (_, index) => new Date(midnight + index * hour));
  const tokyo = new Intl.DateTimeFormat('en-US', {
    timeZone: 'Asia/Tokyo',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const axis = {
    scaleType: 'utc' as const,
    data: times,
    valueFormatter: (time: Date) => tokyo.format(time),
  };
  const tickInterval = times.filter((_, index) => index % 6 === 0);
  await show(
    <Line
      width={600}
      xAxis={[{ ...axis, tickInterval }]}
      series={[{ data: times.map((_, index) => index) }]}
    />,
  );
  await expect.poll(() => ticks('X')).toEqual(['00:00', '06:00', '12:00', '18:00', '00:00']);
});

claim("With 'strict', the longest bar reaches the edge of the drawing", async () => {
  const highest = () =>
    Math.max(...all('.MuiBarElement-root').map((bar) => Number(bar.getAttribute('height'))));
  const chart = (domainLimit: 'nice' | 'strict') => (
    <BarChart
      width={400}
      height={200}
      skipAnimation
      yAxis={[{ domainLimit }]}
      series={[{ data: [20, 47] }]}
    />
  );
  const { rerender } = await show(chart('nice'));
  // 200 pixels, less two margins of 20 and an axis of 25.
  await expect.poll(highest).toBeGreaterThan(0);
  expect(highest()).toBeLessThan(134);
  await rerender(chart('strict'));
  await expect.poll(highest).toBeCloseTo(135, 0);
});

claim('pass date.getTime() and set scaleType', async () => {
  const days = [new Date(2025, 3, 1), new Date(2025, 3, 29)];
  await show(
    <ScatterChart
      width={400}
      height={200}
      xAxis={[{ scaleType: 'time' }]}
      series={[{ data: days.map((day, index) => ({ id: index, x: day.getTime(), y: index })) }]}
    />,
  );
  await expect.poll(() => all('circle').length).toBe(2);
  await expect.poll(() => ticks('X').join()).toMatch(/Apr/);
  const [first, last] = all('circle').map((circle) => circle.getBoundingClientRect().left);
  expect(last).toBeGreaterThan(first! + 100);
});

claim('Give each name a number, and let the axis write the names', async () => {
  const names = ['Berlin', 'Lyon', 'Porto'];
  await show(
    <ScatterChart
      width={400}
      height={200}
      xAxis={[
        { scaleType: 'point', data: [0, 1, 2], valueFormatter: (index: number) => names[index]! },
      ]}
      series={[
        {
          data: [
            { id: 1, x: 0, y: 12 },
            { id: 2, x: 2, y: 19 },
          ],
        },
      ]}
    />,
  );
  await expect.poll(() => ticks('X')).toEqual(names);
  await expect.poll(() => all('circle').length).toBe(2);
  const [first, last] = all('circle').map((circle) => circle.getBoundingClientRect());
  const [berlin, , porto] = all('.MuiChartsAxis-directionX .MuiChartsAxis-tick').map((tick) =>
    tick.getBoundingClientRect(),
  );
  expect(first!.left + first!.width / 2).toBeCloseTo(berlin!.left, 0);
  expect(last!.left + last!.width / 2).toBeCloseTo(porto!.left, 0);
});

claim('The x and y of scatter points are numbers; with text, nothing is drawn', async () => {
  consoleMessages();
  const points = (day: number | string) => (
    <ScatterChart
      width={400}
      height={200}
      xAxis={[{ scaleType: 'time' }]}
      series={[{ data: [{ id: 1, x: day as number, y: 1 }] }]}
    />
  );
  const screen = await show(points(Date.UTC(2025, 3, 1)));
  await expect.poll(() => all('circle').length).toBe(1);
  await screen.unmount();
  await show(points('2025-04-01'));
  await expect.poll(() => all('svg').length).toBeGreaterThan(0);
  await expect.poll(() => ticks('Y').length).toBeGreaterThan(0);
  expect(all('circle')).toHaveLength(0);
});

const workingDays = [17, 18, 21, 22, 23, 24, 25, 28].map((date) => new Date(2025, 3, date));

claim(
  "A 'point' axis, or 'band' for bars, gives each date of the data the same distance",
  async () => {
    const data = [4, 3, 5, 6, 5, 7, 6, 8];
    const steps = () => {
      const places = all('.MuiMarkElement-root').map((mark) => mark.getBoundingClientRect().left);
      return places.slice(1).map((place, index) => Math.round(place - places[index]!));
    };
    const axis = (scaleType: 'point' | 'time') => ({
      scaleType,
      data: workingDays,
      valueFormatter: (day: Date) =>
        day.toLocaleDateString('en-US', { month: 'short', day: 'numeric' }),
      tickInterval: (day: Date) => day.getDay() === 1,
    });
    const { rerender } = await show(<Line xAxis={[axis('time')]} series={[{ data }]} />);
    await expect.poll(() => steps().length).toBe(7);
    const [day, weekend] = steps();
    expect(weekend! / day!).toBeCloseTo(3, 0);
    await rerender(<Line xAxis={[axis('point')]} series={[{ data }]} />);
    await expect.poll(() => Math.max(...steps()) - Math.min(...steps())).toBeLessThanOrEqual(1);
    expect(ticks('X')).toEqual(['Apr 21', 'Apr 28']);
  },
);

claim('To leave room above the highest value, here a tenth of it', async () => {
  const domainLimit = (min: number, max: number) => ({ min: 0, max: max * 1.1 });
  await show(<Line yAxis={[{ domainLimit }]} series={[{ data: [1, 50, 98], curve: 'linear' }]} />);
  // The axis goes from 155 up to 20, and the line from its first point up to the highest.
  const heights = () => [...line().matchAll(/,([\d.]+)/g)].map(([, y]) => Number(y));
  await expect.poll(() => heights().length).toBe(3);
  const [first, , highest] = heights();
  expect((first! - highest!) / (98 - 1)).toBeCloseTo((highest! - 20) / (98 * 0.1), 2);
  expect(ticks('Y').at(-1)).toBe('100');
});
