import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import type { Root } from 'mdast';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { expect, it } from 'vitest';
import headingIds from './headingIds';

function run(text: string): Root {
  const tree = unified().use(remarkParse).use(remarkFrontmatter).use(remarkMdx).parse(text) as Root;
  headingIds({ siteDir: '/site' })(tree, new VFile({ path: '/site/docs/a.mdx', value: text }));
  return tree;
}

const idOf = (text: string): unknown => {
  const [heading] = run(text).children;
  return heading?.data && (heading.data as { hProperties?: { id?: string } }).hProperties?.id;
};

it.each([
  ['## Pin columns <Plan pro />', 'pin-columns'],
  ['## Pivoting <Plan premium />', 'pivoting'],
  ['## Unexpected "token \\{"', 'unexpected-token'],
  ['## Pin columns', undefined],
  ['## Pin <Plan pro /> columns', undefined],
  ['## Pin <Plan pro /> {/* #own */}', undefined],
])('%s gets the id %s', (text, id) => {
  expect(idOf(text)).toBe(id);
});

it('rejects a custom id that another heading also has', () => {
  expect(() => run('## Density\n\n### The prop {/* #density */}\n')).toThrow(
    'docs/a.mdx:3: the id "density" is also used by the heading on line 1; change one of them.',
  );
  expect(() => run('## A {/* #x */}\n\n## B {/* #x */}\n')).toThrow('docs/a.mdx:3: the id "x"');
  expect(() => run('## A {/* #b */}\n\n## B\n')).toThrow('docs/a.mdx:3: the id "b"');
  expect(() => run('## A\n\n## A\n\n## B {/* #a-1 */}\n')).toThrow(
    'docs/a.mdx:5: the id "a-1" is also used by the heading on line 3',
  );
});

it('leaves it to Docusaurus to number the ids of headings with the same text', () => {
  expect(() => run('## Same\n\n## Same\n')).not.toThrow();
  const { children } = run('## Same <Plan pro />\n\n## Same <Plan premium />\n');
  expect(children.map(({ data }) => data)).toEqual(Array(2).fill({ hProperties: { id: 'same' } }));
});

it('rejects keywords for a section that does not exist', () => {
  const page = (id: string): string =>
    `---\ntitle: Layout\nsectionKeywords:\n  ${id}: [full width]\n---\n\n## Inner width\n`;
  expect(() => run(page('inner-with'))).toThrow(
    'docs/a.mdx:4: "sectionKeywords" has "inner-with", but no heading has that id; did you mean "inner-width"?',
  );
  expect(() => run(page('x'))).toThrow('but no heading has that id; allowed: "inner-width".');
  expect(() => run(page('inner-width'))).not.toThrow();
});
