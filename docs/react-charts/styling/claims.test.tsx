import {
  createTheme,
  getContrastRatio,
  lighten,
  ThemeProvider,
  useColorScheme,
} from '@mui/material/styles';
import { BarChartPro } from '@mui/x-charts-pro';
import { BarChart, BarPlot, type BarChartProps } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import * as palettes from '@mui/x-charts/colorPalettes';
import { LineChart, lineElementClasses, type LineChartProps } from '@mui/x-charts/LineChart';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { Gauge } from '@mui/x-charts/Gauge';
import { PieChart } from '@mui/x-charts/PieChart';
import { Unstable_RadarChart as RadarChart } from '@mui/x-charts/RadarChart';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { useUtilityClasses } from '@mui/x-charts';
import { claimsOf, show } from 'claims';
import { expect, onTestFinished } from 'vitest';
import { render } from 'vitest-browser-react';
import { page as browserPage, userEvent } from 'vitest/browser';
import ColorsByValue from './ColorsByValue';
import FadingArea from './FadingArea';
import page from './index.mdx?raw';
import LoadingAndEmpty from './LoadingAndEmpty';
import OwnPalette from './OwnPalette';
import PalettesCompared from './PalettesCompared';
import PatternedBars from './PatternedBars';
import StyledBySeries from './StyledBySeries';
import ThemedCharts from './ThemedCharts';

const claim = claimsOf(page);

const all = (selector: string) => [...document.querySelectorAll<SVGElement>(selector)];
const count = (selector: string) => expect.poll(() => all(selector).length);
const fills = () => all('.MuiBarElement-root').map((bar) => getComputedStyle(bar).fill);

function Bars(props: Partial<BarChartProps>) {
  return (
    <BarChart
      width={400}
      height={200}
      skipAnimation
      xAxis={[{ data: ['a', 'b', 'c'], scaleType: 'band' }]}
      series={[{ data: [10, 50, 90] }]}
      {...props}
    />
  );
}

claim('the number beside a name in the legend is the contrast of its color', async () => {
  const screen = await show(<PalettesCompared />);
  await expect.element(screen.getByText('Asia (5.4)')).toBeVisible();
  await userEvent.click(screen.getByRole('combobox', { name: 'As seen by' }));
  await userEvent.click(screen.getByRole('option', { name: 'No green cones' }));
  await expect
    .poll(() => [...document.querySelectorAll('div')].filter((div) => div.style.filter).length)
    .toBe(1);
});

claim('With a contrast below 3 on white', () => {
  const rows = [...page.matchAll(/\| `(\w+Palette)`[^|]*\|\s*(\d+)\s*\|\s*(\d+)\s*\|/g)];
  expect(rows).toHaveLength(4);
  for (const [, name, size, weak] of rows) {
    const colors = palettes[name as 'mangoFusionPalette']('light');
    expect(colors).toHaveLength(Number(size));
    expect(colors.filter((color) => getContrastRatio(color, '#fff') < 3)).toHaveLength(
      Number(weak),
    );
  }
});

claim('after the last color it starts again', async () => {
  const series = [1, 2, 3].map((value) => ({ data: [value] }));
  await show(<Bars colors={['#ff0000', '#0000ff']} series={series} />);
  await expect.poll(fills).toEqual(['rgb(255, 0, 0)', 'rgb(0, 0, 255)', 'rgb(255, 0, 0)']);
});

claim('wins over the palette', async () => {
  await show(<Bars colors={['#ff0000']} series={[{ data: [1], color: '#00ff00' }]} />);
  await expect.poll(fills).toEqual(['rgb(0, 255, 0)']);
});

claim('each line has its own mark', async () => {
  await show(<OwnPalette />);
  await count('.MuiMarkElement-root').toBeGreaterThan(3);
  const shapes = all('g > .MuiMarkElement-root:first-child').map((mark) => mark.getAttribute('d'));
  expect(new Set(shapes).size).toBe(3);
});

claim('A palette that is a function is called again when the mode changes', async () => {
  const colors = (mode: string) => (mode === 'dark' ? ['#ffffff'] : ['#000000']);
  const first = await show(<Bars colors={colors} series={[{ data: [1] }]} />);
  await expect.poll(fills).toEqual(['rgb(0, 0, 0)']);
  await first.unmount();
  await show(<Bars colors={colors} series={[{ data: [1] }]} />, { scheme: 'dark' });
  await expect.poll(fills).toEqual(['rgb(255, 255, 255)']);
});

claim('so the function is always called with the default mode', async () => {
  const colors = (mode: string) => (mode === 'dark' ? ['#ffffff'] : ['#000000']);
  const theme = createTheme({
    cssVariables: { colorSchemeSelector: 'data-claims' },
    colorSchemes: { light: true, dark: true },
  });
  const inDark = (forceThemeRerender: boolean) => (
    <ThemeProvider
      key={String(forceThemeRerender)}
      theme={theme}
      defaultMode="dark"
      storageManager={null}
      // Only themes with CSS variables have these, which the type of the theme hides.
      {...({ disableNestedContext: true, forceThemeRerender } as object)}
    >
      <Bars colors={colors} series={[{ data: [1] }]} />
    </ThemeProvider>
  );
  const { rerender } = await show(inDark(false));
  await expect.poll(fills).toEqual(['rgb(0, 0, 0)']);
  await rerender(inDark(true));
  await expect.poll(fills).toEqual(['rgb(255, 255, 255)']);
});

claim('The <svg> of every chart has touch-action: none', async () => {
  const surface = () => getComputedStyle(document.querySelector('svg:has(g)')!).touchAction;
  const { rerender } = await show(<Bars />);
  await expect.poll(surface).toBe('none');
  await rerender(<Bars sx={{ '& svg': { touchAction: 'pan-y' } }} />);
  await expect.poll(surface).toBe('pan-y');
  await rerender(
    <ChartContainer
      key="container"
      width={300}
      height={150}
      series={[{ type: 'bar', data: [1] }]}
      xAxis={[{ data: ['a'], scaleType: 'band' }]}
      sx={{ touchAction: 'pan-y' }}
    >
      <BarPlot />
    </ChartContainer>,
  );
  await expect.poll(surface).toBe('pan-y');
});

claim('colors bars, points and lines by their value there', async () => {
  const screen = await show(<ColorsByValue />);
  await expect.poll(() => new Set(fills()).size).toBe(3);
  await userEvent.click(screen.getByRole('button', { name: 'continuous' }));
  await expect.poll(() => new Set(fills()).size).toBe(5);
  await userEvent.click(screen.getByRole('button', { name: 'ordinal' }));
  await expect
    .poll(() => fills().slice(0, 3))
    .toEqual(['rgb(220, 38, 38)', 'rgb(37, 99, 235)', 'rgb(138, 143, 152)']);
});

claim('A value on a threshold gets the color above it', async () => {
  const colorMap = { type: 'piecewise' as const, thresholds: [50], colors: ['#ff0000', '#0000ff'] };
  await show(<Bars yAxis={[{ colorMap }]} />);
  await expect.poll(fills).toEqual(['rgb(255, 0, 0)', 'rgb(0, 0, 255)', 'rgb(0, 0, 255)']);
});

claim('Values beyond the limits get colors beyond the two', async () => {
  const colorMap = { type: 'continuous', min: 40, max: 60, color: ['#400000', '#800000'] } as const;
  await show(<Bars yAxis={[{ colorMap }]} />);
  await expect.poll(fills).toEqual(['rgb(0, 0, 0)', 'rgb(96, 0, 0)', 'rgb(224, 0, 0)']);
});

claim('it gets 0 at min, 1 at max, and less or more beyond the limits', async () => {
  const color = (at: number) => `rgb(${Math.round(100 + 10 * at)}, 0, 0)`;
  await show(<Bars yAxis={[{ colorMap: { type: 'continuous', min: 40, max: 60, color } }]} />);
  await expect.poll(fills).toEqual(['rgb(85, 0, 0)', 'rgb(105, 0, 0)', 'rgb(125, 0, 0)']);
});

claim('or the color of the series if you set none', async () => {
  const colorMap = { type: 'ordinal' as const, values: ['a'], colors: ['#ff0000'] };
  await show(
    <Bars
      xAxis={[{ data: ['a', 'b'], scaleType: 'band', colorMap }]}
      series={[{ data: [1, 2], color: '#00ff00' }]}
    />,
  );
  await expect.poll(fills).toEqual(['rgb(255, 0, 0)', 'rgb(0, 255, 0)']);
});

claim('the one on the axis of the values wins', async () => {
  const values = { type: 'piecewise' as const, thresholds: [-1], colors: ['#000000', '#0000ff'] };
  const names = { type: 'ordinal' as const, values: ['a', 'b', 'c'], colors: ['#ff0000'] };
  await show(
    <Bars
      xAxis={[{ data: ['a', 'b', 'c'], scaleType: 'band', colorMap: names }]}
      yAxis={[{ colorMap: values }]}
    />,
  );
  await expect.poll(() => [...new Set(fills())]).toEqual(['rgb(0, 0, 255)']);
});

claim('A chart whose series are all empty shows "No data to display"', async () => {
  const screen = await show(<LoadingAndEmpty />);
  await expect.element(screen.getByText('No data to display')).toBeInTheDocument();
});

claim('loading wins over that text', async () => {
  const screen = await show(<LoadingAndEmpty />);
  await userEvent.click(screen.getByRole('switch', { name: 'loading' }));
  await expect.element(screen.getByText('Loading data…')).toBeInTheDocument();
  expect(screen.container.textContent).not.toContain('No data to display');
});

claim("data that's already there stays visible", async () => {
  const { rerender } = await show(<Bars />);
  const tooltips = () => document.querySelectorAll('.MuiChartsTooltip-root').length;
  await expect.poll(() => fills().length).toBe(3);
  await userEvent.hover(all('.MuiBarElement-root')[1]!);
  await expect.poll(tooltips).toBe(1);
  await rerender(<Bars loading />);
  await expect
    .poll(() => all('svg text').map((text) => text.textContent))
    .toContain('Loading data…');
  expect(fills()).toHaveLength(3);
  expect(tooltips()).toBe(0);
});

claim('It makes the class names of bars for the package itself', () => {
  const owner = { id: 'a', dataIndex: 0, color: 'red', isFaded: false, isHighlighted: false };
  expect(useUtilityClasses(owner).root).toContain('MuiBarElement-root');
});

claim('replace the overlays with slots.loadingOverlay and slots.noDataOverlay', async () => {
  const screen = await show(<LoadingAndEmpty />);
  await expect.element(screen.getByText('Fetching the week…')).toBeInTheDocument();
  expect(screen.getByText('Loading data…').elements()).toHaveLength(0);
  await count('rect[rx="4"]').toBe(5);
  await screen.unmount();
  const noDataOverlay = () => <text>Nothing yet</text>;
  const empty = await show(<Bars series={[{ data: [] }]} slots={{ noDataOverlay }} />);
  await expect.element(empty.getByText('Nothing yet')).toBeInTheDocument();
  expect(empty.container.textContent).not.toContain('No data to display');
});

claim('the legend shows it as well', async () => {
  await show(<PatternedBars />);
  await count('.MuiBarElement-root').toBe(8);
  const stripes = `#${all('pattern')[0]?.id}`;
  expect(fills()[0]).toBe(`url("${stripes}")`);
  expect(all(`.MuiChartsLegend-root [fill="url(${stripes})"]`)).toHaveLength(1);
});

claim('To change the area alone', async () => {
  await show(<FadingArea />);
  await count('.MuiAreaElement-root').toBe(1);
  const gradient = all('linearGradient')[0]?.id;
  expect(getComputedStyle(all('.MuiAreaElement-root')[0]!).fill).toBe(`url("#${gradient}")`);
  expect(getComputedStyle(all('.MuiLineElement-root')[0]!).stroke).toBe('rgb(190, 24, 93)');
});

claim('To reach one series', async () => {
  await show(<StyledBySeries />);
  await count('.MuiLineElement-root').toBe(2);
  const [last, current] = all('.MuiLineElement-root').map((line) => getComputedStyle(line));
  expect(last?.strokeDasharray).toBe('5px, 5px');
  expect(current?.strokeWidth).toBe('4px');
});

claim('reaches everything in it, the legend too', async () => {
  await show(
    <Bars
      series={[{ data: [1], label: 'Name' }]}
      sx={{ '& .MuiChartsLegend-label': { color: 'rgb(1, 2, 3)' } }}
    />,
  );
  await count('.MuiChartsLegend-label').toBe(1);
  expect(getComputedStyle(all('.MuiChartsLegend-label')[0]!).color).toBe('rgb(1, 2, 3)');
  await userEvent.hover(all('.MuiBarElement-root')[0]!);
  await count('.MuiChartsTooltip-root').toBe(1);
  expect(all('.MuiChartsTooltip-root')[0]?.parentElement).toBe(document.body);
});

claim('apply to all charts below its ThemeProvider', async () => {
  await show(<ThemedCharts />);
  await expect.poll(() => fills().length).toBe(5);
  expect(fills()[0]).toBe('rgb(14, 116, 144)');
  expect(getComputedStyle(all('.MuiLineElement-root')[0]!).strokeWidth).toBe('4px');
});

claim('but ignore them in 8.1.0', async () => {
  const opacity = { styleOverrides: { root: { opacity: 0.5 } } };
  const components = { MuiBarElement: opacity, MuiLineElement: opacity, MuiAreaElement: opacity };
  await show(
    <ThemeProvider theme={createTheme({ components })}>
      <Bars />
      <LineChart width={300} height={150} series={[{ data: [1, 2], area: true }]} />
    </ThemeProvider>,
  );
  const parts = '.MuiBarElement-root, .MuiLineElement-root, .MuiAreaElement-root';
  await count(parts).toBe(5);
  expect(all(parts).map((part) => getComputedStyle(part).opacity)).not.toContain('0.5');
});

claim("in a plain block it's 150 pixels high, even if the block has a height", async () => {
  const size = () => {
    const box = all('svg:has(g)')[0]?.getBoundingClientRect();
    return [box?.width, box?.height];
  };
  const within = (display: string) => (
    <div key={display} style={{ display, width: 500, height: 350 }}>
      <BarChart series={[{ data: [10, 50, 90] }]} />
    </div>
  );
  const { rerender } = await show(within('block'));
  await expect.poll(size).toEqual([500, 150]);
  await rerender(within('flex'));
  await expect.poll(size).toEqual([500, 350]);
  await rerender(within('grid'));
  await expect.poll(size).toEqual([500, 350]);
});

claim('All bars have the same color despite a color map', async () => {
  const colorMap = { type: 'piecewise' as const, thresholds: [50], colors: ['#ff0000', '#0000ff'] };
  await show(<Bars xAxis={[{ data: ['a', 'b', 'c'], scaleType: 'band', colorMap }]} />);
  await expect.poll(() => new Set(fills()).size).toBe(1);
});

claim('join lineElementClasses.series, a hyphen and the id of the series', async () => {
  await show(
    <LineChart
      width={400}
      height={200}
      xAxis={[{ data: [1, 2] }]}
      series={[
        { id: 'first', data: [1, 2] },
        { id: 'second', data: [2, 1] },
      ]}
    />,
  );
  await count('.MuiLineElement-root').toBe(2);
  expect(all(`.${lineElementClasses.series}-second`)).toHaveLength(1);
});

claim("such as MuiBarChartPro, and don't read those of Community", async () => {
  const theme = (key: string) =>
    createTheme({ components: { [key]: { defaultProps: { colors: ['#00ff00'] } } } as object });
  const bars = (key: string) => (
    <ThemeProvider theme={theme(key)}>
      <BarChartPro width={300} height={200} skipAnimation series={[{ data: [1] }]} />
    </ThemeProvider>
  );
  const { rerender } = await show(bars('MuiBarChartPro'));
  await expect.poll(fills).toEqual(['rgb(0, 255, 0)']);
  await rerender(bars('MuiBarChart'));
  await expect.poll(fills).not.toEqual(['rgb(0, 255, 0)']);
});

claim('A chart with colors of its own still wins', async () => {
  const brand = (mode: 'light' | 'dark') => (mode === 'dark' ? ['#7dd3fc'] : ['#0369a1']);
  const themed = (mode: 'light' | 'dark', colors?: string[]) => (
    <ThemeProvider
      theme={createTheme({
        palette: { mode },
        components: { MuiBarChart: { defaultProps: { colors: brand } } } as object,
      })}
    >
      <BarChart
        width={300}
        height={200}
        skipAnimation
        series={[{ data: [1] }]}
        {...(colors && { colors })}
      />
    </ThemeProvider>
  );
  const fill = () => {
    const bar = document.querySelector('.MuiBarElement-root');
    return bar && getComputedStyle(bar).fill;
  };
  const { rerender } = await show(themed('dark'));
  await expect.poll(fill).toBe('rgb(125, 211, 252)');
  await rerender(themed('light'));
  await expect.poll(fill).toBe('rgb(3, 105, 161)');
  await rerender(themed('light', ['#ff0000']));
  await expect.poll(fill).toBe('rgb(255, 0, 0)');
});

claim('only high bars reach the last color', async () => {
  await show(
    <BarChart width={400} height={260} series={[{ data: [12, 95], color: 'url(#heat)' }]}>
      <defs>
        <linearGradient id="heat" gradientUnits="userSpaceOnUse" y1="100%" y2="0%" x2="0" />
      </defs>
    </BarChart>,
  );
  const fills = () =>
    [...document.querySelectorAll('.MuiBarElement-root')].map((bar) => bar.getAttribute('fill'));
  await expect.poll(fills).toEqual(['url(#heat)', 'url(#heat)']);
  const gradient = document.querySelector<SVGLinearGradientElement>('#heat');
  expect(gradient?.gradientUnits.baseVal).toBe(SVGUnitTypes.SVG_UNIT_TYPE_USERSPACEONUSE);
});

claim('Make one from a color of your theme', async () => {
  const colors = [0, 0.4].map((amount) => lighten('#1976d2', amount));
  await show(
    <PieChart
      width={200}
      height={200}
      skipAnimation
      colors={colors}
      series={[{ data: [{ value: 2 }, { value: 1 }] }]}
    />,
  );
  await count('.MuiPieArc-root').toBe(2);
  const painted = all('.MuiPieArc-root').map((arc) => getComputedStyle(arc).fill);
  expect(painted).toEqual(['rgb(25, 118, 210)', 'rgb(117, 172, 228)']);
});

claim('With min and max, an axis stays where it is when the data arrives', async () => {
  const ticks = () => all('.MuiChartsAxis-directionY text').map((text) => text.textContent);
  const bars = (limits: object, data: number[]) => <Bars yAxis={[limits]} series={[{ data }]} />;
  const { rerender } = await show(bars({ min: 0, max: 100 }, []));
  await expect.poll(() => ticks().length).toBeGreaterThan(1);
  const empty = ticks();
  await rerender(bars({ min: 0, max: 100 }, [10, 20, 30]));
  await expect.poll(() => fills().length).toBe(3);
  expect(ticks()).toEqual(empty);
  await rerender(bars({}, [10, 20, 30]));
  await expect.poll(ticks).not.toEqual(empty);
});

claim(
  '20; in gauges 10, in pies and sparklines 5; in radar charts 30 above and below, 50 at the sides',
  async () => {
    const areas = new Map<string, object>();
    function Area({ name }: { name: string }) {
      const { top, right, bottom } = useDrawingArea();
      areas.set(name, { top, right, bottom });
      return null;
    }
    const size = { width: 300, height: 200, hideLegend: true, skipAnimation: true };
    await show(
      <>
        <Bars {...size} xAxis={[{ data: ['a', 'b', 'c'], scaleType: 'band', position: 'none' }]}>
          <Area name="bars" />
        </Bars>
        <Gauge width={300} height={200} value={60}>
          <Area name="gauge" />
        </Gauge>
        <PieChart {...size} series={[{ data: [{ value: 1 }] }]}>
          <Area name="pie" />
        </PieChart>
        <SparkLineChart width={300} height={200} data={[1, 2]}>
          <Area name="sparkline" />
        </SparkLineChart>
        <RadarChart {...size} series={[{ data: [1, 2, 3] }]} radar={{ metrics: ['a', 'b', 'c'] }}>
          <Area name="radar" />
        </RadarChart>
      </>,
    );
    await expect
      .poll(() => Object.fromEntries(areas))
      .toEqual({
        bars: { top: 20, right: 20, bottom: 20 },
        gauge: { top: 10, right: 10, bottom: 10 },
        pie: { top: 5, right: 5, bottom: 5 },
        sparkline: { top: 5, right: 5, bottom: 5 },
        radar: { top: 30, right: 50, bottom: 30 },
      });
  },
);

claim("with color: 'linear-gradient(…)' bars are black", async () => {
  await show(
    <BarChart
      width={300}
      height={200}
      series={[{ data: [3], color: 'linear-gradient(red, blue)' }]}
    />,
  );
  await expect
    .poll(() => {
      const bar = document.querySelector('.MuiBarElement-root');
      return bar && getComputedStyle(bar).fill;
    })
    .toBe('rgb(0, 0, 0)');
});

claim('a pie whose slices are all 0 shows its legend and nothing else', async () => {
  const pie = (data: { value: number; label: string }[]) => (
    <PieChart width={300} height={200} skipAnimation series={[{ data }]} />
  );
  const screen = await show(
    pie([
      { value: 0, label: 'Open' },
      { value: 0, label: 'Done' },
    ]),
  );
  await count('.MuiPieArc-root').toBe(2);
  expect(all('.MuiPieArc-root').map((arc) => arc.getAttribute('visibility'))).toEqual([
    'hidden',
    'hidden',
  ]);
  await expect.element(screen.getByText('Open')).toBeVisible();
  expect(screen.container.textContent).not.toContain('No data to display');
  await screen.rerender(pie([]));
  await expect.element(screen.getByText('No data to display')).toBeInTheDocument();
});

claim('lower margin and the height or width of the axis', async () => {
  const bottom = () =>
    document.querySelector('.MuiChartsAxis-directionX')?.getAttribute('transform');
  const axis = { data: ['a', 'b', 'c'], scaleType: 'band' } as const;
  const { rerender } = await show(<Bars xAxis={[axis]} />);
  // 200 pixels, less a margin of 20 and an axis of 25.
  await expect.poll(bottom).toBe('translate(0, 155)');
  await rerender(<Bars margin={0} xAxis={[axis]} />);
  await expect.poll(bottom).toBe('translate(0, 175)');
  await rerender(<Bars margin={0} xAxis={[{ ...axis, height: 18 }]} />);
  await expect.poll(bottom).toBe('translate(0, 182)');
});

claim("They're inline styles, so a fontSize in sx has no effect", async () => {
  const label = '.MuiChartsAxis-label text';
  const tick = '.MuiChartsAxis-tickLabel';
  const fonts = () =>
    [label, tick].map((selector) => {
      const { fontFamily, fontSize } = getComputedStyle(all(selector)[0] as Element);
      return `${fontFamily} ${fontSize}`;
    });
  const defaultProps = { tickLabelStyle: { fontSize: 15 }, labelStyle: { fontSize: 16 } };
  const text = async (components: object) => {
    const typography = { body1: { fontFamily: 'Bodied' }, caption: { fontFamily: 'Captioned' } };
    const screen = await show(
      <ThemeProvider theme={createTheme({ typography, components })}>
        <Bars
          xAxis={[{ data: ['a', 'b', 'c'], scaleType: 'band', label: 'Letter' }]}
          sx={{ [`& ${label}, & ${tick}`]: { fontSize: 40 } }}
        />
      </ThemeProvider>,
    );
    await count(tick).toBeGreaterThan(3);
    const found = [...fonts(), getComputedStyle(all(tick).at(-1) as Element).fontSize];
    await screen.unmount();
    return found;
  };
  expect(await text({})).toEqual(['Bodied 14px', 'Captioned 12px', '12px']);
  expect(
    await text({ MuiChartsXAxis: { defaultProps }, MuiChartsYAxis: { defaultProps } }),
  ).toEqual(['Bodied 16px', 'Captioned 15px', '15px']);
});

claim('replaces the one in the theme', async () => {
  const defaultProps = { tickLabelStyle: { fontSize: 15, fill: 'rgb(255, 0, 0)' } };
  await show(
    <ThemeProvider theme={createTheme({ components: { MuiChartsXAxis: { defaultProps } } })}>
      <Bars
        xAxis={[{ data: ['a', 'b', 'c'], scaleType: 'band', tickLabelStyle: { fontSize: 11 } }]}
        yAxis={[{ position: 'none' }]}
      />
    </ThemeProvider>,
  );
  await count('.MuiChartsAxis-tickLabel').toBe(3);
  const { fontSize, fill } = getComputedStyle(all('.MuiChartsAxis-tickLabel')[0] as Element);
  expect(fontSize).toBe('11px');
  expect(fill).not.toBe('rgb(255, 0, 0)');
});

claim("Any other axis without values isn't drawn", async () => {
  const ticks = (direction: string) =>
    all(`.MuiChartsAxis-direction${direction} .MuiChartsAxis-tickLabel`).map(
      (text) => text.textContent,
    );
  const empty = (xAxis: BarChartProps['xAxis'], yAxis: BarChartProps['yAxis']) => (
    <BarChart width={400} height={200} xAxis={xAxis} yAxis={yAxis} series={[{ data: [] }]} />
  );
  const screen = await show(empty([{ scaleType: 'band', data: [] }], []));
  await expect.element(screen.getByText('No data to display')).toBeInTheDocument();
  expect([ticks('X'), ticks('Y')]).toEqual([[], []]);
  await screen.rerender(empty([{ scaleType: 'band', data: [] }], [{ min: 0, max: 100 }]));
  await expect.poll(() => ticks('Y').slice(-1)).toEqual(['100']);
  expect(ticks('X')).toEqual([]);
  await screen.rerender(
    empty([{ scaleType: 'band', data: ['Jan', 'Feb', 'Mar'] }], [{ min: 0, max: 100 }]),
  );
  await expect.poll(() => ticks('X')).toEqual(['Jan', 'Feb', 'Mar']);
  expect(ticks('Y').slice(-1)).toEqual(['100']);
  await expect.element(screen.getByText('No data to display')).toBeInTheDocument();
});

claim('When one is filtered out, those after it move up and change color', async () => {
  const lines = (series: LineChartProps['series']) => (
    <LineChart width={400} height={200} skipAnimation xAxis={[{ data: [1, 2] }]} series={series} />
  );
  const stroke = () => {
    const line = document.querySelector(`.${lineElementClasses.root}[class*="-series-coffee"]`);
    return line && getComputedStyle(line).stroke;
  };
  const tea = { id: 'tea', data: [4, 3] };
  const coffee = { id: 'coffee', data: [2, 6] };
  const { rerender } = await show(lines([tea, coffee]));
  await expect.poll(stroke).not.toBeNull();
  const before = stroke();
  await rerender(lines([{ ...tea, data: [] }, coffee]));
  await expect.poll(stroke).toBe(before);
  await rerender(lines([coffee]));
  await expect.poll(stroke).not.toBe(before);
  await rerender(lines([{ ...coffee, color: 'rgb(141, 110, 99)' }]));
  await expect.poll(stroke).toBe('rgb(141, 110, 99)');
});

// Without the theme that `show` puts around everything: its colors would win.
claim(
  "A class on <html>, a dark background or the CSS color of a parent element doesn't change it",
  async () => {
    const fill = () => {
      const tick = document.querySelector('.MuiChartsAxis-tickLabel');
      return tick && getComputedStyle(tick).fill;
    };
    const chart = (
      <div style={{ background: 'black', color: 'white' }}>
        <Bars />
      </div>
    );
    const root = document.documentElement;
    onTestFinished(() => root.removeAttribute('class'));
    root.className = 'dark';
    const { rerender } = await render(chart);
    await expect.poll(fill).toBe('rgba(0, 0, 0, 0.87)');
    function Toggle() {
      const { setMode } = useColorScheme();
      return <button onClick={() => setMode('dark')}>Dark</button>;
    }
    const theme = createTheme({
      cssVariables: { colorSchemeSelector: 'class' },
      colorSchemes: { light: true, dark: true },
    });
    await rerender(
      <ThemeProvider theme={theme} defaultMode="light" modeStorageKey="claim-dark-texts">
        <Toggle />
        {chart}
      </ThemeProvider>,
    );
    await expect.poll(() => root.className).toBe('light');
    await userEvent.click(browserPage.getByRole('button', { name: 'Dark' }));
    await expect.poll(fill).toBe('rgb(255, 255, 255)');
    expect(root.className).toBe('dark');
  },
);
