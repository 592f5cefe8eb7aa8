import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { expect, it } from 'vitest';
import { readPage } from '../../content/mdx/readPage';
import { demoMarkdown } from './elements';

const place = {
  file: '/site/docs/react-charts/bars/index.mdx',
  page: 'docs/react-charts/bars/index.mdx',
  root: 'https://docs.test/x/',
};

const demo = (mdx: string): MdxJsxFlowElement =>
  readPage(mdx).tree.children[0] as MdxJsxFlowElement;

it('a demo becomes a playground link and a fence for each file, without repeats on a page', () => {
  const shown = new Set<string>();
  const read = (file: string) => {
    expect(file).toMatch(/^\/site\/docs\/react-charts\/bars\/\w+\.tsx$/);
    const own = { path: file.replace(/^.*\//, ''), code: 'const ticks = "```";' };
    return [own, { path: 'rows.ts', code: 'export const rows = [];' }];
  };
  expect(demoMarkdown(demo('<Demo src="./TwoBars.tsx" />'), place, shown, read)).toBe(
    [
      'Demo: [Two bars](https://docs.test/x/playground/react-charts/bars/TwoBars/)',
      '````tsx title="TwoBars.tsx"\nconst ticks = "```";\n````',
      '```ts title="rows.ts"\nexport const rows = [];\n```',
    ].join('\n\n'),
  );
  const second = demoMarkdown(demo('<Demo src="./More.tsx" title="All" />'), place, shown, read);
  expect(second).toContain('Demo: [All](');
  expect(second).not.toContain('rows.ts');
});
