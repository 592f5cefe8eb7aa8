import { describe, expect, it } from 'vitest';
import { isOn } from './pieces.mjs';

describe('isOn', () => {
  it.each([
    [undefined, true, true],
    ['', true, true],
    ['off', false, false],
    ['without:routes', false, true],
    ['without:swc,routes', false, false],
  ])('reads PAGE_WEIGHT=%s', (PAGE_WEIGHT, routes, swc) => {
    expect([isOn('routes', { PAGE_WEIGHT }), isOn('swc', { PAGE_WEIGHT })]).toEqual([routes, swc]);
  });

  it.each(['on', 'without:roots', 'without:', 'routes'])('rejects PAGE_WEIGHT=%s', (setting) => {
    expect(() => isOn('routes', { PAGE_WEIGHT: setting })).toThrow(
      `PAGE_WEIGHT: found "${setting}"; allowed are "off" and "without:" with some of routes,`,
    );
  });
});
