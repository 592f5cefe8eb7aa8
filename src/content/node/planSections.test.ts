import { expect, it } from 'vitest';
import { planSections } from './planSections';

const read = (...lines: string[]) =>
  planSections('docs/a/index.mdx', ['---', 'title: A', '---', '', ...lines].join('\n'));

it('finds the sections whose heading has a plan, with their ids', () => {
  const { sections, problems } = read(
    '## Sort columns',
    '## Pin columns <Plan pro />',
    'Text with a <Plan premium /> mark.',
    '### Use `apiRef` <Plan premium/> {/* #with-api */}',
  );
  expect(problems).toEqual([]);
  expect(sections).toEqual([
    { heading: 'Pin columns', id: 'pin-columns', plan: 'pro' },
    { heading: 'Use apiRef', id: 'with-api', plan: 'premium' },
  ]);
});

it('numbers the id of a repeated heading', () => {
  const { sections } = read('## Pin', 'Text', '## Pin <Plan pro />');
  expect(sections).toEqual([{ heading: 'Pin', id: 'pin-1', plan: 'pro' }]);
});

it('ignores headings in code blocks', () => {
  expect(read('```mdx', '## Pin <Plan pro />', '```').sections).toEqual([]);
});

it('reports file and line of a <Plan> without a plan', () => {
  expect(read('Text', '', '## Pin <Plan />').problems).toEqual([
    'docs/a/index.mdx:7: <Plan> in the heading "Pin" names no plan; write <Plan pro /> or <Plan premium />.',
  ]);
});

it('reports file and line of a <Plan> with an unknown prop, in headings and in the text', () => {
  const message = (line: number, name: string) =>
    `docs/a/index.mdx:${line}: <Plan> has no prop "${name}"; write <Plan pro /> or <Plan premium />.`;
  expect(read('## Pin <Plan por />', '', 'Text <Plan pro size="large" />').problems).toEqual([
    message(5, 'por'),
    message(7, 'size'),
  ]);
});
