import { BarChart, type BarElementProps, type BarElementSlots } from '@mui/x-charts/BarChart';
import { useBarSeries } from '@mui/x-charts/hooks';
import { claimsOf, consoleMessages, show, Caught } from 'claims';
import type { ComponentProps } from 'react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import BarsAndLine from './BarsAndLine';
import { bars, texts, ticks, Bars, namedAxis } from './claimsBars';
import ConfigurableBars from './ConfigurableBars';
import page from './index.mdx?raw';
import RowsAsBars from './RowsAsBars';
import WorldPopulation from './WorldPopulation';

const claim = claimsOf(page);

claim('the categories are numbered from 0', async () => {
  await show(<Bars />);
  await expect.poll(() => ticks('X')).toEqual(['0', '1']);
});

claim('A null in data draws no bar', async () => {
  await show(<Bars series={[{ data: [5, null, 3] }]} />);
  await expect.poll(() => bars().length).toBe(2);
});

claim('Text in place of a number is reported in the console', async () => {
  const messages = consoleMessages();
  await show(<Bars dataset={[{ rain: 5 }, { rain: 'much' }]} series={[{ dataKey: 'rain' }]} />);
  await expect.poll(() => bars()[1]?.getAttribute('height')).toBe('NaN');
  expect(messages.join()).toContain('contains nonnumerical elements');
});

claim('draws the right bar but reads 0 in the tooltip', async () => {
  const messages = consoleMessages();
  await show(<Bars dataset={[{ snow: 10 }, { snow: '5' }]} series={[{ dataKey: 'snow' }]} />);
  const heights = () => bars().map((bar) => Number(bar.getAttribute('height')));
  await expect.poll(() => heights()[0]).toBeGreaterThan(50);
  expect(Math.abs(heights()[1]! - heights()[0]! / 2)).toBeLessThan(2);
  await userEvent.hover(bars()[1] as SVGRectElement);
  await expect.poll(() => texts('.MuiChartsTooltip-root td')).toEqual(['0']);
  expect(messages.join()).toContain('contains nonnumerical elements');
});

claim('null counts as 0 without a message', async () => {
  const messages = consoleMessages();
  await show(<Bars dataset={[{ rain: 5 }, { rain: null }]} series={[{ dataKey: 'rain' }]} />);
  await expect.poll(() => bars()[1]?.getAttribute('height')).toBe('0');
  expect(messages).toEqual([]);
});

claim(
  'The value axis includes 0, unless you set min, max or a function as domainLimit',
  async () => {
    const { rerender } = await show(<Bars />);
    await expect.poll(() => ticks('Y')).toContain('0');
    await rerender(<Bars yAxis={[{ min: 400 }]} />);
    await expect.poll(() => ticks('Y')).not.toContain('0');
    await rerender(<Bars yAxis={[{ domainLimit: 'strict' }]} />);
    await expect.poll(() => ticks('Y')).toContain('0');
    await rerender(<Bars yAxis={[{ domainLimit: () => ({ min: 400, max: 500 }) }]} />);
    await expect.poll(() => ticks('Y')).not.toContain('0');
    await rerender(<Bars series={[{ data: [-412, -463] }]} />);
    await expect.poll(() => ticks('Y')).toContain('0');
    await rerender(<Bars series={[{ data: [-412, -463] }]} yAxis={[{ max: -400 }]} />);
    await expect.poll(() => ticks('Y')).not.toContain('0');
  },
);

claim('writes its values into your row objects, under its id, in 8.1.0', async () => {
  const dataset: Record<string, number>[] = [{ rain: 5 }, { rain: 6 }];
  await show(
    <Bars dataset={dataset} series={[{ dataKey: 'rain' }, { id: 'sun', data: [1, 2] }]} />,
  );
  await expect.poll(() => bars().length).toBe(4);
  expect(dataset).toEqual([
    { rain: 5, sun: 1 },
    { rain: 6, sun: 2 },
  ]);
});

claim('rows that are frozen stop the chart with Cannot add property', async () => {
  consoleMessages();
  const dataset = [Object.freeze({ rain: 5 }), Object.freeze({ rain: 6 })];
  await expect(
    show(<Bars dataset={dataset} series={[{ dataKey: 'rain' }, { id: 'sun', data: [1, 2] }]} />),
  ).rejects.toThrow('Cannot add property');
});

claim('The x-axis with id "defaultized-x-axis-0" should be of type "band"', async () => {
  consoleMessages();
  await expect(show(<Bars xAxis={[{ data: [1, 2] }]} />)).rejects.toThrow(
    'The x-axis with id "defaultized-x-axis-0" should be of type "band"',
  );
});

claim('The values beyond are not drawn.', async () => {
  const messages = consoleMessages();
  await show(<Bars xAxis={[...namedAxis]} series={[{ data: [1, 2, 3] }]} />);
  await expect.poll(() => bars().length).toBe(2);
  expect(messages.join()).toContain(
    'The x-axis with id "defaultized-x-axis-0" has less data (2 values)',
  );
});

claim('one group of bars when there are several series', async () => {
  await show(<WorldPopulation />);
  await expect.poll(() => bars().length).toBe(18);
  expect(ticks('X')).toEqual([
    'Asia',
    'Africa',
    'Europe',
    'Latin America',
    'North America',
    'Oceania',
  ]);
});

claim('name the property to read with dataKey', async () => {
  await show(<RowsAsBars />);
  await expect.poll(() => bars().length).toBe(12);
  expect(ticks('X')).toContain('Jan');
});

claim('Change the props of a chart here', async () => {
  const first = () => bars()[0]?.getBoundingClientRect();
  const { rerender } = await show(<ConfigurableBars skipAnimation />);
  await expect.poll(() => first()?.height ?? 0).toBeGreaterThan(first()?.width ?? 0);
  await rerender(
    <ConfigurableBars skipAnimation layout="horizontal" barLabel="value" hideLegend />,
  );
  await expect.poll(() => texts('.MuiBarLabel-root')).toContain('41');
  expect(first()!.width).toBeGreaterThan(first()!.height);
  expect(document.querySelector('ul')).toBeNull();
});

claim('the other parts are drawn in the order you write them', async () => {
  await show(<BarsAndLine />);
  await expect.poll(() => bars().length).toBe(12);
  expect(texts('.MuiChartsReferenceLine-label')).toEqual(['Mean: 70 mm']);
  const mean = document.querySelector('.MuiChartsReferenceLine-root')!;
  const { DOCUMENT_POSITION_FOLLOWING: isLater } = Node;
  expect(bars()[0]!.compareDocumentPosition(mean) & isLater).toBe(isLater);
});

claim(
  'it gets x, y, width, height and color. yOrigin, or xOrigin with horizontal bars',
  async () => {
    const bar = vi.fn((_props: BarElementProps) => null);
    const props = { slots: { bar }, series: [{ data: [4], color: '#d1495b' }] };
    const last = () => bar.mock.lastCall?.[0] as BarElementProps & Record<'x' | 'y', number>;
    const names = [{ scaleType: 'band', data: ['a'] }] as never;
    const { rerender } = await show(<Bars {...props} xAxis={names} />);
    await expect.poll(last).toMatchObject({
      x: expect.any(Number),
      width: expect.any(Number),
      layout: 'vertical',
      xOrigin: 0,
      color: '#d1495b',
    });
    const { y, height, yOrigin } = last();
    expect(Math.abs(y + Number(height) - yOrigin)).toBeLessThan(1);
    await rerender(<Bars {...props} layout="horizontal" yAxis={names} />);
    await expect.poll(() => last().layout).toBe('horizontal');
    expect(Math.abs(last().x - last().xOrigin)).toBeLessThan(1);
    expect([last().xOrigin > 0, last().yOrigin]).toEqual([true, 0]);
  },
);

claim("MUI X: bar series with id='auto-generated-id-0' has no data.", async () => {
  consoleMessages();
  const screen = await show(
    <Caught>
      <BarChart width={300} height={200} series={[{ dataKey: 'sales' }]} />
    </Caught>,
  );
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent("MUI X: bar series with id='auto-generated-id-0' has no data.");
});

claim('MUI X: your dataset key "sales" is used for plotting', async () => {
  const messages = consoleMessages();
  const chart = (sales: unknown) => (
    <BarChart
      width={300}
      height={200}
      dataset={[{ sales } as never]}
      series={[{ dataKey: 'sales' }]}
      xAxis={[{ scaleType: 'band', data: ['Q1'] }]}
      barLabel={({ value }) => String(value)}
    />
  );
  const screen = await show(chart(null));
  expect(messages).toEqual([]);
  await screen.rerender(chart('7'));
  expect(messages.join()).toContain(
    'MUI X: your dataset key "sales" is used for plotting bars, but contains nonnumerical elements.',
  );
  await expect.poll(() => texts('.MuiBarLabel-root')).toEqual(['0']);
});

claim('Put the dates on a band axis, one for each bar, and format them', async () => {
  const days = Array.from({ length: 30 }, (_, index) => new Date(2025, 5, index + 1));
  const short = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });
  await show(
    <BarChart
      width={600}
      height={280}
      xAxis={[
        {
          scaleType: 'band',
          data: days,
          valueFormatter: (day: Date) => short.format(day),
          tickInterval: (day: Date) => day.getDay() === 1,
        },
      ]}
      series={[{ data: days.map(() => 5) }]}
    />,
  );
  await expect.poll(() => bars().length).toBe(30);
  expect(ticks('X')).toEqual(['Jun 2', 'Jun 9', 'Jun 16', 'Jun 23', 'Jun 30']);
});

claim('bars of your own that are at least 3 pixels high', async () => {
  type BarProps = ComponentProps<NonNullable<BarElementSlots['bar']>>;
  function VisibleBar(props: BarProps) {
    const { id, dataIndex, className, x, y, width, height, color } = props;
    // For clicks, highlights and the tooltip of an item.
    const { onClick, onPointerEnter, onPointerLeave } = props;
    const value = useBarSeries(id)?.data[dataIndex] ?? 0;
    const shown = value === 0 ? 0 : Math.max(height, 3);
    const top = value > 0 ? y + height - shown : y;
    const handlers = { onClick, onPointerEnter, onPointerLeave };
    return <rect {...{ className, x, width, ...handlers }} y={top} height={shown} fill={color} />;
  }
  const of = (index: number, name: string) => Number(bars()[index]?.getAttribute(name));
  const bottom = (index: number) => of(index, 'y') + of(index, 'height');
  const series = [{ data: [3, 10_000, 0, -3] }];
  const plain = await show(<Bars series={series} />);
  await expect.poll(() => bars().length).toBe(4);
  // At most one pixel high.
  expect(of(0, 'height')).toBeLessThanOrEqual(1);
  const base = bottom(1);
  await plain.unmount();
  await show(<Bars series={series} slots={{ bar: VisibleBar }} />);
  await expect.poll(() => bars().length).toBe(4);
  expect([0, 2, 3].map((index) => of(index, 'height'))).toEqual([3, 0, 3]);
  // The positive ones stand on the same line, and the negative one hangs from it, to the pixel.
  expect(Math.abs(bottom(0) - base)).toBeLessThanOrEqual(1);
  expect(bottom(1)).toBe(base);
  expect(Math.abs(of(3, 'y') - base)).toBeLessThanOrEqual(1);
});

claim("scaleType: 'sqrt' on the axis of the values, which still starts at 0", async () => {
  const series = [{ data: [3, 10_000] }];
  await show(<Bars height={400} series={series} yAxis={[{ scaleType: 'sqrt' }]} />);
  await expect.poll(() => bars().length).toBe(2);
  await expect.poll(() => ticks('Y')[0]).toBe('0');
  const [small, large] = bars().map((bar) => Number(bar.getAttribute('height')));
  // About 6 of 340 pixels.
  expect(small).toBeGreaterThan(4);
  expect((small ?? 0) / (large ?? 1)).toBeCloseTo(Math.sqrt(3 / 10_000), 2);
});

claim('Where a series has no row for a category, null leaves its place empty', async () => {
  const rows = [
    { month: 'May', product: 'Tea', sold: 31 },
    { month: 'May', product: 'Coffee', sold: 18 },
    { month: 'June', product: 'Tea', sold: 24 },
  ];
  const months = [...new Set(rows.map(({ month }) => month))];
  const products = [...new Set(rows.map(({ product }) => product))];
  const soldIn = (month: string, product: string) =>
    rows.find((row) => row.month === month && row.product === product)?.sold ?? null;
  await show(
    <Bars
      xAxis={[{ scaleType: 'band', data: months }]}
      series={products.map((product) => ({
        id: product,
        label: product,
        data: months.map((month) => soldIn(month, product)),
      }))}
    />,
  );
  await expect.poll(() => texts('.MuiChartsLegend-series')).toEqual(['Tea', 'Coffee']);
  expect(ticks('X')).toEqual(['May', 'June']);
  expect(document.querySelectorAll('.MuiBarElement-series-Tea')).toHaveLength(2);
  expect(document.querySelectorAll('.MuiBarElement-series-Coffee')).toHaveLength(1);
});

claim('A day without a row has no bar', async () => {
  const rainOf = new Map([
    [new Date(2025, 5, 2).toDateString(), 4],
    [new Date(2025, 5, 3).toDateString(), 9],
    [new Date(2025, 5, 6).toDateString(), 2],
  ]);
  const days: Date[] = [];
  for (
    const day = new Date(2025, 5, 1);
    day <= new Date(2025, 5, 7);
    day.setDate(day.getDate() + 1)
  )
    days.push(new Date(day));
  await show(
    <Bars
      xAxis={[
        {
          scaleType: 'band',
          data: days,
          valueFormatter: (day: Date) => day.toLocaleDateString('en-US', { weekday: 'short' }),
        },
      ]}
      series={[{ data: days.map((day) => rainOf.get(day.toDateString()) ?? null) }]}
    />,
  );
  await expect.poll(() => bars().length).toBe(3);
  expect(ticks('X')).toEqual(['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']);
  const gap = (from: number, to: number) =>
    bars()[to]!.getBoundingClientRect().left - bars()[from]!.getBoundingClientRect().left;
  expect(gap(1, 2) / gap(0, 1)).toBeCloseTo(3, 1);
});
