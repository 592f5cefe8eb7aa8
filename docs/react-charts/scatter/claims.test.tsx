import { ScatterChartPro } from '@mui/x-charts-pro';
import { ScatterChart, type ScatterChartProps } from '@mui/x-charts/ScatterChart';
import { Caught, claimsOf, consoleMessages, show } from 'claims';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import ClickedPoint from './ClickedPoint';
import ColoredBySteps from './ColoredBySteps';
import ColoredByThirdValue from './ColoredByThirdValue';
import ConfigurableScatter from './ConfigurableScatter';
import GridBehindPoints from './GridBehindPoints';
import page from './index.mdx?raw';
import OwnShapes from './OwnShapes';
import PenguinSpecies from './PenguinSpecies';
import ReachOfThePointer from './ReachOfThePointer';
import RowsAsPoints from './RowsAsPoints';
import SeeThroughPoints from './SeeThroughPoints';
import SizedByValue from './SizedByValue';

const claim = claimsOf(page);

const circles = () => [...document.querySelectorAll<SVGCircleElement>('circle')];
const fills = () => circles().map((circle) => circle.getAttribute('fill'));
const tooltip = () => document.querySelector('.MuiChartsTooltip-root')?.textContent ?? '';

const data = [
  { id: 'a', x: 10, y: 10, z: 1 },
  { id: 'b', x: 90, y: 90, z: 2 },
];

/** The drawing area is at 65 to 380 and 20 to 155 pixels. */
function Points(props: Partial<ScatterChartProps>) {
  return (
    <ScatterChart
      width={400}
      height={200}
      xAxis={[{ min: 0, max: 100 }]}
      yAxis={[{ min: 0, max: 100 }]}
      series={[{ data }]}
      {...props}
    />
  );
}

const hoverAt = (x: number, y: number) =>
  userEvent.hover(document.querySelector('svg')!, { position: { x, y } });

/** Keeps what a chart throws from failing the run, and shows it. */
claim('Source of the figures: K. Gorman, T. Williams and W. Fraser', async () => {
  await show(<PenguinSpecies />);
  await expect.poll(() => circles().length).toBe(342);
});

claim('The tooltip shows a point as "(181, 3750)"', async () => {
  const point = { id: 'A1', x: 181, y: 3750 };
  await show(
    <Points xAxis={[{}]} yAxis={[{}]} series={[{ data: [point, { id: 2, x: 0, y: 0 }] }]} />,
  );
  await expect.poll(() => circles().length).toBe(2);
  await hoverAt(370, 30);
  await expect.poll(tooltip).toContain('(181, 3750)');
});

claim('All three are required', async () => {
  consoleMessages();
  const screen = await show(
    <Caught>
      <Points dataset={[{ a: 1, b: 2 }]} series={[{ id: 's', datasetKeys: { x: 'a', y: 'b' } }]} />
    </Caught>,
  );
  await expect.element(screen.getByText(/has incomplete datasetKeys/)).toBeInTheDocument();
});

claim('reacts to the one nearest to the pointer, anywhere in the drawing area', async () => {
  await show(<Points />);
  await expect.poll(() => circles().length).toBe(2);
  await hoverAt(300, 130);
  await expect.poll(tooltip).toContain('(90, 90)');
});

claim('voronoiMaxRadius limits the distance in pixels', async () => {
  await show(<Points voronoiMaxRadius={40} />);
  await expect.poll(() => circles().length).toBe(2);
  await hoverAt(330, 34);
  await expect.poll(tooltip).toContain('(90, 90)');
  await hoverAt(250, 90);
  await expect.poll(tooltip).toBe('');
});

claim('With disableVoronoi, only a pointer on the point itself counts', async () => {
  const screen = await show(<ReachOfThePointer />);
  await userEvent.click(screen.getByLabelText('disableVoronoi'));
  await expect.element(screen.getByRole('slider')).toBeDisabled();
  const point = circles()[0]!;
  const { left, top } = point.getBoundingClientRect();
  const svg = document.querySelector('svg')!.getBoundingClientRect();
  await hoverAt(left - svg.left - 12, top - svg.top - 12);
  expect(tooltip()).toBe('');
  await userEvent.hover(point);
  await expect.poll(tooltip).toContain('(312, 88)');
});

claim('dataIndex counts in the data of that series', async () => {
  const onItemClick = vi.fn();
  const series = [
    { id: 'first', data },
    { id: 'second', data: [{ id: 'c', x: 90, y: 10 }] },
  ];
  await show(<Points series={series} onItemClick={onItemClick} />);
  await expect.poll(() => circles().length).toBe(3);
  await userEvent.click(document.querySelector('svg')!, { position: { x: 330, y: 130 } });
  await expect.poll(() => onItemClick.mock.calls.length).toBe(1);
  expect(onItemClick.mock.calls[0]?.[1]).toEqual({
    type: 'scatter',
    seriesId: 'second',
    dataIndex: 0,
  });
});

claim(
  'onItemClick gets the event, and the seriesId and dataIndex of the nearest point',
  async () => {
    const screen = await show(<ClickedPoint />);
    await expect.poll(() => circles().length).toBe(8);
    await userEvent.click(circles()[1]!);
    await expect.element(screen.getByRole('status')).toHaveTextContent('Venus: 464 °C');
  },
);

claim('Without disableVoronoi, disableHover has no effect', async () => {
  const series = [{ data, disableHover: true }];
  const { rerender } = await show(<Points series={series} />);
  await expect.poll(() => circles().length).toBe(2);
  await userEvent.hover(circles()[0]!);
  await expect.poll(tooltip).toContain('(10, 10)');
  await userEvent.unhover(circles()[0]!);
  await rerender(<Points series={series} disableVoronoi />);
  await expect.poll(tooltip).toBe('');
  await userEvent.hover(circles()[0]!);
  expect(tooltip()).toBe('');
});

claim('or by the data of the z-axis if it has any', async () => {
  const values = ['a', 'b'];
  const colorMap = { type: 'ordinal' as const, values, colors: ['#ff0000', '#00ff00'] };
  await show(
    <Points
      zAxis={[{ id: 'other' }, { id: 'kind', data: values, colorMap }]}
      series={[{ data, zAxisId: 'kind' }]}
    />,
  );
  await expect.poll(fills).toEqual(['#ff0000', '#00ff00']);
});

claim("Points can't be focused in 8.1.0", async () => {
  await show(<Points />);
  await expect.poll(() => circles().length).toBe(2);
  expect(circles().every((circle) => circle.tabIndex < 0)).toBe(true);
});

claim('colors points by their third value z', async () => {
  await show(<ColoredByThirdValue />);
  await expect.poll(() => new Set(fills()).size).toBeGreaterThan(6);
});

claim('it colors by that position', async () => {
  await show(<ColoredBySteps />);
  await expect.poll(() => new Set(fills()).size).toBe(3);
});

claim('A z-axis takes precedence over a y-axis, and a y-axis over an x-axis', async () => {
  const by = (color: string) => ({
    colorMap: { type: 'piecewise' as const, thresholds: [-1], colors: ['black', color] },
  });
  const { rerender } = await show(<Points xAxis={[by('red')]} yAxis={[by('green')]} />);
  await expect.poll(fills).toEqual(['green', 'green']);
  await rerender(<Points xAxis={[by('red')]} yAxis={[by('green')]} zAxis={[by('blue')]} />);
  await expect.poll(fills).toEqual(['blue', 'blue']);
});

claim('draws lines behind the points at the ticks of both axes', async () => {
  await show(<GridBehindPoints />);
  await expect.poll(() => circles().length).toBeGreaterThan(10);
  const grid = document.querySelector('.MuiChartsGrid-root')!;
  expect(grid.compareDocumentPosition(circles()[0]!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

claim('Points have no class of their own in 8.1.0', async () => {
  await show(<Points />);
  await expect.poll(() => circles().length).toBe(2);
  expect(circles()[0]?.hasAttribute('class')).toBe(false);
});

claim("Points out of view aren't drawn", async () => {
  const points = Array.from({ length: 101 }, (_, id) => ({ id, x: id, y: id }));
  const chart = (end: number) => (
    <ScatterChartPro
      key={end}
      width={400}
      height={200}
      xAxis={[{ id: 'x', zoom: true }]}
      initialZoom={[{ axisId: 'x', start: 0, end }]}
      series={[{ data: points }]}
    />
  );
  const { rerender } = await show(chart(100));
  await expect.poll(() => circles().length).toBe(101);
  await rerender(chart(20));
  await expect.poll(() => circles().length).toBeLessThan(25);
});

claim('the radius of the points of a series in pixels, 4 by default', async () => {
  const { rerender } = await show(<Points />);
  await expect.poll(() => circles()[0]?.getAttribute('r')).toBe('4');
  await rerender(<Points series={[{ data, markerSize: 9 }]} />);
  await expect.poll(() => circles()[0]?.getAttribute('r')).toBe('9');
});

claim('The legend keeps its own marks', async () => {
  await show(<OwnShapes />);
  await expect.poll(() => document.querySelectorAll('.MuiChartsLegend-root svg').length).toBe(3);
  expect(document.querySelectorAll('.MuiChartsLegend-root path').length).toBe(0);
});

claim('slots.scatter replaces what draws a whole series', async () => {
  const scatter = vi.fn((_props: object) => <path data-testid="whole" />);
  const screen = await show(<Points slots={{ scatter }} />);
  await expect.element(screen.getByTestId('whole')).toBeInTheDocument();
  expect(circles()).toHaveLength(0);
  expect(Object.keys(scatter.mock.calls[0]![0])).toEqual(
    expect.arrayContaining(['series', 'xScale', 'yScale', 'colorGetter']),
  );
});

claim("scatter series with id='auto-generated-id-0' has incomplete datasetKeys.", async () => {
  consoleMessages();
  const screen = await show(
    <Caught>
      <Points dataset={[{ a: 1, b: 2 }]} series={[{ datasetKeys: { x: 'a', y: 'b' } }]} />
    </Caught>,
  );
  await expect
    .element(screen.getByText(/id='auto-generated-id-0' has incomplete/))
    .toBeInTheDocument();
  await expect.element(screen.getByText(/Properties "id" are missing\./)).toBeInTheDocument();
});

claim('The console says that two children have the same key', async () => {
  const messages = consoleMessages();
  await show(<Points series={[{ data: data.map((point) => ({ ...point, id: 'same' })) }]} />);
  await expect.poll(() => messages.join()).toContain('two children with the same key');
});

claim('labelMarkType only changes the mark in the legend and the tooltip', async () => {
  const radius = () => circles().filter((circle) => circle.getAttribute('r') === '4').length;
  const { rerender } = await show(<ConfigurableScatter />);
  await expect.poll(radius).toBe(8);
  const legend = () => document.querySelector('.MuiChartsLegend-mark')?.innerHTML;
  const before = legend();
  await rerender(<ConfigurableScatter labelMarkType="circle" />);
  expect(legend()).toBe(before);
  await rerender(<ConfigurableScatter labelMarkType="line" color="teal" />);
  await expect.poll(legend).not.toBe(before);
  expect(radius()).toBe(8);
  await userEvent.hover(circles()[0]!);
  const line = '.MuiChartsTooltip-root .MuiChartsLabelMark-line';
  await expect.poll(() => document.querySelectorAll(line).length).toBe(1);
  await rerender(<ConfigurableScatter markerSize={12} />);
  await expect.poll(radius).toBe(0);
});

claim('A click does nothing near the point', async () => {
  const onItemClick = vi.fn();
  const clickNear = async (props: Partial<ScatterChartProps>) => {
    onItemClick.mockClear();
    const screen = await show(<Points onItemClick={onItemClick} {...props} />);
    await expect.poll(() => circles().length).toBe(2);
    await userEvent.click(document.querySelector('svg')!, { position: { x: 120, y: 120 } });
    await screen.unmount();
    return onItemClick.mock.calls.length;
  };
  expect(await clickNear({})).toBe(1);
  expect(await clickNear({ voronoiMaxRadius: 5 })).toBe(0);
  expect(await clickNear({ disableVoronoi: true })).toBe(0);
});

claim('datasetKeys names the properties for x, y and id', async () => {
  await show(<RowsAsPoints />);
  await expect.poll(() => circles().length).toBe(8);
});

claim('Translucent points get darker where there are many', async () => {
  await show(<SeeThroughPoints />);
  await expect.poll(() => circles().length).toBe(900);
  expect(getComputedStyle(circles()[0]!).fillOpacity).toBe('0.25');
});

claim('Let the area grow with the value', async () => {
  await show(<SizedByValue />);
  await expect.poll(() => circles().length).toBe(8);
  const radii = circles().map((circle) => Number(circle.getAttribute('r')));
  // Jupiter is 29 times as wide as Mercury.
  expect((radii[4]! / radii[0]!) ** 2).toBeGreaterThan(25);
});

claim('It gets the series, its scales as xScale and yScale, and the colorGetter', async () => {
  const scatter = vi.fn((_props: object) => null);
  await show(<Points slots={{ scatter }} />);
  await expect
    .poll(() => scatter.mock.lastCall?.[0])
    .toMatchObject({
      series: { data: expect.any(Array) },
      xScale: expect.any(Function),
      yScale: expect.any(Function),
      colorGetter: expect.any(Function),
    });
});

claim('It gets the position x and y, the size, the color', async () => {
  const marker = vi.fn((_props: object) => null);
  await show(<Points slots={{ marker }} />);
  await expect
    .poll(() => marker.mock.lastCall?.[0])
    .toMatchObject({
      x: expect.any(Number),
      y: expect.any(Number),
      size: 4,
      color: expect.any(String),
      isHighlighted: false,
      isFaded: false,
    });
});

claim('MUI X: z-axis uses dataKey but no dataset is provided.', async () => {
  consoleMessages();
  const screen = await show(
    <Caught>
      <ScatterChart width={300} height={200} series={[]} zAxis={[{ dataKey: 'size' }]} />
    </Caught>,
  );
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('MUI X: z-axis uses `dataKey` but no `dataset` is provided.');
});

claim('In 8.1.0, a single undefined as x or y in data leaves the axis without limits', async () => {
  const axes = { xAxis: [{}], yAxis: [{}] };
  const { rerender } = await show(<Points {...axes} />);
  await expect.poll(() => circles().length).toBe(2);
  const incomplete = [...data, { id: 'c', x: 50, y: undefined as never }];
  await rerender(<Points {...axes} series={[{ data: incomplete }]} />);
  await expect.poll(() => circles().length).toBe(0);
});

claim('A row without a value for x or y gets no point in that series', async () => {
  const dataset = [
    { id: 1, age: 3, cats: 4.1, dogs: 12 },
    { id: 2, age: 5, dogs: 18 },
    { id: 3, age: 8, cats: 4.6 },
  ];
  const series = ['cats', 'dogs'].map((y) => ({ id: y, datasetKeys: { x: 'age', y, id: 'id' } }));
  await show(<Points xAxis={[{}]} yAxis={[{}]} dataset={dataset} series={series} />);
  await expect.poll(() => circles().length).toBe(4);
});
