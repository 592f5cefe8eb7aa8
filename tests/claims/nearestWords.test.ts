import { expect, it } from 'vitest';
import { misquotesIn, nearestWords } from './nearestWords';

const page = `---
title: Expansion
---

A button above the tree closes every branch. The
[selection](/react-tree/selection/) stays \`as it is\`.

| Key | What it does |
| --- | ------------ |
| <kbd>Home</kbd> | Focuses the first item |
`;

it('finds the current wording of a sentence and the line it starts on', () => {
  expect(nearestWords(page, 'A button above the tree closes each branch')).toEqual({
    line: 5,
    text: 'A button above the tree closes every branch.',
  });
  expect(nearestWords(page, 'selection remains as it is')).toEqual({
    line: 6,
    text: 'selection stays as it is.',
  });
  expect(nearestWords(page, 'Focuses the last item')?.line).toBe(10);
});

it('finds nothing if fewer than half of the words appear together', () => {
  expect(nearestWords(page, 'A tree never draws more than forty rows')).toBeUndefined();
  expect(nearestWords('', 'Anything')).toBeUndefined();
});

it('says which line a claim quotes wrongly, and what that line says', () => {
  const misquote = misquotesIn(page);
  expect(misquote('closes every branch', 'docs/a/index.mdx')).toBeUndefined();
  expect(misquote('closes each branch', 'docs/a/index.mdx')).toBe(
    'docs/a/index.mdx:5: the page says "closes every branch.", not "closes each branch". Quote the page as it is now, or remove the claim.',
  );
  expect(misquote('A tree never draws more than one line', 'docs/a/index.mdx')).toContain(
    'docs/a/index.mdx: the page does not say',
  );
});
