import {
  type FunnelChartProps,
  type FunnelItem,
  Unstable_FunnelChart as FunnelChart,
} from '@mui/x-charts-pro';
import { claimsOf, consoleMessages, show } from 'claims';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import ConfigurableFunnel from './ConfigurableFunnel';
import CurvesAndGap from './CurvesAndGap';
import HighlightedSection from './HighlightedSection';
import page from './index.mdx?raw';
import LabelPositions from './LabelPositions';
import LegendAtTheSide from './LegendAtTheSide';
import LyingFunnel from './LyingFunnel';
import MarchToMoscow from './MarchToMoscow';
import OwnColors from './OwnColors';
import ScaledSections from './ScaledSections';
import TwoWeeks from './TwoWeeks';

const claim = claimsOf(page);

const all = (selector: string) => [...document.querySelectorAll<SVGPathElement>(selector)];
/** Sections have no class that is theirs alone in the drawing, but only they have a fill and a curve. */
const sections = () => all('svg g[clip-path] > path');
const boxes = () => sections().map((path) => path.getBoundingClientRect());
const sectionCount = () => expect.poll(() => sections().length);
const labels = () => all('svg g[clip-path] > text').map(({ textContent }) => textContent);
const tooltip = () => document.querySelector('.MuiPopper-root')?.textContent ?? '';

const data = [
  { value: 100, label: 'First' },
  { value: 60, label: 'Second' },
  { value: 20, label: 'Third' },
];

const Funnel = (props: Partial<FunnelChartProps>) => (
  <FunnelChart width={400} height={240} series={[{ data }]} {...props} />
);

claim("The chart doesn't sort them", async () => {
  await show(<Funnel series={[{ data: [...data].reverse() }]} />);
  await sectionCount().toBe(3);
  expect(labels()).toEqual(['20', '60', '100']);
});

claim('The width shows the value; a section narrows to the width of the next one', async () => {
  await show(<Funnel />);
  await sectionCount().toBe(3);
  const [first, second, third] = boxes();
  expect(second!.width / first!.width).toBeCloseTo(0.6, 1);
  expect(third!.width / first!.width).toBeCloseTo(0.2, 1);
});

claim('writes both the label in the section and the value in the tooltip', async () => {
  await show(<Funnel series={[{ data, valueFormatter: ({ value }) => `${value} people` }]} />);
  await sectionCount().toBe(3);
  expect(labels()[1]).toBe('60 people');
  await userEvent.hover(sections()[1]!);
  await expect.poll(tooltip).toContain('60 people');
});

claim('The legend lists the steps that have a label', async () => {
  const { unmount } = await show(<LegendAtTheSide />);
  await expect.poll(() => all('.MuiChartsLegend-label').length).toBe(4);
  await unmount();
  await show(<Funnel series={[{ data: [...data, { value: 5 }] }]} />);
  await expect.poll(() => all('.MuiChartsLegend-label').length).toBe(3);
});

claim('sectionLabel: false removes all', async () => {
  const { unmount } = await show(<LabelPositions />);
  await expect.poll(labels).toEqual(['100%', '52%', '34%', '27%']);
  await unmount();
  await show(<Funnel series={[{ data, sectionLabel: false }]} />);
  await sectionCount().toBe(3);
  expect(labels()).toEqual([]);
});

claim('As a function of the step it returns these, or false for no label', async () => {
  const series = [
    {
      data,
      sectionLabel: ({ dataIndex }: FunnelItem) => (dataIndex === 0 ? {} : (false as const)),
    },
  ];
  await show(<Funnel series={series} />);
  await expect.poll(labels).toEqual(['100']);
});

claim("With 'step' each section is a rectangle", async () => {
  const screen = await show(<CurvesAndGap />);
  await sectionCount().toBe(4);
  await userEvent.click(screen.getByRole('button', { name: 'step' }));
  await expect.poll(() => sections()[0]?.getAttribute('d')).not.toContain('C');
});

claim('is the distance between sections in pixels', async () => {
  await show(<Funnel gap={10} series={[{ data, curve: 'step' }]} />);
  await sectionCount().toBe(3);
  const [first, second] = boxes();
  expect(second!.top - first!.bottom).toBeCloseTo(10, 0);
});

claim('The palette colors the steps of a funnel, not its series', async () => {
  await show(<Funnel />);
  await sectionCount().toBe(3);
  expect(new Set(sections().map((path) => path.getAttribute('fill'))).size).toBe(3);
});

claim('and color of a step sets one', async () => {
  await show(<OwnColors />);
  await sectionCount().toBe(4);
  expect(sections().at(-1)?.getAttribute('fill')).toBe('#34d399');
});

claim('and draws them at the left', async () => {
  await show(<MarchToMoscow />);
  await sectionCount().toBe(4);
  const axis = document.querySelector('.MuiChartsAxis-root')!.getBoundingClientRect();
  expect(axis.left).toBeLessThan(boxes()[0]!.left);
  expect(document.querySelectorAll('.MuiChartsAxis-tickLabel')).toHaveLength(4);
});

claim("With 'linear', the height of each follows its value", async () => {
  const screen = await show(<ScaledSections />);
  await sectionCount().toBe(4);
  const ratio = () => boxes()[0]!.height / boxes()[3]!.height;
  expect(ratio()).toBeCloseTo(1800 / 480, 1);
  await userEvent.click(screen.getByRole('switch', { name: 'Heights by value' }));
  await expect.poll(() => Math.round(10 * ratio()) / 10).toBe(1);
});

claim('makes the funnel run from left to right', async () => {
  const screen = await show(<LyingFunnel />);
  await sectionCount().toBe(4);
  expect(boxes()[1]!.left).toBeGreaterThan(boxes()[0]!.left);
  await userEvent.click(sections()[2]!);
  await expect.element(screen.getByRole('status')).toHaveTextContent('Address: 610');
});

claim("Sections can't be focused", async () => {
  await show(<Funnel onItemClick={() => undefined} />);
  await sectionCount().toBe(3);
  expect(sections().every((path) => path.tabIndex < 0)).toBe(true);
});

claim('Several series are drawn on top of each other, the last one in front', async () => {
  await show(<TwoWeeks />);
  await sectionCount().toBe(8);
  expect(boxes()[0]!.top).toBeCloseTo(boxes()[4]!.top, 0);
  expect(labels()).toHaveLength(4);
});

claim('FunnelChart ignores the trigger in slotProps.tooltip in 8.2.0', async () => {
  const funnel = (props: Partial<FunnelChartProps>) => (
    <FunnelChart
      width={300}
      height={200}
      series={[{ data: [{ value: 9 }, { value: 4 }] }]}
      {...props}
    />
  );
  const section = () => document.querySelector('.MuiFunnelSection-root') as SVGElement | null;
  const { rerender } = await show(funnel({ slotProps: { tooltip: { trigger: 'none' } } }));
  await expect.poll(section).not.toBeNull();
  await userEvent.hover(section()!);
  await expect.poll(() => document.querySelectorAll('.MuiPopper-root').length).toBe(1);
  await rerender(funnel({ slots: { tooltip: () => null } }));
  await expect.poll(() => document.querySelectorAll('.MuiPopper-root').length).toBe(0);
});

claim('slots.funnelSection replaces the shape of a section', async () => {
  await show(
    <FunnelChart
      width={300}
      height={200}
      series={[{ data: [{ value: 9 }, { value: 4 }] }]}
      slots={{ funnelSection: ({ d, color }) => <path className="own" d={d} fill={color} /> }}
    />,
  );
  await expect.poll(() => document.querySelectorAll('.own[d^="M"]').length).toBe(2);
});

claim('the section under the pointer gets brighter, and the others fade', async () => {
  await show(<HighlightedSection />);
  await sectionCount().toBe(4);
  await userEvent.hover(sections()[0]!);
  await expect.poll(() => sections()[1]?.getAttribute('opacity')).toBe('0.3');
  expect(sections()[0]?.getAttribute('filter')).toBe('brightness(120%)');
});

claim('the categoryAxis position is set to', async () => {
  const messages = consoleMessages();
  await show(
    <Funnel
      series={[{ data, layout: 'horizontal' }]}
      categoryAxis={{ categories: ['a', 'b', 'c'], position: 'left' }}
    />,
  );
  await expect
    .poll(() => messages.join())
    .toContain(
      "MUI X Charts: the categoryAxis position is set to 'left' but the series layout is horizontal.",
    );
});

claim('loading writes a text over it', async () => {
  const screen = await show(<ConfigurableFunnel skipAnimation />);
  await sectionCount().toBe(4);
  const width = () => Math.max(...boxes().map((box) => box.width));
  await expect.poll(width).toBeGreaterThan(0);
  const atDefault = width();
  await screen.rerender(<ConfigurableFunnel margin={20} skipAnimation />);
  await expect.poll(width).toBeCloseTo(atDefault, 0);
  await screen.rerender(<ConfigurableFunnel loading />);
  await expect.element(screen.getByText('Loading data…')).toBeVisible();
  expect(sections()).toHaveLength(4);
});

claim('Compute them in valueFormatter, here as shares of the first step', async () => {
  const share = (value: number) => `${value} (${Math.round((100 * value) / data[0]!.value)}%)`;
  await show(<Funnel series={[{ data, valueFormatter: ({ value }) => share(value) }]} />);
  await sectionCount().toBe(3);
  expect(labels()).toEqual(['100 (100%)', '60 (60%)', '20 (20%)']);
});

claim('the second argument has the dataIndex', async () => {
  const step = (index: number) => `${data[index]!.value} of ${data[index - 1]?.value ?? 'all'}`;
  await show(<Funnel series={[{ data, valueFormatter: (_, { dataIndex }) => step(dataIndex) }]} />);
  await sectionCount().toBe(3);
  expect(labels()).toEqual(['100 of all', '60 of 100', '20 of 60']);
});
