import { expect, it } from 'vitest';
import { planSections } from './planSections';

const read = (...lines: string[]) =>
  planSections('docs/a/index.mdx', ['---', 'title: A', '---', '', ...lines].join('\n'));

it('finds the sections that name a plan, with the ids of the page', () => {
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

it('numbers the second heading of a name', () => {
  const { sections } = read('## Pin', 'Text', '## Pin <Plan pro />');
  expect(sections).toEqual([{ heading: 'Pin', id: 'pin-1', plan: 'pro' }]);
});

it('leaves alone what stands in code', () => {
  expect(read('```mdx', '## Pin <Plan pro />', '```').sections).toEqual([]);
});

it('names file and line of a mark without a plan', () => {
  expect(read('Text', '', '## Pin <Plan />').problems).toEqual([
    'docs/a/index.mdx:7: <Plan> in the heading "Pin" names no plan; write <Plan pro /> or <Plan premium />.',
  ]);
});
