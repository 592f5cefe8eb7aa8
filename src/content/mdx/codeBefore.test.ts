import { expect, it } from 'vitest';
import { readPage } from './readPage';

const named = (text: string) => readPage(text).demos.at(-1)?.named;

it('returns the inline code before a demo by blocks, the nearest first', () => {
  expect(
    named(
      'Not `this`.\n\n## Sort: `sortModel`\n\nSet `rows` and `columns`.\n\n- `a`\n- `b`\n\nText.\n\n```tsx\nno();\n```\n\n<Demo src="./A.tsx" />\n\nNot `this`.\n',
    ),
  ).toEqual({
    near: [
      ['a', 'b'],
      ['rows', 'columns'],
    ],
    before: [['sortModel']],
  });
});

it('keeps the prose before an earlier demo of the section apart', () => {
  expect(named('`a`\n\n<Demo src="./A.tsx" />\n\n`b`\n\n`c`\n\n<Demo src="./B.tsx" />\n')).toEqual({
    near: [['c'], ['b']],
    before: [['a']],
  });
});

it('ends at a demo within a list', () => {
  expect(named('`a`\n\n- `b`\n\n  <Demo src="./A.tsx" />\n\n- `c`\n\n## `d`\n')).toEqual({
    near: [['b'], ['a']],
    before: [],
  });
});
