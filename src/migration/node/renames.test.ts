import { expect, it } from 'vitest';
import { renamesOf } from './renames';

const rename = (
  before: string,
  after: string,
  names: string[] = [],
  codemod?: { path: string; partly: boolean },
) => {
  const fence = { language: 'tsx', line: 1 };
  const fences = [
    { ...fence, release: 'v7' as const, code: before },
    { ...fence, release: 'v8' as const, code: after },
  ];
  return renamesOf({ fences, names, codemod, match: undefined }, 8);
};

it('finds the names of an entry that have another name in its code for the new major', () => {
  expect(rename('<A old b />', '<A new b />', ['A.old'])).toEqual({ old: 'new' });
  expect(rename("import '@mui/x-a';", "import '@mui/x-b';", ['@mui/x-a'])).toEqual({
    '@mui/x-a': '@mui/x-b',
  });
});

it('finds none if values or the form of the code change, too', () => {
  expect(rename('<A old={2} />', '<A new={3} />', ['A.old'])).toBeUndefined();
  expect(rename('<A old />', '<A new={true} />', ['A.old'])).toBeUndefined();
  expect(rename('f(old, old)', 'f(new, other)', ['old'])).toBeUndefined();
});

it('needs a name that the entry explains, and a codemod for any other', () => {
  expect(rename('<B old />', '<A new />', ['A.old'])).toBeUndefined();
  const codemod = { path: 'v8.0.0/a', partly: false };
  expect(rename('<B old />', '<A new />', ['A.old'], codemod)).toEqual({ old: 'new' });
  expect(rename('<B />', '<A />', ['A.old'], codemod)).toBeUndefined();
});
