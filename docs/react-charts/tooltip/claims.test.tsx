import { ScatterChartPro } from '@mui/x-charts-pro';
import { LineChart, type LineChartProps } from '@mui/x-charts/LineChart';
import { BarChart } from '@mui/x-charts/BarChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import {
  ChartsTooltipContainer,
  useAxesTooltip,
  useItemTooltip,
  type ChartsTooltipProps,
} from '@mui/x-charts/ChartsTooltip';
import { useBarSeriesContext, useDrawingArea, useSvgRef, useXScale } from '@mui/x-charts/hooks';
import { claimsOf, show } from 'claims';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import AboveTheBar from './AboveTheBar';
import ComposedTooltip from './ComposedTooltip';
import FormattedValues from './FormattedValues';
import HiddenValues from './HiddenValues';
import page from './index.mdx?raw';
import ItemOrAxis from './ItemOrAxis';
import OwnAxisContent from './OwnAxisContent';
import OwnItemContent from './OwnItemContent';
import StyledTooltip from './StyledTooltip';
import ValuesOutside from './ValuesOutside';

const claim = claimsOf(page);

const all = (selector: string) => [...document.querySelectorAll(selector)];
const chart = () => document.querySelector('svg:has(g)')!;
const tooltip = () => document.querySelector('.MuiPopper-root')?.textContent ?? '';
const rows = () => all('.MuiPopper-root tr').map(({ textContent }) => textContent);
const heading = () => document.querySelector('.MuiPopper-root caption')?.textContent;

function Line(props: Partial<LineChartProps>) {
  return (
    <LineChart
      width={400}
      height={200}
      skipAnimation
      xAxis={[{ data: [1, 2, 3] }]}
      series={[{ data: [4, 5, 6] }]}
      {...props}
    />
  );
}

const drawn = (selector: string) => expect.poll(() => all(selector).length).toBeGreaterThan(0);

claim('lists all series at the nearest value of the axis', async () => {
  await show(<ItemOrAxis />);
  await drawn('.MuiLineElement-root');
  await userEvent.hover(chart());
  await expect.poll(() => rows().length).toBe(2);
  expect(heading()).toMatch(/^20\d\d$/);
});

claim("It's the default of bars and lines", async () => {
  const first = await show(<Line series={[{ data: [1, 2, 3] }, { data: [3, 4, 5] }]} />);
  await drawn('.MuiLineElement-root');
  await userEvent.hover(chart());
  await expect.poll(() => rows().length).toBe(2);
  await first.unmount();
  await show(<BarChart width={400} height={200} series={[{ data: [1] }, { data: [2] }]} />);
  await drawn('.MuiBarElement-root');
  await userEvent.hover(chart(), { position: { x: 180, y: 80 } });
  await expect.poll(() => rows().length).toBe(2);
});

claim('In a scatter chart it opens nothing', async () => {
  const scatter = (trigger: 'axis' | 'item') => (
    <ScatterChart
      width={400}
      height={200}
      series={[{ data: [{ x: 1, y: 2, id: 1 }] }]}
      slotProps={{ tooltip: { trigger } }}
    />
  );
  const { rerender } = await show(scatter('item'));
  await drawn('circle');
  await userEvent.hover(chart(), { position: { x: 200, y: 90 } });
  await expect.poll(tooltip).toContain('(1, 2)');
  await rerender(scatter('axis'));
  await userEvent.hover(chart(), { position: { x: 210, y: 90 } });
  await expect.poll(tooltip).toBe('');
});

claim('shows nothing', async () => {
  const screen = await show(<ItemOrAxis />);
  await userEvent.click(screen.getByRole('button', { name: 'none' }));
  await userEvent.hover(chart());
  expect(tooltip()).toBe('');
  await userEvent.click(screen.getByRole('button', { name: 'item' }));
  await userEvent.hover(all('.MuiMarkElement-root')[0]!);
  await expect.poll(() => rows().length).toBe(1);
});

claim('ScatterChartPro ignores trigger in 8.2.0', async () => {
  await show(
    <ScatterChartPro
      width={400}
      height={200}
      series={[{ data: [{ x: 1, y: 2, id: 1 }] }]}
      slotProps={{ tooltip: { trigger: 'none' } }}
    />,
  );
  await drawn('circle');
  await userEvent.hover(chart(), { position: { x: 200, y: 90 } });
  await expect.poll(tooltip).toContain('(1, 2)');
});

claim('On a line or an area between marks, nothing opens', async () => {
  const series = [{ data: [4, 5, 6], area: true }];
  await show(<Line series={series} slotProps={{ tooltip: { trigger: 'item' } }} />);
  await drawn('.MuiMarkElement-root');
  await userEvent.hover(all('.MuiMarkElement-root')[1]!);
  await expect.poll(() => rows().length).toBe(1);
  await userEvent.hover(all('.MuiAreaElement-root')[0]!, { position: { x: 60, y: 100 } });
  await expect.poll(() => rows().length).toBe(0);
});

claim('Three functions write what the tooltip shows', async () => {
  await show(<FormattedValues />);
  await drawn('.MuiBarElement-root');
  await userEvent.hover(all('.MuiBarElement-root')[0]!);
  await expect.poll(heading).toBe('Pacific Ocean');
  expect(rows()).toEqual(['Mean depth3,970 m, the deepest']);
});

claim('returns null is left out at that position', async () => {
  await show(<HiddenValues />);
  await drawn('.MuiMarkElement-root');
  await userEvent.hover(chart());
  await expect.poll(heading).toBe('Thu');
  expect(rows()).toEqual(['Sun9 h']);
});

claim('hideTooltip: true on an axis removes the heading', async () => {
  await show(<Line xAxis={[{ data: [1, 2, 3], hideTooltip: true }]} />);
  await drawn('.MuiLineElement-root');
  await userEvent.hover(chart());
  await expect.poll(() => rows().length).toBe(1);
  expect(heading()).toBeUndefined();
});

claim('ignoreTooltip: true leaves the whole axis out of an axis tooltip', async () => {
  await show(<Line xAxis={[{ data: [1, 2, 3], ignoreTooltip: true }]} />);
  await drawn('.MuiLineElement-root');
  await userEvent.hover(chart());
  await expect.poll(() => all('.MuiChartsAxisHighlight-root').length).toBe(1);
  expect(rows()).toEqual([]);
});

claim("disablePortal puts the tooltip into the <svg>, where browsers don't show it", async () => {
  await show(<Line slotProps={{ tooltip: { disablePortal: true } }} />);
  await drawn('.MuiLineElement-root');
  await userEvent.hover(chart());
  await drawn('svg .MuiPopper-root');
  expect(document.querySelector('.MuiPopper-root')!.getBoundingClientRect().width).toBe(0);
});

claim('it takes its props, such as placement', async () => {
  await show(<Line slotProps={{ tooltip: { placement: 'top' } }} />);
  await drawn('.MuiLineElement-root');
  await userEvent.hover(chart(), { position: { x: 200, y: 140 } });
  await expect
    .poll(() => document.querySelector('.MuiPopper-root')?.getAttribute('data-popper-placement'))
    .toMatch(/^top/);
});

claim('which keep it 8 pixels from the pointer, or 64 from a finger', async () => {
  for (const [pointerType, distance] of [
    ['mouse', 8],
    ['touch', 64],
  ] as const) {
    const screen = await show(
      <div style={{ paddingTop: 150 }}>
        <Line />
      </div>,
    );
    await drawn('.MuiLineElement-root');
    const { left, top } = chart().getBoundingClientRect();
    const [clientX, clientY] = [Math.round(left + 200), Math.round(top + 120)];
    const pointer = { pointerType, clientX, clientY, pointerId: 7, isPrimary: true };
    chart().dispatchEvent(new PointerEvent('pointerenter', pointer));
    chart().dispatchEvent(new PointerEvent('pointermove', { ...pointer, bubbles: true }));
    await drawn('.MuiChartsTooltip-paper');
    const box = () => document.querySelector('.MuiChartsTooltip-root')!.getBoundingClientRect();
    // To the right of a mouse, above a finger.
    await expect
      .poll(() =>
        Math.round(pointerType === 'mouse' ? box().left - clientX : clientY - box().bottom),
      )
      .toBe(distance);
    await screen.unmount();
  }
});

claim("keepMounted and open can't keep it there", async () => {
  await show(<Line slotProps={{ tooltip: { keepMounted: true, open: true } }} />);
  await drawn('.MuiLineElement-root');
  expect(all('.MuiChartsTooltip-root')).toHaveLength(0);
  await userEvent.hover(chart());
  await expect.poll(() => all('.MuiChartsTooltip-root').length).toBe(1);
  await userEvent.unhover(chart());
  await expect.poll(() => all('.MuiChartsTooltip-root').length).toBe(0);
});

claim('Your popperRef replaces the one that moves the tooltip', async () => {
  const left = () =>
    document.querySelector('.MuiChartsTooltip-paper')?.getBoundingClientRect().left ?? 0;
  const pointTo = (x: number) => userEvent.hover(chart(), { position: { x, y: 80 } });
  const leftAt = async (x: number) => {
    await pointTo(x);
    await drawn('.MuiChartsTooltip-root');
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
    return left();
  };
  // Near one point, so that nothing but the pointer changes.
  const own = await show(<Line slotProps={{ tooltip: { popperRef: { current: null } } }} />);
  await drawn('.MuiLineElement-root');
  expect(await leftAt(205)).toBe(await leftAt(235));
  await own.unmount();
  await show(<Line />);
  await drawn('.MuiLineElement-root');
  const before = await leftAt(205);
  await pointTo(235);
  await expect.poll(left).toBeCloseTo(before + 30, 0);
});

claim('Each cell, with MuiChartsTooltip-labelCell', async () => {
  await show(<Line />);
  await drawn('.MuiLineElement-root');
  await userEvent.hover(chart());
  await drawn('.MuiChartsTooltip-labelCell.MuiChartsTooltip-cell');
  for (const part of ['paper', 'table', 'row', 'valueCell', 'mark', 'markContainer']) {
    expect(all(`.MuiChartsTooltip-root .MuiChartsTooltip-${part}`), part).not.toHaveLength(0);
  }
});

claim('returns an entry for each axis under the pointer', async () => {
  await show(<OwnAxisContent />);
  await drawn('.MuiBarElement-root');
  await userEvent.hover(all('.MuiBarElement-root')[0]!);
  await expect.poll(tooltip).toContain('Q1: 700 orders');
});

claim('To leave out zeros as well', async () => {
  const valueFormatter = (value: number | null) => (value ? String(value) : null);
  await show(
    <Line
      series={[
        { data: [0, 0, 0], label: 'Snow', valueFormatter },
        { data: [4, 5, 6], label: 'Rain', valueFormatter },
      ]}
    />,
  );
  await drawn('.MuiLineElement-root');
  await userEvent.hover(chart());
  await expect.poll(rows).toEqual(['Rain5']);
});

function LargestFirst() {
  const [axis] = useAxesTooltip() ?? [];
  if (!axis) return null;
  return [...axis.seriesItems]
    .sort((a, b) => Number(b.value) - Number(a.value))
    .map(({ seriesId, formattedLabel, formattedValue }) => (
      <p key={seriesId}>{`${formattedLabel} ${formattedValue};`}</p>
    ));
}

function SortedTooltip(props: ChartsTooltipProps) {
  return (
    <ChartsTooltipContainer {...props}>
      <LargestFirst />
    </ChartsTooltipContainer>
  );
}

claim('from a sorted copy', async () => {
  const series = [
    { data: [4, 5, 6], label: 'Tea' },
    { data: [9, 8, 7], label: 'Coffee' },
    { data: [7, 6, 5], label: 'Water' },
  ];
  await show(<Line series={series} slots={{ tooltip: SortedTooltip }} />);
  await drawn('.MuiLineElement-root');
  await userEvent.hover(chart());
  await expect.poll(tooltip).toBe('Coffee 8;Water 6;Tea 5;');
});

claim('returns the item under the pointer, with its identifier', async () => {
  await show(<OwnItemContent />);
  await expect.poll(() => all('circle').length).toBe(8);
  await userEvent.hover(all('circle')[1]!);
  await expect.poll(tooltip).toContain('Venus12,104 km wide464 °C on average');
});

claim('The tooltip is HTML in a portal', async () => {
  await show(<ComposedTooltip />);
  await drawn('.MuiLineElement-root');
  await userEvent.hover(chart());
  await expect.poll(() => rows().length).toBe(1);
  expect(document.querySelector('.MuiPopper-root')?.closest('svg')).toBeNull();
  expect(document.querySelector('.MuiPopper-root')?.parentElement).toBe(document.body);
});

claim('and sx with chartsTooltipClasses', async () => {
  await show(<StyledTooltip />);
  await drawn('.MuiLineElement-root');
  await userEvent.hover(chart());
  await expect.poll(tooltip).toContain('Nuclear');
  const paper = document.querySelector('.MuiChartsTooltip-paper')!;
  expect(getComputedStyle(paper).backgroundColor).toBe('rgb(28, 37, 48)');
});

claim('Here it returns the top of the bar', async () => {
  await show(<AboveTheBar />);
  const bars = () => all('.MuiBarElement-root').map((bar) => bar.getBoundingClientRect());
  await expect.poll(() => bars()[3]?.height ?? 0).toBeGreaterThan(140);
  for (const index of [3, 1]) {
    await userEvent.hover(all('.MuiBarElement-root')[index]!);
    const box = () => document.querySelector('.MuiPopper-root')?.getBoundingClientRect();
    const bar = bars()[index]!;
    const center = (rect?: DOMRect) => (rect ? rect.left + rect.width / 2 : 0);
    await expect.poll(() => Math.abs(center(box()) - center(bar))).toBeLessThan(3);
    await expect.poll(() => bar.top - (box()?.bottom ?? 0)).toBeGreaterThan(0);
    expect(bar.top - (box()?.bottom ?? 0)).toBeLessThan(20);
  }
});

claim('For a tooltip that stays at one height, use a fixed y', async () => {
  function AtTheTop(props: ChartsTooltipProps) {
    const svgRef = useSvgRef();
    const { top } = useDrawingArea();
    const xScale = useXScale<'band'>();
    const item = useItemTooltip<'bar'>();
    const anchorEl = () => ({
      getBoundingClientRect() {
        const svg = svgRef.current?.getBoundingClientRect() ?? new DOMRect();
        const x = xScale(item?.identifier.dataIndex === 1 ? 'June' : 'May') ?? 0;
        return new DOMRect(svg.x + x, svg.y + top, xScale.bandwidth(), 0);
      },
    });
    return (
      <ChartsTooltipContainer {...props} trigger="item" placement="bottom" anchorEl={anchorEl}>
        {item?.formattedValue}
      </ChartsTooltipContainer>
    );
  }
  await show(
    <BarChart
      width={300}
      height={240}
      skipAnimation
      xAxis={[{ scaleType: 'band', data: ['May', 'June'] }]}
      series={[{ data: [31, 12] }]}
      slots={{ tooltip: AtTheTop }}
    />,
  );
  await drawn('.MuiBarElement-root');
  const tops: number[] = [];
  for (const [index, text] of ['31', '12'].entries()) {
    const bar = all('.MuiBarElement-root')[index]!;
    await userEvent.hover(bar, { position: { x: 5, y: bar.getBoundingClientRect().height - 5 } });
    await expect.poll(tooltip).toBe(text);
    tops.push(document.querySelector('.MuiPopper-root')!.getBoundingClientRect().top);
  }
  expect(tops[1]).toBeCloseTo(tops[0]!, 0);
});

claim('and put your content inside', async () => {
  function Content() {
    const item = useItemTooltip();
    return item && <p>{`${item.label}: ${item.formattedValue}`}</p>;
  }
  const MyTooltip = (props: ChartsTooltipProps) => (
    <ChartsTooltipContainer {...props} trigger="item">
      <Content />
    </ChartsTooltipContainer>
  );
  await show(
    <BarChart
      width={300}
      height={240}
      skipAnimation
      series={[{ data: [31, 24], label: 'Tea' }]}
      slots={{ tooltip: MyTooltip }}
    />,
  );
  await drawn('.MuiBarElement-root');
  await userEvent.hover(all('.MuiBarElement-root')[1]!);
  await expect.poll(tooltip).toBe('Tea: 24');
});

claim('which is null when the pointer leaves', async () => {
  const screen = await show(<ValuesOutside />);
  await drawn('.MuiLineElement-root');
  await expect.element(screen.getByText('Move over the chart')).toBeVisible();
  await userEvent.hover(chart(), { position: { x: 300, y: 100 } });
  await expect.element(screen.getByText(/°C and \d+ mm of rain/)).toBeVisible();
  expect(all('.MuiChartsTooltip-root').length).toBe(0);
  await userEvent.hover(screen.getByText(/mm of rain/));
  await expect.element(screen.getByText('Move over the chart')).toBeVisible();
});

claim('With several x-axes, each one that a series uses has an entry', async () => {
  const labels = async (ignoreTooltip: boolean) => {
    const screen = await show(
      <Line
        xAxis={[
          { id: 'a', data: [1, 2, 3] },
          { id: 'b', data: [10, 20, 30], position: 'top', ignoreTooltip },
        ]}
        series={[
          { data: [4, 5, 6], label: 'One', xAxisId: 'a' },
          { data: [7, 8, 9], label: 'Two', xAxisId: 'b' },
        ]}
      />,
    );
    await drawn('.MuiLineElement-root');
    await userEvent.hover(chart(), { position: { x: 200, y: 100 } });
    await expect.poll(tooltip).toContain('One');
    const text = tooltip();
    await userEvent.unhover(chart());
    await screen.unmount();
    return text;
  };
  expect(await labels(false)).toContain('Two');
  expect(await labels(true)).not.toContain('Two');
});

claim('The tooltip lists series in the order of series, from the top', async () => {
  const order = async (stackOrder: 'none' | 'reverse') => {
    const screen = await show(
      <BarChart
        width={400}
        height={200}
        skipAnimation
        xAxis={[{ data: ['q'], scaleType: 'band' }]}
        series={['First', 'Second'].map((label, index) => ({
          ...{ id: label, label, stack: 's', stackOrder, data: [4 + index] },
        }))}
      />,
    );
    await drawn('.MuiBarElement-root');
    const bottom = ['First', 'Second'].sort(
      (a, b) =>
        all(`.MuiBarElement-series-${b}`)[0]!.getBoundingClientRect().top -
        all(`.MuiBarElement-series-${a}`)[0]!.getBoundingClientRect().top,
    )[0];
    await userEvent.hover(chart(), { position: { x: 220, y: 100 } });
    await expect.poll(rows).toHaveLength(2);
    const listed = rows().map((row) => row.replace(/\d/g, ''));
    await userEvent.unhover(chart());
    await screen.unmount();
    return { bottom, listed };
  };
  expect(await order('none')).toEqual({ bottom: 'First', listed: ['First', 'Second'] });
  expect(await order('reverse')).toEqual({ bottom: 'Second', listed: ['First', 'Second'] });
});

claim('The tooltip has no animation', async () => {
  await show(<Line />);
  await drawn('.MuiLineElement-root');
  await userEvent.hover(chart());
  await drawn('.MuiChartsTooltip-root');
  const { transitionDuration, animationName } = getComputedStyle(
    document.querySelector('.MuiChartsTooltip-root')!,
  );
  expect({ transitionDuration, animationName }).toEqual({
    transitionDuration: '0s',
    animationName: 'none',
  });
});

claim('For one stack, open the tooltip by item', async () => {
  function StackContent() {
    const item = useItemTooltip<'bar'>();
    const bars = useBarSeriesContext();
    if (!item || !bars) return null;
    const { seriesId, dataIndex } = item.identifier;
    const stack = bars.stackingGroups.find(({ ids }) => ids.includes(seriesId));
    return stack?.ids.map((id) => (
      <div key={id}>{`${id}: ${bars.series[id]?.data[dataIndex] ?? 0};`}</div>
    ));
  }
  function StackTooltip(props: ChartsTooltipProps) {
    return (
      <ChartsTooltipContainer {...props} trigger="item">
        <StackContent />
      </ChartsTooltipContainer>
    );
  }
  await show(
    <BarChart
      width={400}
      height={200}
      skipAnimation
      series={[
        { id: 'tea24', data: [31, 24], stack: '2024' },
        { id: 'coffee24', data: [18, 22], stack: '2024' },
        { id: 'tea25', data: [35, 27], stack: '2025' },
        { id: 'coffee25', data: [21, 19], stack: '2025' },
      ]}
      slots={{ tooltip: StackTooltip }}
    />,
  );
  await drawn('.MuiBarElement-root');
  await userEvent.hover(all('.MuiBarElement-series-coffee25')[0]!);
  await expect.poll(tooltip).toBe('tea25: 35;coffee25: 21;');
  await userEvent.hover(all('.MuiBarElement-series-tea24')[1]!);
  await expect.poll(tooltip).toBe('tea24: 24;coffee24: 22;');
});

claim('Put it into the element that you enlarge, with container', async () => {
  const box: { current: HTMLDivElement | null } = { current: null };
  const chartIn = (container?: () => HTMLDivElement | null) => (
    <div
      ref={(element) => {
        box.current = element;
      }}
    >
      <Line slotProps={{ tooltip: { container } }} />
    </div>
  );
  const first = await show(chartIn());
  await drawn('.MuiLineElement-root');
  await userEvent.hover(chart());
  await expect.poll(() => rows().length).toBe(1);
  expect(box.current?.querySelector('.MuiPopper-root')).toBeNull();
  await first.unmount();
  await show(chartIn(() => box.current));
  await drawn('.MuiLineElement-root');
  await userEvent.hover(chart(), { position: { x: 150, y: 80 } });
  await expect.poll(() => box.current?.querySelectorAll('.MuiPopper-root tr').length).toBe(1);
});

claim('a bar of 0 has no height', async () => {
  const zero = (trigger: 'axis' | 'item') => (
    <BarChart
      width={400}
      height={200}
      skipAnimation
      xAxis={[{ scaleType: 'band', data: ['None', 'Some'] }]}
      series={[{ data: [0, 6] }]}
      slotProps={{ tooltip: { trigger } }}
    />
  );
  const first = await show(zero('item'));
  await drawn('.MuiBarElement-root');
  expect(all('.MuiBarElement-root')[0]?.getAttribute('height')).toBe('0');
  // In the left half, just above the axis.
  await userEvent.hover(chart(), { position: { x: 140, y: 150 } });
  await userEvent.hover(chart(), { position: { x: 145, y: 150 } });
  expect(tooltip()).toBe('');
  await first.unmount();
  await show(zero('axis'));
  await drawn('.MuiBarElement-root');
  await userEvent.hover(chart(), { position: { x: 140, y: 150 } });
  await expect.poll(tooltip).toContain('None');
  expect(rows()).toEqual(['0']);
});
