import { describe, expect, it } from 'vitest';
import { cpuSecondsOf } from './measured-build.mjs';
import { kindOf, weigh } from './page-load.mjs';
import { hostPath } from './server.mjs';
import { costCells, formatTable, kilobytes, median } from './table.mjs';

describe('measuring', () => {
  it("reads the CPU time of a shell's children", () => {
    expect(cpuSecondsOf('built\n0m0.00s 0m0.01s\n1m2.50s 0m3.25s\n')).toBe(65.75);
    expect(cpuSecondsOf('0m0.000s 0m0.000s\n0m1.500s 0m0.500s')).toBe(2);
    expect(cpuSecondsOf('built')).toBeUndefined();
  });

  it('classifies files by kind', () => {
    expect(['/x/', '/x/a.js?b', '/x/a.css', '/x/a.svg', '/x/a.woff2'].map(kindOf)).toEqual([
      'document',
      'script',
      'style',
      'image',
      'other',
    ]);
  });

  it('accepts a page with or without the base path', () => {
    expect(hostPath('/introduction/')).toBe('/x/introduction/');
    expect(hostPath('/x/introduction/')).toBe('/x/introduction/');
    expect(hostPath('/')).toBe('/x/');
  });

  const request = (url, when, gzip) => ({ url, kind: kindOf(url), when, gzip });

  it('sums the size of a visit by file kind and load phase', () => {
    const visit = weigh([
      request('/x/', 'load', 10),
      request('/x/main.0.js', 'load', 100),
      request('/x/1.js', 'load', 20),
      request('/x/2.js', 'idle', 7),
      request('/x/3.js', 'prefetch', 5),
      request('/x/a.css', 'load', 3),
    ]);
    expect(visit).toEqual({
      script: 120,
      style: 3,
      document: 10,
      total: 133,
      later: 12,
    });
  });

  it('formats costs, medians, sizes, and tables', () => {
    expect(costCells({ cpuSeconds: 1.25, peakBytes: undefined, wallSeconds: 2 })).toEqual([
      '1.3',
      'not measured',
      '2.0',
    ]);
    expect(median([3, 1, 2])).toBe(2);
    expect(median([4, 1, 2, 3])).toBe(2.5);
    expect(kilobytes(1234)).toBe('1.2 kB');
    expect(
      formatTable([
        ['what', 'size'],
        ['a', '10.0 kB'],
        ['bcdef', '1.0 kB'],
      ]),
    ).toBe('what      size\n-----  -------\na      10.0 kB\nbcdef   1.0 kB');
  });
});
