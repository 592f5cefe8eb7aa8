import { BarChart } from '@mui/x-charts/BarChart';
import {
  LineChart,
  type AnimatedAreaProps,
  type AnimatedLineProps,
  type LineChartProps,
} from '@mui/x-charts/LineChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { claimsOf, consoleMessages, show, Caught } from 'claims';
import type { ReactElement } from 'react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import Baselines from './Baselines';
import ClickedPart from './ClickedPart';
import ColoredByHeight from './ColoredByHeight';
import ConfigurableLines from './ConfigurableLines';
import Curves from './Curves';
import DashedForecast from './DashedForecast';
import FilledArea from './FilledArea';
import HalfAYear from './HalfAYear';
import page from './index.mdx?raw';
import LinesOverBars from './LinesOverBars';
import ManyPoints from './ManyPoints';
import MissingReadings from './MissingReadings';
import NewReadings from './NewReadings';
import PriceSteps from './PriceSteps';
import RisingCarbonDioxide from './RisingCarbonDioxide';
import RowsAsLines from './RowsAsLines';
import StackedAreas from './StackedAreas';
import TemperatureByAltitude from './TemperatureByAltitude';
import TenThousandReadings from './TenThousandReadings';

const claim = claimsOf(page);

const all = (selector: string) => [...document.querySelectorAll<SVGElement>(selector)];
const lines = () => all('.MuiLineElement-root');
const marks = () => all('.MuiMarkElement-root');
const pathOf = (element?: SVGElement) => element?.getAttribute('d') ?? '';
const pieces = () => pathOf(lines()[0]).split('M').length - 1;
const valueTicks = () =>
  all('.MuiChartsAxis-directionY .MuiChartsAxis-tickLabel').map(({ textContent }) => textContent);

function Lines(props: Partial<LineChartProps>) {
  return (
    <LineChart
      width={400}
      height={200}
      skipAnimation
      xAxis={[{ data: [1, 2, 3] }]}
      series={[{ id: 'one', data: [412, 463, 430] }]}
      {...props}
    />
  );
}

claim("they're connected in the order of the array", async () => {
  await show(
    <Lines xAxis={[{ data: [3, 1, 2] }]} series={[{ data: [1, 2, 3], curve: 'linear' }]} />,
  );
  await expect.poll(() => marks().length).toBe(3);
  const [first, second, third] = pathOf(lines()[0])
    .slice(1)
    .split('L')
    .map((point) => parseFloat(point));
  expect(first).toBeGreaterThan(third as number);
  expect(third).toBeGreaterThan(second as number);
});

claim("The y-axis doesn't start at 0 unless a value is 0", async () => {
  const { rerender } = await show(<Lines />);
  await expect.poll(valueTicks).not.toContain('0');
  expect(valueTicks().length).toBeGreaterThan(1);
  await rerender(<Lines series={[{ data: [412, 463, 430], area: true }]} />);
  await expect.poll(valueTicks).toContain('0');
});

claim(
  'In descending order the line looks right, but the tooltip stays at the first point',
  async () => {
    await show(
      <Lines xAxis={[{ data: [30, 20, 10] }]} series={[{ data: [1, 2, 3], curve: 'linear' }]} />,
    );
    await expect.poll(() => marks().length).toBe(3);
    const caption = () => document.querySelector('caption')?.textContent;
    for (const x of [80, 220, 360]) {
      await userEvent.hover(document.querySelector('svg:has(g)')!, { position: { x, y: 80 } });
      await expect.poll(caption).toBe('30');
    }
  },
);

claim('A series with area: false counts as an area here', async () => {
  const data = [412, 463, 430];
  const { rerender } = await show(<Lines series={[{ data }]} />);
  await expect.poll(valueTicks).not.toContain('0');
  await rerender(<Lines series={[{ data, area: false }]} />);
  await expect.poll(valueTicks).toContain('0');
});

claim('0 stays on the axis unless you set min', async () => {
  const series = [{ data: [412, 463, 430], area: true, baseline: 420 }];
  const { rerender } = await show(<Lines series={series} />);
  await expect.poll(valueTicks).toContain('0');
  await rerender(<Lines series={series} yAxis={[{ min: 400 }]} />);
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

claim('its line ends there', async () => {
  await show(<HalfAYear />);
  await expect.poll(() => marks().length).toBe(6);
  expect(lines()[1]?.getBoundingClientRect().width).toBeLessThan(
    (lines()[0]?.getBoundingClientRect().width ?? 0) / 2 + 10,
  );
});

claim('the axis must have at least as many values as each series', async () => {
  const messages = consoleMessages();
  const short = <Lines series={[{ data: [1, 2, 3, 4] }]} />;
  await show(short).catch((error: Error) => messages.push(error.message));
  expect(messages.join()).toContain(
    'The data length of the x axis (3 items) is lower than the length of series (4 items)',
  );
});

claim('With connectNulls: true the line and the area go on', async () => {
  const screen = await show(<MissingReadings />);
  await expect.poll(pieces).toBe(3);
  await userEvent.click(screen.getByRole('switch'));
  await expect.poll(pieces).toBe(1);
});

claim("it's visible only as a mark", async () => {
  await show(<Lines series={[{ data: [null, 5, null] }]} />);
  await expect.poll(() => marks().length).toBe(1);
  expect(lines()[0]?.getBoundingClientRect().width).toBe(0);
});

claim("'monotoneX' (default)", async () => {
  const { rerender } = await show(<Lines />);
  await expect.poll(() => lines().length).toBe(1);
  const path = pathOf(lines()[0]);
  await rerender(<Lines series={[{ id: 'one', data: [412, 463, 430], curve: 'monotoneX' }]} />);
  expect(pathOf(lines()[0])).toBe(path);
});

claim('strictStepCurve: true starts and ends it at the points', async () => {
  const screen = await show(<PriceSteps />);
  const width = () => lines()[0]?.getBoundingClientRect().width ?? 0;
  await expect.poll(width).toBeGreaterThan(100);
  const extended = width();
  await userEvent.click(screen.getByRole('switch'));
  await expect.poll(width).toBeLessThan(extended - 20);
});

claim('When both axes have one, the map of the y-axis is used.', async () => {
  const map = (color: string) =>
    ({ type: 'piecewise', thresholds: [0], colors: ['#000000', color] }) as const;
  const mapOf = (color: string) => ({ ...map(color), thresholds: [0], colors: ['#000000', color] });
  await show(
    <Lines
      xAxis={[{ data: [1, 2, 3], colorMap: mapOf('#00ff00') }]}
      yAxis={[{ colorMap: mapOf('#ff0000') }]}
    />,
  );
  await expect.poll(() => marks().length).toBe(3);
  expect(getComputedStyle(marks()[0] as SVGElement).stroke).toBe('rgb(255, 0, 0)');
});

claim('and one for its series, such as MuiLineElement-series-expected', async () => {
  await show(<DashedForecast />);
  await expect.poll(() => all('.MuiLineElement-series-expected').length).toBe(1);
  const [dashed] = all('.MuiLineElement-series-expected');
  expect(getComputedStyle(dashed as SVGElement).strokeDasharray).toBe('6px, 5px');
});

claim('MuiAreaElement-series-expected and MuiMarkElement-series-expected', async () => {
  const series = { id: 'expected', data: [1, 2, 3], area: true };
  const { rerender } = await show(<Lines series={[series]} />);
  await expect.poll(() => all('.MuiMarkElement-series-expected').length).toBe(3);
  expect(all('.MuiAreaElement-series-expected')).toHaveLength(1);
  await rerender(<Lines series={[{ ...series, shape: 'star' }]} />);
  await expect.poll(() => all('path.MuiMarkElement-series-expected').length).toBe(3);
});

claim('a function chooses, here every 60th', async () => {
  await show(<ManyPoints />);
  await expect.poll(() => marks().length).toBe(10);
});

/** Draws every 10, 1,000 and 10,000 values, and counts. */
async function counts(chart: (data: number[]) => ReactElement, selector: string) {
  const found: number[] = [];
  for (const length of [10, 1000, 10_000]) {
    const { unmount } = await show(chart(Array.from({ length }, (_, index) => index % 7)));
    await expect.poll(() => all('.MuiChartsAxis-root').length).toBe(2);
    await expect.poll(() => all(selector).length).toBeGreaterThan(0);
    found.push(all(selector).length);
    await unmount();
  }
  return found;
}

claim('1 path, 1,000 circles', async () => {
  const marks = (data: number[]) => (
    <Lines xAxis={[{ data: data.map((_, index) => index) }]} series={[{ data }]} />
  );
  const none = (data: number[]) => (
    <Lines xAxis={[{ data: data.map((_, index) => index) }]} series={[{ data, showMark: false }]} />
  );
  expect(await counts(none, '.MuiLineElement-root, .MuiMarkElement-root')).toEqual([1, 1, 1]);
  expect(await counts(marks, 'circle')).toEqual([10, 1000, 10_000]);
});

claim('10,000 bars, 10,001 ticks', async () => {
  const points = (data: number[]) => (
    <ScatterChart
      width={400}
      height={200}
      skipAnimation
      series={[{ data: data.map((y, x) => ({ id: x, x, y })) }]}
    />
  );
  const bars = (data: number[]) => (
    <BarChart width={400} height={200} skipAnimation series={[{ data }]} />
  );
  expect(await counts(points, 'circle')).toEqual([10, 1000, 10_000]);
  expect(
    await counts(bars, '.MuiBarElement-root, .MuiChartsAxis-directionX .MuiChartsAxis-tick'),
  ).toEqual([21, 2001, 20_001]);
});

claim('the lowest and the highest value of each group keep them', async () => {
  const screen = await show(<TenThousandReadings />);
  const top = () => lines()[0]?.getBoundingClientRect().top ?? 0;
  await expect.element(screen.getByRole('button', { name: 'Extremes: 400' })).toBeVisible();
  await expect.poll(() => pathOf(lines()[0]).split('L').length).toBe(400);
  const withShock = top();
  await userEvent.click(screen.getByRole('button', { name: 'All: 10,000' }));
  await expect.poll(() => pathOf(lines()[0]).split('L').length).toBe(10_000);
  expect(Math.abs(top() - withShock)).toBeLessThan(2);
  await userEvent.click(screen.getByRole('button', { name: 'Means: 200' }));
  await expect.poll(() => pathOf(lines()[0]).split('L').length).toBe(200);
  expect(top()).toBeGreaterThan(withShock + 50);
});

claim('Gets', async () => {
  const onMarkClick = vi.fn();
  const onAreaClick = vi.fn();
  await show(
    <Lines
      series={[{ id: 'one', data: [5, 6, 7], area: true }]}
      onMarkClick={onMarkClick}
      onAreaClick={onAreaClick}
    />,
  );
  await expect.poll(() => marks().length).toBe(3);
  await userEvent.click(marks()[1] as SVGElement);
  expect(onMarkClick.mock.lastCall?.[1]).toEqual({ type: 'line', seriesId: 'one', dataIndex: 1 });
  await userEvent.click(all('.MuiAreaElement-root')[0] as SVGElement);
  expect(onAreaClick.mock.lastCall?.[1]).toEqual({ type: 'line', seriesId: 'one' });
});

claim('Anywhere in the chart, axes and margins included', async () => {
  const onAxisClick = vi.fn();
  await show(<Lines onAxisClick={onAxisClick} />);
  await expect.poll(() => marks().length).toBe(3);
  await userEvent.click(document.querySelector('svg:has(g)')!, { position: { x: 390, y: 195 } });
  expect(onAxisClick.mock.lastCall?.[1]).toEqual({
    dataIndex: 2,
    axisValue: 3,
    seriesValues: { one: 430 },
  });
});

claim(
  'disableLineItemHighlight removes it from all lines, and disableHighlight from one',
  async () => {
    const series = [{ id: 'one', data: [1, 2, 3] }];
    const points = () => all('.MuiHighlightElement-root');
    const hover = () =>
      userEvent.hover(document.querySelector('svg:has(g)')!, { position: { x: 220, y: 80 } });
    const { rerender } = await show(<Lines series={series} />);
    await expect.poll(() => marks().length).toBe(3);
    await hover();
    await expect.poll(() => points().length).toBe(1);
    await rerender(<Lines series={series} disableLineItemHighlight />);
    await expect.poll(() => points().length).toBe(0);
    await rerender(<Lines series={[{ ...series[0]!, disableHighlight: true }]} />);
    await hover();
    expect(points()).toHaveLength(0);
  },
);

claim('The axis has settings but no values', async () => {
  consoleMessages();
  await expect(show(<Lines xAxis={[{ scaleType: 'linear' }]} />)).rejects.toThrow(
    'The data length of the x axis (0 items) is lower than the length of series (3 items).',
  );
});

claim('Nobody counted at 14:00, so the line has a gap', async () => {
  const { rerender } = await show(<ConfigurableLines />);
  await expect.poll(pieces).toBe(2);
  await expect.poll(() => marks().length).toBe(7);
  await rerender(<ConfigurableLines connectNulls showMark={false} shape="star" />);
  await expect.poll(pieces).toBe(1);
  expect(marks()).toHaveLength(0);
});

claim('see what baseline and curve do to it', async () => {
  const area = () => all('.MuiAreaElement-root')[0]?.getBoundingClientRect().height ?? 0;
  const { rerender } = await show(<ConfigurableLines area curve="step" />);
  await expect.poll(area).toBeGreaterThan(100);
  const fromZero = area();
  await rerender(<ConfigurableLines area curve="step" baseline="max" />);
  await expect.poll(area).not.toBeCloseTo(fromZero, 0);
});

claim('draws at the pointer is MuiHighlightElement-root', async () => {
  await show(<Lines />);
  await expect.poll(() => lines().length).toBe(1);
  expect(all('.MuiHighlightElement-root')).toHaveLength(0);
  await userEvent.hover(marks()[1] as Element);
  await expect.poll(() => all('.MuiHighlightElement-root').length).toBe(1);
});

claim(
  "'circle' by default, or 'square', 'diamond', 'triangle', 'star', 'cross' and 'wye'",
  async () => {
    const drawn = async (
      shape?: 'circle' | 'square' | 'diamond' | 'triangle' | 'star' | 'cross' | 'wye',
    ) => {
      const screen = await show(<Lines series={[{ data: [1, 2, 3], shape }]} />);
      await expect.poll(() => marks().length).toBe(3);
      const [mark] = marks();
      const form = mark?.tagName === 'circle' ? 'circle' : pathOf(mark);
      await screen.unmount();
      return form;
    };
    const shapes = ['circle', 'square', 'diamond', 'triangle', 'star', 'cross', 'wye'] as const;
    const forms = [];
    for (const shape of shapes) forms.push(await drawn(shape));
    expect(new Set(forms).size).toBe(7);
    expect(await drawn()).toBe(forms[0]);
  },
);

claim('A line or an area is one element however many points it has', async () => {
  const areas = (data: number[]) => (
    <Lines
      xAxis={[{ data: data.map((_, index) => index) }]}
      series={[{ data, area: true, showMark: false }]}
    />
  );
  expect(await counts(areas, '.MuiLineElement-root, .MuiAreaElement-root')).toEqual([2, 2, 2]);
});

claim("Its color is not a prop: it's in ownerState, together with a gradientId", async () => {
  const got: Record<string, object> = {};
  const slots = {
    line: (props: AnimatedLineProps) => void (got['line'] = props),
    area: (props: AnimatedAreaProps) => void (got['area'] = props),
  };
  const series = [{ data: [3, 5, 4], color: '#d1495b', area: true }];
  const colorMap = { type: 'piecewise' as const, thresholds: [4], colors: ['blue', 'red'] };
  const screen = await show(<Lines series={series} slots={slots} />);
  for (const part of ['line', 'area']) {
    await expect
      .poll(() => got[part])
      .toMatchObject({
        d: expect.stringMatching(/^M/),
        ownerState: { color: '#d1495b', gradientId: undefined },
      });
    expect(Object.keys(got[part]!).filter((key) => /color|gradient/i.test(key))).toEqual([]);
  }
  await screen.rerender(<Lines series={series} slots={slots} yAxis={[{ colorMap }]} />);
  for (const part of ['line', 'area']) {
    await expect
      .poll(() => got[part])
      .toMatchObject({
        ownerState: { gradientId: expect.any(String) },
      });
    expect(Object.keys(got[part]!)).not.toContain('gradientId');
  }
});

claim('Filled below the line, they become areas', async () => {
  await show(<RisingCarbonDioxide />);
  await expect.poll(() => all('.MuiAreaElement-root').length).toBe(1);
  expect(marks()).toHaveLength(13);
});

claim('because each is at its own value of the axis', async () => {
  await show(<TemperatureByAltitude />);
  await expect.poll(() => marks().length).toBeGreaterThan(3);
  const at = marks().map((mark) => mark.getBoundingClientRect().x);
  const steps = at.slice(1).map((x, index) => Math.round(x - at[index]!));
  expect(new Set(steps).size).toBeGreaterThan(1);
});

claim('both in the axis and in each series', async () => {
  await show(<RowsAsLines />);
  await expect.poll(() => lines().length).toBe(2);
  await expect.poll(() => marks().length).toBe(24);
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

claim('says how points are connected', async () => {
  const screen = await show(<Curves />);
  await expect.poll(() => lines().length).toBe(1);
  const select = screen.getByLabelText('Curve');
  const commands = () => pathOf(lines()[0]).replace(/[^A-Z]/g, '');
  await expect.poll(commands).toMatch(/^MC+$/);
  await userEvent.selectOptions(select, 'linear');
  await expect.poll(commands).toBe('MLLLLLL');
  await userEvent.selectOptions(select, 'step');
  await expect.poll(() => commands().length).toBeGreaterThan(12);
});

claim('colors a line by its height', async () => {
  await show(<ColoredByHeight />);
  await expect.poll(() => lines()[0]?.getAttribute('stroke')).toMatch(/^url\(/);
  const fills = marks().map((mark) => mark.getAttribute('stroke') ?? mark.getAttribute('fill'));
  expect(new Set(fills).size).toBeGreaterThan(6);
});

claim('Called for a click on', async () => {
  const screen = await show(<ClickedPart />);
  await expect.poll(() => marks().length).toBe(12);
  await expect
    .poll(() => all('.MuiAreaElement-root')[0]?.getBoundingClientRect().width ?? 0)
    .toBeGreaterThan(500);
  await userEvent.click(marks()[2]!);
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent('Clicked: Mark 3 of 12. Month: Mar.');
  await userEvent.click(all('.MuiAreaElement-root')[0]!);
  await expect.element(screen.getByRole('status')).toHaveTextContent('Clicked: The area.');
});

claim('Lines can share a band axis with bars', async () => {
  await show(<LinesOverBars />);
  await expect.poll(() => all('.MuiBarElement-root').length).toBe(12);
  await expect.poll(() => marks().length).toBe(12);
  const [bar, mark] = [all('.MuiBarElement-root')[3]!, marks()[3]!].map((element) => {
    const { left, width } = element.getBoundingClientRect();
    return left + width / 2;
  });
  expect(Math.abs(bar! - mark!)).toBeLessThan(2);
});

claim('moves to its new values later', async () => {
  const screen = await show(<NewReadings />);
  await expect.poll(() => marks().length).toBe(12);
  const line = lines()[0];
  const before = pathOf(line);
  await userEvent.click(screen.getByRole('button', { name: 'Show the afternoon' }));
  await expect.poll(() => pathOf(lines()[0])).not.toBe(before);
  expect(lines()[0]).toBe(line);
  await expect.element(screen.getByRole('button', { name: 'Show the morning' })).toHaveFocus();
});

claim('slots.line, slots.area, and slots.mark replace the elements', async () => {
  const slots = {
    line: () => <g className="own-line" />,
    area: () => <g className="own-area" />,
    mark: () => <g className="own-mark" />,
  };
  await show(<Lines series={[{ data: [1, 2, 3], area: true }]} slots={slots} />);
  const own = () => ['line', 'area', 'mark'].map((part) => all(`.own-${part}`).length);
  await expect.poll(own).toEqual([1, 1, 3]);
});

claim('slots.lineHighlight replaces that point', async () => {
  const lineHighlight = () => <g className="own-point" />;
  await show(<Lines slots={{ lineHighlight }} />);
  await expect.poll(() => marks().length).toBe(3);
  await userEvent.hover(document.querySelector('svg:has(g)')!, { position: { x: 220, y: 80 } });
  await expect.poll(() => all('.own-point').length).toBe(1);
});

claim("MUI X: line series with id='auto-generated-id-0' has no data.", async () => {
  consoleMessages();
  const screen = await show(
    <Caught>
      <LineChart width={300} height={200} series={[{ dataKey: 'sales' }]} />
    </Caught>,
  );
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent("MUI X: line series with id='auto-generated-id-0' has no data.");
});

claim('MUI X: Your dataset key "sales" is used for plotting', async () => {
  const messages = consoleMessages();
  const chart = (sales: unknown) => (
    <LineChart
      width={300}
      height={200}
      dataset={[{ sales } as never]}
      series={[{ dataKey: 'sales' }]}
    />
  );
  const screen = await show(chart(null));
  expect(messages).toEqual([]);
  await screen.rerender(chart('7'));
  expect(messages.join()).toContain(
    'MUI X: Your dataset key "sales" is used for plotting line, but contains nonnumerical elements.',
  );
});
