import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';
import {
  ContinuousColorLegend,
  PiecewiseColorLegend,
  continuousColorLegendClasses,
  piecewiseColorLegendClasses,
} from '@mui/x-charts/ChartsLegend';
import { labelGradientClasses } from '@mui/x-charts/ChartsLabel';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { useLegend } from '@mui/x-charts/hooks';
import { claimsOf, show } from 'claims';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import ClickedItem from './ClickedItem';
import ConfigurableLegend from './ConfigurableLegend';
import GradientLegend from './GradientLegend';
import HiddenLegend from './HiddenLegend';
import page from './index.mdx?raw';
import LabelPlaces from './LabelPlaces';
import LegendPositions from './LegendPositions';
import MarkTypes from './MarkTypes';
import NamedSeries from './NamedSeries';
import NarrowLegend from './NarrowLegend';
import OwnLegend from './OwnLegend';
import OwnMarks from './OwnMarks';
import ScrollingLegend from './ScrollingLegend';
import ShortAndLong from './ShortAndLong';
import StepsLegend from './StepsLegend';
import StyledLegend from './StyledLegend';
import VerticalScale from './VerticalScale';

const claim = claimsOf(page);

const items = () => [...document.querySelectorAll('ul li')].map(({ textContent }) => textContent);
const box = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();

function Bars(props: Partial<BarChartProps>) {
  return <BarChart width={400} height={200} series={[{ data: [4], label: 'Web' }]} {...props} />;
}

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

claim('nothing is drawn', async () => {
  const colorMap = { type: 'continuous', min: 0, max: 9, color: ['red', 'blue'] } as const;
  const slots = { legend: ContinuousColorLegend };
  const { rerender } = await show(<Bars yAxis={[{ colorMap }]} slots={slots} />);
  await expect.poll(() => document.querySelectorAll('.MuiBarElement-root').length).toBe(1);
  expect(items()).toEqual([]);
  const legend = { axisDirection: 'y' } as const;
  await rerender(<Bars yAxis={[{ colorMap }]} slots={slots} slotProps={{ legend }} />);
  await expect.poll(() => items().join()).toContain('9');
});

claim("formatted by the axis with the location 'legend'", async () => {
  const valueFormatter = vi.fn(
    (value: number, { location }: { location: string }) => `${value} in ${location}`,
  );
  const colorMap = { type: 'continuous', min: 0, max: 9, color: ['red', 'blue'] } as const;
  await show(
    <Bars
      yAxis={[{ colorMap, valueFormatter }]}
      slots={{ legend: ContinuousColorLegend }}
      slotProps={{ legend: { axisDirection: 'y' } }}
    />,
  );
  await expect.poll(items).toEqual(['0 in legend', '', '9 in legend']);
});

claim('lists the steps of a', async () => {
  await show(<StepsLegend />);
  await expect.poll(items).toEqual(['Below 8 °C', '8 to 16 °C', 'Above 16 °C']);
});

claim('By default only the first and the last one have text', async () => {
  const colors = ['#ff0000', '#00ff00', '#0000ff'];
  const colorMap = { type: 'piecewise', thresholds: [1, 2], colors } as const;
  const chart = (labelPosition?: 'end') => (
    <Bars
      yAxis={[{ colorMap: { ...colorMap, thresholds: [1, 2] } }]}
      slots={{ legend: PiecewiseColorLegend }}
      slotProps={{ legend: { axisDirection: 'y', labelPosition } }}
    />
  );
  const { rerender } = await show(chart());
  await expect.poll(items).toEqual(['<1', '', '>2']);
  await rerender(chart('end'));
  await expect.poll(items).toEqual(['<1', '1-2', '>2']);
});

claim('functions that get an object with the value and the formattedValue', async () => {
  const minLabel = vi.fn(() => 'low');
  const colorMap = { type: 'continuous', min: 0, max: 9, color: ['red', 'blue'] } as const;
  await show(
    <Bars
      yAxis={[{ colorMap }]}
      slots={{ legend: ContinuousColorLegend }}
      slotProps={{ legend: { axisDirection: 'y', axisId: 0, minLabel } }}
    />,
  );
  await expect.poll(items).toEqual(['low', '', '9']);
  expect(minLabel).toHaveBeenCalledWith({ value: 0, formattedValue: '0' });
});

claim('The lowest and the highest', async () => {
  const found = (classes: Record<string, string>, ...parts: string[]) =>
    parts.map((part) => document.querySelectorAll(`.${classes[part]}`).length);
  const slotProps = { legend: { axisDirection: 'y' } } as const;
  const blend = { type: 'continuous', min: 0, max: 9, color: ['red', 'blue'] } as const;
  const { rerender } = await show(
    <Bars
      yAxis={[{ colorMap: blend }]}
      slots={{ legend: ContinuousColorLegend }}
      slotProps={slotProps}
    />,
  );
  await expect.poll(items).toEqual(['0', '', '9']);
  expect(
    found({ ...continuousColorLegendClasses }, 'root', 'end', 'minLabel', 'maxLabel', 'gradient'),
  ).toEqual([1, 1, 1, 1, 1]);
  const steps = {
    type: 'piecewise' as const,
    thresholds: [1, 2],
    colors: ['red', 'green', 'blue'],
  };
  await rerender(
    <Bars
      yAxis={[{ colorMap: steps }]}
      slots={{ legend: PiecewiseColorLegend }}
      slotProps={slotProps}
    />,
  );
  await expect.poll(items).toEqual(['<1', '', '>2']);
  expect(
    found({ ...piecewiseColorLegendClasses }, 'root', 'extremes', 'minLabel', 'maxLabel', 'item'),
  ).toEqual([1, 1, 1, 1, 3]);
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

claim('returns the items with label, color and markType', async () => {
  const screen = await show(<OwnLegend />);
  await expect.element(screen.getByText('Tickets')).toBeVisible();
  const chip = document.querySelector('.MuiChip-root')!;
  expect(getComputedStyle(chip).borderColor).toBe('rgb(53, 167, 156)');
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

claim('Use ContinuousColorLegend for a blend', async () => {
  await show(<GradientLegend />);
  await expect.poll(items).toEqual(['1.8 TWh of gas', '', '5.2 TWh']);
  expect(document.querySelectorAll(`.${continuousColorLegendClasses.gradient}`)).toHaveLength(1);
});

claim('turns the scale', async () => {
  await show(<VerticalScale />);
  await expect.poll(() => items().filter(Boolean)).toEqual(['2.7 kg', '6.3 kg']);
  // The item around it is as wide as the longest label.
  const { width, height } = box(
    `.${continuousColorLegendClasses.gradient} .${labelGradientClasses.mask}`,
  );
  expect(height).toBeGreaterThan(100);
  expect(width).toBe(16);
});

claim("is 'end', 'start' or 'extremes', relative to the blend", async () => {
  const screen = await show(<LabelPlaces />);
  const blend = () => box(`.${continuousColorLegendClasses.gradient}`);
  const label = () => box(`.${continuousColorLegendClasses.minLabel}`);
  await expect.poll(() => items().filter(Boolean)).toEqual(['317', '414']);
  expect(label().top).toBeGreaterThanOrEqual(blend().bottom - 1);
  await userEvent.click(screen.getByRole('button', { name: 'start' }));
  await expect.poll(() => label().bottom).toBeLessThanOrEqual(blend().top + 1);
  await userEvent.keyboard('{Tab}{Tab}{Enter}');
  await expect.element(screen.getByRole('button', { name: 'extremes' })).toHaveFocus();
  await expect.poll(() => label().right).toBeLessThanOrEqual(blend().left + 1);
});
