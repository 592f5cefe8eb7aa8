import { compile } from '@mdx-js/mdx';
import { describe, expect, it } from 'vitest';
import { VFile } from 'vfile';
import remarkChanges from './remarkChanges';

const known = { components: ['DataGrid', 'TreeItem'], codemods: ['v8.0.0/data-grid/rename-props'] };

async function run(text: string): Promise<string> {
  const file = new VFile({ path: '/site/docs/migration/migration-grid-v7/index.mdx', value: text });
  const options = { siteDir: '/site', known: () => known };
  return String(await compile(file, { jsx: true, remarkPlugins: [[remarkChanges, options]] }));
}

const entry = (id: string, props = 'bites="often" match="behavior"', title = 'Title'): string =>
  `### ${title} {/* #${id} */}\n\n<Change ${props} />\n\nText.\n\n`;

describe('remarkChanges', () => {
  it('leaves a page without entries alone', async () => {
    expect(await run('## Title\n\nText.\n')).not.toContain('XChange');
  });

  it('wraps entries and their groups in sections', async () => {
    const code = await run(
      `Lead.\n\n<Changes />\n\n## Props\n\n${entry('a', 'components={["DataGrid"]} names={["x"]} codemod={{ path: "v8.0.0/data-grid/rename-props", partly: true }} bites="rarely"')}${entry('b')}## Next\n\nText.\n`,
    );
    expect(code.match(/<XEntry/g)).toHaveLength(2);
    expect(code.match(/<_components.section className="x-change-group">/g)).toHaveLength(1);
    expect(code).toContain('<XChanges page="migration-grid-v7"');
    expect(code).toContain('&quot;by&quot;:&quot;partly&quot;');
    expect(code).not.toContain('names');
    // The content after the group is in no section.
    expect(code.slice(code.lastIndexOf('</_components.section>'))).toContain('Next');
  });

  it.each([
    ['an entry without filter', entry('a'), ':3: a page with <Change /> needs <Changes />'],
    ['a filter without entries', '<Changes />', ':1: <Changes /> has no entries'],
    [
      'a filter in a paragraph',
      `Filter: <Changes />\n\n${entry('a')}`,
      ':1: <Changes /> must be on a line of its own',
    ],
    [
      'two filters',
      `<Changes />\n\n<Changes />\n\n${entry('a')}`,
      ':3: a page can have only one <Changes />',
    ],
    [
      'a filter with a prop',
      `<Changes only="DataGrid" />\n\n${entry('a')}`,
      ':1: <Changes /> takes no props and no children',
    ],
    [
      'a filter with text in it',
      `<Changes>\n\nText.\n\n</Changes>\n\n${entry('a')}`,
      ':1: <Changes /> takes no props and no children',
    ],
    [
      'an entry without heading',
      `<Changes />\n\nText.\n\n<Change bites="often" />`,
      ":5: <Change /> must come directly below its entry's heading",
    ],
    [
      'a heading without id',
      `<Changes />\n\n### Old name\n\n<Change bites="often" />`,
      ':3: the heading of the entry "Old name" has no id; .*#old-name',
    ],
    [
      'an id twice',
      `<Changes />\n\n${entry('a')}${entry('a')}`,
      ':11: the id "a" is also used by the entry on line 5',
    ],
    [
      'an unknown component',
      `<Changes />\n\n${entry('a', 'components={["DataGird"]} bites="often"')}`,
      ':5: .*"DataGird".*Did you mean "DataGrid"',
    ],
    [
      'an unknown codemod',
      `<Changes />\n\n${entry('a', 'codemod="v8.0.0/data-grid/rename-prop" bites="often"')}`,
      ':5: .*"v8.0.0/data-grid/rename-prop"; @mui/x-codemod has v8.0.0/data-grid/rename-props',
    ],
    [
      'an unknown frequency',
      `<Changes />\n\n${entry('a', 'bites="never"')}`,
      ':5: .*"bites" of <Change> is "never"; it must be one of often, sometimes, rarely',
    ],
    [
      'no frequency',
      `<Changes />\n\n${entry('a', 'names={["a"]}')}`,
      ':5: <Change> needs the prop "bites"',
    ],
    [
      'an empty list',
      `<Changes />\n\n${entry('a', 'names={[]} bites="often"')}`,
      ':5: .*"names" of <Change> is \\[\\]',
    ],
    [
      'a name twice',
      `<Changes />\n\n${entry('a', 'names={["a", "a"]} bites="often"')}`,
      ':5: .*a list of unique public names',
    ],
    [
      'an entry that the upgrade check cannot find',
      `<Changes />\n\n${entry('a', 'bites="often" match={{ optional: true }}')}`,
      ':5: <Change> has no "names" and no "match"',
    ],
    [
      'an unknown way to match',
      `<Changes />\n\n${entry('a', 'bites="often" match={{ name: ["a"] }}')}`,
      ':5: .*"match" of <Change> is .*it must be "behavior", or an object',
    ],
    [
      'an unknown prop',
      `<Changes />\n\n${entry('a', 'name="a" bites="often"')}`,
      ':5: <Change> has no prop "name".*Did you mean "names"',
    ],
    [
      'an entry in a list',
      `<Changes />\n\n- a\n\n  <Change bites="often" />\n`,
      ':5: <Change /> must be on lines of its own',
    ],
  ])('rejects %s', async (_case, text, message) => {
    await expect(run(text)).rejects.toThrow(
      new RegExp(`docs/migration/migration-grid-v7/index.mdx${message}`),
    );
  });

  it('accepts an old component that an entry of the page names', async () => {
    const text = `<Changes />\n\n${entry('a', 'components={["TreeItem2"]} names={["TreeItem2*"]} bites="often"')}`;
    await expect(run(text)).resolves.toContain('TreeItem2');
  });
});
