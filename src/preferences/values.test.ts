import { describe, expect, it } from 'vitest';
import { directionFromSearch, variantFromHash } from './values';

describe('variantFromHash', () => {
  it.each([
    ['#SortingGrid.js', 'JS'],
    ['#SortingGrid.tsx', 'TS'],
    ['#a.tsx.js', 'JS'],
    ['#.js', 'JS'],
  ])('%s asks for %s', (hash, expected) => expect(variantFromHash(hash)).toBe(expected));

  it.each(['', '#', '#js', '#grid', '#grid.jsx', '#grid.ts', '#grid.JS', '#grid.js?x', '#%2Ejs '])(
    '%j asks for nothing',
    (hash) => expect(variantFromHash(hash)).toBeNull(),
  );
});

describe('directionFromSearch', () => {
  it.each([
    ['?dir=rtl', 'rtl'],
    ['?dir=ltr&mode=dark', 'ltr'],
    ['?mode=dark&dir=rtl', 'rtl'],
    ['?dir=up&dir=rtl', 'rtl'],
  ])('%s asks for %s', (search, expected) => expect(directionFromSearch(search)).toBe(expected));

  it.each(['', '?', '?dir', '?dir=', '?dir=RTL', '?dir=rtlx', '?subdir=rtl', '?%%&dir=%72tl'])(
    '%j asks for nothing',
    (search) => expect(directionFromSearch(search)).toBeNull(),
  );
});
