import { BarChart } from '@mui/x-charts/BarChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import {
  BarPlot,
  ChartContainerPro,
  ChartDataProviderPro,
  ChartsSurface,
  type ChartProApi,
  useChartRootRef,
} from '@mui/x-charts-pro';
import { claimsOf, consoleMessages, show } from 'claims';
import type { RefObject } from 'react';
import { expect } from 'vitest';
import CheckoutFunnel from './CheckoutFunnel';
import ConfigurableRing from './ConfigurableRing';
import EnergyMix from './EnergyMix';
import page from './index.mdx?raw';
import JourneyTimes from './JourneyTimes';
import LinesCompared from './LinesCompared';
import RainAndWarmth from './RainAndWarmth';
import SourceShares from './SourceShares';
import StationHeatmap from './StationHeatmap';
import TownLoad from './TownLoad';
import WindAndSolar from './WindAndSolar';

const claim = claimsOf(page);
const all = (selector: string) => [...document.querySelectorAll(selector)];
/** The drawings of charts; the marks of a legend are drawings, too. */
const surfaces = () =>
  all('svg').filter((svg) => svg.querySelector('clipPath, .MuiChartsAxis-root'));
const follows = (before: Element, after: Element) =>
  (before.compareDocumentPosition(after) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

claim('Four series, one time axis, one stack name', async () => {
  await show(<EnergyMix />);
  await expect.poll(() => all('.MuiAreaElement-root').length).toBe(4);
});

claim('next to each other', async () => {
  await show(<WindAndSolar />);
  await expect.poll(() => all('.MuiBarElement-root').length).toBeGreaterThan(2);
  const [first] = all('.MuiBarElement-root');
  const x = Number(first?.getAttribute('x'));
  const others = all('.MuiBarElement-root').filter((bar) => Number(bar.getAttribute('x')) === x);
  expect(others).toEqual([first]);
});

claim('An innerRadius makes it a ring', async () => {
  await show(<SourceShares />);
  // The slices of a full pie meet in its center, which is 0,0.
  const center = /L0,0Z$/;
  await expect
    .poll(() => all('.MuiPieArc-root').map((arc) => center.test(arc.getAttribute('d') ?? '0')))
    .toEqual([false, false, false, false]);
});

claim('Each point has an x, a y and, if you like, an id', async () => {
  const messages = consoleMessages();
  const data = [
    { x: 1, y: 2 },
    { x: 3, y: 5 },
  ];
  await show(<ScatterChart width={300} height={200} series={[{ data }]} />);
  await expect.poll(() => all('svg circle').length).toBe(2);
  expect(messages).toEqual([]);
});

claim('the tooltip shows the nearest one', async () => {
  await show(<JourneyTimes />);
  await expect.poll(() => all('svg circle').length).toBeGreaterThan(10);
  const svg = surfaces()[0] as SVGElement;
  const { x, y, width, height } = svg.getBoundingClientRect();
  const at = { clientX: x + width * 0.7, clientY: y + height * 0.6 };
  const hit = document.elementFromPoint(at.clientX, at.clientY);
  expect(hit?.tagName).not.toBe('circle');
  for (const type of ['pointerenter', 'pointerover', 'pointermove'])
    svg.dispatchEvent(
      new PointerEvent(type, { ...at, bubbles: true, pointerType: 'mouse', isPrimary: true }),
    );
  await expect.poll(() => document.querySelector('[role=tooltip]')?.textContent).toBeTruthy();
});

claim('a gauge shows one value and is a meter to screen readers', async () => {
  const screen = await show(<TownLoad />);
  const gauge = screen.getByRole('meter');
  await expect.element(gauge).toBeVisible();
  expect(Number(gauge.element().getAttribute('aria-valuenow'))).toBeGreaterThan(0);
  expect(document.querySelector('.MuiChartsLegend-root')).toBeNull();
});

claim('Parts are drawn in the order you write them', async () => {
  await show(<RainAndWarmth />);
  await expect.poll(() => all('.MuiLineElement-root').length).toBe(1);
  const bar = all('.MuiBarElement-root')[0] as Element;
  expect(follows(bar, all('.MuiLineElement-root')[0] as Element)).toBe(true);
});

claim('the legend is HTML', async () => {
  await show(<RainAndWarmth />);
  await expect.poll(() => all('.MuiChartsLegend-root').length).toBe(1);
  expect(all('.MuiChartsLegend-root')[0]?.closest('svg')).toBeNull();
});

claim('become the <title> and <desc> of the SVG', async () => {
  await show(<EnergyMix />);
  await expect
    .poll(() => document.querySelector('svg > title')?.textContent)
    .toBe('Electricity generated in 2025, by source');
  expect(document.querySelector('svg > desc')?.textContent).toContain('Wind and gas peak');
});

claim('Heatmap drops title in release 8.2.0', async () => {
  const { Heatmap } = await import('@mui/x-charts-pro');
  const props = {
    height: 200,
    width: 300,
    title: 'Passengers',
    xAxis: [{ data: [1] }],
    yAxis: [{ data: [1] }],
    series: [{ data: [[0, 0, 1] as const] }],
  };
  await show(<Heatmap {...props} />);
  await expect.poll(() => surfaces().length).toBe(1);
  expect(document.querySelector('svg > title')).toBeNull();
});

claim('the first two being positions in the axes', async () => {
  await show(<StationHeatmap />);
  const cells = () => all('.MuiHeatmap-cell') as SVGRectElement[];
  await expect.poll(() => cells().length).toBeGreaterThan(50);
  // The first cells are those of the first row, from its first column on.
  const [first, second] = cells();
  expect(Number(second?.getAttribute('x'))).toBeGreaterThan(Number(first?.getAttribute('x')));
  expect(second?.getAttribute('y')).toBe(first?.getAttribute('y'));
});

claim('In 8.1.0 you cannot reach single bars or points by keyboard', async () => {
  await show(<BarChart width={300} height={200} series={[{ data: [3, 4] }]} />);
  await expect.poll(() => all('.MuiBarElement-root').length).toBe(2);
  const stops = all('svg, svg *').filter((element) => (element as SVGElement).tabIndex >= 0);
  expect(stops).toEqual([]);
});

claim('Make it a half ring, or a full one', async () => {
  const ring = () => {
    const boxes = all('.MuiPieArc-root').map((arc) => arc.getBoundingClientRect());
    const bottom = Math.max(...boxes.map((box) => box.bottom));
    return bottom - Math.min(...boxes.map((box) => box.top));
  };
  const { rerender } = await show(
    <ConfigurableRing innerRadius={60} startAngle={-90} endAngle={90} />,
  );
  await expect.poll(() => all('.MuiPieArc-root').length).toBe(3);
  await expect.poll(ring).toBeGreaterThan(50);
  await rerender(<ConfigurableRing innerRadius={60} />);
  await expect.poll(ring).toBeGreaterThan(150);
});

claim('A radar compares shapes more than values', async () => {
  await show(<LinesCompared />);
  await expect.poll(() => all('.MuiRadarSeriesPlot-area').length).toBe(2);
  expect(all('svg text').map(({ textContent }) => textContent)).toContain('Punctuality');
});

claim('Give it the steps in order', async () => {
  await show(<CheckoutFunnel />);
  const sections = () =>
    all('.MuiFunnelSection-root').map((part) => part.getBoundingClientRect().width);
  await expect.poll(() => sections().length).toBe(4);
  expect(sections()).toEqual(sections().toSorted((a, b) => b - a));
});

claim('for compositions that zoom and pan, and ChartDataProviderPro, for those that', async () => {
  const Root = () => (
    <div ref={useChartRootRef()}>
      <ChartsSurface>
        <BarPlot />
      </ChartsSurface>
    </div>
  );
  const apiRef: RefObject<ChartProApi | undefined> = { current: undefined };
  const props = {
    apiRef,
    width: 300,
    height: 200,
    xAxis: [{ id: 'x', scaleType: 'band' as const, data: ['a', 'b'], zoom: true }],
    series: [{ type: 'bar' as const, data: [1, 2] }],
  };
  const frames = async () => {
    await apiRef.current?.exportAsPrint();
    return all('body > iframe').length;
  };
  const container = await show(
    <ChartContainerPro {...props}>
      <BarPlot />
    </ChartContainerPro>,
  );
  await expect.poll(() => all('.MuiBarElement-root').length).toBe(2);
  const width = () => Number(all('.MuiBarElement-root')[0]?.getAttribute('width'));
  const before = width();
  apiRef.current?.setZoomData([{ axisId: 'x', start: 0, end: 50 }]);
  await expect.poll(width).toBeGreaterThan(before * 1.5);
  expect(await frames()).toBe(0);
  await container.unmount();
  await show(
    <ChartDataProviderPro {...props}>
      <Root />
    </ChartDataProviderPro>,
  );
  await expect.poll(() => all('.MuiBarElement-root').length).toBe(2);
  expect(await frames()).toBe(1);
  all('body > iframe').forEach((frame) => frame.remove());
});
