import {
  AnimatedLine,
  LineChart,
  type AnimatedAreaProps,
  type AnimatedLineProps,
} from '@mui/x-charts/LineChart';
import { claimsOf, show } from 'claims';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { all, lines, marks, pathOf, Lines } from '../claimsLines';
import ColoredByHeight from './ColoredByHeight';
import Curves from './Curves';
import DashedForecast from './DashedForecast';
import page from './index.mdx?raw';
import NewReadings from './NewReadings';
import PriceSteps from './PriceSteps';

const claim = claimsOf(page);

claim("'monotoneX' (default)", async () => {
  const { rerender } = await show(<Lines />);
  await expect.poll(() => lines().length).toBe(1);
  const path = pathOf(lines()[0]);
  await rerender(<Lines series={[{ id: 'one', data: [412, 463, 430], curve: 'monotoneX' }]} />);
  expect(pathOf(lines()[0])).toBe(path);
});

claim('strictStepCurve: true starts and ends it at the points', async () => {
  const screen = await show(<PriceSteps />);
  const width = () => lines()[0]?.getBoundingClientRect().width ?? 0;
  await expect.poll(width).toBeGreaterThan(100);
  const extended = width();
  await userEvent.click(screen.getByRole('switch'));
  await expect.poll(width).toBeLessThan(extended - 20);
});

claim('and both sides of a gap, reach the outer edge of their category', async () => {
  const withGap = (strictStepCurve: boolean) => (
    <Lines
      xAxis={[{ scaleType: 'band', data: ['a', 'b', 'c', 'd', 'e'] }]}
      series={[{ data: [1, 2, null, 4, 5], curve: 'step', strictStepCurve }]}
    />
  );
  /** Where each piece of the line starts and ends. */
  const ends = () =>
    pathOf(lines()[0])
      .split('M')
      .slice(1)
      .map((piece) => {
        const xs = [...piece.matchAll(/([\d.]+),/g)].map(([, x]) => Number(x));
        return [Math.min(...xs), Math.max(...xs)] as const;
      });
  const { rerender } = await show(withGap(true));
  await expect.poll(ends).toHaveLength(2);
  const [before, after] = ends() as [readonly [number, number], readonly [number, number]];
  // From the middle of a category to its edge.
  const half = (before[1] - before[0]) / 2;
  await rerender(withGap(false));
  expect(ends().flat()).toEqual(
    [before[0] - half, before[1] + half, after[0] - half, after[1] + half].map((x) =>
      expect.closeTo(x, 1),
    ),
  );
});

claim('When both axes have one, the map of the y-axis is used.', async () => {
  const map = (color: string) =>
    ({ type: 'piecewise', thresholds: [0], colors: ['#000000', color] }) as const;
  const mapOf = (color: string) => ({ ...map(color), thresholds: [0], colors: ['#000000', color] });
  await show(
    <Lines
      xAxis={[{ data: [1, 2, 3], colorMap: mapOf('#00ff00') }]}
      yAxis={[{ colorMap: mapOf('#ff0000') }]}
    />,
  );
  await expect.poll(() => marks().length).toBe(3);
  expect(getComputedStyle(marks()[0] as SVGElement).stroke).toBe('rgb(255, 0, 0)');
});

claim('and one for its series, such as MuiLineElement-series-expected', async () => {
  await show(<DashedForecast />);
  await expect.poll(() => all('.MuiLineElement-series-expected').length).toBe(1);
  const [dashed] = all('.MuiLineElement-series-expected');
  expect(getComputedStyle(dashed as SVGElement).strokeDasharray).toBe('6px, 5px');
});

claim('MuiAreaElement-series-expected and MuiMarkElement-series-expected', async () => {
  const series = { id: 'expected', data: [1, 2, 3], area: true };
  const { rerender } = await show(<Lines series={[series]} />);
  await expect.poll(() => all('.MuiMarkElement-series-expected').length).toBe(3);
  expect(all('.MuiAreaElement-series-expected')).toHaveLength(1);
  await rerender(<Lines series={[{ ...series, shape: 'star' }]} />);
  await expect.poll(() => all('path.MuiMarkElement-series-expected').length).toBe(3);
});

claim('draws at the pointer is MuiHighlightElement-root', async () => {
  await show(<Lines />);
  await expect.poll(() => lines().length).toBe(1);
  expect(all('.MuiHighlightElement-root')).toHaveLength(0);
  await userEvent.hover(marks()[1] as Element);
  await expect.poll(() => all('.MuiHighlightElement-root').length).toBe(1);
});

claim(
  "'circle' by default, or 'square', 'diamond', 'triangle', 'star', 'cross' and 'wye'",
  async () => {
    const drawn = async (
      shape?: 'circle' | 'square' | 'diamond' | 'triangle' | 'star' | 'cross' | 'wye',
    ) => {
      const screen = await show(<Lines series={[{ data: [1, 2, 3], shape }]} />);
      await expect.poll(() => marks().length).toBe(3);
      const [mark] = marks();
      const form = mark?.tagName === 'circle' ? 'circle' : pathOf(mark);
      await screen.unmount();
      return form;
    };
    const shapes = ['circle', 'square', 'diamond', 'triangle', 'star', 'cross', 'wye'] as const;
    const forms = [];
    for (const shape of shapes) forms.push(await drawn(shape));
    expect(new Set(forms).size).toBe(7);
    expect(await drawn()).toBe(forms[0]);
  },
);

claim("Its color is not a prop: it's in ownerState, together with a gradientId", async () => {
  const got: Record<string, object> = {};
  const slots = {
    line: (props: AnimatedLineProps) => void (got['line'] = props),
    area: (props: AnimatedAreaProps) => void (got['area'] = props),
  };
  const series = [{ data: [3, 5, 4], color: '#d1495b', area: true }];
  const colorMap = { type: 'piecewise' as const, thresholds: [4], colors: ['blue', 'red'] };
  const screen = await show(<Lines series={series} slots={slots} />);
  for (const part of ['line', 'area']) {
    await expect
      .poll(() => got[part])
      .toMatchObject({
        d: expect.stringMatching(/^M/),
        ownerState: { color: '#d1495b', gradientId: undefined },
      });
    expect(Object.keys(got[part]!).filter((key) => /color|gradient/i.test(key))).toEqual([]);
  }
  await screen.rerender(<Lines series={series} slots={slots} yAxis={[{ colorMap }]} />);
  for (const part of ['line', 'area']) {
    await expect
      .poll(() => got[part])
      .toMatchObject({
        ownerState: { gradientId: expect.any(String) },
      });
    expect(Object.keys(got[part]!)).not.toContain('gradientId');
  }
});

claim('says how points are connected', async () => {
  const screen = await show(<Curves />);
  await expect.poll(() => lines().length).toBe(1);
  const select = screen.getByLabelText('Curve');
  const commands = () => pathOf(lines()[0]).replace(/[^A-Z]/g, '');
  await expect.poll(commands).toMatch(/^MC+$/);
  await userEvent.selectOptions(select, 'linear');
  await expect.poll(commands).toBe('MLLLLLL');
  await userEvent.selectOptions(select, 'step');
  await expect.poll(() => commands().length).toBeGreaterThan(12);
});

claim('colors a line by its height', async () => {
  await show(<ColoredByHeight />);
  await expect.poll(() => lines()[0]?.getAttribute('stroke')).toMatch(/^url\(/);
  const fills = marks().map((mark) => mark.getAttribute('stroke') ?? mark.getAttribute('fill'));
  expect(new Set(fills).size).toBeGreaterThan(6);
});

claim('moves to its new values later', async () => {
  const screen = await show(<NewReadings />);
  await expect.poll(() => marks().length).toBe(12);
  const line = lines()[0];
  const before = pathOf(line);
  await userEvent.click(screen.getByRole('button', { name: 'Show the afternoon' }));
  await expect.poll(() => pathOf(lines()[0])).not.toBe(before);
  expect(lines()[0]).toBe(line);
  await expect.element(screen.getByRole('button', { name: 'Show the morning' })).toHaveFocus();
});

claim('slots.line, slots.area, and slots.mark replace the elements', async () => {
  const slots = {
    line: () => <g className="own-line" />,
    area: () => <g className="own-area" />,
    mark: () => <g className="own-mark" />,
  };
  await show(<Lines series={[{ data: [1, 2, 3], area: true }]} slots={slots} />);
  const own = () => ['line', 'area', 'mark'].map((part) => all(`.own-${part}`).length);
  await expect.poll(own).toEqual([1, 1, 3]);
});

claim('Circles take the CSS property r, 5 pixels by default, and other shapes scale', async () => {
  const widths = () =>
    [...document.querySelectorAll('.MuiMarkElement-root')].map(
      (mark) => Math.round(mark.getBoundingClientRect().width * 10) / 10,
    );
  const chart = (sx: object = {}) => (
    <LineChart
      width={400}
      height={240}
      series={[{ data: [3, 5] }, { data: [2, 6], shape: 'diamond' }]}
      sx={sx}
      skipAnimation
    />
  );
  const screen = await show(chart());
  await expect.poll(() => widths().length).toBe(4);
  const [circle = 0, , diamond = 0] = widths();
  await screen.rerender(
    chart({
      '& circle.MuiMarkElement-root': { r: '3px' },
      '& path.MuiMarkElement-root': { scale: '0.6' },
    }),
  );
  await expect.poll(() => widths()[0]).toBeCloseTo(circle - 4, 0);
  await expect.poll(() => widths()[2]).toBeCloseTo(diamond * 0.6, 0);
});

function WideLine(props: AnimatedLineProps) {
  const { d, cursor, onClick, onPointerEnter, onPointerLeave, onPointerDown } = props;
  const handlers = { cursor, onClick, onPointerEnter, onPointerLeave, onPointerDown };
  return (
    <>
      <AnimatedLine {...props} pointerEvents="none" />
      <path d={d} {...handlers} fill="none" stroke="transparent" strokeWidth={24} />
    </>
  );
}

claim("A line reacts to the pointer only where it's drawn", async () => {
  const click = vi.fn();
  const straight = {
    series: [{ id: 'one', data: [4, 5, 6], highlightScope: { highlight: 'series' } as const }],
    onLineClick: (_: unknown, { seriesId }: { seriesId: unknown }) => click(seriesId),
  };
  const { rerender } = await show(<Lines {...straight} />);
  await expect.poll(() => lines().length).toBe(1);
  /** A point below the middle of the line, and what is there. */
  const below = () => {
    const line = lines()[0]!.getBoundingClientRect();
    const x = line.left + line.width / 4;
    const y = line.top + (line.height * 3) / 4 + 10;
    const svg = all('svg')[0]!.getBoundingClientRect();
    const position = { x: x - svg.left, y: y - svg.top };
    return { position, tag: document.elementFromPoint(x, y)?.tagName };
  };
  expect(below().tag).not.toBe('path');
  await rerender(<Lines {...straight} slots={{ line: WideLine }} />);
  await expect.poll(() => below().tag).toBe('path');
  await userEvent.click(all('svg')[0]!, { position: below().position });
  expect(click).toHaveBeenLastCalledWith('one');
  await expect.poll(() => lines()[0]?.classList.contains('MuiLineElement-highlighted')).toBe(true);
});
