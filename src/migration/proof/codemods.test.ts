import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { describe, expect, it } from 'vitest';
import { releases } from '../../code/node/releases';
import { projectStyle } from '../../demos/node/codeModule';
import { readPage } from '../../content/mdx/readPage';
import { entriesIn } from '../node/readEntries';
import { codemodProblems } from './runCodemod';

const siteDir = path.resolve(__dirname, '../../..');

const fence = (release: string, code: string): string => `\`\`\`tsx ${release}\n${code}\n\`\`\`\n`;

const problemsOf = async (text: string): Promise<string[]> => {
  const entries = entriesIn(readPage(text).tree);
  const used = new Set(entries.flatMap(({ fences }) => fences.map(({ release }) => release)));
  const [from, to] = releases.filter((release) => used.has(release));
  if (!from || !to) return [];
  const style = await projectStyle(siteDir);
  const all = entries.map((entry) => codemodProblems(entry, { siteDir, style, from, to }));
  return (await Promise.all(all)).flat();
};

describe('codemodProblems', () => {
  const entry = (codemod: string, before: string, after: string): string =>
    `### A {/* #a */}\n\n<Change codemod=${codemod} bites="often" />\n\n${fence('v7', before)}\n${fence('v8', after)}`;
  const rename = 'v8.0.0/tree-view/rename-tree-view-simple-tree-view';
  const before = "import { TreeView } from '@mui/x-tree-view';\n\n<TreeView />;";
  const after = "import { SimpleTreeView } from '@mui/x-tree-view';\n\n<SimpleTreeView />;";

  it('accepts the code that the codemod produces', async () => {
    expect(await problemsOf(entry(`"${rename}"`, before, after))).toEqual([]);
  });

  it.each([
    [
      'other code',
      before,
      before,
      /^12: .*turns the v7 fence into different code.*partly[^]*SimpleTreeView/,
    ],
    ['code that no codemod changes', after, after, /^6: .*does not change this v7 code/],
    ['an incomplete module', '<TreeView', after, /^6: .*cannot read this fence/],
  ])('reports %s', async (_case, old, now, message) => {
    expect((await problemsOf(entry(`"${rename}"`, old, now))).join('\n')).toMatch(message);
  });

  it('requires only some change from a partial codemod', async () => {
    const partly = `{{ path: '${rename}', partly: true }}`;
    expect(await problemsOf(entry(partly, before, before))).toEqual([]);
    expect(await problemsOf(entry(partly, after, after))).toHaveLength(1);
  });
});

describe('codemods produce the code that these pages show', () => {
  const pages = Globby.sync('docs/{migration,contributing}/**/*.mdx', { cwd: siteDir }).sort();
  it.each(pages)('%s', async (page) => {
    const text = readFileSync(path.join(siteDir, page), 'utf8');
    const problems = /^<Change\s/m.test(text) ? await problemsOf(text) : [];
    expect(problems.map((problem) => `${page}:${problem}`)).toEqual([]);
  });
});
