import { describe, expect, it } from 'vitest';
import { turnName } from '../../names';
import { CodeMistake } from '../../protocol';
import { guardLoops, transpile } from './transpile';

const guarded = (code: string): string => guardLoops(code).replaceAll(`${turnName}()`, 'G');

describe('guardLoops', () => {
  it.each([
    ['while (a) b();', 'while (G&&(a)) b();'],
    ['while (a, b) c();', 'while (G&&(a, b)) c();'],
    ['do { a(); } while (b)', 'do { a(); } while (G&&(b))'],
    ['for (;;) a();', 'for (;G;) a();'],
    ['for (let i = 0; i < 3; i++) {}', 'for (let i = 0;G&&( i < 3); i++) {}'],
    ['for (const a of b) { c(); }', 'for (const a of b) {G; c(); }'],
    ['for await (const a of b()) { c(); }', 'for await (const a of b()) {G; c(); }'],
    [
      'for (let i = f(function () { g; h; }); i; ) {}',
      'for (let i = f(function () { g; h; });G&&( i); ) {}',
    ],
    [
      'while (f({ a: `${b})` })) { for (;;) {} }',
      'while (G&&(f({ a: `${b})` }))) { for (;G;) {} }',
    ],
    [
      "const a = 'while (b) {}'; /for (;;)/.test(a); // while (c)",
      "const a = 'while (b) {}'; /for (;;)/.test(a); // while (c)",
    ],
    ['a.for(b); ({ while: 1 })', 'a.for(b); ({ while: 1 })'],
  ])('%s', (code, expected) => expect(guarded(code)).toBe(expected));
});

describe('transpile', () => {
  it('keeps line numbers, and lists imported modules', () => {
    const source = `import * as React from 'react';
import type { GridColDef } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid';

import rows, { type Row } from './rows';

export default function Orders() {
  const [first] = React.useState<Row | null>(null);
  return <DataGrid rows={rows} title={first?.name as string} />;
}
`;
    const { code, imports } = transpile('Orders.tsx', source);
    expect(imports.filter(({ line }) => line > 1)).toEqual([
      { specifier: '@mui/x-data-grid', line: 3 },
      { specifier: './rows', line: 5 },
    ]);
    expect(imports.map(({ specifier }) => specifier)).toContain('react/jsx-runtime');
    expect(code.split('\n')[6]).toContain('function Orders()');
    expect(code).not.toContain('Row |');
  });

  it('reads JavaScript with JSX, and TypeScript without', () => {
    expect(transpile('a.js', 'export const a = <p>1</p>;').code).toContain('jsx');
    expect(transpile('a.ts', 'export const a = <T>(b: T) => <string>b;').code).toContain('=> b');
  });

  it('reports the file and line of a syntax error', () => {
    const read = (): unknown => transpile('Orders.tsx', 'const a = 1;\nconst b = <p>;\n');
    expect(read).toThrow(CodeMistake);
    try {
      read();
    } catch (error) {
      expect(error).toMatchObject({ file: 'Orders.tsx' });
      expect((error as CodeMistake).line).toBeGreaterThan(1);
      expect((error as CodeMistake).message).not.toMatch(/transforming|\d+:\d+/);
    }
  });
});
