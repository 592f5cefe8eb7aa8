import { createTheme, ThemeProvider } from '@mui/material/styles';
import { BarChart, barElementClasses, BarPlot, type BarChartProps } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import {
  ChartsLegend,
  PiecewiseColorLegend,
  type PiecewiseColorLegendProps,
} from '@mui/x-charts/ChartsLegend';
import { chartsTooltipClasses } from '@mui/x-charts/ChartsTooltip';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { blueberryTwilightPalette, rainbowSurgePalette } from '@mui/x-charts/colorPalettes';
import { useDrawingArea, useSeries } from '@mui/x-charts/hooks';
import { Gauge } from '@mui/x-charts/Gauge';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { ScatterPlot } from '@mui/x-charts/ScatterChart';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { claimsOf, consoleMessages, show } from 'claims';
import { needsReact18 } from 'claims/support';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import page from './index.mdx?raw';

const claim = claimsOf(page);

const all = (selector: string) => [...document.querySelectorAll(selector)];
const surface = () => document.querySelector<SVGSVGElement>('svg:has(g)')!;
const box = (element: Element) => element.getBoundingClientRect();

/** A small bar chart, whose props may also be those that v8 doesn't know any longer. */
function Bars({ old = {}, ...props }: Partial<BarChartProps> & { old?: object }) {
  return (
    <BarChart
      width={400}
      height={300}
      series={[{ data: [4, 6], label: 'Rain' }]}
      skipAnimation
      {...props}
      {...old}
    />
  );
}

/** Where the drawing area of a chart is. */
function Area({ onArea }: { onArea: (area: object) => void }) {
  const { left, top, right, bottom } = useDrawingArea();
  onArea({ left, top, right, bottom });
  return null;
}

claim('so a chart with a legend above it is taller than its height says', async () => {
  await show(
    <div data-chart>
      <Bars />
    </div>,
  );
  await expect.poll(() => all('ul li').length).toBe(1);
  expect(box(surface()).height).toBe(300);
  expect(box(document.querySelector('[data-chart]')!).height).toBeGreaterThan(310);
  expect(surface().querySelector('ul')).toBeNull();
});

claim('sx of these charts styles the wrapper now and className goes to the <svg>', async () => {
  await show(<Bars className="mine" sx={{ outline: '3px solid red' }} />);
  await expect.poll(() => all('svg.mine').length).toBe(1);
  expect(getComputedStyle(surface()).outlineStyle).toBe('none');
  expect(getComputedStyle(surface().parentElement!).outlineStyle).toBe('solid');
});

claim('an item that can be clicked is a button', async () => {
  const onItemClick = vi.fn();
  const screen = await show(
    <Bars
      slotProps={{
        legend: { onItemClick: onItemClick as PiecewiseColorLegendProps['onItemClick'] },
      }}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Rain' }));
  expect(onItemClick).toHaveBeenCalledTimes(1);
});

claim("it compiles, nothing warns, and the legend isn't visible", async () => {
  const messages = consoleMessages();
  await show(
    <ChartContainer width={400} height={300} series={[{ type: 'bar', data: [4], label: 'Rain' }]}>
      <ChartsLegend />
    </ChartContainer>,
  );
  await expect.poll(() => all('svg ul').length).toBe(1);
  expect(box(all('svg ul')[0]!).height).toBe(0);
  expect(messages).toEqual([]);
});

claim("and a vertical one stands at the end, also for 'left'", async () => {
  const old = { slotProps: { legend: { position: { horizontal: 'left' } } } } as object;
  const series = [{ data: [{ value: 3, label: 'Rain' }] }];
  await show(<PieChart width={200} height={200} series={series} {...old} />);
  await expect.poll(() => all('ul li').length).toBe(1);
  expect(box(all('ul')[0]!).left).toBeGreaterThan(box(surface()).left);
});

claim('without types the legend is back', async () => {
  await show(<Bars old={{ slotProps: { legend: { hidden: true } } }} />);
  await expect.poll(() => all('ul li').length).toBe(1);
});

claim('A legend in a composition', async () => {
  const { rerender } = await show(<Bars hideLegend />);
  await expect.poll(() => all('svg rect').length).toBeGreaterThan(0);
  expect(all('ul')).toEqual([]);
  await rerender(<Bars />);
  await expect.poll(() => all('ul li').length).toBe(1);
});

claim('further axes are hidden until they have a position', async () => {
  const axes = () => all('.MuiChartsAxis-directionY').length;
  const { rerender } = await show(<Bars yAxis={[{ id: 'a' }, { id: 'b', min: 0, max: 1 }]} />);
  await expect.poll(axes).toBe(1);
  expect(box(all('.MuiChartsAxis-directionY')[0]!).left).toBeLessThan(box(surface()).left + 200);
  await rerender(<Bars yAxis={[{ id: 'a' }, { id: 'b', min: 0, max: 1, position: 'right' }]} />);
  await expect.poll(axes).toBe(2);
  await rerender(<Bars yAxis={[{ id: 'a', position: 'none' }]} />);
  await expect.poll(axes).toBe(0);
});

claim('without types the axis is still drawn on that side in 8.1.0', async () => {
  const onArea = vi.fn();
  await show(
    <ChartContainer
      width={400}
      height={300}
      series={[{ type: 'bar', data: [4] }]}
      xAxis={[{ scaleType: 'band', data: ['Monday'] }]}
    >
      <ChartsYAxis {...({ position: 'right' } as object)} />
      <Area onArea={onArea} />
    </ChartContainer>,
  );
  await expect.poll(() => all('.MuiChartsAxis-directionY').length).toBe(1);
  expect(box(all('.MuiChartsAxis-directionY')[0]!).left).toBeGreaterThan(box(surface()).left + 300);
  expect(onArea.mock.lastCall![0]).toMatchObject({ left: 65, right: 20 });
});

claim('height of an x-axis, 25 px, and width of a y-axis, 45 px. A label adds 20 px', async () => {
  const onArea = vi.fn();
  const { rerender } = await show(
    <Bars>
      <Area onArea={onArea} />
    </Bars>,
  );
  await expect
    .poll(() => onArea.mock.lastCall)
    .toEqual([{ left: 65, top: 20, right: 20, bottom: 45 }]);
  await rerender(
    <Bars yAxis={[{ label: 'Rain' }]} margin={10}>
      <Area onArea={onArea} />
    </Bars>,
  );
  await expect
    .poll(() => onArea.mock.lastCall)
    .toEqual([{ left: 75, top: 10, right: 10, bottom: 35 }]);
});

claim('starts the drawing area at 125 px', async () => {
  const onArea = vi.fn();
  await show(
    <Bars margin={{ left: 80 }}>
      <Area onArea={onArea} />
    </Bars>,
  );
  await expect
    .poll(() => onArea.mock.lastCall)
    .toEqual([{ left: 125, top: 20, right: 20, bottom: 45 }]);
});

claim('margin is 5 px on each side', async () => {
  const onArea = vi.fn();
  await show(
    <PieChart width={400} height={300} series={[{ data: [{ value: 3, label: 'Rain' }] }]}>
      <Area onArea={onArea} />
    </PieChart>,
  );
  await expect.poll(() => onArea.mock.lastCall).toEqual([{ left: 5, top: 5, right: 5, bottom: 5 }]);
});

claim('A tick label longer than its axis has room for ends in an ellipsis', async () => {
  const labels = () =>
    all('.MuiChartsAxis-directionY .MuiChartsAxis-tickLabel').map(({ textContent }) => textContent);
  const series = [{ data: [4e9] }];
  const { rerender } = await show(<Bars series={series} />);
  await expect.poll(() => labels().some((label) => label?.endsWith('…'))).toBe(true);
  await rerender(<Bars series={series} yAxis={[{ width: 120 }]} />);
  await expect.poll(() => labels().some((label) => label?.endsWith('…'))).toBe(false);
});

claim('Labels of an x-axis keep tickLabelMinGap between them, 4 px by default', async () => {
  const count = () => all('.MuiChartsAxis-directionX .MuiChartsAxis-tickLabel').length;
  const data = Array.from({ length: 60 }, (_, day) => day);
  const chart = (gap: { tickLabelMinGap?: number }) => (
    <Bars series={[{ data }]} xAxis={[{ scaleType: 'band', data, ...gap }]} />
  );
  const { rerender } = await show(chart({ tickLabelMinGap: 4 }));
  // Before they are measured, all are there.
  await expect.poll(count).toBeLessThan(60);
  const close = count();
  await rerender(chart({ tickLabelMinGap: 60 }));
  await expect.poll(count).toBeLessThan(close);
  await rerender(chart({}));
  await expect.poll(count).toBe(close);
});

claim('MUI X: The following axis ids are duplicated: default.', async () => {
  const messages = consoleMessages();
  await show(
    <Bars
      xAxis={[{ id: 'default', scaleType: 'band', data: [1, 2] }]}
      yAxis={[{ id: 'default' }]}
    />,
  );
  await expect
    .poll(() => messages.join('\n'))
    .toContain('The following axis ids are duplicated: default.');
});

claim('The default palette is rainbowSurgePalette', async () => {
  const fill = () => document.querySelector(`.${barElementClasses.root}`)?.getAttribute('fill');
  const { rerender } = await show(<Bars />);
  await expect.poll(fill).toBe(rainbowSurgePalette('light')[0]);
  await rerender(<Bars colors={blueberryTwilightPalette} />);
  await expect.poll(fill).toBe(blueberryTwilightPalette('light')[0]);
});

claim('or set it in the theme: defaultProps of MuiBarChart', async () => {
  const theme = createTheme({
    components: { MuiBarChart: { defaultProps: { colors: blueberryTwilightPalette } } },
  } as object);
  await show(
    <ThemeProvider theme={theme}>
      <Bars />
    </ThemeProvider>,
  );
  await expect
    .poll(() => document.querySelector(`.${barElementClasses.root}`)?.getAttribute('fill'))
    .toBe(blueberryTwilightPalette('light')[0]);
});

claim('without types the line has the default color', async () => {
  const stroke = () => document.querySelector('.MuiLineElement-root')?.getAttribute('stroke');
  const { rerender } = await show(
    <SparkLineChart data={[3, 5]} height={40} {...({ colors: ['tomato'] } as object)} />,
  );
  await expect.poll(stroke).toBe(rainbowSurgePalette('light')[0]);
  await rerender(<SparkLineChart data={[3, 5]} height={40} color="tomato" />);
  await expect.poll(stroke).toBe('tomato');
});

claim('Marks of a line are <circle> elements', async () => {
  const shapes = () => all('.MuiMarkElement-root').map(({ tagName }) => tagName);
  const { rerender } = await show(
    <LineChart width={400} height={300} series={[{ data: [3, 5] }]} />,
  );
  await expect.poll(shapes).toEqual(['circle', 'circle']);
  await rerender(
    <LineChart width={400} height={300} series={[{ data: [3, 5], shape: 'square' }]} />,
  );
  await expect.poll(shapes).toEqual(['path', 'path']);
});

claim('without types the <svg> gets viewBox="[object Object]"', async () => {
  const { rerender } = await show(<Bars />);
  await expect.poll(() => surface()?.getAttribute('viewBox')).toBe('0 0 400 300');
  await rerender(<Bars old={{ viewBox: { width: 600 } }} />);
  await expect.poll(() => surface()?.getAttribute('viewBox')).toBe('[object Object]');
});

claim('ChartContainer renders the <svg> alone', async () => {
  const screen = await show(
    <ChartContainer width={400} height={300} series={[]} className="mine">
      <ScatterPlot />
    </ChartContainer>,
  );
  await expect
    .poll(() => screen.container.querySelector('svg.mine')?.parentElement)
    .toBe(screen.container.firstElementChild);
});

claim('The container takes onAxisClick itself', async () => {
  const onAxisClick = vi.fn();
  await show(
    <ChartContainer
      width={400}
      height={300}
      series={[{ type: 'bar', data: [4] }]}
      xAxis={[{ scaleType: 'band', data: ['Monday'] }]}
      onAxisClick={onAxisClick}
    >
      <BarPlot skipAnimation />
    </ChartContainer>,
  );
  await expect.poll(() => all('rect').length).toBeGreaterThan(0);
  await userEvent.click(surface());
  expect(onAxisClick.mock.lastCall?.[1]).toMatchObject({ axisValue: 'Monday', dataIndex: 0 });
});

claim('A container finds the nearest point of a scatter series by itself', async () => {
  const onItemClick = vi.fn();
  await show(
    <ChartContainer
      width={400}
      height={300}
      series={[
        {
          type: 'scatter',
          data: [
            { x: 1, y: 1 },
            { x: 3, y: 3 },
            { x: 2, y: 2 },
          ],
        },
      ]}
      onItemClick={onItemClick}
      voronoiMaxRadius={80}
    >
      <ScatterPlot />
    </ChartContainer>,
  );
  await expect.poll(() => all('circle').length).toBe(3);
  await userEvent.click(surface(), { position: { x: 190, y: 140 } });
  expect(onItemClick.mock.lastCall?.[1]).toMatchObject({ type: 'scatter', dataIndex: 2 });
});

claim('useSeries returns what it did: all series by type', async () => {
  const types: string[][] = [];
  function Types() {
    types.push(Object.keys(useSeries()));
    return null;
  }
  await show(
    <Bars>
      <Types />
    </Bars>,
  );
  await expect.poll(() => types.at(-1)).toEqual(['bar']);
});

claim(
  'styleOverrides of MuiBarElement, MuiLineElement and MuiAreaElement have no effect',
  async () => {
    const theme = createTheme({
      components: { MuiBarElement: { styleOverrides: { root: { stroke: 'rgb(1, 2, 3)' } } } },
    } as object);
    await show(
      <ThemeProvider theme={theme}>
        <Bars />
      </ThemeProvider>,
    );
    await expect.poll(() => all(`.${barElementClasses.root}`).length).toBe(2);
    expect(getComputedStyle(all(`.${barElementClasses.root}`)[0]!).stroke).not.toBe('rgb(1, 2, 3)');
  },
);

claim('the color stays and the CSS filter brightness(120%) makes it brighter', async () => {
  await show(
    <Bars
      series={[{ id: 'rain', data: [4, 6], highlightScope: { highlight: 'item' } }]}
      highlightedItem={{ seriesId: 'rain', dataIndex: 0 }}
    />,
  );
  const bars = () => all(`.${barElementClasses.root}`);
  await expect
    .poll(() => bars().map((bar) => bar.getAttribute('filter')))
    .toEqual(['brightness(120%)', null]);
  expect(bars()[0]!.getAttribute('fill')).toBe(bars()[1]!.getAttribute('fill'));
});

claim('and brightness(140%) when highlighted', async () => {
  const filter = () => document.querySelector('.MuiAreaElement-root')?.getAttribute('filter');
  const chart = (highlightedItem: { seriesId: string } | null) => (
    <LineChart
      width={400}
      height={300}
      skipAnimation
      series={[{ id: 'rain', data: [4, 6], area: true, highlightScope: { highlight: 'series' } }]}
      highlightedItem={highlightedItem}
    />
  );
  const { rerender } = await show(chart(null));
  await expect.poll(filter).toBe('brightness(120%)');
  await rerender(chart({ seriesId: 'rain' }));
  await expect.poll(filter).toBe('brightness(140%)');
});

claim('without types nothing is highlighted', async () => {
  await show(
    <Bars
      old={{
        series: [
          { id: 'rain', data: [4, 6], highlightScope: { highlighted: 'item', faded: 'global' } },
        ],
      }}
      highlightedItem={{ seriesId: 'rain', dataIndex: 0 }}
    />,
  );
  await expect.poll(() => all(`.${barElementClasses.root}`).length).toBe(2);
  expect(all('[filter]')).toEqual([]);
});

claim('The axis value is a caption of the table, and one table stands for each axis', async () => {
  await show(<Bars xAxis={[{ scaleType: 'band', data: ['Monday', 'Tuesday'] }]} />);
  await expect.poll(() => all(`.${barElementClasses.root}`).length).toBe(2);
  await userEvent.hover(surface());
  await expect.poll(() => all('.MuiChartsTooltip-table caption').length).toBe(1);
  expect(
    all('.MuiChartsTooltip-table th.MuiChartsTooltip-labelCell .MuiChartsTooltip-markContainer')
      .length,
  ).toBe(1);
  expect(all('.MuiChartsTooltip-markCell')).toEqual([]);
});

claim('but no element has this class in 8.1.0', async () => {
  expect(chartsTooltipClasses.axisValueCell).toBe('MuiChartsTooltip-axisValueCell');
  const xAxis: BarChartProps['xAxis'] = [{ scaleType: 'band', data: ['Monday', 'Tuesday'] }];
  for (const trigger of ['axis', 'item'] as const) {
    const screen = await show(<Bars xAxis={xAxis} slotProps={{ tooltip: { trigger } }} />);
    await expect.poll(() => all(`.${barElementClasses.root}`).length).toBe(2);
    await userEvent.hover(all(`.${barElementClasses.root}`)[1]!);
    await expect.poll(() => all('.MuiChartsTooltip-valueCell').length).toBeGreaterThan(0);
    expect(all('.MuiChartsTooltip-axisValueCell')).toEqual([]);
    await screen.unmount();
  }
});

claim(
  "without types the chart shows its default tooltip, also where you had trigger: 'none'",
  async () => {
    await show(<Bars old={{ tooltip: { trigger: 'none' } }} />);
    await expect.poll(() => all(`.${barElementClasses.root}`).length).toBe(2);
    await userEvent.hover(surface());
    await expect.poll(() => all('.MuiChartsTooltip-table').length).toBe(1);
  },
);

claim('without types the setting has no effect', async () => {
  const size = () => getComputedStyle(all('ul li')[0]!).fontSize;
  const { rerender } = await show(<Bars />);
  await expect.poll(() => all('ul li').length).toBe(1);
  const before = size();
  await rerender(<Bars old={{ slotProps: { legend: { labelStyle: { fontSize: 30 } } } }} />);
  expect(size()).toBe(before);
  await rerender(<Bars slotProps={{ legend: { sx: { fontSize: 30 } } }} />);
  await expect.poll(size).toBe('30px');
});

claim('A labelFormatter that returns null', async () => {
  const legend = (labelFormatter?: PiecewiseColorLegendProps['labelFormatter']) => (
    <Bars
      xAxis={[
        {
          scaleType: 'band',
          data: [1, 2],
          colorMap: { type: 'piecewise', thresholds: [2], colors: ['red', 'green'] },
        },
      ]}
      slots={{ legend: PiecewiseColorLegend }}
      slotProps={{ legend: { axisDirection: 'x', labelFormatter } }}
    />
  );
  const { rerender } = await show(legend());
  await expect.poll(() => all('ul li').length).toBe(2);
  await rerender(legend(({ min }) => (min === null ? null : 'From 2')));
  await expect.poll(() => all('ul li').length).toBe(1);
});

claim('Heatmap still has tooltip in its types, but ignores it', async () => {
  const map = (props: object) => (
    <Heatmap
      width={400}
      height={300}
      xAxis={[{ data: ['a'] }]}
      yAxis={[{ data: ['b'] }]}
      series={[{ data: [[0, 0, 7]] }]}
      {...props}
    />
  );
  const tables = () => all('.MuiChartsTooltip-table, .MuiChartsTooltip-paper').length;
  const { rerender } = await show(map({ tooltip: { trigger: 'none' } }));
  await expect.poll(() => all('.MuiHeatmap-cell').length).toBe(1);
  await userEvent.hover(all('.MuiHeatmap-cell')[0]!);
  await expect.poll(tables).toBeGreaterThan(0);
  await rerender(map({ slotProps: { tooltip: { trigger: 'none' } } }));
  await expect.poll(tables).toBe(0);
});

claim("without types the chart isn't zoomed as you say", async () => {
  const data = Array.from({ length: 20 }, (_, day) => day);
  const chart = (props: object) => (
    <BarChartPro
      width={400}
      height={300}
      skipAnimation
      xAxis={[{ id: 'x', scaleType: 'band', data, zoom: true }]}
      series={[{ data }]}
      {...props}
    />
  );
  const width = () => all(`.${barElementClasses.root}`)[0]?.getBoundingClientRect().width ?? 0;
  const zoom = [{ axisId: 'x', start: 0, end: 50 }];
  const { rerender } = await show(chart({ zoom }));
  await expect.poll(width).toBeGreaterThan(0);
  const whole = width();
  await rerender(chart({ zoomData: zoom }));
  await expect.poll(width).toBeGreaterThan(whole * 1.8);
});

claim('Gauges animate now', async () => {
  const arc = () => document.querySelector('.MuiGauge-valueArc')?.getAttribute('d');
  const { rerender } = await show(<Gauge width={200} height={200} value={10} skipAnimation />);
  await expect.poll(arc).toBeTruthy();
  await rerender(<Gauge width={200} height={200} value={90} skipAnimation />);
  const end = arc();
  await rerender(<Gauge width={200} height={200} value={10} skipAnimation />);
  await rerender(<Gauge width={200} height={200} value={90} />);
  expect(arc()).not.toBe(end);
  await expect.poll(arc).toBe(end);
});

claim('8.1.0 accepts it as a peer, but stops with useSyncExternalStore is not a function', () => {
  expect(needsReact18.charts).toBe(true);
});
