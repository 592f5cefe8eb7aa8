import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { parse } from '@babel/parser';
import { check } from 'prettier';
import { beforeAll, describe, expect, it } from 'vitest';
import { products } from '../../products';
import { projectStyle } from '../../demos/build/codeModule';
import type { KnownNames } from './fenceNames';
import { fencesOf } from './docFences';
import { fenceOptions } from './fenceOptions';
import { compileFences, exportedNames } from './fences';
import { findDemos } from '../../demos/build/findDemos';
import { readMarks } from './marks';
import { toJavaScript } from './toJavaScript';

const siteDir = path.resolve(__dirname, '../../..');
const folder = path.join(siteDir, 'docs');

const options = fenceOptions(siteDir);

/** The smallest plan comes first: the larger ones export a `DataGrid` that accepts no props. */
const packageNames = [
  ...products.flatMap(({ packages }) => Object.keys(packages)),
  '@mui/material/styles',
  '@mui/material',
];

const compile = (text: string, packages: KnownNames = new Map()): string[] =>
  compileFences(fencesOf('docs/a/index.mdx', text), folder, packages, options);

describe('compileFences', () => {
  const fence = (code: string, language: string = 'tsx'): string =>
    `Text.\n\n\`\`\`${language}\n${code}\n\`\`\`\n`;
  const grid: KnownNames = new Map([
    ['DataGrid', "import { DataGrid } from '@mui/x-data-grid';"],
    ['useGridApiRef', "import { useGridApiRef } from '@mui/x-data-grid';"],
  ]);

  it.each([
    "import { DataGrid } from '@mui/x-data-grid';\n\n<DataGrid rows={rows} columns={[]} />;",
    '<DataGrid rows={rows} columns={columns} density="compact" />',
    "{ field: 'total', valueFormatter: (value) => money.format(value) }",
    "field: 'total',\nwidth: 100,",
    'const [open, setOpen] = React.useState(false);\nreturn open;',
  ])('accepts %s', (code) => {
    expect(compile(fence(code), grid)).toEqual([]);
  });

  it.each([
    ['<DataGrid rows={rows} columns={columns} densty="compact" />', 'docs/a/index.mdx:4: .*densty'],
    [
      "import { DataGrid } from '@mui/x-data-grid';\n\nconst a: string = 1;",
      'docs/a/index.mdx:6: .*string',
    ],
    ["import { NoGrid } from '@mui/x-data-grid';", 'docs/a/index.mdx:4: .*NoGrid'],
    ["import * as React from 'react';\n\n<Missing />", 'docs/a/index.mdx:6: .*Missing'],
    ['const a = ;', 'docs/a/index.mdx:4: .*[Ee]xpression'],
    ['<Missing rows={rows} />', 'docs/a/index.mdx:4: .*Missing'],
    ['<DatGrid rows={rows} />', 'docs/a/index.mdx:4: .*DatGrid'],
    ['const api = useGridApiref();', 'docs/a/index.mdx:4: .*useGridApiref'],
  ])('rejects %s', (code, message) => {
    expect(compile(fence(code), grid).join('\n')).toMatch(new RegExp(message));
  });

  it('lets a fragment use what an earlier fence imports', () => {
    const text = `${fence("import { DataGrid as Grid } from '@mui/x-data-grid';".replace(' as Grid', ''))}${fence('<DataGrid rows={[]} columns={[]} pageSize={5} />')}`;
    expect(compile(text).join('\n')).toContain('pageSize');
  });

  it('lets a fence use what another one declares', () => {
    expect(
      compile(`${fence('function Toolbar() {\n  return null;\n}')}${fence('<Toolbar />')}`),
    ).toEqual([]);
  });

  it("limits a fence's module augmentation to that fence", () => {
    const augmentation =
      "declare module '@mui/x-data-grid' {\n  interface ToolbarPropsOverrides {\n    ours: string;\n  }\n}";
    const use =
      "import type { ToolbarPropsOverrides } from '@mui/x-data-grid';\n\nconst a: ToolbarPropsOverrides['ours'] = '';";
    expect(
      compile(`${fence(`import '@mui/x-data-grid';\n\n${augmentation}`)}${fence(use)}`).join('\n'),
    ).toContain("'ours'");
  });

  it('skips other languages and finds fences in lists', () => {
    expect(fencesOf('a', '```bash\nx\n```\n\n- a\n\n  ```ts\n  const a = 1;\n  ```\n')).toEqual([
      { page: 'a', line: 8, language: 'ts', code: 'const a = 1;' },
    ]);
  });
});

describe('the pages', () => {
  let pages: { page: string; text: string }[] = [];
  beforeAll(async () => {
    const files = await Globby(['docs/**/*.mdx', '!docs/api/**', 'blog/**/*.mdx'], {
      cwd: siteDir,
    });
    pages = files
      .sort()
      .map((page) => ({ page, text: readFileSync(path.join(siteDir, page), 'utf8') }));
  });

  it('have only fences that compile against the documented packages', { timeout: 300_000 }, () => {
    const fences = pages.flatMap(({ page, text }) => fencesOf(page, text));
    expect(fences.length).toBeGreaterThan(0);
    const packages = exportedNames(packageNames, folder, options);
    expect(compileFences(fences, folder, packages, options)).toEqual([]);
  });

  it(
    'have demos whose JavaScript parses and matches Prettier formatting',
    { timeout: 120_000 },
    async () => {
      const style = await projectStyle(siteDir);
      // Demos in snapshots were checked while they were current.
      const demos = (await findDemos(siteDir)).filter(({ place }) => place.startsWith('docs/'));
      const data = await Globby('src/demos/sample-data/*.ts', { cwd: siteDir, absolute: true });
      const sources = [...demos.map(({ file }) => file), ...data].map(
        (file) => [file, readMarks(readFileSync(file, 'utf8')).code] as const,
      );
      for (const [file, source] of sources) {
        const js = await toJavaScript(source, style);
        // Without the TypeScript plugin, types are syntax errors.
        expect(() => parse(js, { sourceType: 'module', plugins: ['jsx'] }), file).not.toThrow();
        expect(
          await check(js, { ...style, parser: 'babel' }),
          `${file} as JavaScript is formatted`,
        ).toBe(true);
      }
    },
  );
});
