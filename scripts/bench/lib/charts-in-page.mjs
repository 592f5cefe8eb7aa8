// Runs in the browser: the charts that `bench:charts` measures, and the measurements.
/* global document, requestAnimationFrame */
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

const heights = (count, step = 0) =>
  Array.from({ length: count }, (_, at) => 50 + 40 * Math.sin((at + step) / 20));
const positions = (count) => Array.from({ length: count }, (_, at) => at);
const size = { width: 600, height: 300, skipAnimation: true };

/** Kinds of charts, each as a function that creates the chart from its values. */
const kinds = {
  line: (data) =>
    createElement(LineChart, {
      ...size,
      xAxis: [{ data: positions(data.length) }],
      series: [{ data, showMark: false }],
    }),
  'line with marks': (data) =>
    createElement(LineChart, {
      ...size,
      xAxis: [{ data: positions(data.length) }],
      series: [{ data, showMark: true }],
    }),
  scatter: (data) =>
    createElement(ScatterChart, {
      ...size,
      series: [{ data: data.map((y, x) => ({ id: x, x, y })) }],
    }),
  bars: (data) =>
    createElement(BarChart, {
      ...size,
      xAxis: [{ scaleType: 'band', data: positions(data.length) }],
      series: [{ data }],
    }),
};

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Resolves after the next frame is drawn. */
const drawn = async () => {
  await frame();
  await new Promise((resolve) => setTimeout(resolve));
};

/** Adds an empty element. Returns functions that render into it synchronously and that remove it. */
function stage() {
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element);
  return {
    show: (node) => flushSync(() => root.render(node)),
    clear() {
      root.unmount();
      element.remove();
    },
  };
}

/** Returns the milliseconds from the first render of a chart until its frame is drawn. */
async function measureFirst(kind, count) {
  const data = heights(count);
  await drawn();
  const place = stage();
  const start = performance.now();
  place.show(kinds[kind](data));
  await drawn();
  const time = performance.now() - start;
  place.clear();
  return time;
}

/** Gives a chart new values before every frame, for `frames` frames. Returns the milliseconds that this took. */
async function update(kind, count, frames) {
  const place = stage();
  place.show(kinds[kind](heights(count)));
  await drawn();
  const start = performance.now();
  for (let step = 1; step <= frames; step += 1) {
    await frame();
    place.show(kinds[kind](heights(count, step)));
  }
  await drawn();
  const time = performance.now() - start;
  place.clear();
  return time;
}

globalThis.charts = { kinds: Object.keys(kinds), measureFirst, update };
