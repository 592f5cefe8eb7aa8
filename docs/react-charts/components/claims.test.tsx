import * as charts from '@mui/x-charts';
import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';
import * as hooks from '@mui/x-charts/hooks';
import * as tooltips from '@mui/x-charts/ChartsTooltip';
import * as gauges from '@mui/x-charts/Gauge';
import {
  getValueToPositionMapper,
  useDrawingArea,
  useSvgRef,
  useXScale,
  useYScale,
} from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { Caught, claimsOf, consoleMessages, show } from 'claims';
import { useState, type ComponentType } from 'react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import page from './index.mdx?raw';
import MeanOfEachSeries from './MeanOfEachSeries';
import MinimaOfTheSun from './MinimaOfTheSun';
import NoteOverTheChart from './NoteOverTheChart';
import RangesOfTheDay from './RangesOfTheDay';
import ReadByPointer from './ReadByPointer';

const claim = claimsOf(page);

/** What a child of a chart finds out, as the chart's only text of its class. */
const found = () => document.querySelector('.found')?.textContent;

function Bars(props: Partial<BarChartProps>) {
  return (
    <BarChart
      width={400}
      height={200}
      skipAnimation
      xAxis={[{ data: ['a', 'b'], scaleType: 'band' }]}
      yAxis={[{ min: 0, max: 100 }]}
      series={[{ id: 's', data: [10, 90] }]}
      {...props}
    />
  );
}

/** A component that prints what `read` returns. */
function finder(read: () => unknown): ComponentType {
  return function Finder() {
    return <text className="found">{JSON.stringify(read()) ?? 'undefined'}</text>;
  };
}

async function findInBars(read: () => unknown): Promise<unknown> {
  const Finder = finder(read);
  await show(
    <Bars>
      <Finder />
    </Bars>,
  );
  await expect.poll(found).toBeDefined();
  const text = found();
  return text === 'undefined' ? undefined : JSON.parse(text ?? '');
}

claim('It asks for the scale and the drawing area', async () => {
  const screen = await show(<MinimaOfTheSun />);
  await expect.element(screen.getByText('Dalton minimum')).toBeInTheDocument();
});

claim('left and top are its corner', async () => {
  expect(await findInBars(() => useDrawingArea())).toEqual({
    left: 65,
    top: 20,
    right: 20,
    bottom: 45,
    width: 315,
    height: 135,
  });
});

claim('a larger value is a smaller number', async () => {
  const positions = await findInBars(() => {
    const y = useYScale<'linear'>();
    return [y(0), y(100)];
  });
  expect(positions).toEqual([155, 20]);
});

claim('A band scale returns where the band starts', async () => {
  const [start, width, middle, missing] = (await findInBars(() => {
    const x = useXScale<'band'>();
    return [x('a'), x.bandwidth(), getValueToPositionMapper(x)('a'), x('missing') ?? 'undefined'];
  })) as [number, number, number, string];
  expect(middle).toBeCloseTo(start + width / 2);
  expect(missing).toBe('undefined');
});

claim('all it takes for a plot of your own', async () => {
  await show(<RangesOfTheDay />);
  await expect.poll(() => document.querySelectorAll('rect[rx="6"]').length).toBe(5);
});

claim('The limits of an axis come from its data and from the series', async () => {
  const limits: number[][][] = [];
  function Limits() {
    limits.push([useXScale<'linear'>().domain(), useYScale<'linear'>().domain()]);
    return null;
  }
  await show(
    <LineChart
      width={300}
      height={200}
      xAxis={[{ data: [3, 7], domainLimit: 'strict' }]}
      yAxis={[{ domainLimit: 'strict' }]}
      series={[{ data: [20, 90] }]}
    >
      <Limits />
    </LineChart>,
  );
  await expect
    .poll(() => limits.at(-1))
    .toEqual([
      [3, 7],
      [20, 90],
    ]);
});

claim('scale.invert(pixels) turns a position back into a value', async () => {
  const screen = await show(<ReadByPointer />);
  await expect.element(screen.getByText('Move over the chart')).toBeInTheDocument();
  const [, , earth] = document.querySelectorAll('circle');
  await userEvent.hover(earth as SVGElement);
  await expect.element(screen.getByText(/^1(49|5\d) million km, 3\d\d days$/)).toBeInTheDocument();
});

claim('Band and point scales have no invert', async () => {
  expect(await findInBars(() => 'invert' in useXScale<'band'>())).toBe(false);
});

claim('Without an argument you get all series of that type in their order', async () => {
  await show(<MeanOfEachSeries />);
  const means = () => [...document.querySelectorAll('g > path + text')].map((t) => t.textContent);
  await expect.poll(means).toEqual(['63.8', '40.0']);
});

claim("An id that doesn't exist gives undefined, and is left out of a list", async () => {
  consoleMessages();
  const counts = await findInBars(() => [
    hooks.useBarSeries('missing') === undefined,
    hooks.useBarSeries(['missing', 's']).length,
  ]);
  expect(counts).toEqual([true, 1]);
});

claim('so it also places bars that are stacked', async () => {
  const Finder = finder(() => hooks.useBarSeries().map(({ stackedData }) => stackedData));
  await show(
    <Bars
      series={[{ data: [10, 20], stack: 'one' }, { data: [1, 2], stack: 'one' }, { data: [5, 6] }]}
    >
      <Finder />
    </Bars>,
  );
  await expect.poll(found).toBe('[[[0,10],[0,20]],[[10,11],[20,22]],[[0,5],[0,6]]]');
});

claim('while the mapper returns half of bandwidth()', async () => {
  const [position, width] = (await findInBars(() => {
    const x = useXScale<'band'>();
    return [getValueToPositionMapper(x)('missing'), x.bandwidth()];
  })) as [number, number];
  expect(position).toBeCloseTo(width / 2);
});

claim('useXScale throws', async () => {
  consoleMessages();
  const Finder = finder(() => typeof useXScale());
  const screen = await show(
    <Caught>
      <PieChart width={200} height={200} series={[{ data: [{ value: 1 }] }]}>
        <Finder />
      </PieChart>
    </Caught>,
  );
  await expect
    .element(screen.getByText(/Cannot read properties of undefined \(reading 'scale'\)/))
    .toBeVisible();
});

claim('useZColorScale throws where there is no z-axis', async () => {
  consoleMessages();
  const Finder = finder(() => typeof hooks.useZColorScale());
  const screen = await show(
    <Caught>
      <Bars>
        <Finder />
      </Bars>
    </Caught>,
  );
  await expect
    .element(screen.getByText(/Cannot read properties of undefined \(reading 'colorScale'\)/))
    .toBeVisible();
});

claim('and undefined without a z-axis', async () => {
  expect(await findInBars(() => [typeof hooks.useZAxis(), typeof hooks.useRotationAxis()])).toEqual(
    ['undefined', 'undefined'],
  );
});

claim('The first exists for continuous and piecewise maps of x-axes and y-axes', async () => {
  const Finder = finder(() =>
    [hooks.useChartGradientId('y'), hooks.useChartGradientIdObjectBound('y')].map(
      (id) => document.getElementById(id) !== null,
    ),
  );
  const piecewise = { type: 'piecewise' as const, thresholds: [50], colors: ['red', 'blue'] };
  const continuous = { type: 'continuous' as const, max: 90, color: ['red', 'blue'] as const };
  const chart = (colorMap: typeof piecewise | typeof continuous, key: string) => (
    <Bars key={key} yAxis={[{ id: 'y', max: 100, colorMap }]}>
      <Finder key={key} />
    </Bars>
  );
  const screen = await show(chart(piecewise, 'first'));
  await screen.rerender(chart(piecewise, 'first'));
  await expect.poll(found).toBe('[true,false]');
  await screen.rerender(chart(continuous, 'second'));
  await screen.rerender(chart(continuous, 'second'));
  await expect.poll(found).toBe('[true,true]');
});

claim('can be HTML, such as a button', async () => {
  const screen = await show(<NoteOverTheChart />);
  await userEvent.click(screen.getByRole('button', { name: 'Why?' }));
  await expect.element(screen.getByRole('button', { name: 'Festival in the park' })).toBeVisible();
});

claim('charts run from left to right in right-to-left pages too', async () => {
  const middle = () => {
    const { left, width } = document.querySelector('button')!.getBoundingClientRect();
    return left + width / 2 - document.querySelector('svg')!.getBoundingClientRect().left;
  };
  const first = await show(<NoteOverTheChart />);
  await expect.element(first.getByRole('button')).toBeVisible();
  const before = middle();
  await first.unmount();
  const second = await show(<NoteOverTheChart />, { direction: 'rtl' });
  await expect.element(second.getByRole('button')).toBeVisible();
  expect(middle()).toBeCloseTo(before, 0);
});

claim('Import them from @mui/x-charts/hooks, except where another place is named', () => {
  const table = page.slice(page.indexOf('| Hook |'), page.indexOf('## Accessibility'));
  const named = [...table.matchAll(/`(use[A-Z]\w+)`/g)].map(([, name]) => name);
  const elsewhere = { ...tooltips, ...gauges };
  const missing = named.filter((name) => !(name! in hooks) && !(name! in elsewhere));
  expect(missing).toEqual(['useHeatmapSeries', 'useIsZoomInteracting']);
  const all = Object.keys({ ...hooks, ...elsewhere }).filter((name) => name.startsWith('use'));
  expect(all.filter((name) => !named.includes(name))).toEqual([]);
});

claim('undefined without one', async () => {
  expect(await findInBars(() => typeof hooks.useYColorScale())).toBe('undefined');
});

claim('MUI X: Could not find the Chart context.', async () => {
  consoleMessages();
  const Finder = finder(() => useDrawingArea());
  const screen = await show(
    <Caught>
      <Finder />
    </Caught>,
  );
  await expect.element(screen.getByText(/Could not find the Chart context\./)).toBeVisible();
});

claim('so a larger value is a smaller number', async () => {
  const [low, high] = (await findInBars(() => {
    const y = useYScale<'linear'>();
    return [y(10), y(90)];
  })) as [number, number];
  expect(high).toBeLessThan(low);
});

claim(
  'MUI X: The following ids provided to "useBarSeries" could not be found: "sales".',
  async () => {
    const messages = consoleMessages();
    function Count() {
      hooks.useBarSeries(['sales']);
      return null;
    }
    await show(
      <LineChart width={300} height={200} series={[{ id: 'sales', data: [1] }]}>
        <Count />
      </LineChart>,
    );
    await expect
      .poll(() => messages.join())
      .toContain('The following ids provided to "useBarSeries" could not be found: "sales".');
  },
);

claim('An axis keeps its own room inside the margin', async () => {
  const Finder = finder(() => useDrawingArea());
  await show(
    <Bars
      margin={10}
      xAxis={[{ data: ['a', 'b'], scaleType: 'band', height: 30 }]}
      yAxis={[{ width: 60 }]}
    >
      <Finder />
    </Bars>,
  );
  await expect.poll(found).toBeDefined();
  expect(JSON.parse(found() ?? '')).toMatchObject({ left: 70, top: 10, right: 10, bottom: 40 });
});

claim('Bar charts have no error bars in 8.1.0', () => {
  expect(Object.keys(charts)).toContain('BarPlot');
  expect(Object.keys(charts).filter((name) => /error|whisker/i.test(name))).toEqual([]);
});

claim('The axis ignores what you draw', async () => {
  function Mark() {
    const top = useYScale<'linear'>()(500);
    return (
      <text y={top} className="found">
        {top}
      </text>
    );
  }
  await show(
    <Bars yAxis={[{}]}>
      <Mark />
    </Bars>,
  );
  // The highest bar is at 90, so 500 is far above the drawing.
  await expect.poll(() => Number(found())).toBeLessThan(0);
});

claim('Neither kind of chart is in 8.1.0', () => {
  expect(Object.keys(charts).filter((name) => /candle|ohlc|boxplot/i.test(name))).toEqual([]);
});

claim('Draw a handle over each one, and turn the position of the pointer', async () => {
  function Handle({ value, onDrag }: { value: number; onDrag: (value: number) => void }) {
    const svgRef = useSvgRef();
    const x = useXScale<'linear'>();
    const y = useYScale<'linear'>();
    return (
      <circle
        className="handle"
        cx={x(1)}
        cy={y(value)}
        r={9}
        onPointerMove={(event) =>
          onDrag(Math.round(y.invert(event.clientY - svgRef.current!.getBoundingClientRect().top)))
        }
      />
    );
  }
  function Dragged() {
    const [value, setValue] = useState(50);
    return (
      <LineChart
        width={400}
        height={200}
        skipAnimation
        xAxis={[{ data: [0, 1, 2] }]}
        yAxis={[{ min: 0, max: 100 }]}
        series={[{ data: [20, value, 80] }]}
      >
        <Handle value={value} onDrag={setValue} />
        <text className="found">{value}</text>
      </LineChart>
    );
  }
  await show(<Dragged />);
  await expect.poll(found).toBe('50');
  const handle = document.querySelector('.handle')!;
  const { top, height } = handle.getBoundingClientRect();
  // The drawing area is 135 pixels high, so 27 of them are 20.
  handle.dispatchEvent(
    new PointerEvent('pointermove', { bubbles: true, clientY: top + height / 2 - 27 }),
  );
  await expect.poll(found).toBe('70');
  const moved = handle.getBoundingClientRect();
  expect(moved.top + moved.height / 2).toBeCloseTo(top + height / 2 - 27, 0);
});

claim('cover the drawing area with a transparent rectangle', async () => {
  const places: number[][] = [];
  const marks: number[] = [];
  function Clickable() {
    const svgRef = useSvgRef();
    const { left: x, top: y, width, height } = useDrawingArea();
    const xScale = useXScale<'linear'>();
    const yScale = useYScale<'linear'>();
    return (
      <rect
        className="clickable"
        {...{ x, y, width, height }}
        fill="transparent"
        onClick={({ clientX, clientY }) => {
          const { left, top } = svgRef.current!.getBoundingClientRect();
          places.push([xScale.invert(clientX - left), yScale.invert(clientY - top)]);
        }}
      />
    );
  }
  await show(
    <LineChart
      width={400}
      height={240}
      skipAnimation
      xAxis={[{ data: [1, 2, 3] }]}
      yAxis={[{ min: 0, max: 8 }]}
      series={[{ data: [4, 4, 5] }]}
      onMarkClick={(_, { dataIndex }) => marks.push(dataIndex ?? -1)}
    >
      <Clickable />
    </LineChart>,
  );
  const area = () => document.querySelector('.clickable');
  await expect.poll(area).toBeTruthy();
  // The middle of the area is the place of the second mark.
  await userEvent.click(area()!);
  expect(places).toHaveLength(1);
  expect(places[0]![0]).toBeCloseTo(2, 1);
  expect(places[0]![1]).toBeCloseTo(4, 1);
  expect(marks).toEqual([]);
  await expect.poll(() => document.querySelector('.MuiChartsTooltip-root')).toBeTruthy();
});

claim('With a time scale, invert returns a Date', async () => {
  const Finder = finder(() => useXScale<'time'>().invert(200) instanceof Date);
  await show(
    <LineChart
      width={400}
      height={200}
      xAxis={[{ scaleType: 'time', data: [new Date(2025, 3, 1), new Date(2025, 3, 2)] }]}
      series={[{ data: [1, 2] }]}
    >
      <Finder />
    </LineChart>,
  );
  await expect.poll(found).toBe('true');
});
