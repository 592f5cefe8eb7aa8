import { BarChart } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsAxis } from '@mui/x-charts/ChartsAxis';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot } from '@mui/x-charts/LineChart';
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
