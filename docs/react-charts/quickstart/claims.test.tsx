import { createTheme, ThemeProvider } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { rainbowSurgePalette } from '@mui/x-charts/colorPalettes';
import { Gauge } from '@mui/x-charts/Gauge';
import { useDrawingArea, useXScale } from '@mui/x-charts/hooks';
import { LineChart, type LineChartProps } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { Caught, claimsOf, consoleMessages, show } from 'claims';
import { failing, needsReact18, supportOf } from 'claims/support';
import { useEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import vendor from '../../../node_modules/@mui/x-charts-vendor/package.json';
import BarsWithTarget from './BarsWithTarget';
import DistinctColors from './DistinctColors';
import FirstChart from './FirstChart';
import page from './index.mdx?raw';
import LabeledAxes from './LabeledAxes';
import RowsAsDataset from './RowsAsDataset';
import ZoomableYear from './ZoomableYear';

const claim = claimsOf(page);

const all = (selector: string) => [...document.querySelectorAll(selector)];
const texts = (selector: string) => all(selector).map(({ textContent }) => textContent);
/** The drawing of the chart; the marks of its legend are drawings, too. */
const surface = () => all('svg').find((svg) => svg.querySelector('clipPath, .MuiChartsAxis-root'));
const ticks = () => texts('.MuiChartsAxis-directionX .MuiChartsAxis-tickLabel');
const path = (index = 0) => all('.MuiLineElement-root')[index]?.getAttribute('d') ?? '';

type Area = ReturnType<typeof useDrawingArea>;
let area: Area | undefined;
function ReadArea() {
  const now = useDrawingArea();
  useEffect(() => {
    area = now;
  });
  return null;
}

function Line(props: Partial<LineChartProps>) {
  return (
    <LineChart
      width={400}
      height={300}
      xAxis={[{ data: [1, 2, 3] }]}
      series={[{ data: [4, 6, 5] }]}
      skipAnimation
      {...props}
    />
  );
}

claim('stop the chart', async () => {
  consoleMessages();
  const screen = await show(
    <Caught>
      <BarChart width={300} height={200} xAxis={[{ data: [1, 2] }]} series={[{ data: [3, 4] }]} />
    </Caught>,
  );
  await expect
    .element(screen.getByText('should be of type "band" to display the bar series of id'))
    .toBeVisible();
  expect(document.body.textContent).toContain(
    'MUI X: The x-axis with id "defaultized-x-axis-0" should be of type "band" to display the bar series of id "auto-generated-id-0".',
  );
});

claim('A line over strings needs', async () => {
  const names = ['a', 'b', 'c'];
  const { rerender } = await show(<Line xAxis={[{ data: names }]} />);
  await expect.poll(() => path()).toContain('MNaN,');
  await rerender(<Line xAxis={[{ data: names, scaleType: 'point' }]} />);
  await expect.poll(() => path()).toMatch(/^M\d/);
});

claim('a line has a gap where its value is null, unless you set connectNulls', async () => {
  const data = [4, null, 5, 6];
  const xAxis = [{ data: [1, 2, 3, 4] }];
  const { rerender } = await show(<Line xAxis={xAxis} series={[{ data }]} />);
  const starts = () => path().match(/M/g)?.length;
  await expect.poll(starts).toBe(2);
  await rerender(<Line xAxis={xAxis} series={[{ data, connectNulls: true }]} />);
  await expect.poll(starts).toBe(1);
});

claim('in the axis and in each series', async () => {
  await show(<RowsAsDataset />);
  await expect.poll(() => all('.MuiLineElement-root').length).toBe(2);
  expect(ticks()[0]).toBe('Mar 2');
});

claim('The data of the axis may not be shorter than the data of a series', async () => {
  consoleMessages();
  const screen = await show(
    <Caught>
      <Line xAxis={[{ data: [1] }]} series={[{ data: [4, 6] }]} />
    </Caught>,
  );
  await expect
    .element(
      screen.getByText(
        'MUI X: The data length of the x axis (1 items) is lower than the length of series (2 items).',
      ),
    )
    .toBeVisible();
});

claim(
  'An axis keeps 25 pixels of height or 45 of width, and 20 more when it has a label',
  async () => {
    const { rerender } = await show(
      <Line>
        <ReadArea />
      </Line>,
    );
    await expect.poll(() => area?.bottom).toBe(20 + 25);
    expect(area?.left).toBe(20 + 45);
    await rerender(
      <Line xAxis={[{ data: [1, 2, 3], label: 'X' }]} yAxis={[{ label: 'Y' }]}>
        <ReadArea />
      </Line>,
    );
    await expect.poll(() => area?.bottom).toBe(20 + 25 + 20);
    expect(area?.left).toBe(20 + 45 + 20);
  },
);

claim('an object sets some and leaves 20 at the others', async () => {
  const { rerender } = await show(
    <Line margin={{ right: 64 }}>
      <ReadArea />
    </Line>,
  );
  await expect.poll(() => area?.right).toBe(64);
  expect(area).toMatchObject({ top: 20, left: 20 + 45, bottom: 20 + 25 });
  await rerender(
    <Line margin={0}>
      <ReadArea />
    </Line>,
  );
  await expect.poll(() => area?.right).toBe(0);
  // Axes keep their own space.
  expect(area).toMatchObject({ top: 0, left: 45, bottom: 25, width: 355, height: 275 });
});

claim('as ES modules and as CommonJS', () => {
  const { import: module, default: commonjs } = vendor.exports['./*'];
  expect([module, commonjs]).toEqual(['./es/*.mjs', './lib/*.js']);
});

claim('gives a component inside the chart the D3 scale of the axis', async () => {
  let value: unknown;
  function Middle() {
    const scale = useXScale<'linear'>();
    const { left, width } = useDrawingArea();
    useEffect(() => {
      value = scale.invert(left + width / 2);
    });
    return null;
  }
  await show(
    <Line>
      <Middle />
    </Line>,
  );
  await expect.poll(() => value).toBe(2);
});

claim('can be an interpolator', async () => {
  const interpolate = (share: number) => `rgb(${Math.round(share * 255)}, 0, 0)`;
  await show(
    <BarChart
      width={300}
      height={200}
      skipAnimation
      xAxis={[{ data: ['a', 'b'], scaleType: 'band' }]}
      yAxis={[{ colorMap: { type: 'continuous', min: 0, max: 4, color: interpolate } }]}
      series={[{ data: [2, 4] }]}
    />,
  );
  await expect
    .poll(() => all('.MuiBarElement-root').map((bar) => bar.getAttribute('fill')))
    .toEqual(['rgb(128, 0, 0)', 'rgb(255, 0, 0)']);
});

claim('this demo of 280 pixels takes about 310', async () => {
  await show(
    <div id="frame" style={{ width: 700 }}>
      <FirstChart />
    </div>,
  );
  await expect.poll(() => all('.MuiBarElement-root').length).toBe(8);
  const height = document.querySelector('#frame')?.getBoundingClientRect().height ?? 0;
  expect(Math.abs(height - 310)).toBeLessThan(6);
  expect(surface()?.clientHeight).toBe(280);
});

claim('it ends up 150 pixels high', async () => {
  await show(
    <div style={{ width: 400 }}>
      <LineChart series={[{ data: [4, 6] }]} hideLegend />
    </div>,
  );
  await expect.poll(() => surface()?.getBoundingClientRect().height).toBe(150);
});

claim('rainbowSurgePalette by default', async () => {
  await show(<FirstChart />);
  const fills = () => [
    ...new Set(all('.MuiBarElement-root').map((bar) => bar.getAttribute('fill'))),
  ];
  await expect.poll(fills).toEqual(rainbowSurgePalette('light').slice(0, 2));
});

claim('Props on a chart win over those of the theme', async () => {
  const theme = createTheme({
    components: { MuiLineChart: { defaultProps: { grid: { horizontal: true } } } } as object,
  });
  const { rerender } = await show(
    <ThemeProvider theme={theme}>
      <Line />
    </ThemeProvider>,
  );
  const lines = () => all('.MuiChartsGrid-horizontalLine').length;
  await expect.poll(lines).toBeGreaterThan(2);
  await rerender(
    <ThemeProvider theme={theme}>
      <Line grid={{ vertical: true }} />
    </ThemeProvider>,
  );
  await expect.poll(lines).toBe(0);
});

claim('drawn in the order you write them', async () => {
  await show(<BarsWithTarget />);
  await expect.poll(() => all('.MuiBarElement-root').length).toBe(4);
  const bar = all('.MuiBarElement-root')[0] as Element;
  const line = all('.MuiChartsReferenceLine-root')[0] as Element;
  expect(bar.compareDocumentPosition(line) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

claim('A part outside of a container throws', async () => {
  consoleMessages();
  const screen = await show(
    <Caught>
      <svg>
        <ChartsXAxis />
      </svg>
    </Caught>,
  );
  await expect.element(screen.getByText('MUI X: Could not find the Chart context.')).toBeVisible();
});

claim('the shorter way to add one line to a BarChart', async () => {
  await show(
    <BarChart width={300} height={200} series={[{ data: [3, 4] }]}>
      <ChartsReferenceLine y={3.5} label="Target" />
    </BarChart>,
  );
  await expect.poll(() => texts('.MuiChartsReferenceLine-root')).toEqual(['Target']);
});

claim(
  'The chart below starts with the second half of the year; scroll over it to see the first',
  async () => {
    const screen = await show(<ZoomableYear />);
    await expect.poll(() => ticks().includes('Dec') && !ticks().includes('Jan')).toBe(true);
    const svg = surface() as SVGSVGElement;
    await userEvent.hover(screen.getByText('Sep', { exact: true }));
    const { x, y, width, height } = svg.getBoundingClientRect();
    const zoomOut = () => {
      const at = { clientX: x + width / 2, clientY: y + height / 2 };
      const wheel = { deltaY: 200, bubbles: true, cancelable: true, ...at };
      svg.dispatchEvent(new WheelEvent('wheel', wheel));
      return ticks();
    };
    await expect.poll(zoomOut).toContain('Jan');
  },
);

const drawn = (html: string) => {
  const template = document.createElement('template');
  template.innerHTML = html;
  return [...template.content.querySelectorAll('.MuiBarElement-root')].map((bar) =>
    Number(bar.getAttribute('height')),
  );
};
const serverBars = (props: object) =>
  drawn(
    renderToString(
      <BarChart
        height={200}
        xAxis={[{ data: ['a', 'b'], scaleType: 'band' }]}
        series={[{ data: [3, 4] }]}
        {...props}
      />,
    ),
  );

claim('Bars begin at zero height there', () => {
  expect(serverBars({ width: 300 })).toEqual([0, 0]);
  expect(Math.min(...serverBars({ width: 300, skipAnimation: true }))).toBeGreaterThan(50);
});

claim('and slices and the arc of a gauge are missing', () => {
  const size = { width: 200, height: 200 };
  const series = [{ data: [{ value: 3 }, { value: 4 }] }];
  const pie = (props: object) =>
    renderToString(<PieChart {...size} series={series} {...props} />).match(/visibility="\w+"/g);
  expect(pie({})).toEqual(['visibility="hidden"', 'visibility="hidden"']);
  expect(pie({ skipAnimation: true })).toEqual(['visibility="visible"', 'visibility="visible"']);
  const arc = (value: number, props: object) =>
    /<path[^>]*MuiGauge-valueArc[^>]*>/.exec(
      renderToString(<Gauge {...size} value={value} {...props} />),
    )?.[0];
  expect(arc(75, {})).toBe(arc(0, {}));
  expect(arc(75, { skipAnimation: true })).not.toBe(arc(0, { skipAnimation: true }));
});

claim('Without a width, the server sends an empty SVG', () => {
  expect(serverBars({})).toEqual([]);
});

claim('is shortened with an ellipsis', async () => {
  const yTicks = () => texts('.MuiChartsAxis-directionY .MuiChartsAxis-tickLabel');
  const series = [{ data: [400_000, 1_000_000] }];
  const { rerender } = await show(<Line xAxis={[{ data: [1, 2] }]} series={series} />);
  await expect.poll(() => yTicks().some((tick) => tick?.endsWith('…'))).toBe(true);
  await rerender(<Line xAxis={[{ data: [1, 2] }]} series={series} yAxis={[{ width: 80 }]} />);
  await expect.poll(yTicks).toContain('1,000,000');
});

claim(
  'the package also exports blueberryTwilightPalette, mangoFusionPalette and cheerfulFiestaPalette',
  async () => {
    const charts: Record<string, unknown> = await import('@mui/x-charts/colorPalettes');
    for (const name of ['blueberryTwilight', 'mangoFusion', 'cheerfulFiesta'])
      expect(typeof charts[`${name}Palette`], name).toBe('function');
  },
);

claim('A chart is as wide as its parent, and follows it when the parent changes', async () => {
  const chart = (width: number) => (
    <div style={{ width }}>
      <LineChart height={200} series={[{ data: [4, 6, 5] }]} />
    </div>
  );
  const size = () => {
    const { width, height } = surface()?.getBoundingClientRect() ?? {};
    return [width, height];
  };
  const screen = await show(chart(500));
  await expect.poll(size).toEqual([500, 200]);
  await screen.rerender(chart(320));
  await expect.poll(size).toEqual([320, 200]);
});

claim("it's 300 pixels wide: put it into a <div> with", async () => {
  const chart = <LineChart height={200} series={[{ data: [4, 6, 5] }]} />;
  const width = () => surface()?.getBoundingClientRect().width;
  for (const centers of [
    { display: 'flex', flexDirection: 'column', alignItems: 'center' },
    { display: 'grid', placeItems: 'center' },
  ] as const) {
    const screen = await show(<div style={{ width: 800, ...centers }}>{chart}</div>);
    await expect.poll(width).toBe(300);
    await screen.rerender(
      <div style={{ width: 800, ...centers }}>
        <div style={{ width: '100%' }}>{chart}</div>
      </div>,
    );
    await expect.poll(width).toBe(800);
    await screen.unmount();
  }
});

claim('in a parent with a width of zero', async () => {
  const inFlex = (style: object) => (
    <div style={{ display: 'flex', width: 300 }}>
      <div style={style}>
        <BarChart height={200} skipAnimation series={[{ data: [1, 2] }]} />
      </div>
    </div>
  );
  const bars = () => document.querySelectorAll('.MuiBarElement-root').length;
  const width = () => document.querySelector('svg')?.getBoundingClientRect().width ?? 0;
  const { rerender } = await show(inFlex({ width: 0 }));
  await expect.poll(width).toBe(0);
  expect(bars()).toBe(0);
  await rerender(inFlex({ flex: 1 }));
  await expect.poll(bars).toBe(2);
  expect(width()).toBe(300);
});

claim('8.1.0 stops with useSyncExternalStore is not a function', () => {
  expect(needsReact18.charts).toBe(true);
});

claim('are the space kept for ticks and label', async () => {
  await show(<LabeledAxes />);
  await expect.poll(() => texts('.MuiChartsAxis-label')).toEqual(['Hour', 'Load (MW)']);
  expect(ticks()[0]).toBe('0:00');
  expect(all('.MuiChartsGrid-horizontalLine').length).toBeGreaterThan(2);
});

claim('and the marks differ in shape as well', async () => {
  const palettes: unknown[] = [];
  for (const scheme of ['light', 'dark'] as const) {
    const screen = await show(<DistinctColors />, { scheme });
    await expect.poll(() => all('.MuiLineElement-root').length).toBe(3);
    palettes.push(all('.MuiLineElement-root').map((line) => line.getAttribute('stroke')));
    const shapes = [0, 12, 24].map((index) => all('.MuiMarkElement-root')[index]?.outerHTML);
    expect(new Set(shapes).size).toBe(3);
    await screen.unmount();
  }
  expect(palettes).toEqual([
    ['#0072b2', '#c65102', '#00785a'],
    ['#56b4e9', '#e69f00', '#2bbf94'],
  ]);
});

claim('Version 8 also works with Material UI 5.15.14 and later, and with 6', () => {
  const tried = [
    supportOf('18', '5'),
    supportOf('19', '5'),
    supportOf('19', '6'),
    supportOf('19', '7'),
  ];
  expect(tried.flatMap(failing)).toEqual([]);
});

claim('Version 8 also works with Material UI 5.15.14 and later, and with 6', () => {
  const tried = [
    supportOf('18', '5'),
    supportOf('19', '5'),
    supportOf('19', '6'),
    supportOf('19', '7'),
  ];
  expect(tried.flatMap(failing)).toEqual([]);
});

claim("doesn't get narrower than a wide element in it", async () => {
  const width = () => surface()?.getBoundingClientRect().width;
  const item = (minWidth?: number) => (
    <div style={{ display: 'flex', width: 300 }}>
      <div style={{ flex: 1, minWidth }}>
        <div style={{ width: 500 }}>Wide</div>
        <BarChart height={200} skipAnimation series={[{ data: [1, 2] }]} />
      </div>
    </div>
  );
  const { rerender } = await show(item());
  await expect.poll(width).toBe(500);
  await rerender(item(0));
  await expect.poll(width).toBe(300);
});

claim('the chart is measured again and fills its parent', async () => {
  const panel = (display: 'none' | 'block') => (
    <div style={{ display, width: 500 }}>
      <BarChart height={200} skipAnimation series={[{ data: [1, 2] }]} />
    </div>
  );
  const viewBox = () => document.querySelector('svg')?.getAttribute('viewBox');
  const { rerender } = await show(panel('none'));
  expect(viewBox()).not.toBe('0 0 500 200');
  await rerender(panel('block'));
  await expect.poll(viewBox).toBe('0 0 500 200');
});

claim('let CSS set the height of the container', async () => {
  const inBox = (width: number) => (
    <div style={{ position: 'relative', width, aspectRatio: '2' }}>
      <div style={{ position: 'absolute', inset: 0, display: 'flex' }}>
        <LineChart skipAnimation series={[{ data: [3, 5, 4] }]} />
      </div>
    </div>
  );
  const height = () => surface()?.getBoundingClientRect().height;
  const { rerender } = await show(inBox(400));
  await expect.poll(height).toBe(200);
  await rerender(inBox(300));
  await expect.poll(height).toBe(150);
});

claim('no bar or line is visible, and the tooltip says', async () => {
  const messages = consoleMessages();
  // What JavaScript lets through.
  const rows: number[] = JSON.parse('[{"month":"May","sold":31},{"month":"June","sold":24}]');
  const tooltip = () => document.querySelector('.MuiChartsTooltip-root')?.textContent;
  const axis = { data: ['May', 'June'] };
  const bars = await show(
    <BarChart
      width={400}
      height={200}
      skipAnimation
      xAxis={[{ ...axis, scaleType: 'band' }]}
      series={[{ data: rows }]}
    />,
  );
  await expect.poll(() => all('.MuiBarElement-root').length).toBe(2);
  for (const bar of all('.MuiBarElement-root')) {
    expect(bar.getBoundingClientRect().height).toBe(0);
  }
  await userEvent.hover(surface()!);
  await expect.poll(tooltip).toContain('[object Object]');
  await bars.unmount();
  await show(<Line xAxis={[{ ...axis, scaleType: 'point' }]} series={[{ data: rows }]} />);
  await expect.poll(() => path()).toContain('NaN');
  await userEvent.hover(surface()!);
  await expect.poll(tooltip).toContain('[object Object]');
  expect(messages.filter((message) => message.includes('MUI X'))).toEqual([]);
});

claim('take the numbers from the rows', async () => {
  const rows = [
    { month: 'May', sold: 31 },
    { month: 'June', sold: 24 },
  ];
  await show(
    <BarChart
      width={400}
      height={200}
      skipAnimation
      xAxis={[{ scaleType: 'band', data: rows.map(({ month }) => month) }]}
      series={[{ data: rows.map(({ sold }) => sold) }]}
    />,
  );
  await expect.poll(() => all('.MuiBarElement-root').length).toBe(2);
  const [may, june] = all('.MuiBarElement-root').map((bar) => bar.getBoundingClientRect().height);
  expect(may! / june!).toBeCloseTo(31 / 24, 1);
});
