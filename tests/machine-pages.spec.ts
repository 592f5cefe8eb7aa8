import { existsSync, readFileSync } from 'node:fs';
import { test as onFiles } from '@playwright/test';
import { parseDocument } from 'htmlparser2';
import type { Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { expect, open, test } from './fixtures';
import { between, valuesOf } from './html';

// What assistants read: a Markdown copy of every page, and indexes of the copies. Most tests read built files, without a browser.

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm);
const read = (file: string): string => readFileSync(`build/${file}`, 'utf8');

/** Paths below `/x/` of all pages in the sitemap, such as `react-charts/`. */
const sitemap = [...read('sitemap.xml').matchAll(/<loc>[^<]*?\/x\/([^<]*)<\/loc>/g)].map(
  ([, path = '']) => path,
);

const copies = new Map(
  sitemap
    .filter((path) => existsSync(`build/${path}index.md`))
    .map((path) => {
      const text = read(`${path}index.md`);
      return [path, { text, tree: parser.parse(text) as Root }] as const;
    }),
);

type Dom = ReturnType<typeof parseDocument>['children'];

/** The text of some HTML, without badges and the link signs after headings. */
function textOf(nodes: Dom): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return (node as unknown as { data: string }).data;
      const { attribs = {}, children = [] } = node as unknown as {
        attribs?: Record<string, string>;
        children?: Dom;
      };
      const isSign = /hash-link/.test(attribs.class ?? '') || 'data-tag' in attribs;
      return isSign ? '' : textOf(children);
    })
    .join('');
}

const squeeze = (text: string): string =>
  text
    .replace(/\((?:Pro|Premium) plan\)/g, '')
    .replace(/[\s\u200b]+/g, '')
    .trim();

/** The headings in a page's HTML, from `h2` on. */
const headingsOfHtml = (article: string): string[] =>
  [...article.matchAll(/<h([23456])[\s>][\s\S]*?<\/h\1>/g)].map(([html]) =>
    squeeze(textOf(parseDocument(html).children)),
  );

function headingsOfCopy(tree: Root): string[] {
  const headings: string[] = [];
  visit(tree, 'heading', (node) => {
    let text = '';
    visit(node, (child) => {
      if (child.type === 'text' || child.type === 'inlineCode') text += child.value;
    });
    if (node.depth > 1) headings.push(squeeze(text));
  });
  return headings;
}

/** Whether a page has a Markdown source or a model; the others are lists made for machines. */
const isWritten = (path: string): boolean => path !== '' && path !== 'blog/';

onFiles('every page in the sitemap has a copy and links to it in its head', () => {
  expect(sitemap.length).toBeGreaterThan(150);
  for (const path of sitemap) {
    expect(copies.has(path), `/x/${path}`).toBe(true);
    const [link = ''] = /<link[^>]*text\/markdown[^>]*>/.exec(read(`${path}index.html`)) ?? [];
    expect(valuesOf(link, 'href')[0] ?? '', path).toMatch(new RegExp(`/x/${path}index\\.md$`));
  }
});

onFiles('a copy has the same headings as its page, in the same order', () => {
  for (const [path, { tree }] of copies) {
    // Copies say what a gallery shows, but leave out its pictures.
    if (!isWritten(path) || path.endsWith('gallery/')) continue;
    const article = between(read(`${path}index.html`), /<article[^>]*>/, '</article>');
    // Titles of notes don't count as headings.
    expect.soft(headingsOfCopy(tree), path).toEqual(headingsOfHtml(article));
  }
});

onFiles(
  'a copy has the source of every demo of its page, and nothing that only the site understands',
  () => {
    for (const [path, { text, tree }] of copies) {
      const shown = new Set<string>();
      let outside = '';
      visit(tree, (node) => {
        if (node.type === 'code') {
          const [, title] = /title="([^"]+)"/.exec(node.meta ?? '') ?? [];
          if (title) shown.add(title);
        }
        if (node.type === 'text' || node.type === 'html') outside += `${node.value}\n`;
      });
      const [, page = ''] = /^(.*?)\/?$/.exec(path) ?? [];
      const demos = [...text.matchAll(/^ *Demo: \[.*\]\((\S+)\)$/gm)];
      for (const [, address = ''] of demos) {
        const name = address.split('/').at(-2) ?? '';
        expect(existsSync(`build/playground/${page}/${name}/index.html`), address).toBe(true);
        expect([...shown], address).toContain(`${name}.tsx`);
      }
      // The reference shows comments of the packages, whose text may contain elements.
      const left = path.startsWith('api/')
        ? null
        : /<[A-Z]\w*[\s/>].*\/>|^:::|\{\/\*|^import .* from '@site/m.exec(outside);
      expect(left?.[0], path).toBeUndefined();
    }
  },
);

onFiles('links in copies point to files of the build, and links to pages point to copies', () => {
  const missing: string[] = [];
  for (const [path, { tree }] of copies) {
    visit(tree, (node) => {
      if (node.type !== 'link' && node.type !== 'definition') return;
      const [, file] = /^https?:\/\/[^/]+\/x\/([^?#]*)/.exec(node.url) ?? [];
      if (file === undefined) {
        if (/^[/.#]/.test(node.url)) missing.push(`${path}: ${node.url}`);
        return;
      }
      const isPage = file === '' || file.endsWith('/');
      const hasNoCopy = /^playground\/|components-api\/$/.test(file);
      if (isPage && !hasNoCopy) missing.push(`${path}: ${node.url} is no copy`);
      if (!existsSync(`build/${isPage ? `${file}index.html` : file}`))
        missing.push(`${path}: ${node.url}`);
    });
  }
  expect(missing).toEqual([]);
});

/** The ids of a copy's headings and anchors; a plan after a heading is not part of its id. */
function idsOfCopy(tree: Root): Set<string> {
  const ids = new Set<string>();
  const times = new Map<string, number>();
  visit(tree, (node) => {
    if (node.type === 'html') {
      for (const [, id = ''] of node.value.matchAll(/\bid="([^"]+)"/g)) ids.add(id);
    }
    if (node.type !== 'heading') return;
    let text = '';
    visit(node, (child) => {
      if (child.type === 'text' || child.type === 'inlineCode') text += child.value;
    });
    const slug = text
      .trim()
      .replace(/ \((?:Pro|Premium) plan\)$/, '')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-')
      .replace(/-+$/, '');
    const count = times.get(slug) ?? 0;
    times.set(slug, count + 1);
    ids.add(count > 0 ? `${slug}-${count}` : slug);
  });
  return ids;
}

onFiles('fragments in links of copies match a heading or an anchor of the target copy', () => {
  const ids = new Map(Array.from(copies, ([path, { tree }]) => [path, idsOfCopy(tree)]));
  const missing: string[] = [];
  let count = 0;
  for (const [path, { tree }] of copies) {
    visit(tree, (node) => {
      if (node.type !== 'link' && node.type !== 'definition') return;
      const [, page, fragment] =
        /^https?:\/\/[^/]+\/x\/([^?#]*)index\.md#(.+)$/.exec(node.url) ?? [];
      if (page === undefined || fragment === undefined) return;
      // In Markdown, rows of the reference are list items that name the members; they have no anchors.
      if (page.startsWith('api/')) return;
      count += 1;
      const own = ids.get(page);
      if (own && !own.has(decodeURIComponent(fragment))) missing.push(`${path}: ${node.url}`);
    });
  }
  expect(count).toBeGreaterThan(100);
  expect(missing).toEqual([]);
});

/** Code without white space, and without the folder of sample data, which a page shows as files next to its demos. */
const bare = (code: string): string =>
  code.replace(/[\s\u200b]+/g, '').replace(/'(?:\.\/data|sample-data)\//g, "'");

onFiles('a copy has all the TypeScript code of its page', () => {
  const missing: string[] = [];
  let count = 0;
  for (const [path, { text, tree }] of copies) {
    if (!isWritten(path) || path.startsWith('api/')) continue;
    const article = between(read(`${path}index.html`), /<article[^>]*>/, '</article>')
      // Snippets that show the reader's own choice of props.
      .replace(/<div class="?snippet_[^>]*><pre[\s\S]*?<\/pre>/g, '');
    let code = bare(text);
    visit(tree, 'code', (node) => {
      code += bare(node.value);
    });
    for (const [pre] of article.matchAll(/<pre[\s>][\s\S]*?<\/pre>/g)) {
      const opening = /^<pre[^>]*>/.exec(pre)?.[0] ?? '';
      // The JavaScript version and the commands of other package managers are derived from what the copy has.
      if (/data-variant=["']?JS/.test(opening)) continue;
      const own = bare(textOf(parseDocument(pre).children));
      if (/^(?:yarn|pnpm|bun|npx)/.test(own)) continue;
      count += 1;
      if (!code.includes(own)) missing.push(`${path}: ${own.slice(0, 80)}`);
    }
  }
  expect(count).toBeGreaterThan(500);
  expect(missing).toEqual([]);
});

onFiles('the index lists every guide, and the full text of each product with its size', () => {
  const index = read('llms.txt');
  for (const path of sitemap) {
    if (/^(?:api\/|blog\/|$)/.test(path)) continue;
    expect(index, path).toContain(`/x/${path}index.md)`);
  }
  const wholes = [
    ...index.matchAll(/\/x\/(\S+llms-full\.txt)\): ([\d,]+) kB, about ([\d,]+) tokens/g),
  ];
  expect(wholes.length).toBe(5);
  for (const [, file = '', size = ''] of wholes) {
    const bytes = Buffer.byteLength(read(file));
    expect(Math.abs(Number(size.replaceAll(',', '')) - bytes / 1000), file).toBeLessThan(1);
  }
  expect(read('react-charts/llms-full.txt')).toContain(read('react-charts/index.md'));
});

onFiles(
  'frozen versions have an index and copies of their own, which stay in their version',
  () => {
    const version = '8.0.0';
    const index = read(`${version}/llms.txt`);
    expect(index).toContain(`/x/${version}/react-charts/index.md`);
    const copy = read(`${version}/react-charts/index.md`);
    expect(copy).toContain(`version: "${version}"`);
    expect(copy).toContain(`/x/${version}/react-charts/`);
  },
);

test('a copy is served as Markdown in UTF-8, and a page names its copy after in-site navigation', async ({
  page,
  request,
}) => {
  const answer = await request.get('react-charts/index.md');
  expect(answer.headers()['content-type']).toBe('text/markdown; charset=utf-8');
  await open(page, 'introduction/');
  await page.getByRole('link', { name: 'Installation' }).first().click();
  await expect(page).toHaveURL(/introduction\/installation\/$/);
  await expect(page.locator('link[type="text/markdown"]')).toHaveAttribute(
    'href',
    /\/x\/introduction\/installation\/index\.md$/,
  );
});
