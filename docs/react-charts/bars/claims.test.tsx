import { BarChart, type BarChartProps, type BarElementProps } from '@mui/x-charts/BarChart';
import { claimsOf, consoleMessages, show, Caught } from 'claims';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import BarsAndLine from './BarsAndLine';
import ClickedBar from './ClickedBar';
import ColoredByName from './ColoredByName';
import ColoredByValue from './ColoredByValue';
import ConfigurableBars from './ConfigurableBars';
import DownFromTheTop from './DownFromTheTop';
import FilteredByBar from './FilteredByBar';
import GapRatios from './GapRatios';
import GridLines from './GridLines';
import GrowOrStand from './GrowOrStand';
import page from './index.mdx?raw';
import LabelsThatFit from './LabelsThatFit';
import RoundedBars from './RoundedBars';
import RowsAsBars from './RowsAsBars';
import SevenSummits from './SevenSummits';
import SharesOfSources from './SharesOfSources';
import StackedSources from './StackedSources';
import TickPlacements from './TickPlacements';
import ValueLabels from './ValueLabels';
import WorldPopulation from './WorldPopulation';

const claim = claimsOf(page);

const bars = () => [...document.querySelectorAll<SVGRectElement>('.MuiBarElement-root')];
const texts = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
const ticks = (direction: 'X' | 'Y') =>
  texts(`.MuiChartsAxis-direction${direction} .MuiChartsAxis-tickLabel`);

function Bars(props: Partial<BarChartProps>) {
  return (
    <BarChart width={400} height={200} skipAnimation series={[{ data: [412, 463] }]} {...props} />
  );
}

const namedAxis = [{ scaleType: 'band', data: ['Cold', 'Warm'] }] as const;

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

claim('The value axis always includes 0 unless you set min', async () => {
  const { rerender } = await show(<Bars />);
  await expect.poll(() => ticks('Y')).toContain('0');
  await rerender(<Bars yAxis={[{ min: 400 }]} />);
  await expect.poll(() => ticks('Y')).not.toContain('0');
});

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

claim('that of the value axis is used', async () => {
  const byName = { type: 'ordinal', colors: ['#00ff00', '#0000ff'] } as const;
  const byValue = { type: 'piecewise', thresholds: [1], colors: ['#000000', '#ff0000'] } as const;
  await show(
    <Bars
      xAxis={[{ ...namedAxis[0], colorMap: { ...byName, colors: [...byName.colors] } }]}
      yAxis={[{ colorMap: { ...byValue, thresholds: [1], colors: [...byValue.colors] } }]}
    />,
  );
  await expect.poll(() => bars()[0]?.getAttribute('fill')).toBe('#ff0000');
});

claim('MuiBarLabel-animate is there unless animation is off', async () => {
  const animated = () => document.querySelectorAll('.MuiBarLabel-root.MuiBarLabel-animate').length;
  const screen = await show(<Bars barLabel="value" skipAnimation={false} />);
  await expect.poll(animated).toBe(2);
  await screen.rerender(<Bars barLabel="value" />);
  await expect.poll(animated).toBe(0);
});

claim('such as MuiBarElement-series-web for the id web', async () => {
  await show(<Bars barLabel="value" series={[{ id: 'web', data: [5] }]} />);
  await expect.poll(() => bars().length).toBe(1);
  expect(bars()[0]?.classList).toContain('MuiBarElement-series-web');
  expect(document.querySelectorAll('.MuiBarLabel-series-web')).toHaveLength(1);
});

claim('It writes nothing where the value is 0', async () => {
  await show(<ValueLabels />);
  await expect.poll(() => texts('.MuiBarLabel-root').filter(Boolean).length).toBe(7);
  expect(texts('.MuiBarLabel-root')).not.toContain('0');
});

claim('it ignores the valueFormatter of the series', async () => {
  await show(<Bars barLabel="value" series={[{ data: [5], valueFormatter: () => 'five' }]} />);
  await expect.poll(() => texts('.MuiBarLabel-root')).toEqual(['5']);
});

claim('A click on a bar calls both.', async () => {
  const screen = await show(<ClickedBar />);
  await expect.poll(() => bars().length).toBe(8);
  await expect.poll(() => bars()[0]?.getBoundingClientRect().height ?? 0).toBeGreaterThan(50);
  await userEvent.click(bars()[0] as SVGRectElement);
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent('Web shop, Q1: 412. Q1: 700 in total.');
});

claim("Bars can't be focused in 8.1.0", async () => {
  await show(<Bars onItemClick={() => {}} />);
  await expect.poll(() => bars().length).toBe(2);
  expect(document.querySelectorAll('svg [tabindex], svg a, svg[tabindex]')).toHaveLength(0);
});

claim('anywhere above or below a category, its tick label included', async () => {
  const onAxisClick = vi.fn();
  await show(<Bars xAxis={[...namedAxis]} onAxisClick={onAxisClick} />);
  await expect.poll(() => ticks('X')).toEqual(['Cold', 'Warm']);
  const label = document.querySelector('.MuiChartsAxis-directionX .MuiChartsAxis-tickLabel')!;
  await userEvent.click(label);
  expect(onAxisClick.mock.lastCall?.[1]).toMatchObject({ dataIndex: 0, axisValue: 'Cold' });
});

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

claim('press the chosen one again to see all orders', async () => {
  const screen = await show(<FilteredByBar />);
  const rows = () => document.querySelectorAll('[aria-label=Orders] tr').length;
  await expect.poll(() => bars().length).toBe(3);
  expect(rows()).toBe(6);
  await userEvent.click(bars()[1]!);
  await expect.poll(rows).toBe(1);
  const button = screen.getByRole('button', { name: 'Q2' });
  await expect.element(button).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(button);
  await expect.poll(rows).toBe(6);
});

claim("unknownColor is for everything that values doesn't list", async () => {
  const screen = await show(
    <div style={{ width: 620 }}>
      <ColoredByName />
    </div>,
  );
  const names = ['Asia', 'Africa', 'Europe', 'Latin America', 'North America', 'Oceania'];
  const shown = () => ticks('Y').toSorted();
  await expect.poll(shown).toEqual(names.toSorted());
  const fills = bars().map((bar) => bar.getAttribute('fill'));
  expect(fills.map((fill) => fill === '#d1495b')).toEqual(names.map((name) => name === 'Africa'));
  await screen.rerender(
    <div style={{ width: 320 }}>
      <ColoredByName />
    </div>,
  );
  await expect.poll(() => document.querySelector('svg')?.clientWidth).toBe(320);
  expect(shown()).toEqual(names.toSorted());
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

claim('colors has one entry more than there are thresholds', async () => {
  await show(<ColoredByValue />);
  await expect.poll(() => bars().length).toBe(12);
  const fills = bars().map((bar) => bar.getAttribute('fill'));
  expect([fills[0], fills[4], fills[6]]).toEqual(['#5b8fd4', '#e0a83c', '#d1495b']);
});

claim('In a stack, only the outer ends are round', async () => {
  await show(<RoundedBars />);
  await expect.poll(() => bars().length).toBe(12);
  const clipped = bars().map((bar) => getComputedStyle(bar.parentElement!).clipPath);
  // 4 quarters: a stack above zero of two series, one below.
  expect(clipped.filter((path) => path !== 'none').length).toBeGreaterThanOrEqual(8);
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

claim('Return null for a bar that is too small', async () => {
  await show(<LabelsThatFit />);
  await expect.poll(() => texts('.MuiBarLabel-root').filter(Boolean).length).toBeGreaterThan(20);
  await expect.poll(() => bars()[0]?.getBoundingClientRect().height).toBeGreaterThan(60);
  const labels = texts('.MuiBarLabel-root');
  const sizes = bars().map((bar) => Number(bar.getAttribute('height')));
  expect(labels).toContain('6.4');
  // Solar power makes 0.6 TWh in December.
  expect(labels).not.toContain('0.6');
  expect(Math.min(...sizes)).toBeLessThan(18);
});

claim('the other parts are drawn in the order you write them', async () => {
  await show(<BarsAndLine />);
  await expect.poll(() => bars().length).toBe(12);
  expect(texts('.MuiChartsReferenceLine-label')).toEqual(['Mean: 70 mm']);
  const mean = document.querySelector('.MuiChartsReferenceLine-root')!;
  const { DOCUMENT_POSITION_FOLLOWING: isLater } = Node;
  expect(bars()[0]!.compareDocumentPosition(mean) & isLater).toBe(isLater);
});

claim('skipAnimation turns both off', async () => {
  const screen = await show(<GrowOrStand />);
  const height = () => bars()[1]?.getBoundingClientRect().height ?? 0;
  await userEvent.click(screen.getByRole('switch', { name: 'Animate' }));
  await expect.poll(height).toBeGreaterThan(0);
  const before = height();
  await userEvent.click(screen.getByRole('button', { name: 'Next year' }));
  const at2000 = height();
  expect(at2000).toBeGreaterThan(before * 2);
  await expect.element(screen.getByText('2000')).toBeVisible();
});

claim('it gets x, y, width, height, color, and with xOrigin and yOrigin', async () => {
  const bar = vi.fn((_props: BarElementProps) => null);
  await show(<Bars slots={{ bar }} series={[{ data: [4], color: '#d1495b' }]} />);
  await expect
    .poll(() => bar.mock.lastCall?.[0])
    .toMatchObject({
      x: expect.any(Number),
      y: expect.any(Number),
      width: expect.any(Number),
      height: expect.any(Number),
      xOrigin: expect.any(Number),
      yOrigin: expect.any(Number),
      color: '#d1495b',
    });
});

claim(
  'A function gets the value with its seriesId and dataIndex, and the size of the bar',
  async () => {
    const barLabel = vi.fn(() => 'four');
    await show(<Bars series={[{ id: 'web', data: [4] }]} barLabel={barLabel} />);
    await expect.poll(() => texts('.MuiBarLabel-root')).toEqual(['four']);
    expect(barLabel).toHaveBeenLastCalledWith(
      { value: 4, seriesId: 'web', dataIndex: 0 },
      { bar: { width: expect.any(Number), height: expect.any(Number) } },
    );
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
