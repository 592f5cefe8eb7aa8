import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { KnownNames } from './fenceNames';
import { fencesOf } from './docFences';
import { compileFences, fenceOptions } from './fences';

const siteDir = path.resolve(__dirname, '../../..');
const folder = path.join(siteDir, 'docs');

const options = fenceOptions(siteDir);

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
