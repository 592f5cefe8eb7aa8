import type { ChartsLabelCustomMarkProps } from '@mui/x-charts/ChartsLabel';
import { useLegend } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { Unstable_RadarChart as RadarChart } from '@mui/x-charts/RadarChart';
import { claimsOf, drawn, show } from 'claims';
import { memo, useState } from 'react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { items, box, Bars } from './claimsLegend';
import ClickedItem from './ClickedItem';
import ConfigurableLegend from './ConfigurableLegend';
import HiddenLegend from './HiddenLegend';
import page from './index.mdx?raw';
import LegendPositions from './LegendPositions';
import MarkTypes from './MarkTypes';
import NamedSeries from './NamedSeries';
import NarrowLegend from './NarrowLegend';
import OwnLegend from './OwnLegend';
import OwnMarks from './OwnMarks';
import ScrollingLegend from './ScrollingLegend';
import ShortAndLong from './ShortAndLong';
import StyledLegend from './StyledLegend';

const claim = claimsOf(page);

claim('appears in it as soon as it has a label', async () => {
  const { rerender } = await show(<Bars series={[{ data: [4] }]} />);
  await expect.poll(() => document.querySelector('svg')).not.toBeNull();
  expect(items()).toEqual([]);
  await rerender(<Bars />);
  await expect.poll(items).toEqual(['Web']);
});

claim('The items follow the order of series', async () => {
  await show(
    <Bars
      series={[
        { data: [1], label: 'Second letter' },
        { data: [9], label: 'A' },
      ]}
    />,
  );
  await expect.poll(items).toEqual(['Second letter', 'A']);
});

claim('its height comes on top of the height of the chart', async () => {
  await show(
    <div data-chart>
      <Bars />
    </div>,
  );
  await expect.poll(items).toEqual(['Web']);
  expect(box('svg:has(g)').height).toBe(200);
  expect(box('[data-chart]').height).toBeGreaterThan(215);
});

claim('returns the text for that place', async () => {
  await show(<ShortAndLong />);
  await expect.poll(items).toEqual(['HS', 'RE']);
  await userEvent.hover(document.querySelector('svg:has(g)')!);
  await expect.poll(() => document.querySelector('tr')?.textContent).toContain('High-speed trains');
});

claim("in a pie, also 'arc' for the label in a slice", async () => {
  const label = vi.fn((place: string) => place);
  const data = [{ value: 1, label }];
  await show(<PieChart width={300} height={200} series={[{ data, arcLabel: 'label' }]} />);
  const places = () => label.mock.calls.map(([place]) => place);
  await expect.poll(places).toContain('arc');
  expect(places()).toContain('legend');
});

claim("A horizontal legend is above the chart, and below it with vertical: 'bottom'", async () => {
  const screen = await show(<LegendPositions />);
  await expect.poll(() => box('ul').top > box('svg:has(g)').top).toBe(true);
  await userEvent.selectOptions(screen.getByLabelText('vertical', { exact: true }), 'top');
  await expect.poll(() => box('ul').top < box('svg:has(g)').top).toBe(true);
});

claim(
  "a vertical one is on the end side, and on the start side with horizontal: 'start'",
  async () => {
    const legend = { direction: 'vertical' } as const;
    const { rerender } = await show(<Bars slotProps={{ legend }} />);
    await expect.poll(() => box('ul').left > box('svg:has(g)').left).toBe(true);
    const position = { horizontal: 'start' } as const;
    await rerender(<Bars slotProps={{ legend: { ...legend, position } }} />);
    await expect.poll(() => box('ul').left < box('svg:has(g)').left).toBe(true);
  },
);

claim('its legend is always above', async () => {
  const legend = { position: { vertical: 'bottom' } } as const;
  await show(
    <RadarChart
      width={300}
      height={300}
      series={[{ data: [1, 2, 3], label: 'A' }]}
      radar={{ metrics: ['a', 'b', 'c'] }}
      slotProps={{ legend }}
    />,
  );
  await expect.poll(() => box('ul').top < box('svg:has(g)').top).toBe(true);
});

claim('A pie has a vertical legend by default, other charts a horizontal one', async () => {
  const data = [{ value: 1, label: 'Slice' }];
  const { unmount } = await show(<PieChart width={300} height={200} series={[{ data }]} />);
  await expect
    .poll(() => getComputedStyle(document.querySelector('ul')!).flexDirection)
    .toBe('column');
  await unmount();
  await show(<Bars />);
  await expect
    .poll(() => getComputedStyle(document.querySelector('ul')!).flexDirection)
    .toBe('row');
});

claim('removes it and gives its room back', async () => {
  const screen = await show(<HiddenLegend />);
  await expect.poll(() => items().length).toBe(5);
  const before = box('svg:has(g)').width;
  await userEvent.click(screen.getByLabelText('hideLegend'));
  await expect.poll(() => items().length).toBe(0);
  await expect.poll(() => box('svg:has(g)').width).toBeGreaterThan(before);
});

claim(
  'Bars have squares by default, lines have lines, points and slices have circles',
  async () => {
    const mark = () => document.querySelector('.MuiChartsLabelMark-root')?.className ?? '';
    const first = await show(<Bars />);
    await expect.poll(mark).toContain('MuiChartsLabelMark-square');
    await first.unmount();
    const second = await show(
      <LineChart width={300} height={200} series={[{ data: [1, 2], label: 'L' }]} />,
    );
    await expect.poll(mark).toContain('MuiChartsLabelMark-line');
    await second.unmount();
    await show(
      <PieChart width={300} height={200} series={[{ data: [{ value: 1, label: 'P' }] }]} />,
    );
    await expect.poll(mark).toContain('MuiChartsLabelMark-circle');
  },
);

claim('The mark is hidden from screen readers', async () => {
  await show(<Bars />);
  await expect
    .poll(() => document.querySelector('.MuiChartsLabelMark-root')?.getAttribute('aria-hidden'))
    .toBe('true');
});

claim('With onItemClick, the items become buttons', async () => {
  const onItemClick = vi.fn();
  const series = [{ id: 'web', data: [1], label: 'Web' }];
  const screen = await show(<Bars series={series} slotProps={{ legend: { onItemClick } }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Web' }));
  expect(onItemClick.mock.calls[0]?.[1]).toMatchObject({ seriesId: 'web', label: 'Web' });
  expect(onItemClick.mock.calls[0]?.[2]).toBe(0);
});

claim('The buttons can be focused and pressed by keyboard', async () => {
  const screen = await show(<ClickedItem />);
  (screen.getByRole('button', { name: 'Store' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('button', { name: 'Store (hidden)' })).toHaveFocus();
});

claim('Empty its label, and the legend leaves it out', async () => {
  const { rerender } = await show(<ConfigurableLegend label="This week" labelMarkType="circle" />);
  await expect.poll(items).toEqual(['Last week', 'This week']);
  await rerender(<ConfigurableLegend />);
  await expect.poll(items).toEqual(['Last week']);
});

claim('with an empty text, the mark stays', async () => {
  const screen = await show(<ConfigurableLegend />);
  await expect.poll(items).toEqual(['Last week']);
  await screen.rerender(<ConfigurableLegend label="" />);
  await expect.poll(items).toEqual(['Last week', '']);
});

claim('Make it reachable by keyboard with tabIndex: 0, and name it', async () => {
  const screen = await show(<ScrollingLegend />);
  await userEvent.keyboard('{Tab}');
  const legend = screen.getByRole('list', { name: 'Planets' });
  await expect.element(legend).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.poll(() => legend.element().scrollTop).toBeGreaterThan(0);
});

claim('its name in the legend and in the tooltip', async () => {
  await show(<NamedSeries />);
  await expect.poll(items).toEqual(['Fossil fuels', 'Renewable']);
  await userEvent.hover(document.querySelector('svg:has(g)')!);
  await expect
    .poll(() => document.querySelector('.MuiPopper-root')?.textContent)
    .toContain('Fossil fuels');
});

claim('long names break into lines', async () => {
  await show(<NarrowLegend />);
  await expect.poll(() => items().length).toBe(3);
  expect(box('ul').width).toBe(140);
  expect(box('li').height).toBeGreaterThan(30);
});

claim('Style the text by legendClasses.label', async () => {
  await show(<StyledLegend />);
  await expect.poll(items).toEqual(['Wind', 'Gas']);
  expect(getComputedStyle(document.querySelector('.MuiChartsLegend-label')!).fontWeight).toBe(
    '600',
  );
  expect(box('.MuiChartsLabelMark-root').width).toBe(28);
});

claim("is 'square', 'circle' or 'line'", async () => {
  await show(<MarkTypes />);
  await expect.poll(items).toEqual(['1950', '2000', '2020']);
  const kinds = [...document.querySelectorAll('li .MuiChartsLabelMark-root')].map(
    ({ className }) => /-(square|circle|line)\b/.exec(className)?.[1],
  );
  expect(kinds).toEqual(['square', 'circle', 'line']);
});

claim('A component of your own gets the color and a className', async () => {
  await show(<OwnMarks />);
  const mark = () => document.querySelector('li path');
  await expect.poll(mark).not.toBeNull();
  expect(mark()!.getAttribute('class')).toContain('MuiChartsLabelMark');
  expect(mark()!.getAttribute('fill')).toBeTruthy();
});

claim('such as an icon of Material UI, appears as a square', async () => {
  const Dot = ({ className, color }: ChartsLabelCustomMarkProps) => (
    <svg viewBox="0 0 24 24">
      <circle className={className} cx={12} cy={12} r={12} fill={color} />
    </svg>
  );
  const shape = () => document.querySelector('li .MuiChartsLabelMark-root svg > *')?.tagName;
  const plain = await show(<Bars series={[{ data: [4], label: 'Web', labelMarkType: Dot }]} />);
  await expect.poll(shape).toBe('circle');
  await plain.unmount();
  await show(<Bars series={[{ data: [4], label: 'Web', labelMarkType: memo(Dot) }]} />);
  await expect.poll(shape).toBe('rect');
});

claim('returns the items with label, color and markType', async () => {
  const screen = await show(<OwnLegend />);
  await expect.element(screen.getByText('Tickets')).toBeVisible();
  const chip = document.querySelector('.MuiChip-root')!;
  expect(getComputedStyle(chip).borderColor).toBe('rgb(44, 140, 130)');
  expect(chip.closest('svg')).toBeNull();
  const seen = vi.fn();
  function Legend() {
    seen(useLegend().items[0]);
    return null;
  }
  await show(<Bars slots={{ legend: Legend }} />);
  await expect
    .poll(() => seen.mock.lastCall?.[0])
    .toMatchObject({ label: 'Web', color: expect.any(String), markType: 'square' });
});

claim('Beside a pie in a narrow box, the legend leaves little room', async () => {
  const pie = (direction: 'horizontal' | 'vertical') => (
    <div style={{ width: 260 }}>
      <PieChart
        height={260}
        series={[
          {
            data: [
              { value: 3, label: 'Ordered in the web shop' },
              { value: 2, label: 'Bought in the store' },
            ],
          },
        ]}
        slotProps={{ legend: { direction, position: { vertical: 'bottom' } } }}
      />
    </div>
  );
  const width = () => document.querySelector('svg[class*=Surface]')?.clientWidth ?? 0;
  const screen = await show(pie('vertical'));
  await expect.poll(width).toBeGreaterThan(0);
  expect(width()).toBeLessThan(120);
  await screen.rerender(pie('horizontal'));
  await expect.poll(width).toBeGreaterThan(220);
});

const scope = { highlight: 'series', fade: 'global' } as const;
const twoLines = [
  { id: 'tea', label: 'Tea', data: [31, 24], highlightScope: scope },
  { id: 'coffee', label: 'Coffee', data: [18, 22], highlightScope: scope },
];
/** Whether the line of each series is highlighted or faded. */
const are = (state: 'highlighted' | 'faded') =>
  twoLines.map(({ id }) =>
    document
      .querySelector(`.MuiLineElement-series-${id}`)
      ?.classList.contains(`MuiLineElement-${state}`),
  );

claim("The legend doesn't react to the pointer in 8.1.0", async () => {
  const screen = await show(<LineChart width={300} height={200} series={twoLines} />);
  await expect.poll(() => are('highlighted')).toEqual([false, false]);
  await userEvent.hover(screen.getByText('Tea'));
  await drawn();
  expect(are('highlighted')).toEqual([false, false]);
});

claim('Without a dataIndex, the whole series is highlighted', async () => {
  const chart = { width: 300, height: 200, series: twoLines };
  await show(<LineChart {...chart} highlightedItem={{ seriesId: 'coffee' }} />);
  await expect.poll(() => are('highlighted')).toEqual([false, true]);
  expect(are('faded')).toEqual([true, false]);
});

claim('A press on a button keeps its series highlighted', async () => {
  function OwnLegend() {
    const [hovered, setHovered] = useState<string | null>(null);
    const [pressed, setPressed] = useState<string | null>(null);
    const seriesId = hovered ?? pressed;
    return (
      <>
        {twoLines.map(({ id, label }) => (
          <button
            key={id}
            aria-pressed={pressed === id}
            onPointerEnter={() => setHovered(id)}
            onPointerLeave={() => setHovered(null)}
            onClick={() => setPressed(pressed === id ? null : id)}
          >
            {label}
          </button>
        ))}
        <LineChart
          hideLegend
          width={300}
          height={200}
          series={twoLines}
          highlightedItem={seriesId === null ? null : { seriesId }}
          onHighlightChange={(item) => setHovered(item ? String(item.seriesId) : null)}
        />
      </>
    );
  }
  const screen = await show(<OwnLegend />);
  const button = (name: string) => screen.getByRole('button', { name });
  await userEvent.hover(button('Tea'));
  await expect.poll(() => are('highlighted')).toEqual([true, false]);
  await userEvent.unhover(button('Tea'));
  await expect.poll(() => are('highlighted')).toEqual([false, false]);
  (button('Coffee').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => are('highlighted')).toEqual([false, true]);
  await expect.element(button('Coffee')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.hover(button('Tea'));
  await expect.poll(() => are('highlighted')).toEqual([true, false]);
  await userEvent.unhover(button('Tea'));
  await expect.poll(() => are('highlighted')).toEqual([false, true]);
});

claim('Put the legend into a box', async () => {
  await show(
    <LineChart
      height={240}
      series={[{ data: [31, 24, 27], label: 'Tea' }]}
      slotProps={{
        legend: { sx: { p: 1, bgcolor: 'action.hover', border: 1, borderColor: 'divider' } },
      }}
    />,
  );
  await expect.poll(items).toEqual(['Tea']);
  const style = getComputedStyle(document.querySelector('ul') as Element);
  expect([style.padding, style.borderTopWidth]).toEqual(['8px', '1px']);
  expect(style.backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
});

claim('For a dashed line, draw', async () => {
  function Dashes({ color }: ChartsLabelCustomMarkProps) {
    return (
      <svg viewBox="0 0 24 24">
        <line x1={0} y1={12} x2={24} y2={12} stroke={color} strokeWidth={4} strokeDasharray="5 4" />
      </svg>
    );
  }
  const series = [{ data: [4, 3], label: 'Plan', color: '#0369a1', labelMarkType: Dashes }];
  await show(<LineChart height={200} series={series} />);
  await expect.poll(() => document.querySelector('ul line')).not.toBeNull();
  const line = document.querySelector('ul line') as Element;
  expect(getComputedStyle(line).stroke).toBe('rgb(3, 105, 161)');
  expect(line.getBoundingClientRect().width).toBeGreaterThan(8);
});
