import { BarChart } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsAxis } from '@mui/x-charts/ChartsAxis';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useDrawingArea, useXScale, useYScale } from '@mui/x-charts/hooks';
import { LinePlot } from '@mui/x-charts/LineChart';
import { ScatterPlot } from '@mui/x-charts/ScatterChart';
import { Caught, claimsOf, consoleMessages, show } from 'claims';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { all, ticks, tickCount, line, box, Line } from '../claimsAxes';
import AxisPositions from './AxisPositions';
import ComposedAxes from './ComposedAxes';
import page from './index.mdx?raw';
import MarkedTick from './MarkedTick';
import RainAndTemperature from './RainAndTemperature';
import StyledAxes from './StyledAxes';
import TwoUnits from './TwoUnits';

const claim = claimsOf(page);

claim('hides the axis and gives its room to the chart', async () => {
  const screen = await show(<AxisPositions />);
  await expect.poll(line).toBeTruthy();
  const width = () => box('.MuiLineElement-root')!.width;
  const before = width();
  await userEvent.selectOptions(screen.getByLabelText('y-axis'), 'none');
  await expect.poll(() => tickCount('Y')).toBe(0);
  await expect.poll(width).toBeGreaterThan(before + 60);
});

claim('Only the first axis of each list has a position by default', async () => {
  const series = [{ data: [1, 50, 98] }, { data: [1, 2, 3], yAxisId: 'second' }];
  const { rerender } = await show(<Line series={series} yAxis={[{}, { id: 'second' }]} />);
  await expect.poll(() => all('.MuiChartsAxis-directionY').length).toBe(1);
  await rerender(<Line series={series} yAxis={[{}, { id: 'second', position: 'right' }]} />);
  await expect.poll(() => all('.MuiChartsAxis-directionY').length).toBe(2);
});

claim('the first one closest to the chart', async () => {
  await show(<TwoUnits />);
  await expect.poll(() => all('.MuiChartsAxis-directionY').length).toBe(2);
  const [celsius, degrees] = all('.MuiChartsAxis-directionY .MuiChartsAxis-line');
  expect(celsius!.getBoundingClientRect().left).toBeGreaterThan(
    degrees!.getBoundingClientRect().left,
  );
});

claim('An axis without series needs min and max', async () => {
  const { rerender } = await show(<Line yAxis={[{}, { position: 'right' }]} />);
  await expect.poll(() => all('.MuiChartsAxis-directionY').length).toBe(1);
  await rerender(<Line yAxis={[{}, { position: 'right', min: 0, max: 1 }]} />);
  await expect.poll(() => all('.MuiChartsAxis-directionY').length).toBe(2);
});

claim('Without axisId an axis component draws the first axis', async () => {
  await show(
    <ChartContainer
      width={400}
      height={200}
      xAxis={[
        { data: [1, 2], label: 'First' },
        { data: [1, 2], label: 'Second', position: 'top' },
      ]}
      series={[{ type: 'line', data: [1, 2] }]}
    >
      <LinePlot />
      <ChartsXAxis />
    </ChartContainer>,
  );
  await expect
    .poll(() => all('.MuiChartsAxis-label').map(({ textContent }) => textContent))
    .toEqual(['First']);
});

claim('ChartsAxis draws all that have a position', async () => {
  await show(
    <ChartContainer
      width={400}
      height={200}
      xAxis={[{ data: [1, 2] }, { data: [1, 2], position: 'top' }, { data: [1, 2] }]}
      series={[{ type: 'line', data: [1, 2] }]}
    >
      <ChartsAxis />
    </ChartContainer>,
  );
  await expect.poll(() => all('.MuiChartsAxis-directionX').length).toBe(2);
  expect(all('.MuiChartsAxis-directionY').length).toBe(1);
});

claim('fill and stroke are in the types, but have no effect in 8.1.0', async () => {
  await show(<Line xAxis={[{ data: [1, 2, 3], stroke: '#ff0000', fill: '#00ff00' }]} />);
  await expect.poll(() => ticks('X').length).toBeGreaterThan(1);
  const axis = document.querySelector('.MuiChartsAxis-directionX')!;
  expect(axis.outerHTML).not.toMatch(/#ff0000|#00ff00/);
  for (const part of axis.querySelectorAll('line, text')) {
    expect(getComputedStyle(part).stroke).not.toBe('rgb(255, 0, 0)');
    expect(getComputedStyle(part).fill).not.toBe('rgb(0, 255, 0)');
  }
});

claim('offset of an axis replaces its distance from the chart', async () => {
  await show(<Line xAxis={[{ data: [1, 2, 3], offset: 30 }]} />);
  await expect.poll(() => ticks('X').length).toBeGreaterThan(1);
  // 200 pixels, less a margin of 20 and an axis of 25, and 30 further down.
  expect(document.querySelector('.MuiChartsAxis-directionX')?.getAttribute('transform')).toBe(
    'translate(0, 185)',
  );
});

claim("Cannot read properties of undefined (reading 'scale')", async () => {
  consoleMessages();
  const screen = await show(
    <Caught>
      <Line yAxis={[{ id: 'rain' }]} series={[{ data: [1, 2], yAxisId: 'warmth' }]} />
    </Caught>,
  );
  await expect
    .element(screen.getByText("Cannot read properties of undefined (reading 'scale')"))
    .toBeInTheDocument();
});

claim('so this one can tell May from the other months', async () => {
  await show(<MarkedTick />);
  const bold = () =>
    all('.MuiChartsAxis-directionX .MuiChartsAxis-tickLabel')
      .filter((label) => getComputedStyle(label).fontWeight === '700')
      .map(({ textContent }) => textContent);
  await expect.poll(bold).toEqual(['May']);
});

claim('in 8.1.0 ready-made charts ignore them there', async () => {
  const slots = { axisTickLabel: () => <text className="own" /> };
  const own = () => all('.own').length;
  const chart = { width: 300, height: 200, series: [{ data: [1, 2] }] };
  const xAxis = { data: ['Cold', 'Warm'], scaleType: 'band' as const };
  const screen = await show(<BarChart {...chart} xAxis={[{ ...xAxis, slots }]} />);
  await expect.poll(() => ticks('X')).toEqual(['Cold', 'Warm']);
  expect(own()).toBe(0);
  await screen.rerender(<BarChart {...chart} xAxis={[xAxis]} slots={slots} />);
  await expect.poll(own).toBeGreaterThan(2);
  await screen.rerender(
    <ChartContainer {...chart} series={[{ type: 'bar', data: [1, 2] }]} xAxis={[xAxis]}>
      <ChartsXAxis slots={slots} />
      <ChartsYAxis />
    </ChartContainer>,
  );
  await expect.poll(own).toBe(2);
});

claim('Give each axis an id, and name it in the series with yAxisId', async () => {
  await show(<RainAndTemperature />);
  await expect.poll(() => all('.MuiChartsAxis-directionY').length).toBe(2);
  const labels = all('.MuiChartsAxis-directionY .MuiChartsAxis-label').map(
    ({ textContent }) => textContent,
  );
  expect(labels).toEqual(['Rain (mm)', 'Mean (°C)']);
  expect(all('.MuiChartsAxis-right')).toHaveLength(1);
});

claim('disableLine and disableTicks remove the line and the ticks', async () => {
  await show(<StyledAxes />);
  await expect.poll(() => ticks('Y').length).toBeGreaterThan(1);
  expect(tickCount('Y')).toBe(0);
  expect(all('.MuiChartsAxis-directionY .MuiChartsAxis-line')).toHaveLength(0);
  const [name] = all('.MuiChartsAxis-directionX .MuiChartsAxis-tickLabel');
  expect(getComputedStyle(name!).fontWeight).toBe('600');
  const [label] = all('.MuiChartsAxis-directionY .MuiChartsAxis-label');
  expect(getComputedStyle(label!).fontStyle).toBe('italic');
});

claim('Without axisId an axis component draws the first axis', async () => {
  await show(<ComposedAxes />);
  await expect.poll(() => all('.MuiChartsAxis-directionY').length).toBe(2);
  expect(all('.MuiChartsAxis-right')).toHaveLength(1);
  expect(ticks('X')).toContain('Jan');
});

claim("The text is cut off already when it doesn't fit", async () => {
  const names = ['A name that is far too long for an axis', 'Another one that is just as long'];
  const got = new Set<string>();
  const TickLabel = ({ text }: { text: string }) => {
    got.add(text);
    return null;
  };
  const chart = (width?: number) => (
    <BarChart
      width={400}
      height={200}
      layout="horizontal"
      yAxis={[{ scaleType: 'band', data: names, ...(width && { width }) }]}
      series={[{ data: [1, 2], layout: 'horizontal' }]}
      slots={{ axisTickLabel: TickLabel }}
    />
  );
  const { rerender } = await show(chart());
  await expect.poll(() => [...got].filter((text) => text.endsWith('…')).length).toBe(2);
  got.clear();
  await rerender(chart(280));
  await expect.poll(() => [...got]).toEqual(expect.arrayContaining(names));
});

claim('offset moves an axis without changing the others', async () => {
  const placed = async (second: object, left = 20) => {
    const screen = await show(
      <Line
        margin={{ left }}
        yAxis={[
          { id: 'first', label: 'First', width: 50 },
          { id: 'second', label: 'Second', width: 50, position: 'left', ...second },
        ]}
        series={[
          { data: [1, 50, 98], yAxisId: 'first' },
          { data: [1, 2, 3], yAxisId: 'second' },
        ]}
      />,
    );
    await expect.poll(() => all('.MuiChartsAxis-directionY .MuiChartsAxis-label').length).toBe(2);
    const svg = document.querySelector('svg:has(g)')!.getBoundingClientRect();
    const [near, far] = all('.MuiChartsAxis-directionY .MuiChartsAxis-line').map((one) =>
      Math.round(one.getBoundingClientRect().left - svg.left),
    );
    await screen.unmount();
    return { near, far };
  };
  expect(await placed({})).toEqual({ near: 120, far: 70 });
  // No room is reserved: the first axis stays, and the second one goes into the margin.
  expect(await placed({ offset: 74 })).toEqual({ near: 120, far: 46 });
  expect(await placed({ offset: 74 }, 44)).toEqual({ near: 144, far: 70 });
});

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];

function Quarters() {
  return (
    <BarChart
      width={500}
      height={260}
      skipAnimation
      xAxis={[
        { scaleType: 'band', data: months },
        { id: 'quarters', scaleType: 'band', data: ['Q1', 'Q2'], position: 'bottom' },
      ]}
      series={[{ data: [31, 24, 27, 35, 38, 30] }]}
    />
  );
}

claim('so each name is centered below its own categories', async () => {
  await show(<Quarters />);
  const centers = () =>
    all('.MuiChartsAxis-directionX').map((axis) =>
      [...axis.querySelectorAll('.MuiChartsAxis-tickLabel')].map((label) => {
        const { left, width } = label.getBoundingClientRect();
        return left + width / 2;
      }),
    );
  await expect.poll(() => centers().map((each) => each.length)).toEqual([6, 2]);
  const [ofMonths = [], ofQuarters = []] = centers();
  expect(Math.abs(ofQuarters[0]! - ofMonths[1]!)).toBeLessThan(2);
  expect(Math.abs(ofQuarters[1]! - ofMonths[4]!)).toBeLessThan(2);
});

claim('Series belong to the first axis, and so do the tooltip and the highlight', async () => {
  await show(<Quarters />);
  await userEvent.hover(document.querySelector('svg:has(g)')!);
  const captions = () => all('caption').map(({ textContent }) => textContent);
  await expect.poll(captions).toHaveLength(1);
  expect(months).toContain(captions()[0]);
  expect(all('.MuiChartsAxisHighlight-root')).toHaveLength(1);
});

claim('The axisId of a ChartsReferenceLine', async () => {
  consoleMessages();
  const screen = await show(
    <Caught>
      <Line>
        <ChartsReferenceLine y={4} axisId="warmth" />
      </Line>
    </Caught>,
  );
  await expect
    .element(screen.getByText("Cannot read properties of undefined (reading 'scale')"))
    .toBeInTheDocument();
});

claim("say Cannot destructure property 'scale' in Chromium", async () => {
  consoleMessages();
  const screen = await show(
    <Caught>
      <ChartContainer width={300} height={200} series={[{ type: 'line', data: [1, 2] }]}>
        <ChartsYAxis axisId="warmth" />
      </ChartContainer>
    </Caught>,
  );
  await expect.element(screen.getByText(/Cannot destructure property 'scale'/)).toBeInTheDocument();
});

claim("It's black in light mode and white in dark mode", async () => {
  const stroke = () => {
    const highlight = document.querySelector('.MuiChartsAxisHighlight-root');
    return highlight && getComputedStyle(highlight).stroke;
  };
  const sx = { '& .MuiChartsAxisHighlight-root': { stroke: 'teal' } };
  for (const [scheme, own, color] of [
    ['light', undefined, 'rgb(0, 0, 0)'],
    ['dark', undefined, 'rgb(255, 255, 255)'],
    ['light', sx, 'rgb(0, 128, 128)'],
  ] as const) {
    const screen = await show(<Line sx={own} />, { scheme });
    await expect.poll(line).toBeTruthy();
    await userEvent.hover(document.querySelector('svg:has(g)')!, { position: { x: 220, y: 80 } });
    await expect.poll(stroke).toBe(color);
    await userEvent.unhover(document.querySelector('svg:has(g)')!);
    await screen.unmount();
  }
});

claim('moves each of them to where the other one is 0', async () => {
  function AxesThroughZero() {
    const { left, top, height } = useDrawingArea();
    const x = useXScale<'linear'>()(0);
    const y = useYScale<'linear'>()(0);
    return (
      <>
        <g transform={`translate(0, ${y - (top + height)})`}>
          <ChartsXAxis />
        </g>
        <g transform={`translate(${x - left}, 0)`}>
          <ChartsYAxis />
        </g>
      </>
    );
  }
  await show(
    <ChartContainer
      width={400}
      height={300}
      xAxis={[{ min: -10, max: 10 }]}
      yAxis={[{ min: -10, max: 10 }]}
      series={[{ type: 'scatter', data: [{ id: 1, x: 0, y: 0 }] }]}
    >
      <ScatterPlot />
      <AxesThroughZero />
    </ChartContainer>,
  );
  await expect.poll(() => all('circle').length).toBe(1);
  const point = box('circle')!;
  const [x, y] = all('.MuiChartsAxis-line').map((line) => line.getBoundingClientRect());
  // The point at 0, 0 is where both lines cross.
  expect(x!.top).toBeCloseTo(point.top + point.height / 2, 0);
  expect(y!.left).toBeCloseTo(point.left + point.width / 2, 0);
});

claim('moves the axis into the drawing area', async () => {
  const inner = {
    width: 40,
    offset: -40,
    disableLine: true,
    disableTicks: true,
    tickLabelStyle: { dominantBaseline: 'text-after-edge' as const },
  };
  const placed = async (axis: object, left: number) => {
    const screen = await show(
      <Line
        grid={{ horizontal: true }}
        margin={{ left }}
        xAxis={[{ data: [1, 2, 3], min: 0.5 }]}
        yAxis={[{ ...axis }]}
      />,
    );
    await expect.poll(() => ticks('Y').length).toBeGreaterThan(2);
    const svg = document.querySelector('svg:has(g)')!.getBoundingClientRect();
    const lines = all('.MuiChartsGrid-line').map((one) => one.getBoundingClientRect());
    const labels = all('.MuiChartsAxis-directionY .MuiChartsAxis-tickLabel').map((one) =>
      one.getBoundingClientRect(),
    );
    const found = {
      start: Math.round(lines[0]!.left - svg.left),
      areInside: labels.every((one) => one.left >= lines[0]!.left),
      areOnTheLines: labels.every((one, index) => one.bottom <= lines[index]!.top + 1),
      count: labels.filter((one) => one.width > 0).length - lines.length,
    };
    await screen.unmount();
    return found;
  };
  expect(await placed({ width: 40 }, 20)).toMatchObject({ start: 60, areInside: false });
  expect(await placed(inner, -40)).toEqual({
    start: 0,
    areInside: true,
    areOnTheLines: true,
    count: 0,
  });
});
