import { BarChart } from '@mui/x-charts/BarChart';
import type { ChartsTextProps } from '@mui/x-charts/ChartsText';
import { LineChart } from '@mui/x-charts/LineChart';
import { claimsOf, show } from 'claims';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { all, ticks, tickCount, line, Line, bars } from '../claimsAxes';
import AngledLabels from './AngledLabels';
import EveryThirdLabel from './EveryThirdLabel';
import FormatsOfTheScale from './FormatsOfTheScale';
import GridOfTicks from './GridOfTicks';
import page from './index.mdx?raw';
import LabelsInTwoRows from './LabelsInTwoRows';
import LabelsOnTwoLines from './LabelsOnTwoLines';
import Money from './Money';
import NumberOfTicks from './NumberOfTicks';
import ShortenedNames from './ShortenedNames';
import ShortTicksLongTooltips from './ShortTicksLongTooltips';
import TicksWhereYouSay from './TicksWhereYouSay';

const claim = claimsOf(page);

claim('Short ticks can have a long form in the tooltip', async () => {
  await show(<ShortTicksLongTooltips />);
  await expect.poll(() => ticks('X')[0]).toBe('J');
  await userEvent.hover(document.querySelector('svg')!);
  await expect.poll(() => document.querySelector('caption')?.textContent).toMatch(/^\w+ 2025$/);
});

claim('so a year becomes "2,020"', async () => {
  await show(<Line xAxis={[{ data: [2000, 2010, 2020] }]} />);
  await expect.poll(() => ticks('X')).toContain('2,020');
});

claim('writes 10,000 as "10k"', async () => {
  await show(<FormatsOfTheScale />);
  await expect.poll(() => ticks('Y')).toContain('10k');
});

claim('about one tick every 50 pixels', async () => {
  // 1000 pixels less margins and y-axis: 915, so 18 are asked for.
  await show(<Line width={1000} xAxis={[{ data: [0, 7, 18], domainLimit: 'strict' }]} />);
  await expect.poll(() => tickCount('X')).toBe(19);
});

claim('the smallest step between two, for example 1 for counts', async () => {
  const { rerender } = await show(
    <Line series={[{ data: [1, 2, 3] }]} yAxis={[{ tickNumber: 5 }]} />,
  );
  await expect.poll(() => ticks('Y')).toContain('1.5');
  await rerender(
    <Line series={[{ data: [1, 2, 3] }]} yAxis={[{ tickNumber: 5, tickMinStep: 1 }]} />,
  );
  await expect.poll(() => ticks('Y')).toEqual(['1', '2', '3']);
});

claim('the largest step between two', async () => {
  await show(<Line yAxis={[{ tickMaxStep: 20 }]} />);
  await expect.poll(() => ticks('Y')).toEqual(['0', '20', '40', '60', '80', '100']);
});

claim('with a tickMinStep of 3, a step can still be 2', async () => {
  const series = [{ data: [0, 5, 18] }];
  const steps = { tickNumber: 10, tickMinStep: 3 };
  const { rerender } = await show(<Line series={series} yAxis={[steps]} />);
  await expect.poll(() => ticks('Y').slice(0, 3)).toEqual(['0', '2', '4']);
  await rerender(<Line series={[{ data: [0, 5, 9] }]} yAxis={[{ tickMinStep: 10 }]} />);
  await expect.poll(() => ticks('Y')).toEqual([]);
});

claim('every value has its tick', async () => {
  const names = Array.from({ length: 40 }, (_, index) => `Name ${index}`);
  await show(
    <Line xAxis={[{ data: names, scaleType: 'point', tickNumber: 3 }]} series={[{ data: [1] }]} />,
  );
  await expect.poll(() => tickCount('X')).toBe(40);
});

claim('takes a list of the values that get a tick', async () => {
  await show(<TicksWhereYouSay />);
  await expect.poll(() => tickCount('X')).toBe(5);
  expect(all('.MuiChartsGrid-verticalLine').length).toBe(5);
});

claim('a function called for each tick, which returns whether the tick gets a label', async () => {
  const screen = await show(<EveryThirdLabel />);
  await expect.poll(() => ticks('X')).toEqual(['Jan', 'Apr', 'Jul', 'Oct']);
  expect(tickCount('X')).toBe(12);
  await userEvent.click(screen.getByRole('button', { name: 'tickInterval' }));
  await expect.poll(() => tickCount('X')).toBe(4);
});

claim('closer than tickLabelMinGap, 4 pixels by default', async () => {
  const data = Array.from({ length: 12 }, (_, index) => `Month ${index}`);
  const axis = { data, scaleType: 'point' } as const;
  const { rerender } = await show(<Line xAxis={[axis]} />);
  await expect.poll(() => ticks('X').length).toBeLessThan(12);
  const byDefault = ticks('X');
  await rerender(<Line xAxis={[{ ...axis, tickLabelMinGap: 4 }]} />);
  expect(ticks('X')).toEqual(byDefault);
  await rerender(<Line xAxis={[{ ...axis, tickLabelMinGap: 60 }]} />);
  await expect.poll(() => ticks('X').length).toBeLessThan(byDefault.length);
});

claim('A y-axis never leaves any out', async () => {
  await show(<Line height={120} yAxis={[{ tickNumber: 50 }]} />);
  await expect.poll(() => ticks('Y').length).toBe(50);
});

claim('Change the ticks and the lines follow', async () => {
  const { rerender } = await show(<Line grid={{ horizontal: true }} />);
  await expect.poll(() => all('.MuiChartsGrid-horizontalLine').length).toBe(3);
  await rerender(<Line grid={{ horizontal: true }} yAxis={[{ tickInterval: [25, 75] }]} />);
  await expect.poll(() => all('.MuiChartsGrid-horizontalLine').length).toBe(2);
});

claim('draws lines at the ticks of the first x-axis', async () => {
  const screen = await show(<GridOfTicks />);
  await expect.poll(() => all('.MuiChartsGrid-verticalLine').length).toBe(tickCount('X'));
  await userEvent.click(screen.getByLabelText('vertical'));
  await expect.poll(() => all('.MuiChartsGrid-verticalLine').length).toBe(0);
});

claim(
  'height of an x-axis is 25 pixels, width of a y-axis 45, and 20 more with a label',
  async () => {
    // 400 by 200 pixels, less a margin of 20 on each side and the room of the axes.
    const { rerender } = await show(<Line series={[{ data: [0, 50, 100] }]} />);
    await expect.poll(line).toMatch(/^M65,155/);
    await rerender(
      <Line
        series={[{ data: [0, 50, 100] }]}
        xAxis={[{ data: [1, 2, 3], label: 'x' }]}
        yAxis={[{ label: 'y' }]}
      />,
    );
    await expect.poll(line).toMatch(/^M85,135/);
  },
);

claim('A tick label that needs more is cut off with an ellipsis', async () => {
  const screen = await show(<AngledLabels />);
  await expect.poll(() => ticks('X')).toContain('Elmsford Junction');
  const slider = screen.getByRole('slider', { name: /^height/ }).element() as HTMLElement;
  slider.focus();
  await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}');
  await expect.poll(() => ticks('X').join()).toContain('…');
});

claim('its margin, which is 20 pixels on each side', async () => {
  const none = { position: 'none' } as const;
  const series = [{ data: [0, 50, 100] }];
  await show(<Line series={series} xAxis={[{ data: [1, 2, 3], ...none }]} yAxis={[none]} />);
  await expect.poll(line).toMatch(/^M20,180.*380,20$/);
});

claim('A line break in the formatted value starts a new line', async () => {
  await show(<LabelsOnTwoLines />);
  const spans = () => all('.MuiChartsAxis-directionX tspan').map(({ textContent }) => textContent);
  await expect.poll(spans).toContain('South');
});

claim('So ticks can say "$1.5M" where the tooltip says "$1,284,500"', async () => {
  await show(<Money />);
  await expect.poll(() => all('.MuiBarElement-root').length).toBe(4);
  expect(ticks('Y')).toContain('$1.5M');
  await userEvent.hover(document.querySelector('.MuiBarElement-root')!);
  await expect
    .poll(() => document.querySelector('.MuiPopper-root')?.textContent)
    .toContain('$1,284,500');
});

claim('The tooltip still shows the whole name', async () => {
  await show(<ShortenedNames />);
  await expect.poll(() => all('.MuiBarElement-root').length).toBe(5);
  expect(ticks('X')[0]).toBe('Custo…');
  await userEvent.hover(document.querySelector('.MuiBarElement-root')!);
  await expect
    .poll(() => document.querySelector('.MuiPopper-root caption')?.textContent)
    .toBe('Customer support');
});

claim('The scale chooses the nearest number that gives round values', async () => {
  const screen = await show(<NumberOfTicks />);
  await expect.poll(() => tickCount('X')).toBeGreaterThan(3);
  const before = tickCount('X');
  (screen.getByRole('slider').element() as HTMLElement).focus();
  await userEvent.keyboard('{End}');
  await expect.poll(() => tickCount('X')).toBeGreaterThan(before);
  await userEvent.keyboard('{Home}');
  await expect.poll(() => tickCount('X')).toBeLessThan(before);
});

claim('() => true shows every label, even where they overlap', async () => {
  const data = Array.from({ length: 40 }, (_, index) => `Region ${index}`);
  const axis = { data, scaleType: 'band' as const };
  const series = [{ data: data.map((_, index) => index) }];
  const { rerender } = await show(
    <BarChart {...bars} series={series} xAxis={[{ ...axis, tickLabelInterval: () => true }]} />,
  );
  await expect.poll(() => ticks('X')).toHaveLength(40);
  await rerender(<BarChart {...bars} series={series} xAxis={[axis]} />);
  await expect.poll(() => ticks('X').length).toBeLessThan(20);
});

claim('a label turned by up to 30° is centered under its tick', async () => {
  const held = async (tickLabelStyle: object) => {
    await show(<Line xAxis={[{ data: [1, 2, 3], tickLabelStyle }]} />);
    const find = () => all('.MuiChartsAxis-directionX .MuiChartsAxis-tickLabel').at(-1);
    await expect.poll(find).toBeDefined();
    return ['text-anchor', 'dominant-baseline'].map((name) => find()?.getAttribute(name));
  };
  expect(await held({ angle: 30 })).toEqual(['middle', 'hanging']);
  expect(await held({ angle: -30 })).toEqual(['middle', 'hanging']);
  expect(await held({ angle: 31 })).toEqual(['start', 'central']);
  expect(await held({ angle: -31 })).toEqual(['end', 'central']);
  expect(await held({ angle: 31, textAnchor: 'end', dominantBaseline: 'auto' })).toEqual([
    'end',
    'auto',
  ]);
});

const days = (count: number) =>
  Array.from({ length: count }, (_, index) => new Date(2024, 6, 29 + index));

claim('a time axis writes each tick by what is new there', async () => {
  const timeLine = (count: number, axis: object = {}) => (
    <LineChart
      width={900}
      height={200}
      xAxis={[{ scaleType: 'time', data: days(count), ...axis }]}
      series={[{ data: days(count).map((_, index) => index) }]}
    />
  );
  const screen = await show(timeLine(30));
  await expect.poll(() => ticks('X')).toContain('Mon 05');
  expect(ticks('X').some((text) => text.startsWith('Aug'))).toBe(true);
  await screen.rerender(timeLine(3));
  await expect.poll(() => ticks('X')).toContain('12 PM');
  const format = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });
  const valueFormatter = (value: Date) => format.format(value);
  await screen.rerender(timeLine(3, { tickMinStep: 864e5, valueFormatter }));
  await expect.poll(() => ticks('X')).toEqual(['Jul 29', 'Jul 30', 'Jul 31']);
});

claim("gets a text that's already cut to the room of the axis", async () => {
  const texts: string[] = [];
  function Label({ text, x, y }: ChartsTextProps) {
    texts.push(text);
    return (
      <text x={x} y={y}>
        {text}
      </text>
    );
  }
  const names = ['Sub-Saharan Africa', 'Latin America and the Caribbean'];
  const named = (axis: object = {}) => (
    <BarChart
      width={260}
      height={200}
      xAxis={[{ scaleType: 'band', data: names, ...axis }]}
      series={[{ data: [120, 150] }]}
      slots={{ axisTickLabel: Label }}
    />
  );
  const screen = await show(named());
  await expect.poll(() => texts.some((text) => text.endsWith('…'))).toBe(true);
  expect(texts).not.toContain(names[1]);
  texts.length = 0;
  const valueFormatter = (name: string, { location }: { location: string }) =>
    location === 'tick' ? String(names.indexOf(name)) : name;
  await screen.rerender(named({ valueFormatter }));
  await expect.poll(() => texts).toContain('1');
});

claim('the 0 of a value axis would become the first region', async () => {
  const regions = ['Africa', 'Asia'];
  function Label({ text, x, y, className }: ChartsTextProps) {
    return (
      <text x={x} y={y} className={className}>
        {regions[Number(text)] ?? text}
      </text>
    );
  }
  const valueFormatter = (name: string, { location }: { location: string }) =>
    location === 'tick' ? String(regions.indexOf(name)) : name;
  const chart = (position: 'left' | 'none') => (
    <BarChart
      {...bars}
      xAxis={[{ scaleType: 'band', data: regions, valueFormatter }]}
      yAxis={[{ position }]}
      slots={{ axisTickLabel: Label }}
    />
  );
  const screen = await show(chart('left'));
  await expect.poll(() => ticks('Y')[0]).toBe('Africa');
  await screen.rerender(chart('none'));
  await expect.poll(() => ticks('Y')).toEqual([]);
  expect(ticks('X')).toEqual(regions);
});

claim('A line break before every second name moves it one row down', async () => {
  await show(<LabelsInTwoRows />);
  await expect.poll(() => ticks('X').length).toBe(6);
  const bottoms = all('.MuiChartsAxis-directionX .MuiChartsAxis-tickLabel').map((label) =>
    Math.round(label.getBoundingClientRect().bottom),
  );
  expect(new Set(bottoms.filter((_, index) => index % 2 === 0)).size).toBe(1);
  expect(new Set(bottoms.filter((_, index) => index % 2 === 1)).size).toBe(1);
  expect(bottoms[1]! - bottoms[0]!).toBeGreaterThan(8);
});

claim('An x-axis leaves out labels that would touch each other', async () => {
  const data = ['January', 'February', 'March', 'April', 'May', 'June'];
  const shownAt = async (width: number, layout: 'horizontal' | 'vertical') => {
    const axis = { data, scaleType: 'band' as const };
    const screen = await show(
      <BarChart
        {...{ width, height: 200, layout, skipAnimation: true }}
        {...(layout === 'vertical' ? { xAxis: [axis] } : { yAxis: [{ ...axis, width: 80 }] })}
        series={[{ data: [1, 2, 3, 4, 5, 6] }]}
      />,
    );
    await expect.poll(() => document.body.textContent).toContain('January');
    const count = data.filter((name) => document.body.textContent.includes(name)).length;
    await screen.unmount();
    return count;
  };
  expect(await shownAt(600, 'vertical')).toBe(6);
  expect(await shownAt(250, 'vertical')).toBeLessThan(6);
  expect(await shownAt(250, 'horizontal')).toBe(6);
});

claim("Higher labels aren't shortened with an ellipsis: they aren't drawn at all", async () => {
  const xAxis = (height: number) => [{ data: [1, 2, 3], tickLabelStyle: { fontSize: 24 }, height }];
  const { rerender } = await show(<Line xAxis={xAxis(50)} />);
  await expect.poll(() => ticks('X').join('')).not.toBe('');
  await rerender(<Line xAxis={xAxis(25)} />);
  await expect.poll(() => ticks('X').join('')).toBe('');
  expect(tickCount('X')).toBeGreaterThan(2);
});

claim('16 are left for the labels below the tick', async () => {
  // A label that is turned by 90 degrees is as high as it is wide: 16 pixels hold two digits of this size, and not three.
  const xAxis = (text: string) => [
    {
      data: [1, 2, 3],
      tickMinStep: 1,
      valueFormatter: () => text,
      tickLabelStyle: { angle: 90, fontSize: 11 },
    },
  ];
  const { rerender } = await show(<Line xAxis={xAxis('88')} />);
  await expect.poll(() => ticks('X')).toContain('88');
  await rerender(<Line xAxis={xAxis('888')} />);
  await expect.poll(() => ticks('X').join('')).not.toContain('888');
  await rerender(<Line xAxis={[{ ...xAxis('888')[0], height: 60 }]} />);
  await expect.poll(() => ticks('X')).toContain('888');
});
