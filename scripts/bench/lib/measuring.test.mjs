import { describe, expect, it } from 'vitest';
import { verdictOf } from './budgets.mjs';
import { cpuSecondsOf } from './measured-run.mjs';
import { growthOf, weigh } from './page-load.mjs';
import { isTooOld, rivals } from './rivals.mjs';
import { kindOf, namesMaterial, scriptPart } from './requests.mjs';
import { hostPath } from './server.mjs';
import { costCells, formatTable, kilobytes, median } from './table.mjs';

describe('measuring', () => {
  it("reads the CPU time of a shell's children", () => {
    expect(cpuSecondsOf('built\n0m0.00s 0m0.01s\n1m2.50s 0m3.25s\n')).toBe(65.75);
    expect(cpuSecondsOf('0m0.000s 0m0.000s\n0m1.500s 0m0.500s')).toBe(2);
    expect(cpuSecondsOf('built')).toBeUndefined();
  });

  it('classifies files by kind and scripts by purpose', () => {
    expect(['/x/', '/x/a.js?b', '/x/a.css', '/x/a.svg', '/x/a.woff2'].map(kindOf)).toEqual([
      'document',
      'script',
      'style',
      'image',
      'other',
    ]);
    expect(scriptPart('/x/assets/js/runtime~main.0a.js', '')).toBe('runtime');
    expect(scriptPart('/x/assets/js/main.0a.js', '"docsSidebars":')).toBe('main');
    expect(scriptPart('/x/assets/js/1.0a.js', '{"docsSidebars":{}}')).toBe('navigation');
    expect(scriptPart('/x/assets/js/1.0a.js', '({sidebarPart:"a",groups:[]})')).toBe('navigation');
    expect(scriptPart('/x/assets/js/2.0a.js', 'contentTitle:()=>a')).toBe('page');
    expect(scriptPart('/x/assets/js/demo-base.0a.js', '')).toBe('packages');
    expect(scriptPart('/x/assets/js/3.0a.js', 'props({name:"MuiButton"})')).toBe('packages');
    expect(scriptPart('/x/assets/js/demo.0a.js', '')).toBe('interface');
    expect(scriptPart('/x/assets/js/code.0a.js', '')).toBe('interface');
    expect(scriptPart('/x/assets/js/4.0a.js', '')).toBe('shared');
    expect(namesMaterial('the class .MuiDataGrid-root in a text')).toBe(false);
  });

  it('accepts a page with or without the base path', () => {
    expect(hostPath('/introduction/')).toBe('/x/introduction/');
    expect(hostPath('/x/introduction/')).toBe('/x/introduction/');
    expect(hostPath('/')).toBe('/x/');
  });

  const request = (url, when, gzip, source = '') => ({
    url,
    kind: kindOf(url),
    when,
    gzip,
    source,
  });

  it('sums the size of a visit by file kind, load phase, and script purpose', () => {
    const visit = weigh([
      request('/x/', 'load', 10),
      request('/x/main.0.js', 'load', 100),
      request('/x/1.js', 'load', 20, '"docsSidebars":{}'),
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
      scripts: 2,
      parts: { main: 100, navigation: 20 },
    });
  });

  it('calculates what each additional page adds, by file kind and script purpose', () => {
    const visit = (main, navigation, document) =>
      weigh([
        request('/x/', 'load', document),
        request('/x/main.0.js', 'load', main),
        ...(navigation ? [request('/x/1.js', 'load', navigation, '"docsSidebars":')] : []),
      ]);
    const rows = growthOf(visit(1000, 0, 500), visit(1100, 900, 700), 100);
    const perPage = Object.fromEntries(rows.map((row) => [row.name.trim(), row.perPage]));
    expect(perPage).toEqual({
      JavaScript: 10,
      'main + runtime + navigation': 10,
      main: 1,
      navigation: 9,
      HTML: 2,
      CSS: 0,
      total: 12,
    });
  });

  it('accepts a value equal to its budget, and reports a larger one as over', () => {
    expect(verdictOf('JavaScript at load', 145_000)).toEqual([
      'JavaScript at load',
      '145.0 kB',
      '145.0 kB',
      'ok',
    ]);
    expect(verdictOf('growth per page', 20.1)[3]).toBe('over');
    expect(verdictOf('five idle seconds', 1)[3]).toBe('over');
  });

  it('detects Node.js versions that are too old', () => {
    expect(isTooOld('20.20.2', [22, 12])).toBe(true);
    expect(isTooOld('22.9.0', [22, 12])).toBe(true);
    expect(isTooOld('22.12.0', [22, 12])).toBe(false);
    expect(isTooOld('24.0.0', [22, 12])).toBe(false);
  });

  it('gives every rival all pages, an entry for each, and exact package versions', () => {
    for (const { files, packages, name } of rivals) {
      const site = files(24);
      const config = Object.entries(site).find(([file]) => /config\.mjs$/.test(file))?.[1] ?? '';
      const pages = Object.keys(site).filter((file) => /bench-.*\.md$/.test(file));
      expect(pages, name).toHaveLength(24);
      // Docusaurus generates its sidebar entries, and its version is the project's.
      if (!packages) continue;
      expect(config.match(/"(?:link|slug)":/g), name).toHaveLength(24);
      expect(Object.values(packages).join(), name).toMatch(/^\d+\.\d+\.\d+(?:,\d+\.\d+\.\d+)*$/);
    }
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
