import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { useDrawingArea, useRadiusScale, useRotationScale } from '@mui/x-charts/hooks';
import {
  RadarAxisHighlight,
  type RadarChartProps,
  RadarSeriesMarks,
  RadarSeriesPlot,
  Unstable_RadarChart as RadarChart,
  Unstable_RadarDataProvider as RadarDataProvider,
} from '@mui/x-charts/RadarChart';
import * as radar from '@mui/x-charts/RadarChart';
import { claimsOf, consoleMessages, show } from 'claims';
import type { MouseEvent } from 'react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import ComposedRadar from './ComposedRadar';
import ConfigurableRadar from './ConfigurableRadar';
import GridOptions from './GridOptions';
import HighlightModes from './HighlightModes';
import page from './index.mdx?raw';
import IrisesCompared from './IrisesCompared';
import OwnRanges from './OwnRanges';
import SeriesOptions from './SeriesOptions';
import TurnedAndRenamed from './TurnedAndRenamed';

const claim = claimsOf(page);

const all = <E extends SVGElement = SVGElement>(selector: string) => [
  ...document.querySelectorAll<E>(selector),
];
const count = (selector: string) => expect.poll(() => all(selector).length);
const area = '.MuiRadarSeriesPlot-area';
const mark = '.MuiRadarSeriesPlot-mark';
const tooltip = () => document.querySelector('.MuiPopper-root')?.textContent ?? '';
const rows = () => all('.MuiPopper-root tr').map(({ textContent }) => textContent);

/** Center of each mark, from the left and top of the drawing. */
const marks = () => {
  const { left, top } = document.querySelector('svg:has(g, path)')!.getBoundingClientRect();
  return all(mark).map((circle) => {
    const box = circle.getBoundingClientRect();
    return [box.left + box.width / 2 - left, box.top + box.height / 2 - top] as const;
  });
};

/** Hovers the drawing so many pixels to the right of its center and below it. */
function hoverFromCenter(right: number, below: number) {
  const drawing = document.querySelector('svg:has(path)')!;
  const { width, height } = drawing.getBoundingClientRect();
  return userEvent.hover(drawing, { position: { x: width / 2 + right, y: height / 2 + below } });
}

const Radar = (props: Partial<RadarChartProps>) => (
  <RadarChart
    width={300}
    height={300}
    skipAnimation
    series={[{ data: [10, 10, 10, 10] }]}
    radar={{ max: 10, metrics: ['a', 'b', 'c', 'd'] }}
    {...props}
  />
);

claim('each measure is an axis from the center', async () => {
  const screen = await show(<IrisesCompared />);
  await count(area).toBe(3);
  await count(mark).toBe(12);
  await expect.element(screen.getByText('Petal width')).toBeInTheDocument();
});

claim('The first measure is at the top, the others follow clockwise', async () => {
  await show(<Radar />);
  await count(mark).toBe(4);
  const [top, right, bottom, left] = marks();
  expect(top![0]).toBeCloseTo(bottom![0], 0);
  expect(top![1]).toBeLessThan(bottom![1]);
  expect(right![0]).toBeGreaterThan(left![0]);
});

claim('Without it, each ends at its own largest value, rounded', async () => {
  const metrics = ['a', 'b', 'c', 'd'];
  await show(<Radar series={[{ data: [9, 90, 900, 9000] }]} radar={{ metrics }} />);
  await count(mark).toBe(4);
  const [top, right, bottom, left] = marks();
  expect(bottom![1] - top![1]).toBeCloseTo(right![0] - left![0], 0);
});

claim('turns off the highlight of a measure and the axis tooltip', async () => {
  const composed = (disableAxisListener: boolean) => (
    <RadarDataProvider
      width={300}
      height={300}
      series={[{ data: [1, 2, 3], label: 'A' }]}
      radar={{ metrics: ['One', 'Two', 'Three'] }}
      disableAxisListener={disableAxisListener}
    >
      <ChartsSurface>
        <RadarSeriesPlot />
        <RadarAxisHighlight />
      </ChartsSurface>
    </RadarDataProvider>
  );
  const highlights = () => document.querySelectorAll('.MuiRadarAxisHighlight-root').length;
  const svg = () => document.querySelector('svg:has(path)') as SVGElement;
  const { rerender } = await show(composed(false));
  await userEvent.hover(svg());
  await expect.poll(highlights).toBe(1);
  await userEvent.unhover(svg());
  await rerender(composed(true));
  await userEvent.hover(svg());
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(highlights()).toBe(0);
});

claim('sx of the chart reaches its parts by their classes', async () => {
  await show(
    <RadarChart
      width={300}
      height={300}
      series={[{ data: [1, 2, 3], label: 'A' }]}
      radar={{ metrics: ['One', 'Two', 'Three'] }}
      sx={{ '& .MuiRadarGrid-divider': { strokeWidth: 7 } }}
    />,
  );
  const count = (name: string) => document.querySelectorAll(`.Mui${name}`).length;
  await expect.poll(() => count('RadarGrid-divider')).toBe(5);
  expect(getComputedStyle(document.querySelector('.MuiRadarGrid-divider')!).strokeWidth).toBe(
    '7px',
  );
  expect(count('RadarGrid-radial')).toBe(3);
  expect(count('RadarGrid-stripe')).toBeGreaterThan(0);
  expect(count('RadarSeriesPlot-area')).toBe(1);
  expect(count('RadarSeriesPlot-mark')).toBe(3);
  expect(count('RadarSeriesPlot-root')).toBe(0);
  const label = [...document.querySelectorAll('text')].find((one) => one.textContent === 'One');
  expect(label?.getAttribute('class') ?? '').toBe('');
  expect(label).toBeDefined();
  await userEvent.hover(document.querySelector('svg:has(.MuiRadarGrid-divider)')!);
  await expect.poll(() => count('RadarAxisHighlight-root')).toBe(1);
  expect(count('RadarAxisHighlight-line')).toBe(1);
  expect(count('RadarAxisHighlight-dot')).toBe(1);
});

claim('The legend is always above the chart', async () => {
  const legend = { position: { vertical: 'bottom' } } as const;
  await show(<Radar series={[{ data: [1, 2, 3, 4], label: 'A' }]} slotProps={{ legend }} />);
  await count(mark).toBe(4);
  const top = (selector: string) => document.querySelector(selector)!.getBoundingClientRect().top;
  expect(top('.MuiChartsLegend-root')).toBeLessThan(top('svg:has(.MuiRadarGrid-divider)'));
});

claim('max of a measure wins over radar.max', async () => {
  const metrics = [{ name: 'a', max: 20 }, { name: 'b' }, { name: 'c' }, { name: 'd' }];
  await show(<Radar radar={{ metrics, max: 10 }} />);
  await count(mark).toBe(4);
  const [top, right, bottom] = marks();
  const center = right![1];
  expect((bottom![1] - center) / (center - top![1])).toBeCloseTo(2, 1);
});

claim('fillArea fills the shape of a series, and hideMark leaves out the points', async () => {
  const screen = await show(<SeriesOptions />);
  await count(mark).toBe(5);
  expect(all(area)[0]?.getAttribute('fill')).toBe('transparent');
  await userEvent.click(screen.getByRole('switch', { name: 'fillArea' }));
  await expect.poll(() => all(area)[0]?.getAttribute('fill')).toBe('#7c3aed');
  await userEvent.click(screen.getByRole('switch', { name: 'hideMark' }));
  await count(mark).toBe(0);
});

claim('startAngle turns the whole chart clockwise', async () => {
  const metrics = ['a', 'b', 'c', 'd'];
  await show(<Radar radar={{ max: 10, metrics, startAngle: 45 }} />);
  await count(mark).toBe(4);
  const [first, , third] = marks();
  expect(first![0]).toBeGreaterThan(third![0]);
  expect(first![1]).toBeLessThan(third![1]);
});

claim('gets the name of a measure and a location', async () => {
  const screen = await show(<TurnedAndRenamed />);
  await count(mark).toBe(4);
  await expect.element(screen.getByText('NOON')).toBeInTheDocument();
  await hoverFromCenter(50, 50);
  await expect.poll(tooltip).toContain('Calls, noon');
});

claim('10 pixels by default', async () => {
  const metrics = ['a', 'b', 'c', 'd'];
  const labelTop = () =>
    all('text')
      .find(({ textContent }) => textContent === 'a')
      ?.getBoundingClientRect().top;
  const { rerender } = await show(<Radar />);
  await count(mark).toBe(4);
  const first = labelTop();
  await rerender(<Radar radar={{ max: 10, metrics, labelGap: 30 }} />);
  await expect.poll(labelTop).not.toBe(first);
  await rerender(<Radar radar={{ max: 10, metrics, labelGap: 10 }} />);
  await expect.poll(labelTop).toBe(first);
});

claim('divisions is the number of rings, 5 by default', async () => {
  const { rerender } = await show(<Radar />);
  await count('.MuiRadarGrid-divider').toBe(5);
  await rerender(<Radar divisions={3} />);
  await count('.MuiRadarGrid-divider').toBe(3);
});

claim('null removes the stripes', async () => {
  const screen = await show(<GridOptions />);
  await count('.MuiRadarGrid-stripe').toBeGreaterThan(0);
  await userEvent.click(screen.getByRole('switch', { name: 'stripes' }));
  await count('.MuiRadarGrid-stripe').toBe(0);
});

claim('marks the measure under the pointer on all series', async () => {
  await show(<HighlightModes />);
  await count(mark).toBe(10);
  await hoverFromCenter(50, -15);
  await count('.MuiRadarAxisHighlight-dot').toBe(2);
  await expect.poll(() => rows().length).toBe(2);
});

claim('highlights the shape under the pointer', async () => {
  const screen = await show(<HighlightModes />);
  await userEvent.click(screen.getByRole('button', { name: 'series' }));
  await userEvent.hover(all(area)[1]!);
  await count(`${area}.MuiRadarSeriesPlot-highlighted`).toBe(1);
  await count(`${area}.MuiRadarSeriesPlot-faded`).toBe(1);
  expect(all('.MuiRadarAxisHighlight-dot')).toHaveLength(0);
});

claim("'none' does neither", async () => {
  const onHighlightChange = vi.fn();
  await show(<Radar highlight="none" onHighlightChange={onHighlightChange} />);
  await count(area).toBe(1);
  await userEvent.hover(all(area)[0]!);
  await expect.poll(() => onHighlightChange.mock.calls.length).toBe(1);
  expect(
    all('.MuiRadarSeriesPlot-highlighted, .MuiRadarSeriesPlot-faded, .MuiRadarAxisHighlight-root'),
  ).toHaveLength(0);
});

claim('that you set on a series works in all three modes', async () => {
  const series = [{ data: [10, 10, 10, 10], highlightScope: { highlight: 'series' as const } }];
  for (const highlight of ['axis', 'series', 'none'] as const) {
    const screen = await show(<Radar highlight={highlight} series={series} />);
    await count(area).toBe(1);
    await userEvent.hover(all(area)[0]!);
    await count(`${area}.MuiRadarSeriesPlot-highlighted`).toBe(1);
    await screen.unmount();
  }
});

claim('are exported with the prefix Unstable_', () => {
  const unstable = Object.keys(radar).filter((name) => name.startsWith('Unstable_'));
  expect(unstable.sort()).toEqual(['Unstable_RadarChart', 'Unstable_RadarDataProvider']);
});

claim("'item' lists all measures of one series", async () => {
  await show(<Radar slotProps={{ tooltip: { trigger: 'item' } }} />);
  await count(area).toBe(1);
  await userEvent.hover(all(area)[0]!);
  await expect.poll(() => rows().length).toBe(4);
});

claim('RadarSeriesArea and RadarSeriesMarks take a seriesId', async () => {
  await show(<ComposedRadar />);
  await count(area).toBe(2);
  expect(all(mark)).toHaveLength(5);
  expect(all(area)[0]?.getAttribute('stroke-dasharray')).toBe('6 4');
});

claim("It's larger than max", async () => {
  await show(<Radar series={[{ data: [20, 10, 10, 10] }]} />);
  await count(mark).toBe(4);
  const [top, right, bottom] = marks();
  expect(right![1] - top![1]).toBeGreaterThan(1.5 * (bottom![1] - right![1]));
});

claim('see what highlight marks', async () => {
  const { rerender } = await show(<ConfigurableRadar />);
  await count('svg circle').toBeGreaterThan(9);
  const before = all('svg circle').length;
  await rerender(<ConfigurableRadar shape="circular" divisions={7} highlight="none" />);
  await count('svg circle').toBe(before + 7);
});

claim('A value in data is null or undefined', async () => {
  const messages = consoleMessages();
  const path = () => all(area)[0]?.getAttribute('d') ?? '';
  for (const missing of [null, undefined]) {
    const screen = await show(<Radar series={[{ data: [10, 10, missing as never, 10] }]} />);
    await count(area).toBe(1);
    expect(path()).toContain('NaN');
    // The lower corner and the left one aren't drawn.
    const { width, height } = all<SVGPathElement>(area)[0]!.getBBox();
    expect([width, height]).toEqual([100, 100]);
    await screen.unmount();
  }
  expect(messages.join()).toContain('Received NaN for the `cx` attribute');
  // "When data is shorter than the list of measures, the shape has fewer corners"
  await show(<Radar series={[{ data: [10, 10, 10] }]} />);
  await count(mark).toBe(3);
  expect(path().split('L')).toHaveLength(3);
});

claim('give each its name, min and max', async () => {
  await show(<OwnRanges />);
  await count(area).toBe(2);
  const names = all('svg text').map(({ textContent }) => textContent);
  expect(names).toEqual(expect.arrayContaining(['Weight (kg)', 'Load (kg)', 'Price ($)', 'Gears']));
  // The city bicycle: 80% of the axis at the top, 80% of that on the right, and 36% of the one below.
  const [[x, top] = [0, 0], [right] = [0], [, bottom] = [0, 0]] = marks();
  expect((right - x) / (bottom - top)).toBeCloseTo(0.8 / 1.16, 1);
});

claim('A child of the chart can write them along one measure', async () => {
  function RingValues({ metric, divisions }: { metric: string; divisions: number }) {
    const { left, top, width, height } = useDrawingArea();
    const scale = useRadiusScale<'linear'>(metric);
    const angle = useRotationScale<'point'>()?.(metric) ?? 0;
    if (!scale) return null;
    const [center = 0, edge = 0] = scale.range();
    return Array.from({ length: divisions }, (_, index) => {
      const radius = center + ((edge - center) * (index + 1)) / divisions;
      const x = left + width / 2 + radius * Math.sin(angle);
      const y = top + height / 2 - radius * Math.cos(angle);
      return (
        <text key={index} className="ring-value" x={x} y={y} dominantBaseline="central">
          {Math.round(scale.invert(radius) * 10) / 10}
        </text>
      );
    });
  }
  await show(
    <Radar>
      <RingValues metric="b" divisions={4} />
    </Radar>,
  );
  await count(mark).toBe(4);
  const values = () => all('.ring-value').map(({ textContent }) => textContent);
  await expect.poll(values).toEqual(['2.5', '5', '7.5', '10']);
  // The outer ring is where the largest value of the measure is.
  const [x, y] = marks()[1]!;
  const last = all('.ring-value')[3]!;
  expect(Number(last.getAttribute('x'))).toBeCloseTo(x, 0);
  expect(Number(last.getAttribute('y'))).toBeCloseTo(y, 0);
});

claim('Each is a circle, in the order of the metrics', async () => {
  const clicked = vi.fn();
  const onClick = ({ currentTarget }: MouseEvent<SVGCircleElement>) => {
    const circles = Array.from(currentTarget.parentElement?.children ?? []);
    clicked(circles.indexOf(currentTarget));
  };
  const target = { r: 14, fill: 'transparent', stroke: 'none' };
  await show(
    <Radar series={[{ id: 'north', data: [9, 9, 9, 9] }]}>
      <RadarSeriesMarks seriesId="north" {...target} pointerEvents="all" onClick={onClick} />
    </Radar>,
  );
  await count('circle[r="14"]').toBe(4);
  await userEvent.click(all('circle[r="14"]')[2]!);
  expect(clicked.mock.calls).toEqual([[2]]);
});

claim('By default, marks let clicks through', async () => {
  await show(<Radar />);
  await count(mark).toBe(4);
  expect(all(mark).map((circle) => getComputedStyle(circle).pointerEvents)).toEqual(
    Array.from({ length: 4 }, () => 'none'),
  );
});

claim('A series with hideMark has no marks to click', async () => {
  await show(
    <Radar series={[{ id: 'north', data: [9, 9, 9, 9], hideMark: true }]}>
      <RadarSeriesMarks seriesId="north" r={14} />
    </Radar>,
  );
  await count(area).toBe(1);
  expect(all(mark)).toEqual([]);
});

claim("The tooltip still opens over the large marks, unless its trigger is 'item'", async () => {
  const target = { r: 14, fill: 'transparent', stroke: 'none', pointerEvents: 'all' };
  const circles = 'circle[r="14"]';
  const withMarks = (props: Partial<RadarChartProps>) => (
    <Radar series={[{ id: 'north', label: 'North', data: [5, 5, 5, 5] }]} {...props}>
      <RadarSeriesMarks seriesId="north" {...target} />
    </Radar>
  );
  const screen = await show(withMarks({}));
  await count(circles).toBe(4);
  await userEvent.hover(all(circles)[0]!);
  await expect.poll(tooltip).toContain('North');
  await screen.unmount();
  await show(withMarks({ highlight: 'series', slotProps: { tooltip: { trigger: 'item' } } }));
  const highlighted = `${area}.MuiRadarSeriesPlot-highlighted`;
  await count(circles).toBe(4);
  await hoverFromCenter(5, 5);
  await expect.poll(() => rows().length).toBe(4);
  await count(highlighted).toBe(1);
  await userEvent.hover(all(circles)[0]!);
  await expect.poll(() => rows().length).toBe(0);
  await count(highlighted).toBe(0);
});
