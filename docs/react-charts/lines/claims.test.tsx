import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { AreaPlot, LineChart, LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import { claimsOf, consoleMessages, show, Caught } from 'claims';
import { useState } from 'react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { all, lines, marks, pathOf, pieces, valueTicks, Lines } from './claimsLines';
import ClickedPart from './ClickedPart';
import ConfigurableLines from './ConfigurableLines';
import page from './index.mdx?raw';
import LinesOverBars from './LinesOverBars';
import RisingCarbonDioxide from './RisingCarbonDioxide';
import RowsAsLines from './RowsAsLines';
import TemperatureByAltitude from './TemperatureByAltitude';

const claim = claimsOf(page);

claim("they're connected in the order of the array", async () => {
  await show(
    <Lines xAxis={[{ data: [3, 1, 2] }]} series={[{ data: [1, 2, 3], curve: 'linear' }]} />,
  );
  await expect.poll(() => marks().length).toBe(3);
  const [first, second, third] = pathOf(lines()[0])
    .slice(1)
    .split('L')
    .map((point) => parseFloat(point));
  expect(first).toBeGreaterThan(third as number);
  expect(third).toBeGreaterThan(second as number);
});

claim('so it may leave out the 0', async () => {
  const { rerender } = await show(<Lines />);
  await expect.poll(valueTicks).not.toContain('0');
  expect(valueTicks().length).toBeGreaterThan(1);
  await rerender(<Lines series={[{ data: [412, 463, 430], area: true }]} />);
  await expect.poll(valueTicks).toContain('0');
});

claim(
  'In descending order the line looks right, but the tooltip stays at the first point',
  async () => {
    await show(
      <Lines xAxis={[{ data: [30, 20, 10] }]} series={[{ data: [1, 2, 3], curve: 'linear' }]} />,
    );
    await expect.poll(() => marks().length).toBe(3);
    const caption = () => document.querySelector('caption')?.textContent;
    for (const x of [80, 220, 360]) {
      await userEvent.hover(document.querySelector('svg:has(g)')!, { position: { x, y: 80 } });
      await expect.poll(caption).toBe('30');
    }
  },
);

claim('A series with area: false counts as an area here', async () => {
  const data = [412, 463, 430];
  const { rerender } = await show(<Lines series={[{ data }]} />);
  await expect.poll(valueTicks).not.toContain('0');
  await rerender(<Lines series={[{ data, area: false }]} />);
  await expect.poll(valueTicks).toContain('0');
});

claim('Gets', async () => {
  const onMarkClick = vi.fn();
  const onAreaClick = vi.fn();
  await show(
    <Lines
      series={[{ id: 'one', data: [5, 6, 7], area: true }]}
      onMarkClick={onMarkClick}
      onAreaClick={onAreaClick}
    />,
  );
  await expect.poll(() => marks().length).toBe(3);
  await userEvent.click(marks()[1] as SVGElement);
  expect(onMarkClick.mock.lastCall?.[1]).toEqual({ type: 'line', seriesId: 'one', dataIndex: 1 });
  await userEvent.click(all('.MuiAreaElement-root')[0] as SVGElement);
  expect(onAreaClick.mock.lastCall?.[1]).toEqual({ type: 'line', seriesId: 'one' });
});

claim('Anywhere in the chart, axes and margins included', async () => {
  const onAxisClick = vi.fn();
  await show(<Lines onAxisClick={onAxisClick} />);
  await expect.poll(() => marks().length).toBe(3);
  await userEvent.click(document.querySelector('svg:has(g)')!, { position: { x: 390, y: 195 } });
  expect(onAxisClick.mock.lastCall?.[1]).toEqual({
    dataIndex: 2,
    axisValue: 3,
    seriesValues: { one: 430 },
  });
});

claim("not beside the ends of a 'band' or 'point' axis", async () => {
  const onAxisClick = vi.fn();
  await show(
    <Lines xAxis={[{ scaleType: 'band', data: ['a', 'b', 'c'] }]} onAxisClick={onAxisClick} />,
  );
  await expect.poll(() => marks().length).toBe(3);
  const chart = document.querySelector('svg:has(g)')!;
  await userEvent.click(chart, { position: { x: 10, y: 100 } });
  expect(onAxisClick).not.toHaveBeenCalled();
  await userEvent.click(chart, { position: { x: 100, y: 195 } });
  expect(onAxisClick).toHaveBeenCalledOnce();
});

claim(
  'disableLineItemHighlight removes it from all lines, and disableHighlight from one',
  async () => {
    const series = [{ id: 'one', data: [1, 2, 3] }];
    const points = () => all('.MuiHighlightElement-root');
    const hover = () =>
      userEvent.hover(document.querySelector('svg:has(g)')!, { position: { x: 220, y: 80 } });
    const { rerender } = await show(<Lines series={series} />);
    await expect.poll(() => marks().length).toBe(3);
    await hover();
    await expect.poll(() => points().length).toBe(1);
    await rerender(<Lines series={series} disableLineItemHighlight />);
    await expect.poll(() => points().length).toBe(0);
    await rerender(<Lines series={[{ ...series[0]!, disableHighlight: true }]} />);
    await hover();
    expect(points()).toHaveLength(0);
  },
);

claim('The axis has settings but no values', async () => {
  consoleMessages();
  await expect(show(<Lines xAxis={[{ scaleType: 'linear' }]} />)).rejects.toThrow(
    'The data length of the x axis (0 items) is lower than the length of series (3 items).',
  );
});

claim('Nobody counted at 14:00, so the line has a gap', async () => {
  const { rerender } = await show(<ConfigurableLines />);
  await expect.poll(pieces).toBe(2);
  await expect.poll(() => marks().length).toBe(7);
  await rerender(<ConfigurableLines connectNulls showMark={false} shape="star" />);
  await expect.poll(pieces).toBe(1);
  expect(marks()).toHaveLength(0);
});

claim('see what baseline and curve do to it', async () => {
  const area = () => all('.MuiAreaElement-root')[0]?.getBoundingClientRect().height ?? 0;
  const { rerender } = await show(<ConfigurableLines area curve="step" />);
  await expect.poll(area).toBeGreaterThan(100);
  const fromZero = area();
  await rerender(<ConfigurableLines area curve="step" baseline="max" />);
  await expect.poll(area).not.toBeCloseTo(fromZero, 0);
});

claim('Filled below the line, they become areas', async () => {
  await show(<RisingCarbonDioxide />);
  await expect.poll(() => all('.MuiAreaElement-root').length).toBe(1);
  expect(marks()).toHaveLength(13);
});

claim('because each is at its own value of the axis', async () => {
  await show(<TemperatureByAltitude />);
  await expect.poll(() => marks().length).toBeGreaterThan(3);
  const at = marks().map((mark) => mark.getBoundingClientRect().x);
  const steps = at.slice(1).map((x, index) => Math.round(x - at[index]!));
  expect(new Set(steps).size).toBeGreaterThan(1);
});

claim('both in the axis and in each series', async () => {
  await show(<RowsAsLines />);
  await expect.poll(() => lines().length).toBe(2);
  await expect.poll(() => marks().length).toBe(24);
});

claim('Called for a click on', async () => {
  const screen = await show(<ClickedPart />);
  await expect.poll(() => marks().length).toBe(12);
  await expect
    .poll(() => all('.MuiAreaElement-root')[0]?.getBoundingClientRect().width ?? 0)
    .toBeGreaterThan(500);
  await userEvent.click(marks()[2]!);
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent('Clicked: Mark 3 of 12. Month: Mar.');
  await userEvent.click(all('.MuiAreaElement-root')[0]!);
  await expect.element(screen.getByRole('status')).toHaveTextContent('Clicked: The area.');
});

claim('Lines can share a band axis with bars', async () => {
  await show(<LinesOverBars />);
  await expect.poll(() => all('.MuiBarElement-root').length).toBe(12);
  await expect.poll(() => marks().length).toBe(12);
  const [bar, mark] = [all('.MuiBarElement-root')[3]!, marks()[3]!].map((element) => {
    const { left, width } = element.getBoundingClientRect();
    return left + width / 2;
  });
  expect(Math.abs(bar! - mark!)).toBeLessThan(2);
});

claim('slots.lineHighlight replaces that point', async () => {
  const lineHighlight = () => <g className="own-point" />;
  await show(<Lines slots={{ lineHighlight }} />);
  await expect.poll(() => marks().length).toBe(3);
  await userEvent.hover(document.querySelector('svg:has(g)')!, { position: { x: 220, y: 80 } });
  await expect.poll(() => all('.own-point').length).toBe(1);
});

claim("MUI X: line series with id='auto-generated-id-0' has no data.", async () => {
  consoleMessages();
  const screen = await show(
    <Caught>
      <LineChart width={300} height={200} series={[{ dataKey: 'sales' }]} />
    </Caught>,
  );
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent("MUI X: line series with id='auto-generated-id-0' has no data.");
});

claim('MUI X: Your dataset key "sales" is used for plotting', async () => {
  const messages = consoleMessages();
  const chart = (sales: unknown) => (
    <LineChart
      width={300}
      height={200}
      dataset={[{ sales } as never]}
      series={[{ dataKey: 'sales' }]}
    />
  );
  const screen = await show(chart(null));
  expect(messages).toEqual([]);
  await screen.rerender(chart('7'));
  expect(messages.join()).toContain(
    'MUI X: Your dataset key "sales" is used for plotting line, but contains nonnumerical elements.',
  );
});

claim('From LinePlot and AreaPlot the handler gets no dataIndex', async () => {
  const [onArea, onLine, onMark] = [vi.fn(), vi.fn(), vi.fn()];
  await show(
    <ChartContainer
      width={400}
      height={200}
      skipAnimation
      xAxis={[{ data: [1, 2, 3] }]}
      series={[{ type: 'line', id: 'load', data: [4, 3, 5], area: true }]}
    >
      <AreaPlot onItemClick={onArea} />
      <LinePlot onItemClick={onLine} />
      <MarkPlot onItemClick={onMark} />
    </ChartContainer>,
  );
  await expect.poll(() => marks().length).toBe(3);
  for (const element of [all('.MuiAreaElement-root')[0]!, lines()[0]!, marks()[1]!]) {
    element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  }
  expect(onArea.mock.lastCall?.[1]).toEqual({ type: 'line', seriesId: 'load' });
  expect(onLine.mock.lastCall?.[1]).toEqual({ type: 'line', seriesId: 'load' });
  expect(onMark.mock.lastCall?.[1]).toEqual({ type: 'line', seriesId: 'load', dataIndex: 1 });
});

claim('draw the chart with loading and an empty dataset', async () => {
  function Load({ rows }: { rows: { hour: number; load: number }[] | null }) {
    return (
      <Lines
        loading={rows === null}
        dataset={rows ?? []}
        xAxis={[{ dataKey: 'hour' }]}
        series={[{ dataKey: 'load' }]}
      />
    );
  }
  const screen = await show(<Load rows={null} />);
  await expect.element(screen.getByText('Loading data…')).toBeInTheDocument();
  const rows = [1, 2, 3].map((hour) => ({ hour, load: 400 + hour }));
  await screen.rerender(<Load rows={rows} />);
  await expect.poll(() => marks().length).toBe(3);
});

claim('React sees the same array, and the line appears only at the next render', async () => {
  const rows: { hour: number; load: number }[] = [];
  function Load() {
    const [, setRows] = useState(rows);
    const [, setRenders] = useState(0);
    const push = () => {
      rows.push({ hour: 1, load: 4 }, { hour: 2, load: 3 });
      setRows(rows);
    };
    return (
      <>
        <button onClick={push}>Push</button>
        <button onClick={() => setRenders((renders) => renders + 1)}>Render</button>
        <Lines dataset={rows} xAxis={[{ dataKey: 'hour' }]} series={[{ dataKey: 'load' }]} />
      </>
    );
  }
  const screen = await show(<Load />);
  await screen.getByRole('button', { name: 'Push' }).click();
  expect(marks()).toHaveLength(0);
  await screen.getByRole('button', { name: 'Render' }).click();
  await expect.poll(() => marks().length).toBe(2);
});
