import { createTheme, type Theme, ThemeProvider } from '@mui/material/styles';
import { Heatmap } from '@mui/x-charts-pro';
import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';
import { ChartsLocalizationProvider } from '@mui/x-charts/ChartsLocalizationProvider';
import { Gauge } from '@mui/x-charts/Gauge';
import { useChartsLocalization } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';
import * as locales from '@mui/x-charts/locales';
import { Unstable_RadarChart as RadarChart } from '@mui/x-charts/RadarChart';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { Caught, claimsOf, consoleMessages, show } from 'claims';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import page from './index.mdx?raw';
import LanguageOfAChart from './LanguageOfAChart';
import MirroredChart from './MirroredChart';
import OwnWords from './OwnWords';

const claim = claimsOf(page);

const Empty = (props: Partial<BarChartProps>) => (
  <BarChart width={300} height={150} series={[]} {...props} />
);
const withLocale = (texts: object) => (outer: Theme) => createTheme(outer, texts);
const labels = (axis: 'X' | 'Y') => [
  ...document.querySelectorAll(`.MuiChartsAxis-direction${axis} .MuiChartsAxis-tickLabel`),
];
const texts = (axis: 'X' | 'Y') => labels(axis).map(({ textContent }) => textContent);

claim('In 8.1.0 there are two, and both appear in the middle of the drawing', async () => {
  const { localeText } = locales.enUS.components.MuiChartsLocalizationProvider.defaultProps;
  expect(localeText).toEqual({ loading: 'Loading data…', noData: 'No data to display' });
  const screen = await show(<Empty />);
  await expect.element(screen.getByText('No data to display')).toBeVisible();
  await screen.rerender(<Empty loading />);
  await expect.element(screen.getByText('Loading data…')).toBeVisible();
});

claim('A text that you leave out stays as it was', async () => {
  const screen = await show(<Empty loading localeText={{ noData: 'Nothing' }} />);
  await expect.element(screen.getByText('Loading data…')).toBeVisible();
});

claim('Change one or both with localeText', async () => {
  const screen = await show(<OwnWords />);
  await expect.element(screen.getByText('No orders yet today')).toBeVisible();
});

claim("the text doesn't wrap, and is cut off where the drawing ends", async () => {
  const screen = await show(
    <Empty width={200} localeText={{ noData: 'There are no orders in the period you chose' }} />,
  );
  const text = screen.getByText(/no orders in the period/);
  await expect.element(text).toBeInTheDocument();
  const { width, height } = text.element().getBoundingClientRect();
  expect(width).toBeGreaterThan(200);
  expect(height).toBeLessThan(30);
  expect(text.element().closest('[clip-path]')).not.toBe(null);
});

claim('Gauges and sparklines show neither text', async () => {
  const screen = await show(
    <>
      <Gauge width={100} height={100} value={null} />
      <SparkLineChart width={100} height={50} data={[]} />
    </>,
  );
  await expect.element(screen.getByRole('meter')).toBeVisible();
  await expect.poll(() => document.querySelectorAll('svg').length).toBe(2);
  expect(document.body.textContent).not.toContain('No data');
});

claim('ignores its localeText in release 8.2.0; a provider or the theme reaches it', async () => {
  const heatmap = (
    <Heatmap
      width={200}
      height={200}
      loading
      localeText={{ loading: 'From the chart' }}
      xAxis={[{ data: ['a'] }]}
      yAxis={[{ data: ['b'] }]}
      series={[{ data: [[0, 0, 1]] }]}
    />
  );
  const screen = await show(heatmap);
  await expect.element(screen.getByText('Loading data…')).toBeVisible();
  await screen.rerender(<ThemeProvider theme={withLocale(locales.frFR)}>{heatmap}</ThemeProvider>);
  await expect.element(screen.getByText('Chargement…')).toBeVisible();
});

claim('The same is true of RadarChart in 8.1.0', async () => {
  consoleMessages();
  const radar = (
    <RadarChart
      width={300}
      height={300}
      loading
      localeText={{ loading: 'From the chart' }}
      series={[{ data: [1, 2, 3] }]}
      radar={{ metrics: ['a', 'b', 'c'] }}
    />
  );
  const screen = await show(radar);
  await expect.element(screen.getByText('Loading data…')).toBeVisible();
  await screen.rerender(<ThemeProvider theme={withLocale(locales.frFR)}>{radar}</ThemeProvider>);
  await expect.element(screen.getByText('Chargement…')).toBeVisible();
});

claim(
  'the nearest wins: localeText of the chart, then that of the provider, then the theme',
  async () => {
    const screen = await show(
      <ThemeProvider theme={withLocale(locales.frFR)}>
        <ChartsLocalizationProvider localeText={{ noData: 'From the provider' }}>
          <Empty />
          <Empty localeText={{ noData: 'From the chart' }} />
          <Empty loading />
        </ChartsLocalizationProvider>
        <Empty />
      </ThemeProvider>,
    );
    for (const text of ['From the provider', 'From the chart', 'Chargement…', 'Pas de données'])
      await expect.element(screen.getByText(text)).toBeVisible();
  },
);

claim('the package has two locales, enUS and frFR, both complete', () => {
  const found = Object.entries(locales).filter(([name]) => /^[a-z]{2}[A-Z]{2}$/.test(name));
  expect(found.map(([name]) => name).sort()).toEqual(['enUS', 'frFR']);
  const keys = Object.keys(
    locales.frFR.components.MuiChartsLocalizationProvider.defaultProps.localeText,
  );
  expect(keys).toEqual(['loading', 'noData']);
});

claim('No locale changes a number or a date', async () => {
  // What the language of the browser would give.
  vi.spyOn(Number.prototype, 'toLocaleString').mockReturnValue('browser');
  vi.spyOn(Date.prototype, 'toLocaleString').mockReturnValue('browser');
  const months = [0, 1, 2, 3, 4].map((month) => new Date(1960, month, 1));
  const screen = await show(
    <ThemeProvider theme={withLocale(locales.frFR)}>
      <LineChart
        width={500}
        height={200}
        xAxis={[{ scaleType: 'time', data: months }]}
        yAxis={[{ width: 70 }]}
        series={[{ data: [400_000, 500_000, 450_000, 430_000, 600_000], label: 'People' }]}
      />
      <Gauge width={100} height={100} value={50} />
    </ThemeProvider>,
  );
  await expect.poll(() => texts('Y')).toContain('400,000');
  expect(texts('X')).toContain('April');
  await expect.element(screen.getByRole('meter')).toHaveTextContent('browser');
  const svg = document.querySelector('svg:has(.MuiChartsAxis-root)')!;
  const { left, top, width, height } = svg.getBoundingClientRect();
  const at = { clientX: left + width / 2, clientY: top + height / 2, bubbles: true };
  for (const type of ['pointerenter', 'pointerover', 'pointermove'])
    svg.dispatchEvent(new PointerEvent(type, { ...at, pointerType: 'mouse', isPrimary: true }));
  await expect
    .poll(() => document.querySelector('[role=tooltip]')?.textContent)
    .toContain('browser');
});

claim('with a log scale, 100k', async () => {
  await show(
    <LineChart
      width={500}
      height={300}
      xAxis={[{ data: [1, 2] }]}
      yAxis={[{ scaleType: 'log', width: 70 }]}
      series={[{ data: [100, 400_000] }]}
    />,
  );
  await expect.poll(() => texts('Y')).toContain('100k');
});

claim('Switch this chart between two languages', async () => {
  const screen = await show(<LanguageOfAChart />);
  await expect.poll(() => texts('X').join()).toContain('avr');
  expect(texts('Y').join()).toMatch(/400\s000/);
  await userEvent.click(screen.getByRole('switch'));
  await expect.element(screen.getByText('Chargement…')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'English' }));
  await expect.element(screen.getByText('Loading data…')).toBeVisible();
  expect(texts('Y')).toContain('400,000');
});

claim('The drawing stays as it is: axes run from left to right', async () => {
  const chart = (
    <BarChart
      width={400}
      height={200}
      xAxis={[{ scaleType: 'band', data: ['first', 'last'] }]}
      series={[
        { data: [1, 2], label: 'One' },
        { data: [2, 1], label: 'Two' },
      ]}
    />
  );
  const screen = await show(chart, { direction: 'rtl' });
  const place = (text: string) => screen.getByText(text).element().getBoundingClientRect().left;
  await expect.element(screen.getByText('first')).toBeVisible();
  expect(place('first')).toBeLessThan(place('last'));
  // The legend then starts at the right.
  expect(place('One')).toBeGreaterThan(place('Two'));
});

/** How far the labels of the y-axis reach over its line, to the right of it. */
const overlap = () => {
  const line = document.querySelector('.MuiChartsAxis-directionY .MuiChartsAxis-line');
  const edge = line?.getBoundingClientRect().left ?? 0;
  return Math.max(...labels('Y').map((label) => label.getBoundingClientRect().right - edge));
};

claim('Only one of dir and direction is set', async () => {
  const chart = <BarChart width={400} height={200} series={[{ data: [100, 200] }]} />;
  const screen = await show(chart, { direction: 'rtl' });
  await expect.poll(() => labels('Y').length).toBeGreaterThan(2);
  await expect.poll(overlap).toBeLessThanOrEqual(0);
  await screen.rerender(<div dir="ltr">{chart}</div>);
  await expect.poll(overlap).toBeGreaterThan(5);
  await screen.rerender(
    <ThemeProvider theme={(outer: Theme) => createTheme({ ...outer, direction: 'ltr' })}>
      {chart}
    </ThemeProvider>,
  );
  await expect.poll(overlap).toBeGreaterThan(5);
});

claim('To mirror it, set', async () => {
  const screen = await show(<MirroredChart />);
  await expect.element(screen.getByText('القاهرة')).toBeVisible();
  const place = (text: string) => screen.getByText(text).element().getBoundingClientRect().left;
  expect(place('القاهرة')).toBeGreaterThan(place('الأقصر'));
  expect(labels('Y')[0]?.getBoundingClientRect().left).toBeGreaterThan(place('القاهرة'));
});

claim('Within a group of bars, the first series stays at the left', async () => {
  await show(<MirroredChart />);
  const bars = () => [...document.querySelectorAll('.MuiBarElement-root')];
  await expect.poll(() => bars().length).toBe(8);
  const x = (index: number) => Number(bars()[index]?.getAttribute('x'));
  expect(x(0)).toBeLessThan(x(4));
  expect(x(0)).toBeGreaterThan(x(1));
});

claim('it passes on all texts, English ones as well, and wins over themes inside', async () => {
  const screen = await show(
    <ChartsLocalizationProvider>
      <ThemeProvider theme={withLocale(locales.frFR)}>
        <Empty />
      </ThemeProvider>
    </ChartsLocalizationProvider>,
  );
  await expect.element(screen.getByText('No data to display')).toBeVisible();
});

claim('MUI X: Can not find the charts localization context.', async () => {
  consoleMessages();
  function Outside() {
    return useChartsLocalization().localeText.loading;
  }
  const screen = await show(
    <Caught>
      <Outside />
    </Caught>,
  );
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('MUI X: Can not find the charts localization context.');
});

claim('The legend then starts at the right', async () => {
  const chart = (
    <BarChart
      width={400}
      height={200}
      xAxis={[{ data: ['a', 'b'], scaleType: 'band' }]}
      series={[
        { data: [1, 2], label: 'One' },
        { data: [2, 1], label: 'Two' },
      ]}
    />
  );
  await show(chart, { direction: 'rtl' });
  const lefts = (elements: ArrayLike<Element>) =>
    Array.from(elements, (element) => element.getBoundingClientRect().left);
  await expect.poll(() => document.querySelectorAll('ul li').length).toBe(2);
  const [one = 0, two = 0] = lefts(document.querySelectorAll('ul li'));
  expect(one).toBeGreaterThan(two);
  // "axes run from left to right"
  const [a = 0, b = 0] = lefts(labels('X'));
  expect(a).toBeLessThan(b);
});

claim('Ticks of a band or point axis | Without separators | English, such as April', async () => {
  const months = [new Date(1960, 3, 1), new Date(1960, 4, 1)];
  const bars = (data: Date[] | number[]) => (
    <BarChart
      width={400}
      height={200}
      xAxis={[{ scaleType: 'band', data }]}
      series={[{ data: [1, 2] }]}
    />
  );
  const screen = await show(bars(months));
  await expect.poll(() => texts('X')).toEqual(['April', 'May']);
  await screen.rerender(bars([400_000, 500_000]));
  await expect.poll(() => texts('X')).toEqual(['400000', '500000']);
  await screen.unmount();
  await show(
    <LineChart
      width={400}
      height={200}
      margin={40}
      xAxis={[{ scaleType: 'point', data: months }]}
      series={[{ data: [1, 2] }]}
    />,
  );
  await expect.poll(() => texts('X')).toEqual(['April', 'May']);
});
