import Popper from '@mui/material/Popper';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { claimsOf, show } from 'claims';
import { useState } from 'react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { bars, ticks, Bars, namedAxis } from '../claimsBars';
import ClickedBar from './ClickedBar';
import DrillDown from './DrillDown';
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

claim('is called for a click anywhere to the left or right of a category', async () => {
  const onAxisClick = vi.fn();
  await show(
    <Bars
      layout="horizontal"
      yAxis={[...namedAxis]}
      series={[{ id: 'orders', data: [412, 463] }]}
      onAxisClick={onAxisClick}
    />,
  );
  await expect.poll(() => ticks('Y')).toEqual(['Cold', 'Warm']);
  const labels = document.querySelectorAll('.MuiChartsAxis-directionY .MuiChartsAxis-tickLabel');
  await userEvent.click(labels[1]!);
  expect(onAxisClick.mock.lastCall?.[1]).toEqual({
    dataIndex: 1,
    axisValue: 'Warm',
    seriesValues: { orders: 463 },
  });
});

const tooltip = () => document.querySelector('.MuiChartsTooltip-root');
const chart = () => document.querySelector('svg:has(g)')!;

claim('It lets the pointer through', async () => {
  await show(<Bars />);
  await expect.poll(() => bars().length).toBe(2);
  await userEvent.hover(chart());
  await expect.poll(tooltip).not.toBeNull();
  expect(getComputedStyle(tooltip()!).pointerEvents).toBe('none');
});

claim('on a touch screen when the finger is lifted', async () => {
  await show(<Bars />);
  await expect.poll(() => bars().length).toBe(2);
  const { left, top } = chart().getBoundingClientRect();
  const finger = { pointerType: 'touch', pointerId: 7, isPrimary: true };
  const place = { clientX: left + 200, clientY: top + 100 };
  const fire = (type: string) =>
    chart().dispatchEvent(new PointerEvent(type, { ...finger, ...place, bubbles: true }));
  fire('pointerenter');
  fire('pointermove');
  await expect.poll(tooltip).not.toBeNull();
  fire('pointerup');
  await expect.poll(tooltip).toBeNull();
});

claim('Another click on the bar closes it', async () => {
  function Orders() {
    const [clicked, setClicked] = useState<{ bar: Element; index: number } | null>(null);
    return (
      <>
        <Bars
          slotProps={{ tooltip: { trigger: 'none' } }}
          onItemClick={({ currentTarget }, { dataIndex }) =>
            setClicked(
              clicked?.index === dataIndex ? null : { bar: currentTarget, index: dataIndex },
            )
          }
        />
        {clicked && (
          <Popper open anchorEl={clicked.bar} placement="top">
            <a href="#details">{`Details of ${clicked.index}`}</a>
          </Popper>
        )}
      </>
    );
  }
  const screen = await show(<Orders />);
  await expect.poll(() => bars().length).toBe(2);
  await userEvent.click(bars()[1]!);
  const link = screen.getByRole('link', { name: 'Details of 1' });
  await expect.element(link).toBeVisible();
  const middle = (element: Element) => {
    const { left, width } = element.getBoundingClientRect();
    return left + width / 2;
  };
  await expect.poll(() => Math.abs(middle(link.element()) - middle(bars()[1]!))).toBeLessThan(10);
  await userEvent.click(bars()[1]!);
  await expect.element(link).not.toBeInTheDocument();
});

const cursors = () => bars().map((bar) => getComputedStyle(bar).cursor);

claim('With onItemClick, bars get the cursor pointer by themselves', async () => {
  const { rerender } = await show(<Bars onAxisClick={() => {}} />);
  await expect.poll(() => bars().length).toBe(2);
  expect(cursors()).not.toContain('pointer');
  await rerender(<Bars onItemClick={() => {}} />);
  await expect.poll(cursors).toEqual(['pointer', 'pointer']);
});

claim('which reacts to a whole category, set the cursor on the chart', async () => {
  await show(<Bars onAxisClick={() => {}} sx={{ '& > svg': { cursor: 'pointer' } }} />);
  await expect.poll(cursors).toEqual(['pointer', 'pointer']);
  const [bar] = bars();
  expect(getComputedStyle(bar!.ownerSVGElement!).cursor).toBe('pointer');
});

claim('The band under the mouse is highlighted by default, with horizontal bars too', async () => {
  await show(
    <Bars
      layout="horizontal"
      yAxis={[...namedAxis]}
      sx={{ '& .MuiChartsAxisHighlight-root': { fill: '#0369a1', fillOpacity: 0.15 } }}
    />,
  );
  await expect.poll(() => bars().length).toBe(2);
  await userEvent.hover(bars()[0]!);
  const band = () => document.querySelector('.MuiChartsAxisHighlight-root');
  await expect.poll(band).toBeTruthy();
  expect(getComputedStyle(band()!).fill).toBe('rgb(3, 105, 161)');
  const { height } = band()!.getBoundingClientRect();
  expect(height).toBeGreaterThan(bars()[0]!.getBoundingClientRect().height);
});

claim('Click Europe to see its countries', async () => {
  const screen = await show(<DrillDown />);
  await expect.poll(() => ticks('X')).toEqual(['Europe', 'Americas', 'Asia']);
  await expect.poll(() => bars()[0]?.getBoundingClientRect().height ?? 0).toBeGreaterThan(50);
  await userEvent.click(bars()[0]!);
  await expect.poll(() => ticks('X')).toEqual(['Germany', 'France', 'Spain']);
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent('Orders in Europe, by country');
  await expect
    .element(screen.getByRole('button', { name: 'Europe' }))
    .toHaveAttribute('aria-pressed', 'true');
});

claim('so the focus is never lost', async () => {
  const screen = await show(<DrillDown />);
  const button = (name: string) => screen.getByRole('button', { name });
  await userEvent.tab();
  await expect.element(button('All')).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => ticks('X')).toEqual(['Germany', 'France', 'Spain']);
  await expect.element(button('Europe')).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect.poll(() => ticks('X')).toEqual(['United States', 'Brazil', 'Canada']);
  button('All').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => ticks('X')).toEqual(['Europe', 'Americas', 'Asia']);
});

claim('A click on a country does nothing here', async () => {
  const screen = await show(<DrillDown />);
  await screen.getByRole('button', { name: 'Asia' }).click();
  await expect.poll(() => ticks('X')).toEqual(['Japan', 'India']);
  await userEvent.click(bars()[1]!);
  await expect.element(screen.getByRole('status')).toHaveTextContent('Orders in Asia, by country');
  expect(ticks('X')).toEqual(['Japan', 'India']);
});
