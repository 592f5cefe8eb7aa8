import { Heatmap, heatmapClasses } from '@mui/x-charts-pro';
import { chartsTooltipClasses } from '@mui/x-charts/ChartsTooltip';
import { claimsOf, show } from 'claims';
import type { ComponentProps } from 'react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import ConfigurableHeatmap from './ConfigurableHeatmap';
import HighlightedCell from './HighlightedCell';
import page from './index.mdx?raw';
import NumbersInCells from './NumbersInCells';
import RoundCells from './RoundCells';
import StepsOfColor from './StepsOfColor';
import TwelveYearsOfFlights from './TwelveYearsOfFlights';

const claim = claimsOf(page);

const all = (selector: string) => [...document.querySelectorAll<SVGElement>(selector)];
const cell = '.MuiHeatmap-cell';
const count = (selector: string) => expect.poll(() => all(selector).length);
const fills = () => all(cell).map((rect) => getComputedStyle(rect).fill);
const tooltip = () => document.querySelector('.MuiPopper-root')?.textContent ?? '';

const Small = (props: Partial<ComponentProps<typeof Heatmap>>) => (
  <Heatmap
    width={300}
    height={200}
    xAxis={[{ data: ['a', 'b'] }]}
    yAxis={[{ data: ['c', 'd'] }]}
    series={[
      {
        label: 'Value',
        data: [
          [0, 0, 10],
          [1, 1, 90],
        ],
      },
    ]}
    {...props}
  />
);

claim('each cell takes its color from its value', async () => {
  await show(<TwelveYearsOfFlights />);
  await count(cell).toBe(144);
  expect(new Set(fills()).size).toBeGreaterThan(80);
});

claim('Cells that you leave out stay empty', async () => {
  await show(<Small />);
  await count(cell).toBe(2);
});

claim('The y-axis starts at the top', async () => {
  await show(<Small />);
  await count(cell).toBe(2);
  const [first, second] = all(cell).map((rect) => rect.getBoundingClientRect());
  expect(first!.top).toBeLessThan(second!.top);
  expect(first!.left).toBeLessThan(second!.left);
});

claim('Only the first series is drawn', async () => {
  await show(<Small series={[{ data: [[0, 0, 1]] }, { data: [[1, 1, 1]] }]} />);
  await count(cell).toBe(1);
});

claim('Without data, an axis numbers its columns or rows from 0', async () => {
  await show(<Small xAxis={[{}]} series={[{ data: [[2, 0, 1]] }]} />);
  const columns = '.MuiChartsAxis-directionX .MuiChartsAxis-tickLabel';
  await expect.poll(() => all(columns).map((label) => label.textContent)).toEqual(['0', '1', '2']);
});

claim('Without a zAxis, colors blend from 0 to 100', async () => {
  const data = [
    [0, 0, 0],
    [1, 0, 50],
    [0, 1, 100],
  ] as const;
  await show(<Small series={[{ data }]} />);
  await expect.poll(() => new Set(fills()).size).toBe(3);
});

claim('a zAxis without a colorMap draws no cells', async () => {
  const { rerender } = await show(<Small />);
  await count(cell).toBe(2);
  await rerender(<Small zAxis={[{ min: 0, max: 100 }]} />);
  await count(cell).toBe(0);
});

claim("'piecewise' shows steps", async () => {
  await show(<StepsOfColor />);
  await count(cell).toBe(56);
  expect(new Set(fills()).size).toBe(4);
});

claim('passes attributes to the rectangles', async () => {
  await show(<RoundCells />);
  await count(cell).toBe(16);
  expect(all(cell)[0]?.getAttribute('rx')).toBe('6');
  const [first, second] = all(cell).map((rect) => rect.getBoundingClientRect());
  expect(second!.left - first!.right).toBeGreaterThan(2);
});

claim('It gets position and size, and ownerState with the value and color', async () => {
  const screen = await show(<NumbersInCells />);
  await expect.element(screen.getByText('88').first()).toBeInTheDocument();
  await userEvent.hover(all('svg g > rect')[3]!);
  await expect.poll(tooltip).toContain('88');
});

claim('gets the class Charts-highlighted and the others Charts-faded', async () => {
  expect([heatmapClasses.highlighted, heatmapClasses.faded]).toEqual([
    'Charts-highlighted',
    'Charts-faded',
  ]);
  await show(<HighlightedCell />);
  await count(cell).toBe(12);
  await count(`[class*="${heatmapClasses.series}-"]`).toBe(12);
  await userEvent.hover(all(cell)[0]!);
  await count(`.${heatmapClasses.highlighted}`).toBe(1);
  await count(`.${heatmapClasses.faded}`).toBe(11);
});

claim('without fade, the others stay as they are', async () => {
  const series = [
    {
      data: [
        [0, 0, 5],
        [1, 1, 9],
      ] as const,
      highlightScope: { highlight: 'item' },
    },
  ];
  await show(<Small series={series as never} />);
  await count(cell).toBe(2);
  await userEvent.hover(all(cell)[0]!);
  await count(`.${heatmapClasses.highlighted}`).toBe(1);
  await count(`.${heatmapClasses.faded}`).toBe(0);
});

claim(
  'The tooltip shows the names of column and row, the label of the series, and the value',
  async () => {
    await show(<Small />);
    await count(cell).toBe(2);
    await userEvent.hover(all(cell)[1]!);
    await expect.poll(tooltip).toBe('bdValue90');
  },
);

claim('gets the whole cell, so the value is cell[2]', async () => {
  await show(<RoundCells />);
  await count(cell).toBe(16);
  await userEvent.hover(all(cell)[0]!);
  await expect.poll(tooltip).toBe('06:00SatWeekend120 people');
});

claim('removes it', async () => {
  await show(
    <Small
      slotProps={{ tooltip: { trigger: 'none' } }}
      series={[{ data: [[0, 0, 5]], highlightScope: { highlight: 'item' } }]}
    />,
  );
  await count(cell).toBe(1);
  await userEvent.hover(all(cell)[0]!);
  await count(`.${heatmapClasses.highlighted}`).toBe(1);
  expect(tooltip()).toBe('');
});

claim('loading and an empty data show their texts', async () => {
  const screen = await show(<Small series={[{ data: [] }]} />);
  await expect.element(screen.getByText('No data to display')).toBeInTheDocument();
  await screen.rerender(<Small loading />);
  await expect.element(screen.getByText('Loading data…')).toBeInTheDocument();
});

claim('Heatmap ignores title, desc and className', async () => {
  await show(<Small title="Name" desc="More" className="own" />);
  await count(cell).toBe(2);
  expect(all('.own')).toHaveLength(0);
  expect(all('svg > title, svg > desc')).toHaveLength(0);
});

claim('Both are left out without a message', async () => {
  await show(<Small series={[{ data: [[7, 7, 5]] }]} />);
  await count('.MuiChartsAxis-root').toBe(2);
  expect(all(cell)).toHaveLength(0);
});

claim('20 pixels by default', async () => {
  const left = () => Number(all(cell)[0]?.getAttribute('x'));
  const { rerender } = await show(<ConfigurableHeatmap />);
  await count(cell).toBe(56);
  const atDefault = left();
  await rerender(<ConfigurableHeatmap margin={20} />);
  await expect.poll(left).toBe(atDefault);
  await rerender(<ConfigurableHeatmap margin={60} height={200} />);
  await expect.poll(left).toBe(atDefault + 40);
});

claim('followed by a hyphen and the id of the series', async () => {
  await show(
    <Small
      series={[
        {
          id: 'load',
          data: [
            [0, 0, 10],
            [1, 1, 90],
          ],
        },
      ]}
    />,
  );
  await count(cell).toBe(2);
  await count(`.${heatmapClasses.series}-load`).toBe(2);
});

claim('A repeated name moves the cells after it', async () => {
  const data = [
    [0, 0, 10],
    [1, 0, 50],
    [2, 0, 90],
  ] as const;
  const lefts = () => all(cell).map((rect) => Number(rect.getAttribute('x')));
  const { rerender } = await show(
    <Small xAxis={[{ data: ['S', 'M', 'T'] }]} series={[{ data }]} />,
  );
  await count(cell).toBe(3);
  await rerender(<Small xAxis={[{ data: ['S', 'S', 'M'] }]} series={[{ data }]} />);
  // The second cell is now in the column of "M", and the third has none.
  await count(cell).toBe(2);
  const [first, second] = lefts();
  expect(second! - first!).toBeGreaterThan(100);
});

claim(
  "As there, disablePortal hides it, and keepMounted and open can't keep it in view",
  async () => {
    const tooltipProps = { keepMounted: true, open: true, disablePortal: true };
    await show(<Small slotProps={{ tooltip: tooltipProps }} />);
    await count(cell).toBe(2);
    // The pointer may still be where the claim before left it.
    await userEvent.unhover(all(cell)[0]!);
    await count('.MuiPopper-root').toBe(0);
    await userEvent.hover(all(cell)[0]!);
    await count('svg .MuiPopper-root').toBe(1);
    expect(all('.MuiPopper-root')[0]!.getBoundingClientRect().width).toBe(0);
  },
);

claim('and the names by the element caption', async () => {
  await show(<Small />);
  await count(cell).toBe(2);
  await userEvent.hover(all(cell)[1]!);
  await expect.poll(tooltip).toBe('bdValue90');
  const caption = document.querySelector('.MuiPopper-root caption');
  expect(caption?.textContent).toBe('bd');
  const classes = Object.values(chartsTooltipClasses);
  expect(classes.some((name) => caption?.classList.contains(name))).toBe(false);
});

claim("it doesn't follow the pointer along its axes", async () => {
  const onAxisClick = vi.fn();
  const onHighlightChange = vi.fn();
  await show(
    <Small
      {...{ axisHighlight: { x: 'line' }, disableAxisListener: false }}
      onAxisClick={onAxisClick}
      onHighlightChange={onHighlightChange}
    />,
  );
  await count(cell).toBe(2);
  await userEvent.hover(all(cell)[1]!);
  await expect.poll(() => onHighlightChange.mock.calls.length).toBeGreaterThan(0);
  expect(all('.MuiChartsAxisHighlight-root')).toHaveLength(0);
  await userEvent.click(all(cell)[1]!);
  expect(onAxisClick.mock.calls[0]?.[1]).toMatchObject({ dataIndex: 1, axisValue: 'b' });
});

claim('slots.cell replaces the rectangle. It gets position and size', async () => {
  const given: Record<string, unknown>[] = [];
  const OwnCell = (props: Record<string, unknown>) => {
    given.push(props);
    return <circle className="own" r={4} />;
  };
  await show(<Small slots={{ cell: OwnCell }} />);
  await count('.own').toBe(2);
  expect(all(cell)).toEqual([]);
  expect(given).toContainEqual(
    expect.objectContaining({
      x: expect.any(Number),
      y: expect.any(Number),
      width: expect.any(Number),
      height: expect.any(Number),
      ownerState: expect.objectContaining({ value: 90, color: expect.any(String) }),
    }),
  );
});

claim('and slots.tooltip replaces it', async () => {
  const OwnTooltip = () => <p>Own tooltip</p>;
  const screen = await show(<Small slots={{ tooltip: OwnTooltip }} />);
  await expect.element(screen.getByText('Own tooltip')).toBeInTheDocument();
  await userEvent.hover(all(cell)[0]!);
  expect(tooltip()).toBe('');
});

claim('zoom on its axes has no effect in 8.2.0', async () => {
  const axis = (names: string[]) => [{ data: names, zoom: true }] as object[];
  await show(
    <Heatmap
      width={400}
      height={300}
      xAxis={axis(['a', 'b', 'c', 'd'])}
      yAxis={axis(['e', 'f'])}
      series={[
        {
          data: [
            [0, 0, 1],
            [1, 1, 5],
            [3, 0, 9],
          ],
        },
      ]}
    />,
  );
  const cells = () => document.querySelectorAll(`.${heatmapClasses.cell}`);
  const first = () => cells()[0]?.getBoundingClientRect().width;
  await expect.poll(() => cells().length).toBe(3);
  const before = first();
  for (let turn = 0; turn < 5; turn += 1)
    cells()[0]?.dispatchEvent(
      new WheelEvent('wheel', {
        deltaY: -200,
        bubbles: true,
        cancelable: true,
        clientX: 200,
        clientY: 150,
      }),
    );
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  expect(first()).toBe(before);
});

claim('Pass a function as slotProps.cell', async () => {
  const onCell = vi.fn();
  const onAxisClick = vi.fn();
  const cellProps = ({ dataIndex }: { dataIndex: number }) => ({
    style: { cursor: 'pointer' },
    onClick: () => onCell(dataIndex),
  });
  await show(<Small onAxisClick={onAxisClick} slotProps={{ cell: cellProps as object }} />);
  await count(cell).toBe(2);
  await userEvent.click(all(cell)[1]!);
  await userEvent.click(all(cell)[0]!);
  expect(onCell.mock.calls).toEqual([[1], [0]]);
  expect(onAxisClick.mock.calls.map(([, data]) => data.axisValue)).toEqual(['b', 'a']);
  expect(getComputedStyle(all(cell)[0]!).cursor).toBe('pointer');
});

claim('Each cell is an SVG element and a component of its own', async () => {
  const [days, hours] = [30, 24];
  const data = Array.from({ length: days * hours }, (_, index): [number, number, number] => [
    index % days,
    Math.floor(index / days),
    index % 100,
  ]);
  await show(
    <Small
      xAxis={[{ data: Array.from({ length: days }, (_, day) => day) }]}
      yAxis={[{ data: Array.from({ length: hours }, (_, hour) => hour) }]}
      series={[{ data }]}
    />,
  );
  await count(cell).toBe(days * hours);
});
