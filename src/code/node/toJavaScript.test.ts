import { describe, expect, it } from 'vitest';
import { toJavaScript } from './toJavaScript';

describe('toJavaScript', () => {
  it('leaves code without types exactly as it is', async () => {
    for (const source of [
      'const a = {  b: 1 }\n',
      '<DataGrid rows={rows} />',
      "import * as React from 'react';\n",
      '',
    ]) {
      expect(await toJavaScript(source)).toBe(source);
    }
  });

  it('removes types, their imports and their comments, and keeps the rest', async () => {
    const source = `// Orders of one week.
import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { DataGrid, type GridColDef, GridRowsProp } from '@mui/x-data-grid';
import type { Order } from './orders';
import { type Person } from './people';
import 'dayjs/locale/de';

/** A row of the table. */
export interface Row extends Order {
  id: number;
}

type Key = keyof Row;

// The widths add up to the width of a phone.
const columns: GridColDef<Row>[] = [
  { field: 'id', width: 80 },
];

export default function Orders({ rows, ...other }: { rows: GridRowsProp<Row>; first?: Key }) {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2025-04-17'));
  const ref = React.useRef<HTMLDivElement>(null!);

  // Follows the reader.
  const handle = (event: React.MouseEvent, next?: Dayjs): void => setValue(next as Dayjs);

  return <DataGrid<Row> rows={rows} columns={columns satisfies GridColDef[]} onClick={handle} {...other} />;
}
`;
    expect(await toJavaScript(source)).toBe(`// Orders of one week.
import * as React from 'react';
import dayjs from 'dayjs';
import { DataGrid } from '@mui/x-data-grid';
import 'dayjs/locale/de';

// The widths add up to the width of a phone.
const columns = [{ field: 'id', width: 80 }];

export default function Orders({ rows, ...other }) {
  const [value, setValue] = React.useState(dayjs('2025-04-17'));
  const ref = React.useRef(null);

  // Follows the reader.
  const handle = (event, next) => setValue(next);

  return <DataGrid rows={rows} columns={columns} onClick={handle} {...other} />;
}
`);
  });

  it('keeps an import that the source never uses', async () => {
    expect(await toJavaScript("import React from 'react';\nconst a: number = 1;\n")).toBe(
      "import React from 'react';\nconst a = 1;\n",
    );
  });

  it('removes imports of types beside an import that the source never uses', async () => {
    const source = `import React from 'react';
import { DataGrid, GridColDef } from '@mui/x-data-grid';
import { Order } from './orders';

const columns: GridColDef<Order>[] = [];
export default () => <DataGrid columns={columns} />;
`;
    expect(await toJavaScript(source)).toBe(`import React from 'react';
import { DataGrid } from '@mui/x-data-grid';

const columns = [];
export default () => <DataGrid columns={columns} />;
`);
  });

  it('keeps a leading comment that a blank line separates from a type', async () => {
    expect(await toJavaScript('// Licence.\n\ninterface A {}\nconst a = 1;\n')).toBe(
      '// Licence.\n\nconst a = 1;\n',
    );
  });

  it('removes the comments directly above a type as a whole, and no code beside a comment', async () => {
    const source = `/*
  Rows of
  the grid.
 */
// From the server.
interface Row {}

/* Once. */ start();
interface Column {}
end();
`;
    expect(await toJavaScript(source)).toBe('/* Once. */ start();\nend();\n');
  });

  it('converts code fragments', async () => {
    expect(await toJavaScript('<DataGrid<Row> rows={rows} />')).toBe('<DataGrid rows={rows} />');
    expect(await toJavaScript("{ field: 'a', render: (p: P) => p.value }")).toBe(
      "{ field: 'a', render: (p) => p.value }",
    );
    expect(await toJavaScript("field: 'a',\nrender: (p: P) => p.value,")).toBe(
      "field: 'a',\nrender: (p) => p.value,",
    );
    expect(await toJavaScript('const a: A = b;\nreturn a;')).toBe('const a = b;\nreturn a;');
    expect(await toJavaScript('not code at all')).toBe('not code at all');
  });

  it('removes TypeScript syntax from classes and functions', async () => {
    expect(
      await toJavaScript(`abstract class A<T> extends B<T> implements C, D {
  private static readonly a?: string = 'x';
  declare b: number;
  c!: string;
  get(this: A<T>, key: string): asserts key is 'a';
  get(this: A<T>, key: string): void {}
}
declare module 'x' {
  interface Y {}
}
function over(a: string): void;
function over(a: unknown) {
  return (a as { b: string }).b!;
}
export type { Z } from 'z';
`),
    ).toBe(`class A extends B {
  static a = 'x';
  c;
  get(key) {}
}
function over(a) {
  return a.b;
}
`);
  });

  it('removes less common TypeScript syntax', async () => {
    expect(
      await toJavaScript(`export type * from 'a';
export type * as types from 'b';

/** Nothing at run time. */
export default interface Row {
  id: number;
}

class A {
  readonly #text: string;
  static accessor count: number = 0;
  [key: string]: unknown;

  // Only for the types.
  declare rows: Row[];

  constructor(open: boolean) {}
}
const pick = <T>(list: readonly T[]): T => list[0] as T;
const fits = (
  a: number,
): a is 1 => {
  const { b, c }: {
    b: number;
    c: number;
  } = read(a);
  return b === c;
};
`),
    ).toBe(`class A {
  #text;
  static accessor count = 0;

  constructor(open) {}
}
const pick = (list) => list[0];
const fits = (a) => {
  const { b, c } = read(a);
  return b === c;
};
`);
  });

  it.each([
    ['class A {\n  constructor(private b: string) {}\n}', 'a parameter property', 2],
    ["import a = require('a');", 'an "import ... ="', 1],
    ['namespace A {\n  export const b = 1;\n}', 'a namespace', 1],
    ['const a = 1;\nexport = a;', 'an "export ="', 2],
  ])('rejects %j', async (source, message, line) => {
    await expect(toJavaScript(source)).rejects.toMatchObject({
      message: expect.stringContaining(message),
      line,
    });
  });

  it('rejects an enum', async () => {
    await expect(toJavaScript('const a = 1;\nenum B { c }')).rejects.toMatchObject({
      message: expect.stringContaining('an enum'),
      line: 2,
    });
  });
});
