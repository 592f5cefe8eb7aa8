import { describe, expect, it } from 'vitest';
import { cacheGroups } from './chunks';
import { facade, tableFiles, importedModules } from './modules';
import { firstScripts, runnerHtml } from './runnerPage';

const imported = importedModules([
  `import { DataGrid, type GridColDef, GridRowsProp } from '@mui/x-data-grid';
import Box from '@mui/material/Box';
import rows from './rows';
import { people } from 'sample-data/people';
export default function A() { const a: GridRowsProp = rows; return <DataGrid rows={a} />; }`,
  `import * as React from 'react';
import 'dayjs/locale/de';
import { GridToolbar as Toolbar } from '@mui/x-data-grid';
React.useState(Toolbar);`,
]);

describe('what edited code can import', () => {
  it('is what demos import, except types and their own files', () => {
    expect([...imported.keys()]).toEqual([
      '@mui/x-data-grid',
      'dayjs/locale/de',
      'react',
      'react-dom',
      'react/jsx-runtime',
    ]);
    expect([...(imported.get('@mui/x-data-grid') ?? [])]).toEqual(['DataGrid', 'GridToolbar']);
  });

  it('is re-exported by name', () => {
    expect(facade('a', new Set(['c', 'b']))).toBe('export { b, c } from "a";\n');
    expect(facade('a', new Set(['default']))).toBe('export { default } from "a";\n');
    expect(facade('a', new Set(['default', '*']))).toBe(
      'export * from "a";\nexport { default } from "a";\n',
    );
    expect(facade('a', new Set())).toBe('import "a";\n');
  });

  it("comes from the frozen version's own packages", () => {
    const files = tableFiles([
      { version: 'current', modules: imported, folders: {} },
      {
        version: '8.0.0',
        modules: imported,
        folders: { '@mui/x-data-grid': 'x-data-grid-8-0-0' },
      },
    ]);
    expect(files.get('0.js')).toContain('"@mui/x-data-grid"');
    expect(files.get('8.0.0-0.js')).toContain('"x-data-grid-8-0-0"');
    expect(files.get('modules.js')).toContain(`"@mui/x-data-grid": () => import('./8.0.0-0.js')`);
  });
});

describe('the page that runs edited code', () => {
  const files = [
    'main.0a1b2c3d.js',
    'main.0a1b2c3d.js.gz',
    'runtime~main.0a1b2c3d.js',
    'live-modules.01.js',
  ];

  it('names the scripts that it starts with', () => {
    expect(firstScripts(files)).toEqual([
      'assets/js/runtime~main.0a1b2c3d.js',
      'assets/js/main.0a1b2c3d.js',
      'assets/js/live-modules.01.js',
    ]);
    expect(() => firstScripts(files.slice(1))).toThrow('0 scripts named "main"');
  });

  it('contains its script inline, with closing tags escaped', () => {
    expect(runnerHtml('"</script>"', ['a.js', 'b.js'], [])).toContain(
      '<script>"<\\/script>"</script>',
    );
  });

  it('names all scripts that it may ask for', () => {
    const html = runnerHtml('', ['assets/js/a.js', 'assets/js/b.js'], ['assets/js/c.0f.js']);
    expect(html).toContain('<meta name="x-scripts" content="assets/js/a.js assets/js/b.js">');
    expect(html).toContain('<meta name="x-packages" content="c.0f">');
  });
});

describe('the script of the editor', () => {
  it.each([
    ['/s/src/live-editing/ui/start.tsx', true],
    ['/s/src/live-editing/browser/frame.ts', true],
    ['C:\\s\\node_modules\\prism-code-editor\\dist\\index.js', true],
    ['/s/src/live-editing/ui/styles.module.css', true],
    ['/s/src/live-editing/browser/link.ts', false],
    // The page for a reader's theme needs it, too.
    ['/s/src/live-editing/browser/unpack.ts', false],
    ['/s/src/live-editing/browser/runner/index.ts', false],
    ['/s/src/live-editing/browser/transpile/worker.ts', false],
  ])('%s is included: %s', (file, isIn) => {
    expect(cacheGroups.live.test.test(file)).toBe(isIn);
  });
});
