import { describe, expect, it } from 'vitest';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { createParseFrontMatter } from './frontMatter';
import type { ContentError } from '../../utils/problems';

const siteDir = '/site';
const parse = createParseFrontMatter(siteDir);

/** Returns the mistakes found in a file; none when it parses. */
async function problemsOf(lines: string[], file = 'docs/a/index.mdx'): Promise<readonly string[]> {
  try {
    await parse({
      filePath: `${siteDir}/${file}`,
      fileContent: `---\n${lines.join('\n')}\n---\n\nText: with a colon\n`,
      defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
    });
    return [];
  } catch (error) {
    return (error as ContentError).problems;
  }
}

const title = 'title: Layout';
const description = 'description: How the grid takes its size.';

describe('front matter of a page', () => {
  it('is valid with only a title and a description, and with every field', async () => {
    expect(await problemsOf([title, description])).toEqual([]);
    expect(
      await problemsOf([
        title,
        description,
        'components: [DataGrid, Unstable_RadarChart]',
        'keywords: [size, width]',
        'sectionKeywords:',
        '  inner-width: [as wide as its parent, "full width"]',
        'image: ./a.png',
        'hide_table_of_contents: true',
        'toc_min_heading_level: 2',
        'toc_max_heading_level: 4',
        'custom_edit_url: null',
        'last_update:',
        '  date: 2026-11-21',
        'unlisted: true',
      ]),
    ).toEqual([]);
  });

  it('must map section ids to lists of keywords', async () => {
    expect(
      await problemsOf([title, description, 'sectionKeywords:', '  inner-width: wide']),
    ).toEqual([
      'docs/a/index.mdx:5: "sectionKeywords" for "inner-width" is "wide"; it must be a list.',
    ]);
    expect(await problemsOf([title, description, 'sectionKeywords: [wide]'])).toEqual([
      'docs/a/index.mdx:4: "sectionKeywords" is ["wide"]; it must map section ids to lists.',
    ]);
  });

  it('is returned together with the content', async () => {
    const result = await parse({
      filePath: '/site/docs/a/index.mdx',
      fileContent: `---\n${title}\n${description}\n---\n\nText`,
      defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
    });
    expect(result.frontMatter.title).toBe('Layout');
    expect(result.content).toBe('Text');
  });

  it('requires a title and a description', async () => {
    expect(await problemsOf(['components: [DataGrid]'])).toEqual([
      'docs/a/index.mdx:1: "title" is missing; every page needs it.',
      'docs/a/index.mdx:1: "description" is missing; every page needs it.',
    ]);
  });

  it('limits the length of title and description, counting an emoji as one character', async () => {
    expect(await problemsOf([`title: ${'é'.repeat(70)}`, description])).toEqual([]);
    expect(await problemsOf([`title: ${'👩'.repeat(70)}`, description])).toEqual([]);
    expect(await problemsOf([description, `title: ${'a'.repeat(84)}`])).toEqual([
      'docs/a/index.mdx:3: "title" is 84 characters long; at most 70 are allowed.',
    ]);
    expect(await problemsOf([title, `description: ${'a'.repeat(161)}`])).toEqual([
      'docs/a/index.mdx:3: "description" is 161 characters long; at most 160 are allowed.',
    ]);
  });

  it('suggests a field for an unknown one, or lists the allowed fields', async () => {
    expect(await problemsOf([title, description, 'component: [DataGrid]'])).toEqual([
      'docs/a/index.mdx:4: "component" is not a field of a page; did you mean "components"?',
    ]);
    expect((await problemsOf([title, description, 'slug: /b']))[0]).toMatch(
      /^docs\/a\/index\.mdx:4: "slug" is not a field of a page; allowed: "title", "description", "components",/,
    );
  });

  it('says where the plan of a page belongs', async () => {
    expect(await problemsOf([title, description, 'plan: pro'])).toEqual([
      'docs/a/index.mdx:4: "plan" is not a field of a page; set it in the page\'s entry in sidebars.ts.',
    ]);
  });

  it.each([
    ['title: 42', '"title" is 42; it must be a string.'],
    ['title: ""', '"title" is empty.'],
    ['title:', '"title" is null; it must be a string.'],
    ['title: [a]', '"title" is ["a"]; it must be a string.'],
    ['components: DataGrid', '"components" is "DataGrid"; it must be a list.'],
    [
      'components: [DataGrid, dataGrid]',
      '"components" has "dataGrid"; each must be the PascalCase name of a component, such as DataGrid.',
    ],
    ['components: [DataGrid, 3]', '"components" has 3; each must be'],
    ['keywords: [""]', '"keywords" has ""; each must be a non-blank string.'],
    [
      'hide_table_of_contents: "yes"',
      '"hide_table_of_contents" is "yes"; it must be true or false.',
    ],
    [
      'toc_max_heading_level: 7',
      '"toc_max_heading_level" is 7; it must be a heading level from 2 to 6.',
    ],
    ['last_update: today', '"last_update" is "today"; it must have "date" or "author".'],
  ])('rejects %j', async (line, message) => {
    const rest = line.startsWith('title') ? [description] : [title, description];
    const [problem = ''] = await problemsOf([...rest, line]);
    expect(problem).toContain(`docs/a/index.mdx:${rest.length + 2}: ${message}`);
  });

  it('reports the line of an invalid list item', async () => {
    expect(
      await problemsOf([title, description, 'components:', '  - DataGrid', '  - grid']),
    ).toEqual([
      'docs/a/index.mdx:6: "components" has "grid"; each must be the PascalCase name of a component, such as DataGrid.',
    ]);
    expect(await problemsOf([title, description, 'components:', '  - 0x10'])).toEqual([
      'docs/a/index.mdx:4: "components" has 16; each must be the PascalCase name of a component, such as DataGrid.',
    ]);
  });

  it('reports all mistakes of a file at once, in line order', async () => {
    expect(await problemsOf(['tilte: a', 'description: 3', 'components: 4'])).toEqual([
      'docs/a/index.mdx:1: "title" is missing; every page needs it.',
      'docs/a/index.mdx:2: "tilte" is not a field of a page; did you mean "title"?',
      'docs/a/index.mdx:3: "description" is 3; it must be a string.',
      'docs/a/index.mdx:4: "components" is 4; it must be a list.',
    ]);
  });

  it('reports the line of invalid YAML', async () => {
    expect((await problemsOf([title, 'description: a: b']))[0]).toMatch(
      /^docs\/a\/index\.mdx:3: the front matter is not valid YAML: .+\. Quote any value that contains a colon\.$/,
    );
  });
});

describe('front matter elsewhere', () => {
  it('is checked in frozen and translated pages', async () => {
    for (const file of [
      'versioned_docs/version-8.0.0/a/index.mdx',
      'i18n/fr/docusaurus-plugin-content-docs/current/a/index.mdx',
    ]) {
      expect(await problemsOf([title], file)).toEqual([
        `${file}:1: "description" is missing; every page needs it.`,
      ]);
    }
  });

  it('can have other fields in a post, but requires a title and a description', async () => {
    const file = 'blog/2026-11-21-start/index.mdx';
    expect(await problemsOf([title, description, 'authors: [a]', 'tags: [b]'], file)).toEqual([]);
    expect(await problemsOf(['date: someday', 'authors: 3'], file)).toEqual([
      `${file}:1: "title" is missing; every post needs it.`,
      `${file}:1: "description" is missing; every post needs it.`,
      `${file}:2: "date" is "someday"; it must be a date such as 2026-11-21.`,
      `${file}:3: "authors" is 3; it must be the name of an author or a list of them.`,
    ]);
  });

  it('is not checked in partials or in pages outside docs and blog', async () => {
    for (const file of ['docs/a/_part.mdx', 'docs/_shared/a.mdx', 'src/pages/a.mdx', 'docs.mdx']) {
      expect(await problemsOf(['anything: 1'], file)).toEqual([]);
    }
  });
});
