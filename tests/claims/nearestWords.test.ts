import { expect, it } from 'vitest';
import { nearestWords } from './nearestWords';

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
