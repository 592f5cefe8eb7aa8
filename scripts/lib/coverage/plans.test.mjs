import { expect, it } from 'vitest';
import ts from 'typescript';
import { needlessPlans } from './plans.mjs';

const files = {
  '/node_modules/@mui/x-sheet/index.d.ts':
    'export interface SheetProps { rows: number; }\nexport declare const Sheet: (props: SheetProps) => null;',
  '/node_modules/@mui/x-sheet-pro/index.d.ts':
    "import { SheetProps } from '@mui/x-sheet';\nexport * from '@mui/x-sheet';\nexport interface SheetProProps extends SheetProps { pins?: number; }\nexport declare const SheetPro: (props: SheetProProps) => null;",
  '/docs/sheet/Pinned.tsx':
    "import { SheetPro } from '@mui/x-sheet-pro';\nexport default () => <SheetPro rows={1} pins={2} />;",
  '/docs/sheet/Plain.tsx':
    "import { SheetPro, type SheetProProps } from '@mui/x-sheet-pro';\nexport default (props: SheetProProps) => <SheetPro {...props} rows={1} />;",
};

function linesFor(name, exceptions = {}) {
  const options = {
    jsx: ts.JsxEmit.Preserve,
    noLib: true,
    types: [],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const host = {
    ...ts.createCompilerHost(options),
    getCurrentDirectory: () => '/',
    fileExists: (file) => file in files,
    readFile: (file) => files[file],
    directoryExists: () => true,
    getDirectories: () => [],
    realpath: (file) => file,
    getSourceFile: (file, target) =>
      files[file] === undefined ? undefined : ts.createSourceFile(file, files[file], target),
  };
  const source = `/docs/sheet/${name}.tsx`;
  const program = ts.createProgram([source], options, host);
  const demo = { file: `sheet/${name}.tsx`, sources: [source], specifiers: ['@mui/x-sheet-pro'] };
  return needlessPlans([demo], program, exceptions);
}

it('reports a demo that uses nothing of the plan it imports', () => {
  expect(linesFor('Plain')).toEqual([
    expect.stringContaining(
      'docs/sheet/Plain.tsx: imports pro packages, but uses nothing that community lacks.',
    ),
  ]);
  expect(linesFor('Pinned')).toEqual([]);
});

it('knows exceptions, and reports those that are not needed', () => {
  expect(linesFor('Plain', { 'sheet/Plain.tsx': 'pins by default' })).toEqual([]);
  expect(linesFor('Pinned', { 'sheet/Pinned.tsx': 'pins by default' })).toEqual([
    'docs/sheet/Pinned.tsx: take it out of the exceptions of plans.mjs.',
  ]);
});
