import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { doc, post, sidebars, type Files } from './content';
import { FixtureSite } from './site';

let site: FixtureSite;
beforeAll(() => {
  site = new FixtureSite();
});
afterAll(() => site.remove());

const a = { 'docs/a/index.mdx': doc('A') };
const onlyA = { ...a, 'sidebars.ts': sidebars("page('/a')") };

async function failureOf(files: Files): Promise<string> {
  site.write(files);
  return site.load({ VERSIONS: 'all' });
}

it('a valid site loads without errors', async () => {
  expect(await failureOf(onlyA)).toBe('');
});

it('an unlisted page needs no navigation entry, and must not have one', async () => {
  const hidden = doc('Hidden').replace('---\n', '---\nunlisted: true\n');
  expect(await failureOf({ ...onlyA, 'docs/hidden/index.mdx': hidden })).toBe('');
  expect(await failureOf({ ...onlyA, 'docs/a/index.mdx': hidden })).toContain(
    'docs/a/index.mdx: this page is "unlisted", but it is listed in sidebars.ts:4.',
  );
});

describe('a duplicate pathname is reported', () => {
  it('in the navigation', async () => {
    const text = sidebars("group('Columns', [page('/a')])", "page('/a')");
    expect(await failureOf({ ...a, 'sidebars.ts': text })).toContain(
      '"/a" is in the navigation 2 times: "Columns › A" (sidebars.ts:4) and "A" (sidebars.ts:5). Keep only one.',
    );
  });

  it('among the files in docs', async () => {
    const failure = await failureOf({ ...onlyA, 'docs/a.mdx': doc('A again') });
    expect(failure).toContain(
      '2 pages share the pathname "/a": docs/a.mdx and docs/a/index.mdx. Keep only one.',
    );
  });

  it('for an .md and an .mdx file', async () => {
    const failure = await failureOf({ ...onlyA, 'docs/a/index.md': doc('A again') });
    expect(failure).toContain(
      '2 pages share the pathname "/a": docs/a/index.md and docs/a/index.mdx. Keep only one.',
    );
  });

  it('across docs and src/pages', async () => {
    const failure = await failureOf({ ...onlyA, 'src/pages/a.mdx': doc('A') });
    expect(failure).toContain(
      '2 pages share the pathname "/x/a": docs/a/index.mdx and src/pages/a.mdx. Keep only one.',
    );
  });

  it('across docs and the blog', async () => {
    const failure = await failureOf({
      'docs/blog/p/index.mdx': doc('P'),
      'blog/p/index.mdx': post('P').replace('---\n', '---\nslug: p\ndate: 2026-11-21\n'),
      'sidebars.ts': sidebars("page('/blog/p')"),
    });
    expect(failure).toContain(
      '2 pages share the pathname "/x/blog/p": blog/p/index.mdx and docs/blog/p/index.mdx. Keep only one.',
    );
  });

  it('but not for API reference pages in the navigation', async () => {
    const text = sidebars("page('/a')", "group('G', [page('/api/b')])", "page('/api/b')");
    expect(
      await failureOf({ ...a, 'docs/api/b/index.mdx': doc('B'), 'sidebars.ts': text }),
    ).not.toContain('"/api/b" is in the navigation');
  });
});

describe('the check of pages and navigation', () => {
  it('reports an entry without a page', async () => {
    const text = sidebars("page('/support')", "page('/suport')");
    const failure = await failureOf({
      'docs/support/index.mdx': doc('Support'),
      'sidebars.ts': text,
    });
    expect(failure).toContain(
      "sidebars.ts:5: '/suport' is in the navigation, but docs/suport/index.mdx does not exist. The nearest page is '/support'.",
    );
  });

  it('reports a page without an entry', async () => {
    expect(await failureOf({ ...onlyA, 'docs/new/index.mdx': doc('New') })).toContain(
      "docs/new/index.mdx: this page is not in the navigation. Add page('/new') to sidebars.ts.",
    );
  });

  it('reports a page that is not the index of a folder', async () => {
    expect(await failureOf({ ...onlyA, 'docs/new.mdx': doc('New') })).toContain(
      'docs/new.mdx: a page must be the index.mdx of a folder, because the folder is its pathname. Move it to docs/new/index.mdx.',
    );
  });

  it("names a frozen version's own files", async () => {
    const sidebar = 'versioned_sidebars/version-8.0.0-sidebars.json';
    const failure = await failureOf({
      ...onlyA,
      'versions.json': '["8.0.0"]',
      'versioned_docs/version-8.0.0/new/index.mdx': doc('New'),
      [sidebar]: '{\n  "docs": [{ "type": "doc", "id": "gone/index" }]\n}',
    });
    expect(failure).toContain(
      `${sidebar}:2: '/gone' is in the navigation, but versioned_docs/version-8.0.0/gone/index.mdx does not exist.`,
    );
    expect(failure).toContain(
      `versioned_docs/version-8.0.0/new/index.mdx: this page is not in the navigation. Add { "type": "doc", "id": "new/index" } to ${sidebar}.`,
    );
  });

  it('reports a page that a frozen version has and the current docs lack', async () => {
    site.write({ ...onlyA, 'versioned_docs/version-8.0.0/old-a/index.mdx': doc('A') });
    expect(await site.load({ VERSIONS: 'current' })).toContain(
      `"/old-a/" is a page of 8.0.0, but it does not exist in the current docs. Add the page that took its place to src/products/renames.ts, for example { from: '/old-a/', to: '/a/' }.`,
    );
  });

  it('reports all problems at once', async () => {
    const failure = await failureOf({
      ...a,
      'docs/new/index.mdx': doc('New'),
      'sidebars.ts': sidebars("page('/a')", "page('/gone', {})"),
    });
    expect(failure).toContain('2 problems in the pages and their navigation');
    expect(failure).toContain('docs/new/index.mdx: ');
    expect(failure).toContain("sidebars.ts:5: '/gone'");
  });
});

describe('an entry in sidebars.ts', () => {
  const failures: Record<string, [string, string]> = {
    'with an unknown plan': [
      "page('/a', { plan: 'gold' as never })",
      `sidebars.ts:4: page('/a'): "plan" is "gold"; allowed: "pro", "premium".`,
    ],
    'with an unknown tag': [
      "page('/a', { newfeature: true } as never)",
      `sidebars.ts:4: page('/a'): "newfeature" is not a field of this entry; allowed: "title", "plan", "newFeature", "planned", "unstable". Did you mean "newFeature"?`,
    ],
    'with a tag that is neither true nor false': [
      "page('/a', { planned: 'yes' as never })",
      `sidebars.ts:4: page('/a'): "planned" is "yes"; allowed: true, false.`,
    ],
    'with an empty title': [
      "page('/a', { title: ' ' })",
      `sidebars.ts:4: page('/a'): "title" is " "; allowed: a non-blank string.`,
    ],
    'with an invalid pathname': [
      "page('a')",
      "sidebars.ts:4: page('a'): a pathname must start with a slash and have no query or hash",
    ],
    'with an unknown product': [
      "group('G', [page('/a')], { product: 'x-grid' as never })",
      `sidebars.ts:4: group('G'): "product" is "x-grid"; allowed: "introduction", "x-data-grid"`,
    ],
    'with half an address': [
      "external('/news/', 'News')",
      "sidebars.ts:4: external('/news/'): an external entry needs a full http or https address",
    ],
  };
  for (const [name, [entry, message]] of Object.entries(failures)) {
    it(`${name} stops the build`, async () => {
      expect(await failureOf({ ...a, 'sidebars.ts': sidebars(entry) })).toContain(message);
    });
  }
});

describe('VERSION_HOSTS', () => {
  const failureWith = (hosts: string): Promise<string> => {
    site.write(onlyA);
    return site.load({ VERSION_HOSTS: hosts });
  };

  it('with an unknown version stops the build', async () => {
    expect(await failureWith('v9=https://a.test')).toContain(
      'VERSION_HOSTS: found "v9=https://a.test"; allowed are an address with {version} in it, or a list of v7, v6, v5, v4',
    );
  });

  it('with an invalid URL stops the build', async () => {
    expect(await failureWith('v7=seven.test')).toContain(
      'VERSION_HOSTS: found "seven.test"; each host must be an http or https address',
    );
  });

  it('with a host for every version is accepted', async () => {
    expect(await failureWith('https://{version}.test')).toBe('');
  });
});
