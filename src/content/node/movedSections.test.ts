import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { VFile } from 'vfile';
import { expect, it } from 'vitest';
import { parseMarkdown } from '../mdx/readPage';
import movedSections from './movedSections';

/** Returns the nodes that the step adds to a page. */
function run(fields: string, body = '## Start\n') {
  const source = `---\ntitle: Rows\n${fields}---\n\n${body}`;
  const tree = { type: 'root' as const, children: parseMarkdown(body) };
  const before = tree.children.length;
  movedSections({ siteDir: '/site' })(tree, new VFile({ path: '/site/docs/a.mdx', value: source }));
  return tree.children.slice(before);
}

it('adds the new address of each section', () => {
  const [imported, ...nodes] = run('movedSections:\n  /rows/sort/: [by-name, late]\n  /b/: [c]\n');
  expect(imported?.type).toBe('mdxjsEsm');
  const props = (nodes as MdxJsxFlowElement[]).map(({ attributes }) =>
    attributes.map(({ value }) => value),
  );
  expect(props).toEqual([
    ['by-name', '/rows/sort/#by-name'],
    ['late', '/rows/sort/#late'],
    ['c', '/b/#c'],
  ]);
});

it('leaves other pages as they are', () => {
  expect(run('')).toEqual([]);
});

it('rejects the id of a section that is still there', () => {
  expect(() => run('movedSections:\n  /b/: [start]\n')).toThrow(
    'docs/a.mdx:3: "movedSections" has "start", but a heading of this page has that id.',
  );
});
