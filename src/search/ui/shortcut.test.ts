import { describe, expect, it } from 'vitest';
import type { Hit } from '../types';
import { groupHits } from '../browser/groupHits';
import { resultsAddress } from '../manifest';
import type { KeyPress } from '../../utils/keyPress';
import { singleKeys } from '../../interaction/shortcuts/browser/singleKeys';
import { isSearchShortcut } from './shortcut';

const press = (more: Partial<KeyPress>): KeyPress => ({
  key: 'a',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  code: '',
  keyCode: 0,
  defaultPrevented: false,
  isComposing: false,
  getModifierState: () => false,
  composedPath: () => [],
  ...more,
});

describe('the shortcut', () => {
  it.each([
    { key: 'k', ctrlKey: true },
    { key: 'K', metaKey: true },
    { key: '/' },
    { key: '/', shiftKey: true },
  ])('is %o', (keys) => expect(isSearchShortcut(press(keys))).toBe(true));
  it.each([
    { key: 'k' },
    { key: 'k', ctrlKey: true, altKey: true },
    { key: 'k', ctrlKey: true, shiftKey: true },
    { key: '/', ctrlKey: true },
    { key: '/', defaultPrevented: true },
    { key: '/', isComposing: true },
    { key: 'k', ctrlKey: true, defaultPrevented: true },
  ])('is not %o', (keys) => expect(isSearchShortcut(press(keys))).toBe(false));

  it('is a command only, once the reader has turned off single keys', () => {
    singleKeys.set('off');
    expect(isSearchShortcut(press({ key: '/' }))).toBe(false);
    expect(isSearchShortcut(press({ key: 'k', ctrlKey: true }))).toBe(true);
    singleKeys.set('on');
    expect(isSearchShortcut(press({ key: '/' }))).toBe(true);
  });
});

describe('groups', () => {
  const hit = (kind: Hit['kind'], score: number): Hit => ({
    page: 0,
    path: `/${kind}/${score}/`,
    kind,
    score,
    title: { text: '', marks: [] },
    tags: [],
    trail: [],
    product: 'x-charts',
  });
  it('are sorted by their best hit and cut to their limits', () => {
    const groups = groupHits([hit('api', 9), hit('guide', 5), hit('api', 4), hit('guide', 3)], {
      guide: 1,
      api: 5,
      migration: 1,
    });
    expect(groups.map(({ kind, hits }) => [kind, hits.length])).toEqual([
      ['api', 2],
      ['guide', 1],
    ]);
  });
  it('drop weak hits of the first group unless they score as high as the next group', () => {
    const limits = { guide: 6, api: 6, migration: 3 };
    const guides = [9, 5, 4, 2].map((score) => hit('guide', score));
    const sizes = (api: number): number[] =>
      groupHits([...guides, hit('api', api)], limits).map(({ hits }) => hits.length);
    expect(sizes(3)).toEqual([3, 1]);
    expect(sizes(4.5)).toEqual([2, 1]);
  });
});

it('the URL of all results contains the query, version, and product', () => {
  expect(resultsAddress('/x/', { query: ' a&b ' })).toBe('/x/search/?q=a%26b');
  expect(resultsAddress('/x/', { query: 'a', segment: '8.0.0', product: 'x-charts' })).toBe(
    '/x/search/?q=a&version=8.0.0&product=x-charts',
  );
});
