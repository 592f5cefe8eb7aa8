import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { doc, sidebars } from './content';
import { FixtureSite } from './site';

let site: FixtureSite;
beforeAll(() => {
  site = new FixtureSite();
});
afterAll(() => site.remove());

const navigation = { 'sidebars.ts': sidebars("page('/a')") };

/** A page with these lines of front matter, the first of them on line 2. */
const page = (...lines: string[]): string => `---\n${lines.join('\n')}\n---\n\nText.\n`;

const complete = ['title: A', 'description: About a.'];

const failures: Record<string, [string[], string]> = {
  'without a title': [
    ['description: About a.'],
    'docs/a/index.mdx:1: "title" is missing; every page needs it.',
  ],
  'without a description': [
    ['title: A'],
    'docs/a/index.mdx:1: "description" is missing; every page needs it.',
  ],
  'with a long title': [
    ['description: About a.', `title: ${'a'.repeat(71)}`],
    'docs/a/index.mdx:3: "title" is 71 characters long; at most 70 are allowed.',
  ],
  'with a long description': [
    ['title: A', `description: ${'a'.repeat(161)}`],
    'docs/a/index.mdx:3: "description" is 161 characters long; at most 160 are allowed.',
  ],
  'with an empty title': [
    ['title: ""', 'description: About a.'],
    'docs/a/index.mdx:2: "title" is empty.',
  ],
  'with a number for a title': [
    ['title: 42', 'description: About a.'],
    'docs/a/index.mdx:2: "title" is 42; it must be a string.',
  ],
  'with a misspelled field': [
    [...complete, 'keyword: [a]'],
    'docs/a/index.mdx:4: "keyword" is not a field of a page; did you mean "keywords"?',
  ],
  'with an unknown field': [
    [...complete, 'slug: /b'],
    'docs/a/index.mdx:4: "slug" is not a field of a page; allowed: "title", "description", "components"',
  ],
  'with components that are not a list': [
    [...complete, 'components: DataGrid'],
    'docs/a/index.mdx:4: "components" is "DataGrid"; it must be a list.',
  ],
  'with a component name that is not in PascalCase': [
    [...complete, 'components: [DataGrid, dataGrid]'],
    'docs/a/index.mdx:4: "components" has "dataGrid"; each must be the PascalCase name of a component',
  ],
  'with a string for a flag': [
    [...complete, 'hide_table_of_contents: "yes"'],
    'docs/a/index.mdx:4: "hide_table_of_contents" is "yes"; it must be true or false.',
  ],
  'with an impossible heading level': [
    [...complete, 'toc_max_heading_level: 7'],
    'docs/a/index.mdx:4: "toc_max_heading_level" is 7; it must be a heading level from 2 to 6.',
  ],
  'with an empty keyword': [
    [...complete, 'keywords: [""]'],
    'docs/a/index.mdx:4: "keywords" has ""; each must be a non-blank string.',
  ],
  'with a string for its last update': [
    [...complete, 'last_update: today'],
    'docs/a/index.mdx:4: "last_update" is "today"; it must have "date" or "author".',
  ],
  'with broken YAML': [
    ['title: a: b', 'description: About a.'],
    'docs/a/index.mdx:2: the front matter is not valid YAML',
  ],
};

describe('a page', () => {
  for (const [name, [lines, message]] of Object.entries(failures)) {
    it(`${name} stops the build`, async () => {
      site.write({ ...navigation, 'docs/a/index.mdx': page(...lines) });
      expect(await site.load()).toContain(message);
    });
  }

  it('with a title of 70 and a description of 160 characters is accepted', async () => {
    const lines = [`title: ${'é'.repeat(70)}`, `description: ${'a'.repeat(160)}`];
    site.write({ ...navigation, 'docs/a/index.mdx': page(...lines) });
    expect(await site.load()).toBe('');
  });
});

describe('a blog post', () => {
  const sound = { ...navigation, 'docs/a/index.mdx': doc('A') };

  it('without a description stops the build', async () => {
    site.write({ ...sound, 'blog/2026-11-21-p/index.mdx': page('title: P') });
    expect(await site.load()).toContain(
      'blog/2026-11-21-p/index.mdx:1: "description" is missing; every post needs it.',
    );
  });

  it('with an invalid date stops the build', async () => {
    const post = page('title: P', 'description: About p.', 'date: someday');
    site.write({ ...sound, 'blog/p/index.mdx': post });
    expect(await site.load()).toContain(
      'blog/p/index.mdx:4: "date" is "someday"; it must be a date such as 2026-11-21.',
    );
  });

  it('with a number as its author stops the build', async () => {
    const post = page('title: P', 'description: About p.', 'authors: 3');
    site.write({ ...sound, 'blog/2026-11-21-p/index.mdx': post });
    expect(await site.load()).toContain(
      'blog/2026-11-21-p/index.mdx:4: "authors" is 3; it must be the name of an author or a list of them.',
    );
  });

  it('without a truncation marker stops the build', async () => {
    site.write({ ...sound, 'blog/2026-11-21-p/index.mdx': doc('P') });
    const failure = await site.load();
    expect(failure).toContain('Docusaurus found blog posts without truncation markers:');
    expect(failure).toContain('"blog/2026-11-21-p/index.mdx"');
  });
});
