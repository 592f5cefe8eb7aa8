// The built HTML of the standalone pages of demos. `guides.spec.ts` opens one per guide in a browser.
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { wordsOf } from '../../src/demos/words';
import { demosByPage } from '../demosByPage';
import { between, readPage, valuesOf } from '../html';

const { current, frozen } = demosByPage();

/** The values of an attribute in the tags that match a pattern. */
const attributes = (html: string, element: RegExp, attribute: string): string[] =>
  [...html.matchAll(element)].flatMap(([tag]) => valuesOf(tag, attribute));

function expectPlayground(page: string, name: string): void {
  const path = `/playground/${page}/${name}/`;
  const html = readPage(path);
  expect(between(html, /<title[^>]*>/, '</title>'), path).toBe(`${wordsOf(name)} - MUI X`);
  expect(attributes(html, /<meta[^>]* name="?robots"?[^>]*>/g, 'content'), path).toEqual([
    'noindex',
  ]);
  const canonical = attributes(html, /<link[^>]* rel="?canonical"?[^>]*>/g, 'href');
  expect(
    canonical.map((address) => new URL(address).pathname),
    path,
  ).toEqual([`/x${path}`]);
  expect(html, `${path}: nothing of the site around it`).not.toMatch(/<(?:nav|footer)\b/);

  // For readers without JavaScript: the demo's code, and a link to its guide.
  const words = between(html, /<noscript[^>]*data-playground[^>]*>/, '</noscript>');
  expect(valuesOf(words, 'href')[0], path).toBe(`/x/${page}/#${name}.tsx`);
  expect(valuesOf(readPage(`/${page}/`), 'id'), path).toContain(`${name}.tsx`);
  const blocks = [...words.matchAll(/<pre([^>]*)>([^]*?)<\/pre>/g)];
  const code = blocks[0]?.[2]?.replace(/<[^>]*>/g, '') ?? '';
  expect(code, path).toMatch(/export default/);
  // A file that is the same in JavaScript and TypeScript appears once.
  const inVariant = (variant: string): number =>
    blocks.filter(([, looks = '']) => valuesOf(looks, 'data-variant')[0] === variant).length;
  expect(inVariant('JS'), path).toBe(inVariant('TS'));

  const files = [...valuesOf(html, 'src'), ...valuesOf(html, 'href')].filter((address) =>
    address.startsWith('/x/assets/'),
  );
  expect(files.some((file) => file.endsWith('.js'))).toBe(true);
  expect(
    files.filter((file) => !existsSync(`build${file.replace(/^\/x/, '')}`)),
    path,
  ).toEqual([]);
}

for (const [version, pages] of Object.entries({ current, frozen })) {
  test(`each demo of the ${version} docs has a standalone page`, () => {
    expect(pages.size).toBeGreaterThan(100);
    for (const [page, names] of pages) for (const name of names) expectPlayground(page, name);
  });
}
