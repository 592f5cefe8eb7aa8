import { LineChartPro, useDrawingArea, useXScale, type LineChartProProps } from '@mui/x-charts-pro';
import { claimsOf, show, consoleMessages } from 'claims';
import { useRef, useState, type PointerEvent as ReactPointerEvent } from 'react';
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

/** Tells which values are at the two ends of the drawing area. */
function Ends({ onRead }: { onRead: (ends: number[]) => void }) {
  const { left, width } = useDrawingArea();
  const scale = useXScale<'linear'>();
  onRead([left, left + width].map((x) => Math.round(scale.invert(x))));
  return null;
}

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

claim('an axis starts with everything from minStart to maxEnd', async () => {
  const onRead = vi.fn<(ends: number[]) => void>();
  await show(
    <Line
      xAxis={[
        {
          id: 'x',
          data: [0, 25, 50, 75, 100],
          zoom: { minStart: 20, maxEnd: 80, maxSpan: 30 },
        },
      ]}
    >
      <Ends onRead={onRead} />
    </Line>,
  );
  await expect.poll(() => onRead.mock.lastCall?.[0]).toEqual([20, 80]);
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

claim("With domainLimit: 'strict', the axis begins and ends exactly at these values", async () => {
  const percent = (value: number) => (100 * (value - 3)) / (97 - 3);
  const shown = async (domainLimit: 'strict' | 'nice') => {
    const onRead = vi.fn<(ends: number[]) => void>();
    const screen = await show(
      <Line
        xAxis={[{ id: 'x', data: [3, 20, 50, 97], domainLimit, zoom: true }]}
        series={[{ data: [1, 2, 3, 4] }]}
        initialZoom={[{ axisId: 'x', start: percent(20), end: percent(50) }]}
      >
        <Ends onRead={onRead} />
      </Line>,
    );
    await expect.poll(() => labelsOf('X').length).toBeGreaterThan(1);
    await screen.unmount();
    return onRead.mock.lastCall?.[0];
  };
  expect(await shown('strict')).toEqual([20, 50]);
  expect(await shown('nice')).not.toEqual([20, 50]);
});

claim('On a band axis with n categories', async () => {
  function Second({ onRead }: { onRead: (start: number, width: number) => void }) {
    const { left, width } = useDrawingArea();
    const scale = useXScale<'band'>();
    const gap = (scale.step() - scale.bandwidth()) / 2;
    onRead((scale('b') ?? 0) - gap - left, scale.step() / width);
    return null;
  }
  const onRead = vi.fn<(start: number, width: number) => void>();
  await show(
    <Line
      xAxis={[{ id: 'x', scaleType: 'band', data: ['a', 'b', 'c', 'd'], zoom: true }]}
      series={[{ data: [1, 2, 3, 4] }]}
      initialZoom={[{ axisId: 'x', start: 25, end: 50 }]}
    >
      <Second onRead={onRead} />
    </Line>,
  );
  await expect.poll(() => onRead.mock.lastCall?.[1]).toBeCloseTo(1, 2);
  expect(onRead.mock.lastCall?.[0]).toBeCloseTo(0, 0);
});

claim('setZoomData zooms to that part of what', async () => {
  type ApiRef = NonNullable<LineChartProProps['apiRef']>;
  const selected = vi.fn();
  function Brush({ onSelect }: { onSelect: (from: number, to: number) => void }) {
    const { left, top, width, height } = useDrawingArea();
    const [start, setStart] = useState<number | null>(null);
    const shareAt = ({ clientX, currentTarget }: ReactPointerEvent<SVGRectElement>) => {
      const box = currentTarget.getBoundingClientRect();
      return (clientX - box.left) / box.width;
    };
    return (
      <rect
        className="brush"
        {...{ x: left, y: top, width, height }}
        fill="transparent"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          setStart(shareAt(event));
        }}
        onPointerUp={(event) => {
          const last = shareAt(event);
          setStart(null);
          if (start !== null) onSelect(Math.min(start, last), Math.max(start, last));
        }}
      />
    );
  }
  function Readings() {
    const apiRef = useRef<ApiRef['current']>(undefined);
    const zoomTo = (from: number, to: number) =>
      apiRef.current?.setZoomData((zooms) =>
        zooms.map((zoom) => {
          const span = zoom.end - zoom.start;
          return { ...zoom, start: zoom.start + from * span, end: zoom.start + to * span };
        }),
      );
    return (
      <Line
        apiRef={apiRef}
        xAxis={[{ id: 'x', data: [0, 25, 50, 75, 100], zoom: { panning: false } }]}
        initialZoom={[{ axisId: 'x', start: 0, end: 100 }]}
        onZoomChange={selected}
      >
        <Brush onSelect={zoomTo} />
      </Line>
    );
  }
  await show(<Readings />);
  const brush = () => document.querySelector('.brush')!;
  await expect.poll(brush).toBeTruthy();
  const fire = async (type: string, share: number) => {
    const { left, top, width } = brush().getBoundingClientRect();
    const place = { clientX: left + share * width, clientY: top + 20 };
    // 1 is the mouse in Chromium, whose pointer can always be captured.
    brush().dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, ...place }));
    await nextFrame();
  };
  const drag = async (from: number, to: number) => {
    await fire('pointerdown', from);
    await fire('pointermove', to);
    await fire('pointerup', to);
  };
  const zoomed = (start: number, end: number) => [
    [{ axisId: 'x', start: expect.closeTo(start, 0), end: expect.closeTo(end, 0) }],
  ];
  await drag(0.2, 0.6);
  expect(selected.mock.lastCall).toEqual(zoomed(20, 60));
  // From right to left, within what is shown now.
  await drag(0.75, 0.25);
  expect(selected.mock.lastCall).toEqual(zoomed(30, 50));
});

/** A movement of the wheel or the fingers to the side, over the middle of the chart. */
function swipe(deltaX: number) {
  const { left, top, width, height } = chart().getBoundingClientRect();
  const place = { clientX: left + width / 2, clientY: top + height / 2 };
  const event = new WheelEvent('wheel', { deltaX, ...place, bubbles: true, cancelable: true });
  chart().dispatchEvent(event);
}

claim('which the chart ignores', async () => {
  await show(<Line initialZoom={[{ axisId: 'x', start: 0, end: 50 }]} />);
  await expect.poll(() => labelsOf('X').at(-1)).toBe('50');
  const before = labelsOf('X');
  swipe(200);
  await pause();
  expect(labelsOf('X')).toEqual(before);
});

claim('Use it to pan in a handler of your own', async () => {
  const apiRef: NonNullable<LineChartProProps['apiRef']> = { current: undefined };
  const zoomed = vi.fn();
  const pan = (pixels: number) =>
    apiRef.current?.setZoomData((all) =>
      all.map((zoom) => {
        const span = zoom.end - zoom.start;
        const start = Math.min(100 - span, Math.max(0, zoom.start + (span * pixels) / 500));
        return { ...zoom, start, end: start + span };
      }),
    );
  await show(
    <div onWheel={(event) => pan(event.deltaX)}>
      <Line
        apiRef={apiRef}
        initialZoom={[{ axisId: 'x', start: 0, end: 50 }]}
        onZoomChange={zoomed}
      />
    </div>,
  );
  await expect.poll(() => labelsOf('X').at(-1)).toBe('50');
  const at = (start: number) => [
    [{ axisId: 'x', start: expect.closeTo(start, 3), end: expect.closeTo(start + 50, 3) }],
  ];
  swipe(100);
  await expect.poll(() => zoomed.mock.lastCall).toEqual(at(10));
  await pause();
  // Not beyond the end of the axis.
  swipe(5000);
  await expect.poll(() => zoomed.mock.lastCall).toEqual(at(50));
});

claim('It stays at the same percentages, which now stand for other values', async () => {
  const reads: number[][] = [];
  const lineTo = (last: number) => {
    const data = [0, 0.25, 0.5, 0.75, 1].map((part) => part * last);
    return (
      <Line
        xAxis={[{ id: 'x', data, domainLimit: 'strict', zoom: true }]}
        initialZoom={[{ axisId: 'x', start: 50, end: 100 }]}
      >
        <Ends onRead={(ends) => reads.push(ends)} />
      </Line>
    );
  };
  const { rerender } = await show(lineTo(100));
  await expect.poll(() => reads.at(-1)).toEqual([50, 100]);
  await rerender(lineTo(200));
  await expect.poll(() => reads.at(-1)).toEqual([100, 200]);
});

claim('the chart was mounted again and starts with its initialZoom', async () => {
  const reads: number[][] = [];
  const line = (key: string) => (
    <Line
      key={key}
      xAxis={[{ id: 'x', data: [0, 25, 50, 75, 100], domainLimit: 'strict', zoom: true }]}
      initialZoom={[{ axisId: 'x', start: 50, end: 100 }]}
    >
      <Ends onRead={(ends) => reads.push(ends)} />
    </Line>
  );
  const { rerender } = await show(line('first'));
  await expect.poll(() => reads.at(-1)).toEqual([50, 100]);
  turnWheel(-100);
  await expect.poll(() => reads.at(-1)).not.toEqual([50, 100]);
  const zoomed = reads.at(-1);
  await rerender(line('first'));
  expect(reads.at(-1)).toEqual(zoomed);
  await rerender(line('second'));
  await expect.poll(() => reads.at(-1)).toEqual([50, 100]);
});
