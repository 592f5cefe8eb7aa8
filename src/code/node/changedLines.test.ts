import { describe, expect, it } from 'vitest';
import { readPage } from '../../content/mdx/readPage';
import { changesOfFences, differingLines } from './changedLines';

describe('differingLines', () => {
  it.each([
    ['one line', 'a\nold\nb', 'a\nnew\nb', [2], [2]],
    ['a line more', 'a\nb', 'a\nnew\nb', [], [2]],
    ['a line less', 'a\nold\nb', 'a\nb', [2], []],
    ['a line that moves', 'a\nb\nc', 'b\nc\na', [1], [3]],
    ['empty lines', 'a\n\nb', 'a\nb\n', [], []],
    ['everything', 'a', 'b\nc', [1], [1, 2]],
  ])('finds %s', (_, before, after, removed, added) =>
    expect(differingLines(before, after)).toEqual([removed, added]),
  );
});

describe('changesOfFences', () => {
  const changes = (page: string) => [...changesOfFences(readPage(page).tree).values()];

  it('compares neighboring fences of two majors', () => {
    expect(changes('```tsx v7\na\nb\n```\n\n```tsx v8\na\nc\n```\n')).toEqual([
      { lines: [2], as: 'del' },
      { lines: [2], as: 'ins' },
    ]);
  });

  it.each([
    ['of one major', '```tsx v7\na\n```\n\n```tsx v7\nb\n```\n'],
    ['with text between them', '```tsx v7\na\n```\n\nThen:\n\n```tsx v8\nb\n```\n'],
    ['in another language', '```css v7\na\n```\n\n```tsx v8\nb\n```\n'],
    ['without a major', '```tsx\na\n```\n\n```tsx\nb\n```\n'],
  ])('leaves fences %s alone', (_, page) => expect(changes(page)).toEqual([]));
});
