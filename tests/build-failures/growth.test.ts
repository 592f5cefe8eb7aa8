import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { plainPage } from '../../scripts/bench/lib/pages.mjs';
import { plainFiles } from '../../scripts/bench/lib/plain-site.mjs';
import { FixtureSite } from './site';

/** Gzip bytes that a page more may cost a first visit of the others; `npm run bench:pages` says where they are. */
const budget = 20;

let site: FixtureSite;
beforeAll(() => {
  site = new FixtureSite();
});
afterAll(() => site.remove());

/** The titles and addresses of real pages with a word of text: what they say is in no other page's visit. */
const shortPages = (count: number): ReturnType<typeof plainPage>[] =>
  Array.from({ length: count }, (_, index) => {
    const page = plainPage(index, count);
    const frontMatter = /^---\n.*?\n---\n/s.exec(page.content)?.[0] ?? '';
    return { ...page, content: `${frontMatter}\nText.\n` };
  });

const folder = (): string => path.join(site.dir, 'build');
const read = (file: string): Buffer => readFileSync(path.join(folder(), file));
const gzipOf = (content: Buffer): number => gzipSync(content, { level: 9 }).length;

/** What the document of a page names and the browser loads with it: the document, its styles and its scripts. */
function firstVisit(address: string): { bytes: number; scripts: string[] } {
  const html = read(path.join(address, 'index.html'));
  const named = html.toString().matchAll(/\/x\/(assets\/(?:css|js)\/[\w.~-]+)/g);
  const files = [...new Set([...named].map(([, file = '']) => file))];
  const contents = files.map(read);
  return {
    bytes: [html, ...contents].reduce((sum, content) => sum + gzipOf(content), 0),
    scripts: contents.map(String),
  };
}

it('a page more costs a first visit of the others a few bytes', () => {
  const [few, many] = [20, 120].map((count) => {
    const pages = shortPages(count);
    site.write(plainFiles(pages));
    const { code, output } = site.build();
    expect(code, output).toBe(0);
    const visit = firstVisit(pages[0]!.path);
    // What knows of the other pages, navigation and runtime, is among what is counted.
    expect(visit.scripts.some((script) => script.includes('"docsSidebars":'))).toBe(true);
    expect(visit.scripts.some((script) => script.includes('assets/js/'))).toBe(true);
    return visit.bytes;
  });
  expect(many! - few!).toBeGreaterThan(0);
  expect((many! - few!) / 100).toBeLessThan(budget);
});
