import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { claimsOf, show } from 'claims';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { bars, ticks, Bars, namedAxis } from '../claimsBars';
import ClickedBar from './ClickedBar';
import FilteredByBar from './FilteredByBar';
import page from './index.mdx?raw';

const claim = claimsOf(page);

claim('A click on a bar calls both.', async () => {
  const screen = await show(<ClickedBar />);
  await expect.poll(() => bars().length).toBe(8);
  await expect.poll(() => bars()[0]?.getBoundingClientRect().height ?? 0).toBeGreaterThan(50);
  await userEvent.click(bars()[0] as SVGRectElement);
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent('Web shop, Q1: 412. Q1: 700 in total.');
});

claim("Bars can't be focused in 8.1.0", async () => {
  await show(<Bars onItemClick={() => {}} />);
  await expect.poll(() => bars().length).toBe(2);
  expect(document.querySelectorAll('svg [tabindex], svg a, svg[tabindex]')).toHaveLength(0);
});

claim('anywhere above or below a category, its tick label included', async () => {
  const onAxisClick = vi.fn();
  await show(<Bars xAxis={[...namedAxis]} onAxisClick={onAxisClick} />);
  await expect.poll(() => ticks('X')).toEqual(['Cold', 'Warm']);
  const label = document.querySelector('.MuiChartsAxis-directionX .MuiChartsAxis-tickLabel')!;
  await userEvent.click(label);
  expect(onAxisClick.mock.lastCall?.[1]).toMatchObject({ dataIndex: 0, axisValue: 'Cold' });
});

claim('press the chosen one again to see all orders', async () => {
  const screen = await show(<FilteredByBar />);
  const rows = () => document.querySelectorAll('[aria-label=Orders] tr').length;
  await expect.poll(() => bars().length).toBe(3);
  expect(rows()).toBe(6);
  await userEvent.click(bars()[1]!);
  await expect.poll(rows).toBe(1);
  const button = screen.getByRole('button', { name: 'Q2' });
  await expect.element(button).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(button);
  await expect.poll(rows).toBe(6);
});

claim("onItemClick gets React's event, whose nativeEvent is that of the browser", async () => {
  const item = vi.fn();
  const axis = vi.fn();
  await show(<Bars onItemClick={item} onAxisClick={axis} />);
  await expect.poll(() => bars().length).toBe(2);
  await userEvent.click(bars()[1]!);
  expect(item.mock.lastCall?.[0].nativeEvent).toBeInstanceOf(MouseEvent);
  expect(axis.mock.lastCall?.[0]).toBeInstanceOf(MouseEvent);
});

claim('onAxisClick goes on the container and onItemClick on BarPlot', async () => {
  const item = vi.fn();
  const axis = vi.fn();
  await show(
    <ChartContainer
      width={400}
      height={200}
      skipAnimation
      series={[{ type: 'bar', id: 'orders', data: [412, 463] }]}
      xAxis={[...namedAxis]}
      onAxisClick={axis}
    >
      <BarPlot onItemClick={item} />
    </ChartContainer>,
  );
  await expect.poll(() => bars().length).toBe(2);
  await userEvent.click(bars()[1]!);
  expect(item.mock.lastCall?.[1]).toMatchObject({ seriesId: 'orders', dataIndex: 1 });
  expect(axis.mock.lastCall?.[1]).toMatchObject({ axisValue: 'Warm' });
});
