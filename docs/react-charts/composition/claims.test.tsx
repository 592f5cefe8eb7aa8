import { BarChart, BarPlot } from '@mui/x-charts/BarChart';
import { ChartContainer, type ChartContainerProps } from '@mui/x-charts/ChartContainer';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsText } from '@mui/x-charts/ChartsText';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { LineChart, LinePlot } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import {
  ChartContainerPro,
  ChartsClipPath as ChartsClipPathPro,
  ChartsXAxis as ChartsXAxisPro,
  LinePlot as LinePlotPro,
} from '@mui/x-charts-pro';
import { Caught, claimsOf, consoleMessages, show } from 'claims';
import { createRef, type Ref } from 'react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import AnatomyOfAChart from './AnatomyOfAChart';
import ClippedLine from './ClippedLine';
import FiguresBelowTheChart from './FiguresBelowTheChart';
import page from './index.mdx?raw';
import LayersInOrder from './LayersInOrder';
import OrdersAndReturns from './OrdersAndReturns';
import ResizedParent from './ResizedParent';

const claim = claimsOf(page);

const all = (selector: string) => [...document.querySelectorAll<SVGElement>(selector)];
const count = (selector: string) => expect.poll(() => all(selector).length);
/** Whether the first part is drawn before the second. */
const isBehind = (first: string, second: string) =>
  all(first)[0]!.compareDocumentPosition(all(second)[0]!) === Node.DOCUMENT_POSITION_FOLLOWING;

const bars = '.MuiBarElement-root';
const line = '.MuiLineElement-root';

function Composed({
  children,
  ...props
}: Partial<ChartContainerProps> & { ref?: Ref<SVGSVGElement> }) {
  return (
    <ChartContainer
      width={400}
      height={200}
      skipAnimation
      xAxis={[{ data: ['a', 'b'], scaleType: 'band' }]}
      series={[
        { type: 'bar', data: [1, 2], label: 'Bars' },
        { type: 'line', data: [2, 1], label: 'Line' },
      ]}
      {...props}
    >
      {children}
    </ChartContainer>
  );
}

claim('Each number below is one component', async () => {
  const screen = await show(<AnatomyOfAChart />);
  await count(bars).toBe(12);
  for (const number of [1, 2, 3, 4, 5, 6, 7, 8]) {
    await expect.element(screen.getByText(String(number), { exact: true })).toBeInTheDocument();
  }
});

claim('The values under the pointer', async () => {
  await show(<AnatomyOfAChart />);
  await count(bars).toBe(12);
  await userEvent.hover(all(bars)[6]!);
  await count('.MuiPopper-root tr').toBe(2);
  await count('.MuiChartsAxisHighlight-root').toBe(1);
});

claim('Without BarPlot there are no bars', async () => {
  const { rerender } = await show(
    <Composed>
      <ChartsXAxis />
    </Composed>,
  );
  await count('.MuiChartsAxis-root').toBe(1);
  expect(all(bars)).toHaveLength(0);
  expect(all('.MuiChartsLegend-root, .MuiChartsGrid-root')).toHaveLength(0);
  await rerender(
    <Composed>
      <BarPlot />
    </Composed>,
  );
  await count(bars).toBe(2);
});

claim('Hooks of the chart work in both places', async () => {
  const screen = await show(<FiguresBelowTheChart />);
  await expect.element(screen.getByRole('row', { name: /Attic 64 82 140 121/ })).toBeVisible();
});

claim('A plot draws all series of its type, and ignores the others', async () => {
  const series: ChartContainerProps['series'] = [
    { type: 'line', data: [2, 1] },
    { type: 'bar', data: [1, 2] },
    { type: 'line', data: [3, 2] },
    { type: 'bar', data: [2, 3] },
  ];
  const { rerender } = await show(
    <Composed series={series}>
      <LinePlot />
    </Composed>,
  );
  await count(line).toBe(2);
  expect(all(bars)).toHaveLength(0);
  await rerender(
    <Composed series={series}>
      <BarPlot />
    </Composed>,
  );
  await count(bars).toBe(4);
  expect(all(line)).toHaveLength(0);
});

claim('What you write later is drawn over what comes before', async () => {
  const screen = await show(<LayersInOrder />);
  await count(bars).toBe(7);
  expect(isBehind(line, bars)).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Area in front' }));
  await expect.poll(() => isBehind(bars, line)).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Grid in front' }));
  await expect.poll(() => isBehind(bars, '.MuiChartsGrid-root')).toBe(true);
});

claim('the marks of a line are in front of the axes', async () => {
  await show(<LineChart width={400} height={200} skipAnimation series={[{ data: [1, 2] }]} />);
  await count('.MuiMarkElement-root').toBe(2);
  expect(isBehind('.MuiChartsAxis-root', '.MuiMarkElement-root')).toBe(true);
});

claim('ScatterChart starts with the axes', async () => {
  await show(
    <ScatterChart
      width={400}
      height={200}
      grid={{ horizontal: true }}
      series={[{ data: [{ id: 1, x: 1, y: 1 }] }]}
    />,
  );
  await count('.MuiChartsGrid-root').toBe(1);
  expect(isBehind('.MuiChartsAxis-root', '.MuiChartsGrid-root')).toBe(true);
});

claim('draw the grid, the plots, the axis highlight, and the axes', async () => {
  await show(
    <BarChart
      width={400}
      height={200}
      skipAnimation
      grid={{ horizontal: true }}
      xAxis={[{ data: ['a', 'b'], scaleType: 'band' }]}
      series={[{ data: [1, 2] }]}
    >
      <text className="own">Own</text>
    </BarChart>,
  );
  await count(bars).toBe(2);
  await userEvent.hover(all(bars)[0]!);
  await count('.MuiChartsAxisHighlight-root').toBe(1);
  const order = [
    '.MuiChartsGrid-root',
    bars,
    '.MuiChartsAxisHighlight-root',
    '.MuiChartsAxis-root',
    '.own',
  ];
  order.slice(1).forEach((part, index) => expect(isBehind(order[index]!, part)).toBe(true));
});

claim('Ready-made charts cut it off there', async () => {
  await show(
    <LineChart width={400} height={200} yAxis={[{ max: 5 }]} series={[{ data: [1, 9, 2] }]} />,
  );
  await count(line).toBe(1);
  expect(all(line)[0]!.closest('svg > [clip-path]')).not.toBeNull();
});

claim('a <g> around the plots refers to it', async () => {
  const screen = await show(<ClippedLine />);
  await count(line).toBe(1);
  const clip = all('clipPath')[0]!;
  expect(all('g[clip-path]')[0]!.getAttribute('clip-path')).toBe(`url(#${clip.id})`);
  await userEvent.click(screen.getByRole('switch', { name: 'Clip the line' }));
  await count(`g[clip-path="url(#${clip.id})"]`).toBe(0);
});

claim('is drawn again when that changes', async () => {
  await show(<ResizedParent />);
  await count(bars).toBe(5);
  const before = document.querySelector('svg:has(g)')!.getBoundingClientRect().width;
  await userEvent.keyboard('{Tab}{End}');
  await expect
    .poll(() => document.querySelector('svg:has(g)')!.getAttribute('viewBox'))
    .not.toContain(` ${before} `);
  expect(document.querySelector('svg:has(g)')!.getBoundingClientRect().width).toBeGreaterThan(
    before * 1.5,
  );
});

function AreaInWords() {
  const { left, right, top, bottom } = useDrawingArea();
  return <text>{`${left}, ${right}, ${top}, ${bottom}`}</text>;
}

claim('20 pixels on each side by default', async () => {
  const screen = await show(
    <Composed xAxis={[{ position: 'none' }]} yAxis={[{ position: 'none' }]} series={[]}>
      <AreaInWords />
    </Composed>,
  );
  await expect.element(screen.getByText('20, 20, 20, 20')).toBeInTheDocument();
});

claim(
  "the drawing starts at the browser's 150 pixels and then shrinks with the width",
  async () => {
    const inBlock = (width: number) => (
      <div style={{ width }}>
        <Composed width={undefined} height={undefined}>
          <BarPlot />
        </Composed>
      </div>
    );
    const { rerender } = await show(inBlock(600));
    await expect.poll(() => all('svg')[0]?.getAttribute('viewBox')).toBe('0 0 600 150');
    await rerender(inBlock(300));
    await expect.poll(() => all('svg')[0]?.getAttribute('viewBox')).toBe('0 0 300 75');
  },
);

claim('axis highlight and axis tooltip no longer appear', async () => {
  await show(
    <Composed disableAxisListener>
      <BarPlot />
      <ChartsAxisHighlight x="band" />
      <ChartsTooltip trigger="axis" />
    </Composed>,
  );
  await count(bars).toBe(2);
  await userEvent.hover(all(bars)[0]!);
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(all('.MuiChartsAxisHighlight-root, .MuiPopper-root tr')).toHaveLength(0);
});

claim('ChartsText starts a new line at each', async () => {
  await show(
    <Composed>
      <ChartsText className="lines" x={0} y={0} text={'One\nTwo'} />
    </Composed>,
  );
  await count('.lines tspan').toBe(2);
});

claim('render their children inside the <svg>', async () => {
  const own = <text className="own">Own</text>;
  const size = { width: 300, height: 150, children: own };
  const screen = await show(
    <>
      <BarChart {...size} series={[{ data: [1] }]} />
      <LineChart {...size} series={[{ data: [1] }]} />
      <PieChart {...size} series={[{ data: [{ value: 1 }] }]} />
      <ScatterChart {...size} series={[{ data: [{ id: 1, x: 1, y: 1 }] }]} />
    </>,
  );
  await expect.poll(() => screen.container.querySelectorAll('svg .own').length).toBe(4);
});

claim('MUI X: Could not find the Chart context.', async () => {
  consoleMessages();
  const screen = await show(
    <Caught>
      <BarPlot />
    </Caught>,
  );
  await expect.element(screen.getByText(/Could not find the Chart context\./)).toBeVisible();
});

claim('does not have height prop, and its container has no height defined.', async () => {
  const messages = consoleMessages();
  await show(
    <div style={{ display: 'flex', flexDirection: 'column', width: 400, height: 0 }}>
      <Composed width={400} height={undefined} />
    </div>,
  );
  await expect
    .poll(() => messages.join())
    .toContain(
      'MUI X: ChartContainer does not have `height` prop, and its container has no `height` defined.',
    );
});

claim('a flex item with minHeight: 0 to which the other items leave no room', async () => {
  const beside = (minHeight: number, height?: number) => (
    <div style={{ display: 'flex', flexDirection: 'column', width: 400, height: 300 }}>
      <div style={{ height: 300, flexShrink: 0 }} />
      <div style={{ flex: 1, minHeight }}>
        <Composed width={undefined} height={height}>
          <BarPlot />
        </Composed>
      </div>
    </div>
  );
  const drawn = () => all('svg')[0]?.getBoundingClientRect().height;
  consoleMessages();
  const { rerender } = await show(beside(0));
  await expect.poll(drawn).toBe(0);
  expect(all(bars)).toHaveLength(0);
  await rerender(beside(200));
  await expect.poll(drawn).toBe(200);
  await count(bars).toBe(2);
  await rerender(beside(0, 120));
  await expect.poll(drawn).toBe(120);
});

claim('The legend is invisible', async () => {
  await show(
    <Composed>
      <ChartsLegend />
    </Composed>,
  );
  await count('.MuiChartsLegend-root').toBe(1);
  expect(all('.MuiChartsLegend-root')[0]!.getBoundingClientRect().height).toBe(0);
});

claim('A band or a line at the pointer', async () => {
  for (const x of ['band', 'line'] as const) {
    const screen = await show(
      <Composed>
        <BarPlot />
        <ChartsAxisHighlight x={x} />
      </Composed>,
    );
    await count(bars).toBe(2);
    await count('.MuiChartsAxisHighlight-root').toBe(0);
    await userEvent.hover(all('svg:has(.MuiBarElement-root)')[0]!, { position: { x: 120, y: 80 } });
    await count('.MuiChartsAxisHighlight-root').toBe(1);
    const { width } = all('.MuiChartsAxisHighlight-root')[0]!.getBoundingClientRect();
    if (x === 'band') expect(width).toBeGreaterThan(50);
    else expect(width).toBeLessThan(5);
    await screen.unmount();
  }
});

claim(
  'Only the first y-axis has a position by default; without one, the second is hidden',
  async () => {
    const labels = () => all('.MuiChartsAxis-label').map(({ textContent }) => textContent);
    const composed = (position?: 'right') => (
      <Composed
        yAxis={[
          { id: 'one', label: 'First' },
          { id: 'two', label: 'Second', min: 0, max: 1, ...(position && { position }) },
        ]}
      >
        <BarPlot />
        <ChartsYAxis axisId="one" />
        <ChartsYAxis axisId="two" />
      </Composed>
    );
    const first = await show(composed());
    await expect.poll(labels).toEqual(['First']);
    await first.unmount();
    await show(composed('right'));
    await expect.poll(labels).toEqual(['First', 'Second']);
  },
);

claim('The tooltip shows both values, each by the valueFormatter of its series', async () => {
  await show(<OrdersAndReturns />);
  await count(bars).toBe(6);
  await userEvent.hover(all(bars)[0]!);
  await expect
    .poll(() =>
      [...document.querySelectorAll('.MuiPopper-root td')].map((cell) => cell.textContent),
    )
    .toEqual(expect.arrayContaining(['412', '5%']));
});

claim('MUI X: ChartContainer does not have width prop, and its container has no', async () => {
  const messages = consoleMessages();
  await show(
    <div style={{ width: 0 }}>
      <BarChart height={200} series={[{ data: [1] }]} />
    </div>,
  );
  await expect
    .poll(() => messages.join())
    .toContain(
      'ChartContainer does not have `width` prop, and its container has no `width` defined',
    );
});

claim('the same series is drawn as bars or as a line', async () => {
  const Both = ({ type }: { type: 'bar' | 'line' }) => (
    <Composed series={[{ id: 'one', type, data: [1, 2] }]}>
      <BarPlot />
      <LinePlot />
    </Composed>
  );
  const screen = await show(<Both type="bar" />);
  await count(bars).toBe(2);
  expect(all(line)).toEqual([]);
  await screen.rerender(<Both type="line" />);
  await count(line).toBe(1);
  await count(bars).toBe(0);
});

claim("For horizontal bars, each series has layout: 'horizontal'", async () => {
  await show(
    <Composed
      xAxis={[]}
      yAxis={[{ scaleType: 'band', data: ['a', 'b'] }]}
      series={[{ type: 'bar', layout: 'horizontal', data: [1, 4] }]}
    >
      <BarPlot />
    </Composed>,
  );
  await count(bars).toBe(2);
  const [first, second] = all(bars).map((bar) => bar.getBoundingClientRect());
  expect(second!.width / first!.width).toBeCloseTo(4, 1);
  expect(second!.left).toBeCloseTo(first!.left, 0);
});

claim('A ref is the <svg> element, here and on ChartContainer', async () => {
  const ref = createRef<SVGSVGElement>();
  const surface = createRef<SVGSVGElement>();
  await show(
    <>
      <Composed ref={ref} />
      <ChartDataProvider width={400} height={200} series={[]}>
        <ChartsSurface ref={surface} />
      </ChartDataProvider>
    </>,
  );
  await expect.poll(() => ref.current).toBeInstanceOf(SVGSVGElement);
  await expect.poll(() => surface.current).toBeInstanceOf(SVGSVGElement);
});

claim('lines, areas and bars reach beyond the drawing area', async () => {
  await show(
    <ChartContainerPro
      width={400}
      height={200}
      xAxis={[{ id: 'x', data: [0, 50, 100], zoom: true }]}
      series={[{ type: 'line', data: [1, 2, 3] }]}
      initialZoom={[{ axisId: 'x', start: 50, end: 100 }]}
    >
      <ChartsClipPathPro id="drawing-area" />
      <g clipPath="url(#drawing-area)">
        <LinePlotPro skipAnimation />
      </g>
      <ChartsXAxisPro />
    </ChartContainerPro>,
  );
  await count(line).toBe(1);
  const area = all('#drawing-area rect')[0]!;
  const start = all('svg:has(#drawing-area)')[0]!.getBoundingClientRect().left;
  const { left, width } = all(line)[0]!.getBoundingClientRect();
  expect(left).toBeLessThan(start + Number(area.getAttribute('x')));
  expect(width).toBeGreaterThan(1.9 * Number(area.getAttribute('width')));
  const ticks = all('.MuiChartsAxis-tickLabel').map(({ textContent }) => textContent);
  expect(ticks[0]).toBe('50');
  expect(all(line)[0]!.closest('g[clip-path="url(#drawing-area)"]')).not.toBeNull();
});

function Background() {
  const { left: x, top: y, width, height } = useDrawingArea();
  return <rect className="background" {...{ x, y, width, height }} fillOpacity={0.06} />;
}

claim('For the area between them, draw a rectangle before the plots', async () => {
  await show(
    <ChartContainer
      width={400}
      height={240}
      xAxis={[{ data: [1, 2, 3] }]}
      series={[{ type: 'line', data: [4, 3, 5] }]}
    >
      <Background />
      <LinePlot />
      <ChartsXAxis />
      <ChartsYAxis />
    </ChartContainer>,
  );
  await count('.MuiLineElement-root').toBe(1);
  expect(isBehind('.background', '.MuiLineElement-root')).toBe(true);
  const { left, bottom } = all('.background')[0]!.getBoundingClientRect();
  const [xLine, yLine] = ['X', 'Y'].map((direction) =>
    all(`.MuiChartsAxis-direction${direction} .MuiChartsAxis-line`)[0]!.getBoundingClientRect(),
  );
  expect(Math.abs(left - yLine!.left)).toBeLessThan(2);
  expect(Math.abs(bottom - xLine!.top)).toBeLessThan(2);
});

claim('the rectangle is in front of the data', async () => {
  await show(
    <LineChart width={400} height={240} series={[{ data: [4, 3, 5] }]}>
      <Background />
    </LineChart>,
  );
  await count('.MuiLineElement-root').toBe(1);
  expect(isBehind('.MuiLineElement-root', '.background')).toBe(true);
});

claim('A composition has no tooltip of its own', async () => {
  const composed = (tooltip: boolean) => (
    <ChartContainer
      key={String(tooltip)}
      width={400}
      height={240}
      series={[{ type: 'bar', data: [31, 24, 27] }]}
      xAxis={[{ scaleType: 'band', data: ['May', 'June', 'July'] }]}
      skipAnimation
    >
      <BarPlot />
      <ChartsReferenceLine y={30} label="Goal" />
      {tooltip && <ChartsTooltip />}
    </ChartContainer>
  );
  const screen = await show(composed(false));
  const tooltip = screen.getByRole('tooltip');
  await count(bars).toBe(3);
  await userEvent.hover(all(bars)[0]!);
  await expect.element(tooltip).not.toBeInTheDocument();
  await screen.rerender(composed(true));
  await count(bars).toBe(3);
  await userEvent.hover(all(bars)[1]!);
  await expect.element(tooltip).toHaveTextContent(/June.*24/);
});

claim('which already has a tooltip', async () => {
  const screen = await show(
    <BarChart
      width={400}
      height={240}
      series={[{ data: [31, 24, 27] }]}
      xAxis={[{ scaleType: 'band', data: ['May', 'June', 'July'] }]}
      skipAnimation
    >
      <ChartsReferenceLine y={30} label="Goal" />
    </BarChart>,
  );
  await expect.element(screen.getByText('Goal')).toBeInTheDocument();
  await count(bars).toBe(3);
  await userEvent.hover(all(bars)[1]!);
  await expect.element(screen.getByRole('tooltip')).toHaveTextContent(/June.*24/);
});
