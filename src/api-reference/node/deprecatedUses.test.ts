import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import ts from 'typescript';
import { deprecatedUses } from './deprecatedUses';

const declarations = `
interface FieldProps {
  /** @deprecated Use \`slots\`. */
  inputProps?: object;
  label?: string;
}
interface Api {
  /** @deprecated */
  getRows(): number[];
  rows: number[];
}
export interface SheetProps {
  rows: number;
  /** @deprecated Use {@link https://a.example/fit/ the prop fit} instead. */
  autoFit?: boolean;
  field?: FieldProps | ((state: { key: string }) => FieldProps);
}
export declare const Sheet: (props: SheetProps) => null;
/** @deprecated See [Sheet](https://a.example/). */
export declare const OldSheet: (props: { label?: string }) => null;
/** @deprecated Use one argument. */
export declare function useSheet(id: string, more: object): Api;
export declare function useSheet(id: string): Api;
export declare function useApi(): Api;
`;

let folder = '';
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'deprecated-uses-'));
  fs.writeFileSync(path.join(folder, 'sheet.d.ts'), declarations);
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

function usesOf(source: string, isOfPackage = true): string[] {
  const file = path.join(folder, 'Demo.tsx');
  fs.writeFileSync(file, source);
  const options = { strict: true, jsx: ts.JsxEmit.Preserve, types: [] };
  return deprecatedUses([file], ts.createProgram([file], options), () => isOfPackage).map(
    ({ line, name, reason }) => `${line} ${name}: ${reason}`,
  );
}

it('finds deprecated props, including nested ones, once each with line and reason', () => {
  const demo = `import { Sheet } from './sheet';
const autoFit = true;
export const a = <Sheet rows={1} autoFit={autoFit} />;
export const b = <Sheet rows={1} autoFit field={{ inputProps: {}, label: 'inputProps' }} />;
`;
  expect(usesOf(demo)).toEqual([
    '3 autoFit: Use the prop fit instead.',
    '4 inputProps: Use slots.',
  ]);
});

it('finds deprecated components, methods, and destructured members', () => {
  const demo = `import { OldSheet, useApi } from './sheet';
export const a = <OldSheet />;
export const rows = () => useApi().getRows();
`;
  expect(usesOf(demo)).toEqual(['1 OldSheet: See Sheet.', '3 getRows: Deprecated.']);
  expect(
    usesOf(`import { useApi } from './sheet';\nexport const { getRows: read } = useApi();\n`),
  ).toEqual(['2 getRows: Deprecated.']);
});

it('ignores same-named members, non-deprecated overloads, and code outside the packages', () => {
  const demo = `import { Sheet, useSheet } from './sheet';
const own = { autoFit: 1, inputProps: 2, getRows: () => useSheet('a') };
export const a = <Sheet rows={own.autoFit + own.inputProps} />;
export const rows = own.getRows().rows;
`;
  expect(usesOf(demo)).toEqual([]);
  expect(usesOf(`export { OldSheet } from './sheet';`, false)).toEqual([]);
});
