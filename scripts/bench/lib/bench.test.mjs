import { describe, expect, it } from 'vitest';
import { cpuSecondsOf } from './measured-run.mjs';
import { generatedPage, generatedSidebars } from './pages.mjs';
import { kindOf, namesMaterial, scriptPart } from './requests.mjs';
import { hostPath } from './server.mjs';
import { formatTable, kilobytes, median } from './table.mjs';

describe('generated pages', () => {
  const pages = Array.from({ length: 360 }, (_, index) => generatedPage(index, 360));

  it('are the same on every run and never twice at one address', () => {
    expect(generatedPage(7, 360)).toEqual(pages[7]);
    expect(new Set(pages.map(({ path }) => path)).size).toBe(360);
  });

  it('have the size of a typical page: about 600 words and four code blocks', () => {
    for (const { content, title } of pages) {
      const [, , ...parts] = content.split(/^---$/m);
      const text = parts.join('').replace(/```[^]*?```/g, '');
      const count = text.split(/\s+/).length;
      expect(count).toBeGreaterThan(500);
      expect(count).toBeLessThan(700);
      expect(content.match(/^```\w/gm)).toHaveLength(4);
      expect(title.length).toBeLessThanOrEqual(70);
    }
  });

  it('stand in the navigation once each', () => {
    const source = generatedSidebars(pages, './own');
    expect(source.match(/page\('/g)).toHaveLength(360);
    expect(generatedSidebars([], './own')).not.toContain('group(');
  });
});

describe('measuring', () => {
  it("reads the CPU time of a shell's children", () => {
    expect(cpuSecondsOf('built\n0m0.00s 0m0.01s\n1m2.50s 0m3.25s\n')).toBe(65.75);
    expect(cpuSecondsOf('0m0.000s 0m0.000s\n0m1.500s 0m0.500s')).toBe(2);
    expect(cpuSecondsOf('built')).toBeUndefined();
  });

  it('tells files apart', () => {
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
    expect(scriptPart('/x/assets/js/2.0a.js', 'contentTitle:()=>a')).toBe('page');
    expect(scriptPart('/x/assets/js/demo-base.0a.js', '')).toBe('packages');
    expect(scriptPart('/x/assets/js/3.0a.js', 'props({name:"MuiButton"})')).toBe('packages');
    expect(scriptPart('/x/assets/js/demo.0a.js', '')).toBe('interface');
    expect(scriptPart('/x/assets/js/code.0a.js', '')).toBe('interface');
    expect(scriptPart('/x/assets/js/4.0a.js', '')).toBe('shared');
    expect(namesMaterial('the class .MuiDataGrid-root in a text')).toBe(false);
  });

  it('takes a page with and without the base path', () => {
    expect(hostPath('/introduction/')).toBe('/x/introduction/');
    expect(hostPath('/x/introduction/')).toBe('/x/introduction/');
    expect(hostPath('/')).toBe('/x/');
  });

  it('prints', () => {
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
