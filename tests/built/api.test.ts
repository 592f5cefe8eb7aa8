import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { between, readPage, valuesOf } from '../html';

// The built HTML of every API reference page and every API tab; no browser test opens them all.
const pages = readdirSync('build', { recursive: true, encoding: 'utf8' })
  .map((file) => `/${file.replaceAll('\\', '/')}`)
  .filter((file) => /^\/api\/.*index\.html$|\/components-api\/index\.html$/.test(file))
  .map((file) => file.replace(/index\.html$/, ''))
  .sort();

const isTab = (path: string): boolean => path.endsWith('/components-api/');

interface BuiltPage {
  path: string;
  html: string;
  /** The page's own part of the HTML, without the frame. */
  article: string;
  ids: string[];
}

const built = pages.map((path): BuiltPage => {
  const html = readPage(path);
  const article = between(html, /<article[^>]*>/, '</article>');
  return { path, html, article, ids: valuesOf(html, 'id') };
});

test('the build contains the expected minimum of API pages and API tabs', () => {
  expect(pages.filter((path) => !isTab(path)).length).toBeGreaterThanOrEqual(179);
  expect(pages.filter(isTab).length).toBeGreaterThan(3);
});

test('each page has one h1, and its headings skip no level', () => {
  for (const { path, article } of built) {
    const numbers = [...article.matchAll(/<h([1-6])[\s>]/g)].map(([, level]) => Number(level));
    expect(
      numbers.filter((level) => level === 1),
      path,
    ).toHaveLength(1);
    numbers.reduce((above, level) => {
      expect(level, `${path}: ${numbers.join(' ')}`).toBeLessThanOrEqual(above + 1);
      return level;
    });
  }
});

test('every id is unique on its page', () => {
  for (const { path, ids } of built) {
    const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
    expect(twice, path).toEqual([]);
  }
});

test('no page shows undefined, NaN, [object Object] or an unresolved link', () => {
  for (const { path, article } of built) {
    const text = article.replace(/<[^>]*>/g, ' ');
    expect(text.length, path).toBeGreaterThan(50);
    expect(text, path).not.toMatch(/\[object Object\]|\{@link|\[\[\w+\]\]|\bNaN\b/);
    // `undefined` may occur in types and their explanations, but not as a whole description, default or address.
    expect(article, path).not.toMatch(/<(p|dd|li|h\d)[^>]*>undefined<|=["']?undefined\b/);
  }
});

test('every internal link points to an existing page and anchor', () => {
  const idsOf = new Map(built.map(({ path, ids }) => [path, new Set(ids)]));
  const idsAt = (path: string): Set<string> | undefined => {
    if (!idsOf.has(path) && existsSync(`build${path}index.html`)) {
      idsOf.set(path, new Set(valuesOf(readPage(path), 'id')));
    }
    return idsOf.get(path);
  };
  const broken = new Set<string>();
  for (const { path, article } of built) {
    for (const href of new Set(valuesOf(article, 'href'))) {
      const { origin, pathname, hash } = new URL(href, `http://site/x${path}`);
      if (origin !== 'http://site') continue;
      const target = pathname.replace(/^\/x/, '');
      const anchor = decodeURIComponent(hash.slice(1));
      const isThere = /\.(?:json|md)$/.test(target)
        ? existsSync(`build${target}`)
        : (idsAt(target) !== undefined && !anchor) || idsAt(target)?.has(anchor);
      if (!isThere) broken.add(`${path} -> ${pathname}${hash}`);
    }
  }
  expect([...broken]).toEqual([]);
});

test('each page has a unique title and description, and the correct canonical URL', () => {
  const seen = new Map<string, string>();
  for (const { path, html } of built) {
    const title = between(html, /<title[^>]*>/, '</title>');
    const meta = /<meta[^>]* name="?description"?[^>]*>/.exec(html)?.[0] ?? '';
    const [description = ''] = valuesOf(meta, 'content');
    expect(title, path).toMatch(/\bAPI - .* - MUI X$|\bAPI - MUI X$/);
    const [, version = '', current = path] = /^\/(\d[^/]*)(\/.*)$/.exec(path) ?? [];
    for (const text of [title, description]) {
      expect(text, path).not.toBe('');
      const key = `${version} ${text}`;
      expect(seen.get(key) ?? path, `"${text}" stands on two pages`).toBe(path);
      seen.set(key, path);
    }
    const link = /<link[^>]* rel="?canonical"?[^>]*>/.exec(html)?.[0] ?? '';
    const [canonical = ''] = valuesOf(link, 'href');
    // The canonical page of a tab is its guide; that of a frozen page is the current page, if there is one.
    const own = existsSync(`build${current}index.html`) ? current : path;
    expect(new URL(canonical).pathname).toBe(`/x${own.replace(/components-api\/$/, '')}`);
  }
});

test('the sitemap lists every page of the reference and no API tab', () => {
  const sitemap = readFileSync('build/sitemap.xml', 'utf8');
  expect(sitemap).not.toContain('/components-api/');
  for (const path of pages.filter((each) => !isTab(each))) {
    expect(sitemap).toContain(`/x${path}</loc>`);
  }
});

test('each indexed JSON file is complete, and its members appear on the page', () => {
  const index = JSON.parse(readFileSync('build/api/index.json', 'utf8')) as {
    name: string;
    kind: string;
    url: string;
    json: string;
  }[];
  expect(index.length).toBeGreaterThanOrEqual(175);
  const fields = ['name', 'kind', 'plan', 'imports', 'description', 'deprecated', 'props', 'slots'];
  const memberFields = 'default deprecated description plan required signature type';
  const wrong: string[] = [];
  for (const { name, kind, url, json } of index) {
    const data = JSON.parse(readFileSync(`build${json.replace(/^\/x/, '')}`, 'utf8')) as {
      name: string;
      kind: string;
      plan: string;
      props: Record<string, object>;
    };
    expect([data.name, data.kind]).toEqual([name, kind]);
    expect(['community', 'pro', 'premium']).toContain(data.plan);
    wrong.push(...[...fields, 'classes'].filter((field) => !(field in data)));
    const ids = new Set(built.find(({ path }) => `/x${path}` === url)?.ids);
    const prefix = kind === 'component' ? 'prop' : 'member';
    for (const [prop, member] of Object.entries(data.props)) {
      // Only members newer than the oldest frozen version have `since`.
      const own = Object.keys(member).filter((field) => field !== 'since');
      const isComplete = own.sort().join(' ') === memberFields;
      if (!isComplete || !ids.has(`${prefix}-${prop}`)) wrong.push(`${json}: ${prop}`);
    }
  }
  expect(wrong).toEqual([]);
});
