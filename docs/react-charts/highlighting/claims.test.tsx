import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';
import { useAxesTooltip } from '@mui/x-charts/ChartsTooltip';
import { useDrawingArea, useXScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { claimsOf, drawn, show } from 'claims';
import { useState } from 'react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import AxisHighlights from './AxisHighlights';
import ChosenBar from './ChosenBar';
import HighlightScopes from './HighlightScopes';
import page from './index.mdx?raw';
import SeriesInFocus from './SeriesInFocus';
import TwoInStep from './TwoInStep';

const claim = claimsOf(page);

const all = (selector: string) => [...document.querySelectorAll(selector)];
const bars = () => all('.MuiBarElement-root');
const marked = () =>
  bars().map((bar) => {
    if (bar.classList.contains('MuiBarElement-highlighted')) return 'highlighted';
    return bar.classList.contains('MuiBarElement-faded') ? 'faded' : '';
  });
const chart = () => document.querySelector('svg:has(g)')!;

function Bars(props: Partial<BarChartProps>) {
  const series = [{ id: 'a', data: [4, 5] }];
  return <BarChart width={400} height={200} skipAnimation series={series} {...props} />;
}

claim('Without it, nothing is highlighted or faded', async () => {
  await show(<Bars highlightedItem={{ seriesId: 'a', dataIndex: 0 }} />);
  await expect.poll(marked).toEqual(['', '']);
  await userEvent.hover(bars()[0]!);
  expect(marked()).toEqual(['', '']);
});

claim("Everything that isn't highlighted, in all series", async () => {
  const screen = await show(<HighlightScopes />);
  await expect.poll(() => bars().length).toBe(8);
  await userEvent.hover(bars()[1]!);
  await expect.poll(() => marked().filter((mark) => mark === 'faded').length).toBe(7);
  expect(marked()[1]).toBe('highlighted');
  await userEvent.selectOptions(screen.getByLabelText('fade'), 'series');
  await userEvent.hover(bars()[2]!);
  await expect.poll(() => marked().filter((mark) => mark === 'faded').length).toBe(3);
});

claim('All items of its series', async () => {
  const screen = await show(<HighlightScopes />);
  await userEvent.selectOptions(screen.getByLabelText('highlight', { exact: true }), 'series');
  await expect.poll(() => bars().length).toBe(8);
  await userEvent.hover(bars()[1]!);
  await expect.poll(() => marked().filter((mark) => mark === 'highlighted').length).toBe(4);
});

claim('Only the scope of the series under the pointer counts', async () => {
  const series = [
    { id: 'a', data: [4, 5], highlightScope: { highlight: 'item', fade: 'global' } as const },
    { id: 'b', data: [4, 5] },
  ];
  const { rerender } = await show(
    <Bars series={series} highlightedItem={{ seriesId: 'b', dataIndex: 0 }} />,
  );
  await expect.poll(marked).toEqual(['', '', '', '']);
  await rerender(<Bars series={series} highlightedItem={{ seriesId: 'a', dataIndex: 0 }} />);
  await expect.poll(marked).toEqual(['highlighted', 'faded', 'faded', 'faded']);
});

claim('Vertical bars have', async () => {
  const highlight = () => all('.MuiChartsAxisHighlight-root');
  const box = () => highlight()[0]!.getBoundingClientRect();
  const first = await show(<Bars />);
  await expect.poll(() => bars().length).toBe(2);
  await userEvent.hover(chart());
  await expect.poll(() => highlight().length).toBe(1);
  expect(box().height).toBeGreaterThan(100);
  expect(box().width).toBeGreaterThan(100);
  await first.unmount();

  const names = { scaleType: 'band', data: ['A', 'B'] } as const;
  const second = await show(<Bars layout="horizontal" yAxis={[names]} />);
  await expect.poll(() => bars().length).toBe(2);
  await userEvent.hover(chart(), { position: { x: 180, y: 60 } });
  await expect.poll(() => highlight().length).toBe(1);
  expect(box().width).toBeGreaterThan(300);
  await second.unmount();

  const third = await show(<LineChart width={400} height={200} series={[{ data: [1, 2, 3] }]} />);
  await expect.poll(() => all('.MuiLineElement-root').length).toBe(1);
  await userEvent.hover(chart(), { position: { x: 190, y: 70 } });
  await expect.poll(() => highlight().length).toBe(1);
  expect(box().width).toBeLessThan(2);
  await third.unmount();

  await show(
    <ScatterChart width={400} height={200} series={[{ data: [{ id: 1, x: 1, y: 1 }] }]} />,
  );
  await expect.poll(() => all('circle').length).toBe(1);
  await userEvent.hover(chart(), { position: { x: 200, y: 80 } });
  await expect.poll(() => all('.MuiChartsTooltip-root').length).toBe(1);
  expect(highlight()).toHaveLength(0);
});

claim("needs a 'band' or a 'point' axis, and draws nothing", async () => {
  const series = [{ data: [1, 2, 3] }];
  const highlight = () => all('.MuiChartsAxisHighlight-root').length;
  const hover = () => userEvent.hover(chart(), { position: { x: 220, y: 80 } });
  const size = { width: 400, height: 200, axisHighlight: { x: 'band' } } as const;
  const { rerender } = await show(
    <LineChart {...size} xAxis={[{ scaleType: 'point', data: ['A', 'B', 'C'] }]} series={series} />,
  );
  await expect.poll(() => all('.MuiLineElement-root').length).toBe(1);
  await hover();
  await expect.poll(highlight).toBe(1);
  await rerender(<LineChart {...size} xAxis={[{ data: [1, 2, 3] }]} series={series} />);
  await hover();
  await expect.poll(() => all('.MuiChartsTooltip-root').length).toBe(1);
  expect(highlight()).toBe(0);
});

claim('also turns off the default tooltip', async () => {
  const none = { x: 'none', y: 'none' } as const;
  const tooltips = () => all('.MuiChartsTooltip-root').length;
  const hover = () => userEvent.hover(chart(), { position: { x: 120, y: 80 } });
  const { rerender } = await show(<Bars axisHighlight={none} />);
  await expect.poll(() => bars().length).toBe(2);
  await hover();
  await userEvent.hover(bars()[0]!);
  expect(tooltips()).toBe(0);
  await rerender(<Bars axisHighlight={none} slotProps={{ tooltip: { trigger: 'axis' } }} />);
  await hover();
  await expect.poll(tooltips).toBe(1);
  await userEvent.unhover(chart());
  await rerender(<Bars axisHighlight={{ x: 'none' }} disableAxisListener />);
  await expect.poll(tooltips).toBe(0);
  await hover();
  await expect.poll(tooltips).toBe(1);
});

claim('and with null when it leaves', async () => {
  const onHighlightChange = vi.fn();
  await show(<Bars onHighlightChange={onHighlightChange} />);
  await expect.poll(() => bars().length).toBe(2);
  await userEvent.hover(bars()[1]!);
  await expect.poll(() => onHighlightChange.mock.lastCall?.[0]).toMatchObject({ dataIndex: 1 });
  await userEvent.unhover(bars()[1]!);
  await expect.poll(() => onHighlightChange.mock.lastCall?.[0]).toBeNull();
});

claim('the pointer changes nothing by itself', async () => {
  const series = [
    { id: 'a', data: [4, 5], highlightScope: { highlight: 'item', fade: 'global' } as const },
  ];
  const onHighlightChange = vi.fn();
  await show(
    <Bars
      series={series}
      highlightedItem={{ seriesId: 'a', dataIndex: 0 }}
      onHighlightChange={onHighlightChange}
    />,
  );
  await expect.poll(marked).toEqual(['highlighted', 'faded']);
  await userEvent.hover(bars()[1]!);
  await expect.poll(() => onHighlightChange.mock.calls.length).toBeGreaterThan(0);
  expect(marked()).toEqual(['highlighted', 'faded']);
});

claim('even to null, the pointer changes nothing by itself', async () => {
  const series = [{ id: 'a', data: [4, 5], highlightScope: { highlight: 'item' } as const }];
  const onHighlightChange = vi.fn();
  await show(<Bars series={series} highlightedItem={null} onHighlightChange={onHighlightChange} />);
  await expect.poll(() => bars().length).toBe(2);
  await userEvent.hover(bars()[1]!);
  await expect.poll(() => onHighlightChange.mock.calls.length).toBeGreaterThan(0);
  expect(marked()).toEqual(['', '']);
});

claim('sets the highlight from outside', async () => {
  const screen = await show(<ChosenBar />);
  await userEvent.click(screen.getByRole('button', { name: 'Denali' }));
  await expect.poll(() => marked()[2]).toBe('highlighted');
  expect(marked()[1]).toBe('faded');
});

claim('Charts that share one state share the highlight', async () => {
  await show(<TwoInStep />);
  await expect.poll(() => bars().length).toBe(5);
  await userEvent.hover(bars()[2]!);
  await expect.poll(() => marked()[2]).toBe('highlighted');
  await expect
    .poll(() => all('.MuiPieArc-root')[2]?.classList.contains('MuiPieArc-highlighted'))
    .toBe(true);
});

claim("Its seriesId isn't the id of the series", async () => {
  const series = [
    { id: 'a', data: [4, 5], highlightScope: { highlight: 'item', fade: 'global' } as const },
  ];
  await show(<Bars series={series} highlightedItem={{ seriesId: 'other', dataIndex: 0 }} />);
  await expect.poll(marked).toEqual(['', '']);
});

claim('marks what is under the pointer, and can fade everything else', async () => {
  await show(<SeriesInFocus />);
  await expect.poll(() => all('.MuiLineElement-root').length).toBe(3);
  expect(all('.MuiLineElement-faded')).toHaveLength(0);
  const line = all('.MuiLineElement-root')[0] as SVGPathElement;
  const at = line.getPointAtLength(line.getTotalLength() / 2).matrixTransform(line.getScreenCTM()!);
  const from = chart().getBoundingClientRect();
  await userEvent.hover(chart(), { position: { x: at.x - from.x, y: at.y - from.y } });
  await expect.poll(() => all('.MuiLineElement-faded').length).toBe(2);
  expect(all('.MuiLineElement-highlighted')).toHaveLength(1);
});

claim("'line' draws a line, 'band' fills the category", async () => {
  const screen = await show(<AxisHighlights />);
  await expect.poll(() => bars().length).toBe(12);
  const highlights = () =>
    all('.MuiChartsAxisHighlight-root').map((part) => part.getBoundingClientRect());
  const hover = () => userEvent.hover(chart(), { position: { x: 300, y: 120 } });
  await hover();
  await expect.poll(() => highlights().length).toBe(2);
  expect(highlights().filter(({ width, height }) => width > 10 && height > 100)).toHaveLength(1);
  await userEvent.selectOptions(screen.getByLabelText('x', { exact: true }), 'none');
  await userEvent.selectOptions(screen.getByLabelText('y', { exact: true }), 'none');
  await hover();
  await expect.poll(() => highlights().length).toBe(0);
});

claim('a circle with a radius of 5', async () => {
  const clicked = vi.fn();
  const radius = async (r?: number) => {
    const screen = await show(
      <LineChart
        width={400}
        height={200}
        skipAnimation
        xAxis={[{ data: [1, 2, 3] }]}
        series={[{ data: [4, 5, 6], showMark: false }]}
        slotProps={r === undefined ? {} : { lineHighlight: { r } }}
        onAxisClick={(_, data) => clicked(data?.dataIndex)}
      />,
    );
    await expect.poll(() => all('.MuiLineElement-root').length).toBe(1);
    await userEvent.hover(chart(), { position: { x: 222, y: 100 } });
    await expect.poll(() => all('.MuiHighlightElement-root').length).toBe(1);
    const point = all('.MuiHighlightElement-root')[0]!;
    const result = point.getAttribute('r');
    expect(getComputedStyle(point).pointerEvents).toBe('none');
    await userEvent.click(chart(), { position: { x: 222, y: 100 } });
    await screen.unmount();
    return result;
  };
  expect(await radius()).toBe('5');
  expect(await radius(9)).toBe('9');
  expect(clicked.mock.calls).toEqual([[1], [1]]);
});

claim('cover them with translucent rectangles in a child of the chart', async () => {
  function FadeOthers() {
    const { top: y, height } = useDrawingArea();
    const scale = useXScale<'band'>();
    const [hovered] = useAxesTooltip() ?? [];
    if (!hovered) return null;
    const width = scale.step();
    const gap = (width - scale.bandwidth()) / 2;
    return scale.domain().map((category, index) => {
      if (index === hovered.dataIndex) return null;
      const x = (scale(category) ?? 0) - gap;
      return <rect key={index} {...{ x, y, width, height }} opacity={0.7} pointerEvents="none" />;
    });
  }
  await show(
    <Bars series={[{ data: [4, 5, 6] }, { data: [6, 5, 4] }]}>
      <FadeOthers />
    </Bars>,
  );
  const boxes = (elements: Element[]) => elements.map((one) => one.getBoundingClientRect());
  const veils = () => all('rect[opacity="0.7"]');
  await expect.poll(() => bars().length).toBe(6);
  expect(veils()).toEqual([]);
  await userEvent.hover(bars()[1]!);
  await expect.poll(() => veils().length).toBe(2);
  const [before, after] = boxes(veils());
  const [first, second] = boxes([bars()[1]!, bars()[4]!]);
  expect(before!.right).toBeLessThan(first!.left);
  expect(after!.left).toBeGreaterThan(second!.right);
  // Both reach over the bars of their category.
  expect(before!.left).toBeLessThan(boxes(bars())[0]!.left);
  expect(after!.right).toBeGreaterThan(boxes(bars())[5]!.right);
});

claim('returns the value at the line', async () => {
  function ValueAtTheLine() {
    const { top } = useDrawingArea();
    const scale = useXScale<'linear'>();
    const [hovered] = useAxesTooltip() ?? [];
    if (!hovered) return null;
    return (
      <text
        className="value"
        x={scale(Number(hovered.axisValue))}
        y={top - 6}
        textAnchor="middle"
        fontSize={12}
      >
        {hovered.axisFormattedValue}
      </text>
    );
  }
  await show(
    <LineChart
      width={400}
      height={200}
      skipAnimation
      xAxis={[{ data: [2020, 2021, 2022], valueFormatter: String }]}
      series={[{ data: [4, 3, 5] }]}
    >
      <ValueAtTheLine />
    </LineChart>,
  );
  await expect.poll(() => all('.MuiLineElement-root').length).toBe(1);
  expect(all('.value')).toEqual([]);
  // Beside the middle, where the nearest value is.
  await userEvent.hover(chart(), { position: { x: 240, y: 100 } });
  await expect.poll(() => all('.value')[0]?.textContent).toBe('2021');
  const middle = (selector: string) => {
    const { left, right } = all(selector)[0]!.getBoundingClientRect();
    return (left + right) / 2;
  };
  await expect.poll(() => all('.MuiChartsAxisHighlight-root').length).toBe(1);
  const distance = middle('.value') - middle('.MuiChartsAxisHighlight-root');
  expect(Math.abs(distance)).toBeLessThan(2);
});

claim('follows the pointer, not a value of the data', async () => {
  await show(
    <LineChart
      width={400}
      height={200}
      skipAnimation
      axisHighlight={{ x: 'none', y: 'line' }}
      xAxis={[{ data: [1, 2, 3] }]}
      series={[{ data: [2, 8, 4] }]}
    />,
  );
  await expect.poll(() => all('.MuiLineElement-root').length).toBe(1);
  for (const y of [60, 90]) {
    await userEvent.hover(chart(), { position: { x: 222, y } });
    await expect
      .poll(() => {
        const line = all('.MuiChartsAxisHighlight-root')[0]?.getBoundingClientRect();
        return Math.abs((line?.top ?? 0) - chart().getBoundingClientRect().top - y);
      })
      .toBeLessThan(2);
  }
});

claim('the pointer then changes nothing, not even when it leaves', async () => {
  const series = [
    { id: 'a', data: [4, 5], highlightScope: { highlight: 'item', fade: 'global' } as const },
  ];
  function Selected() {
    const [dataIndex, setDataIndex] = useState(0);
    return (
      <Bars
        series={series}
        highlightedItem={{ seriesId: 'a', dataIndex }}
        onItemClick={(_, item) => setDataIndex(item.dataIndex)}
      />
    );
  }
  await show(<Selected />);
  await expect.poll(marked).toEqual(['highlighted', 'faded']);
  await userEvent.click(bars()[1]!);
  await expect.poll(marked).toEqual(['faded', 'highlighted']);
  await userEvent.unhover(bars()[1]!);
  await drawn();
  expect(marked()).toEqual(['faded', 'highlighted']);
});

claim('give them another color with an ordinal colorMap', async () => {
  const values = ['May', 'June', 'July'];
  const colors = ['#0369a1', '#7dd3fc', '#0369a1'];
  await show(
    <Bars
      xAxis={[{ scaleType: 'band', data: values, colorMap: { type: 'ordinal', values, colors } }]}
      series={[{ data: [4, 5, 6] }, { data: [1, 2, 3] }]}
    />,
  );
  const fills = () => bars().map((bar) => bar.getAttribute('fill'));
  // The map colors all bars of a category.
  await expect.poll(fills).toEqual([...colors, ...colors]);
});

claim('have MuiMarkElement-highlighted even without a highlightScope', async () => {
  await show(
    <LineChart
      width={400}
      height={200}
      skipAnimation
      xAxis={[{ data: [1, 2, 3] }]}
      series={[{ data: [4, 5, 6] }, { data: [1, 2, 3] }]}
    />,
  );
  await expect.poll(() => all('.MuiMarkElement-root').length).toBe(6);
  expect(all('.MuiMarkElement-highlighted')).toHaveLength(0);
  await userEvent.hover(chart(), { position: { x: 222, y: 100 } });
  const highlighted = () =>
    all('.MuiMarkElement-root').map((mark) =>
      mark.classList.contains('MuiMarkElement-highlighted'),
    );
  await expect.poll(highlighted).toEqual([false, true, false, false, true, false]);
});

claim("the band or line of axisHighlight can't be controlled in 8.1.0", async () => {
  const series = [
    { id: 'a', data: [4, 5], highlightScope: { highlight: 'item', fade: 'global' } as const },
  ];
  const { rerender } = await show(<Bars series={series} />);
  await expect.poll(marked).toEqual(['', '']);
  await rerender(<Bars series={series} highlightedItem={{ seriesId: 'a', dataIndex: 0 }} />);
  await expect.poll(marked).toEqual(['highlighted', 'faded']);
  expect(all('.MuiChartsAxisHighlight-root')).toEqual([]);
});

claim(
  'without marks, onHighlightChange reports its seriesId, and dataIndex is undefined',
  async () => {
    const change = vi.fn();
    const line = (showMark: boolean) => (
      <LineChart
        width={400}
        height={200}
        skipAnimation
        xAxis={[{ data: [1, 2, 3] }]}
        series={[{ id: 'a', data: [4, 5, 6], curve: 'linear', showMark }]}
        onHighlightChange={change}
      />
    );
    const { rerender } = await show(line(false));
    await expect.poll(() => all('.MuiLineElement-root').length).toBe(1);
    await userEvent.hover(all('.MuiLineElement-root')[0]!);
    await expect
      .poll(() => change.mock.lastCall?.[0])
      .toEqual({ seriesId: 'a', dataIndex: undefined });
    await rerender(line(true));
    await expect.poll(() => all('.MuiMarkElement-root').length).toBe(3);
    await userEvent.hover(all('.MuiMarkElement-root')[1]!);
    await expect.poll(() => change.mock.lastCall?.[0]).toEqual({ seriesId: 'a', dataIndex: 1 });
  },
);
