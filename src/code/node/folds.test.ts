import { expect, it } from 'vitest';
import { foldsOf } from './folds';

const rows = Array.from({ length: 4 }, (_, id) => `  { id: ${id} },`).join('\n');

it('folds long imports, data and styles, but neither columns nor what renders or computes', () => {
  const source = `import a from 'a';
import b from 'b';
import {
  c,
} from 'c';

const rows = [
${rows}
] as const;

const columns = [
${rows}
];

const items = [
${rows.replace('id: 1', 'run: () => 1')}
];

export default () => (
  <Frame
    sx={{
      a: 1,
      b: 1,
      c: 1,
      d: 1,
    }}
    style={{
      a: 1,
    }}
  />
);
`;
  expect(foldsOf(source)).toEqual([
    { what: 'imports', first: 1, last: 5 },
    { what: 'rows', first: 8, last: 11 },
    { what: 'styles', first: 31, last: 34 },
  ]);
});

it('folds nothing that is short', () => {
  expect(foldsOf("import a from 'a';\n\nconst rows = [\n  1,\n];\n")).toEqual([]);
});
