import { expect, it } from 'vitest';
import { deprecatedNameProblems, deprecatedNames } from './deprecatedNames';
import { exampleMember } from './exampleMember';
import { examplePage } from './examplePage';

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
  deprecatedNameProblems(text, 'docs/a/index.mdx', components, names);

it('names file and line of each name that is deprecated, once for each section', () => {
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

it('has nothing to say where the section says so, and on pages about something else', () => {
  const text = '## One\n\n`autoFit` sets the width.\n\nIt is deprecated: set `fit`.';
  expect(problemsOf(text)).toEqual([]);
  expect(problemsOf('`autoFit` of something else.', ['Chart'])).toEqual([]);
  expect(problemsOf(`${text}\n\n## Two\n\n\`autoFit\``)).toHaveLength(1);
});
