import { expect, it } from 'vitest';
import { Meter } from './meter';

it('a frame may report something on every animation frame, but not flood the page', () => {
  const meter = new Meter();
  for (let time = 0; time < 10_000; time += 8) expect(meter.add(1, time)).toBe(false);
  const flood = Array.from({ length: 600 }, () => meter.add(1, 20_000));
  expect(flood.indexOf(true)).toBe(500);
});

it('a message that takes long to read counts for more', () => {
  const meter = new Meter();
  expect([0, 300, 600].map((time) => meter.add(250, time))).toEqual([false, false, true]);
});
