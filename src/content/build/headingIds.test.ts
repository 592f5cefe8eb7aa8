import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import type { Root } from 'mdast';
import { unified } from 'unified';
import { expect, it } from 'vitest';
import headingIds from './headingIds';

const idOf = (text: string): unknown => {
  const tree = unified().use(remarkParse).use(remarkMdx).parse(text) as Root;
  headingIds()(tree);
  const [heading] = tree.children;
  return heading?.data && (heading.data as { hProperties?: { id?: string } }).hProperties?.id;
};

it.each([
  ['## Pin columns <Plan pro />', 'pin-columns'],
  ['## Pivoting <Plan premium />', 'pivoting'],
  ['## Unexpected "token \\{"', 'unexpected-token'],
  ['## Pin columns', undefined],
  ['## Pin <Plan pro /> columns', undefined],
  ['## Pin <Plan pro /> {/* #own */}', undefined],
])('%s has the id %s', (text, id) => {
  expect(idOf(text)).toBe(id);
});
