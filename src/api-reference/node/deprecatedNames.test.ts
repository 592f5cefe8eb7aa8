import { expect, it } from 'vitest';
import { readPage } from '../../content/mdx/readPage';
import { demosWithoutWarning, deprecatedNameProblems, deprecatedNames } from './deprecatedNames';
import { exampleMember } from './__fixtures__/exampleMember';
import { examplePage } from './__fixtures__/examplePage';

const names = deprecatedNames([
  examplePage('Sheet', {
    path: '/api/sheet/sheet/',
    props: {
      rows: exampleMember({}),
      autoFit: exampleMember({ deprecated: 'Use `fit` instead.' }),
    },
  }),
  examplePage('OldSheet', { path: '/api/sheet/old-sheet/', deprecated: 'Use `Sheet`.' }),
]);
const problemsOf = (text: string, components = ['Sheet']): string[] =>
  deprecatedNameProblems(readPage(text), 'docs/a/index.mdx', components, names);

it('reports each deprecated name once per section, with file and line', () => {
  const text =
    'Text.\n\n## One\n\nSet `rows`, `autoFit={true}` or\n`Sheet.autoFit`.\n\nAnd `autoFit={true}`.\n\n## Two\n\n`OldSheet`';
  const sentence = (name: string): string =>
    `\`${name}\` is deprecated. Name what replaces it, or say in this section that it is deprecated.`;
  expect(problemsOf(text)).toEqual([
    `docs/a/index.mdx:5: ${sentence('autoFit={true}')}`,
    `docs/a/index.mdx:6: ${sentence('Sheet.autoFit')}`,
    `docs/a/index.mdx:12: ${sentence('OldSheet')}`,
  ]);
});

it('ignores sections that mention the deprecation and pages about other components', () => {
  const text = '## One\n\n`autoFit` sets the width.\n\nIt is deprecated: set `fit`.';
  expect(problemsOf(text)).toEqual([]);
  expect(problemsOf('`autoFit` of something else.', ['Chart'])).toEqual([]);
  expect(problemsOf(`${text}\n\n## Two\n\n\`autoFit\``)).toHaveLength(1);
});

it('reports deprecated props of configurable demos', () => {
  const demo = `<Configure component="Sheet" src="./A.tsx" props={['rows', 'autoFit']} />`;
  expect(problemsOf(`## One\n\n${demo}`)).toEqual([
    expect.stringMatching(/^docs\/a\/index\.mdx:3: `Sheet\.autoFit` is deprecated/),
  ]);
  expect(problemsOf(`## One\n\nOne is deprecated.\n\n${demo}`)).toEqual([]);
});

it('returns the demos in sections without a warning, including demos in tabs', () => {
  const demo = (name: string): string => `<Demo src="./${name}.tsx" />`;
  const text = `${demo('A')}\n\n## Old\n\nDeprecated.\n\n${demo('B')}\n\n## New\n\n<Tabs>\n\n${demo('C')}\n\n</Tabs>\n`;
  expect(demosWithoutWarning(readPage(text)).map(({ src }) => src)).toEqual(['./A.tsx', './C.tsx']);
});
