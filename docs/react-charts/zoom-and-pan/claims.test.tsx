import { LineChartPro, useDrawingArea, useXScale, type LineChartProProps } from '@mui/x-charts-pro';
import { claimsOf, show, consoleMessages } from 'claims';
import { useState } from 'react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import ChartsInStep from './ChartsInStep';
import FilterModes from './FilterModes';
import page from './index.mdx?raw';
import LimitsOfTheZoom from './LimitsOfTheZoom';
import ThreeCenturies from './ThreeCenturies';
import ZoomByButton from './ZoomByButton';
import ZoomSlider from './ZoomSlider';

const claim = claimsOf(page);

const chart = () => document.querySelector<SVGElement>('svg:has(g)')!;
const labelsOf = (axis: string) =>
  [...document.querySelectorAll(`.MuiChartsAxis-direction${axis} .MuiChartsAxis-tickLabel`)].map(
    ({ textContent }) => textContent ?? '',
  );

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

const pause = () => new Promise((resolve) => setTimeout(resolve, 200));

function turnWheel(deltaY: number, ctrlKey = false) {
  const { left, top, width, height } = chart().getBoundingClientRect();
  const event = new WheelEvent('wheel', {
    deltaY,
    ctrlKey,
    clientX: left + width / 2,
    clientY: top + height / 2,
    bubbles: true,
    cancelable: true,
  });
  chart().dispatchEvent(event);
  return event;
}

const Line = (props: Partial<LineChartProProps>) => (
  <LineChartPro
    width={500}
    height={240}
    skipAnimation
    xAxis={[{ id: 'x', data: [0, 25, 50, 75, 100], zoom: true }]}
    series={[{ data: [1, 2, 3, 4, 50] }]}
    {...props}
  />
);

claim('Scroll over the chart to zoom', async () => {
  await show(<ThreeCenturies />);
  await expect.poll(() => Number(labelsOf('X')[0])).toBeGreaterThan(1860);
  const before = labelsOf('X').length;
  expect(before).toBeGreaterThan(2);
  const first = Number(labelsOf('X')[0]);
  for (let turn = 0; turn < 8; turn += 1) turnWheel(-100);
  await expect.poll(() => Number(labelsOf('X')[0])).toBeGreaterThan(first);
});

claim('the wheel zooms instead of scrolling the page', async () => {
  await show(<Line />);
  await expect.poll(() => labelsOf('X').length).toBeGreaterThan(2);
  expect(turnWheel(-100).defaultPrevented).toBe(true);
});

claim("Swipes anywhere in the chart don't scroll the page either", async () => {
  await show(<Line />);
  await expect.poll(() => labelsOf('X').length).toBeGreaterThan(2);
  const label = document.querySelector('.MuiChartsAxis-tickLabel')!;
  for (const type of ['touchstart', 'touchmove']) {
    const event = new Event(type, { bubbles: true, cancelable: true });
    label.dispatchEvent(event);
    expect(event.defaultPrevented, type).toBe(true);
  }
});

claim('percentages of the axis, not values', async () => {
  await show(<Line initialZoom={[{ axisId: 'x', start: 50, end: 100 }]} />);
  await expect.poll(() => labelsOf('X')[0]).toBe('50');
});

claim('The smallest and the largest part that is shown at once', async () => {
  const onZoomChange = vi.fn();
  await show(
    <Line
      xAxis={[{ id: 'x', data: [0, 25, 50, 75, 100], zoom: { minSpan: 40, maxSpan: 60 } }]}
      initialZoom={[{ axisId: 'x', start: 25, end: 75 }]}
      onZoomChange={onZoomChange}
    />,
  );
  await expect.poll(() => labelsOf('X').length).toBeGreaterThan(2);
  const span = () => {
    const [zoom] = (onZoomChange.mock.lastCall?.[0] ?? []) as { start: number; end: number }[];
    return zoom ? Math.round(zoom.end - zoom.start) : undefined;
  };
  const turnOften = async (deltaY: number) => {
    for (let turn = 0; turn < 15; turn += 1) {
      turnWheel(deltaY);
      await nextFrame();
    }
  };
  await turnOften(-100);
  await expect.poll(span).toBeLessThan(46);
  expect(span()).toBeGreaterThanOrEqual(40);
  await turnOften(100);
  await expect.poll(span).toBeGreaterThan(54);
  expect(span()).toBeLessThanOrEqual(60);
});

claim('Instead of true, zoom takes an object', async () => {
  const screen = await show(<LimitsOfTheZoom />);
  await expect.poll(() => labelsOf('X')[0]).toBe('Apr');
  await expect.element(screen.getByRole('switch', { name: 'panning' })).toBeChecked();
});

claim('and the other axis fits itself to it', async () => {
  const screen = await show(<FilterModes />);
  await expect.poll(() => Number(labelsOf('Y')[0])).toBeGreaterThan(340);
  await userEvent.click(screen.getByRole('button', { name: 'keep' }));
  await expect.poll(() => Number(labelsOf('Y')[0])).toBeLessThan(340);
});

claim('Charts that share one state stay in step', async () => {
  const screen = await show(<ChartsInStep />);
  await expect.poll(() => labelsOf('X')).toEqual(['Jun', 'Jul', 'Aug', 'Jun', 'Jul', 'Aug']);
  await userEvent.click(screen.getByRole('button', { name: 'Whole year' }));
  await expect.poll(() => labelsOf('X')).toHaveLength(24);
});

claim('With zoomData set, nothing moves until you update your state', async () => {
  const onZoomChange = vi.fn();
  await show(
    <Line zoomData={[{ axisId: 'x', start: 50, end: 100 }]} onZoomChange={onZoomChange} />,
  );
  await expect.poll(() => labelsOf('X')[0]).toBe('50');
  turnWheel(-100);
  await expect.poll(() => onZoomChange.mock.calls.length).toBeGreaterThan(0);
  expect(labelsOf('X')[0]).toBe('50');
});

claim("users can't zoom it", async () => {
  function Emptied() {
    const [zoomData, setZoomData] = useState<NonNullable<LineChartProProps['zoomData']>>([]);
    return <Line zoomData={zoomData} onZoomChange={setZoomData} />;
  }
  await show(<Emptied />);
  await expect.poll(() => labelsOf('X').length).toBeGreaterThan(2);
  const before = labelsOf('X');
  turnWheel(-500);
  await pause();
  expect(labelsOf('X')).toEqual(before);
});

claim('After setZoomData([]) the wheel, drag and pinch no longer do anything', async () => {
  const apiRef: NonNullable<LineChartProProps['apiRef']> = { current: undefined };
  await show(<Line apiRef={apiRef} />);
  await expect.poll(() => labelsOf('X').length).toBeGreaterThan(2);
  const whole = labelsOf('X');
  turnWheel(-500);
  await expect.poll(() => labelsOf('X')).not.toEqual(whole);
  apiRef.current?.setZoomData([]);
  await expect.poll(() => labelsOf('X')).toEqual(whole);
  turnWheel(-500);
  await pause();
  expect(labelsOf('X')).toEqual(whole);
});

claim("aren't checked against them", async () => {
  await show(
    <Line
      xAxis={[{ id: 'x', data: [0, 25, 50, 75, 100], zoom: { minSpan: 50 } }]}
      initialZoom={[{ axisId: 'x', start: 50, end: 60 }]}
    />,
  );
  await expect.poll(() => labelsOf('X')[0]).toBe('50');
  expect(Number(labelsOf('X').at(-1))).toBe(60);
});

claim('is kept from the page even at the limits of the zoom', async () => {
  const { rerender } = await show(
    <Line
      xAxis={[{ id: 'x', data: [0, 25, 50, 75, 100], zoom: { minSpan: 100, maxSpan: 100 } }]}
    />,
  );
  await expect.poll(() => labelsOf('X').length).toBeGreaterThan(2);
  expect(turnWheel(-100).defaultPrevented).toBe(true);
  await rerender(
    <div
      onWheelCapture={(event) => {
        if (!event.ctrlKey) event.stopPropagation();
      }}
    >
      <Line />
    </div>,
  );
  await expect.poll(() => labelsOf('X').length).toBeGreaterThan(2);
  expect(turnWheel(-100).defaultPrevented).toBe(false);
  expect(turnWheel(-100, true).defaultPrevented).toBe(true);
});

claim('or a function that gets the present list and returns the next', async () => {
  const apiRef: NonNullable<LineChartProProps['apiRef']> = { current: undefined };
  await show(<Line apiRef={apiRef} />);
  await expect.poll(() => labelsOf('X').length).toBeGreaterThan(2);
  apiRef.current?.setZoomData((zoom) => zoom.map((axis) => ({ ...axis, start: 50 })));
  await expect.poll(() => labelsOf('X')[0]).toBe('50');
});

claim('It takes a list', async () => {
  const screen = await show(<ZoomByButton />);
  await expect.poll(() => labelsOf('X')[0]).toBe('170');
  await userEvent.click(screen.getByRole('button', { name: 'Largest' }));
  await expect.poll(() => Number(labelsOf('X')[0])).toBeGreaterThan(205);
});

claim('A chart component is changing the zoomData from uncontrolled to controlled.', async () => {
  const messages = consoleMessages();
  const axis = [{ id: 'x', zoom: true, data: [1, 2, 3] }];
  const chart = (zoomData?: LineChartProProps['zoomData']) => (
    <LineChartPro
      width={300}
      height={200}
      xAxis={axis}
      series={[{ data: [1, 2, 3] }]}
      zoomData={zoomData}
    />
  );
  const screen = await show(chart());
  await screen.rerender(chart([{ axisId: 'x', start: 20, end: 60 }]));
  await expect
    .poll(() => messages.join())
    .toContain('A chart component is changing the `zoomData` from uncontrolled to controlled.');
});

claim('for half of it, its pixels are twice as wide as the drawing area', async () => {
  function Reader() {
    const scale = useXScale<'linear'>();
    const [left, right] = scale.range() as [number, number];
    const share = (right - left) / useDrawingArea().width;
    return <text className="found">{`${scale.domain().join()}: ${share}`}</text>;
  }
  await show(
    <Line initialZoom={[{ axisId: 'x', start: 50, end: 100 }]}>
      <Reader />
    </Line>,
  );
  await expect.poll(() => document.querySelector('.found')?.textContent).toBe('0,100: 2');
});

claim('Move an end, or zoom in the chart, and the other one follows', async () => {
  const screen = await show(<ZoomSlider />);
  await expect.poll(() => labelsOf('X').at(-1)).not.toBe('Dec');
  const end = screen.getByRole('slider', { name: 'End of the section' });
  (end.element() as HTMLElement).focus();
  await userEvent.keyboard('{End}');
  await expect.poll(() => labelsOf('X').at(-1)).toBe('Dec');
  turnWheel(-100);
  await expect.poll(() => Number((end.element() as HTMLInputElement).value)).toBeLessThan(100);
});
