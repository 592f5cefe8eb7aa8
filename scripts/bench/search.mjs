// `npm run bench:search`: how well and how fast search answers. Quality on the built site; bytes and times on it with
// generated pages added up to 360, a site of typical size.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import createJiti from 'jiti';
import { launch } from './lib/browser.mjs';
import { stop } from './lib/cli.mjs';
import { generatedPage } from './lib/pages.mjs';
import { measureFirstResult } from './lib/search-in-page.mjs';
import { printQuality } from './lib/search-quality.mjs';
import { serve } from './lib/server.mjs';
import { busyRemark, formatTable, kilobytes, median } from './lib/table.mjs';

const load = createJiti(import.meta.url);
const { createEngine } = load('../../src/search/browser/engine.ts');
const { createSession } = load('../../src/search/browser/session.ts');
const { searchFiles } = load('../../src/search/build/files.ts');
const { readHtml } = load('../../src/search/build/readHtml.ts');
const { readMarkdown } = load('../../src/search/build/readMarkdown.ts');

const typicalPages = 360;
const build = path.resolve('build');
const queries = JSON.parse(
  readFileSync(
    new URL('../../src/search/build/__fixtures__/queries.json', import.meta.url),
    'utf8',
  ),
);
/** Ten queries of a visit, of every sort. */
const visit = queries
  .filter((_, index) => index % Math.ceil(queries.length / 10) === 0)
  .slice(0, 10);

const brotli = (text) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

function readBuilt(name) {
  try {
    return readFileSync(path.join(build, name), 'utf8');
  } catch {
    return stop(`There is no build/${name}: run \`npm run build\` first.`);
  }
}

const manifest = JSON.parse(readBuilt('search/manifest.json'));
const current = manifest.versions[''];
const names = JSON.parse(readBuilt(`search/${current.names}`));
const index = JSON.parse(readBuilt(`search/${current.index}`));
const shards = current.excerpts.map((name) => JSON.parse(readBuilt(`search/${name}`)));
const engine = createEngine(names, index);

/** The pages of the build and generated ones, as the plugin reads them; and how long reading took. */
function readPages() {
  const entry = ({ path: page, title, tags, trail }) => ({
    path: page,
    title,
    tags,
    trail,
    description: '',
    keywords: [],
  });
  const start = performance.now();
  const built = engine.entries.map((one) => ({
    ...entry(one),
    sections: readHtml(readBuilt(path.join(one.path, 'index.html'))).sections,
  }));
  const count = Math.max(typicalPages - built.length, 0);
  const generated = Array.from({ length: count }, (_, number) => {
    const { path: page, title, content } = generatedPage(number, count);
    return {
      ...entry({ path: `${page}/`, title, tags: [], trail: [] }),
      sections: readMarkdown(content),
    };
  });
  return { pages: [...built, ...generated], milliseconds: performance.now() - start };
}

const { pages, milliseconds: readTime } = readPages();
const started = performance.now();
const files = searchFiles([{ segment: '', version: current.version, pages }]);
const indexTime = performance.now() - started;
const made = JSON.parse(files.get('manifest.json')).versions[''];

/** Bytes of the excerpts that a visit fetches, with every answer looked at. */
async function excerptBytes() {
  let bytes = 0;
  const fetched = new Set();
  const fetcher = async (url) => {
    const name = url.replace('/x/search/', '');
    if (name.startsWith('excerpts') && !fetched.has(name)) bytes += brotli(files.get(name));
    fetched.add(name);
    return new Response(files.get(name));
  };
  const handle = createSession({ reply: () => undefined, fetcher });
  await handle({ type: 'open', baseUrl: '/x/', segment: '', isFresh: false });
  for (const [id, { q }] of visit.entries()) {
    await handle({
      type: 'search',
      id: id + 1,
      query: q,
      product: 'introduction',
      isScoped: false,
    });
  }
  return bytes;
}

function openingTime() {
  const read = [made.names, made.index].map((name) => files.get(name));
  const start = performance.now();
  const [ofNames, ofTexts] = read.map((text) => JSON.parse(text));
  createEngine(ofNames, ofTexts);
  return performance.now() - start;
}

function queryTimes() {
  const large = createEngine(JSON.parse(files.get(made.names)), JSON.parse(files.get(made.index)));
  const times = queries.map(({ q }) => {
    const runs = Array.from({ length: 5 }, () => {
      const start = performance.now();
      large.search(q);
      return performance.now() - start;
    });
    return median(runs);
  });
  return { middle: median(times), most: Math.max(...times) };
}

/** The build with the index of all pages in place of its own. */
function siteWithAllPages() {
  const copy = mkdtempSync(path.join(tmpdir(), 'docs-bench-'));
  process.once('exit', () => rmSync(copy, { recursive: true, force: true }));
  cpSync(build, copy, { recursive: true });
  rmSync(path.join(copy, 'search'), { recursive: true });
  mkdirSync(path.join(copy, 'search'));
  cpSync(path.join(build, 'search/index.html'), path.join(copy, 'search/index.html'));
  files.forEach((content, name) => writeFileSync(path.join(copy, 'search', name), content));
  return copy;
}

printQuality(queries, { engine, names, shards });
const first = brotli(files.get(made.names)) + brotli(files.get('manifest.json'));
const whole = first + brotli(files.get(made.index));
const excerpts = await excerptBytes();
const { middle, most } = queryTimes();
const openTime = median(Array.from({ length: 5 }, openingTime));
console.log(`
${pages.length} pages, ${pages.length - engine.entries.length} of them generated
${formatTable([
  ['what', 'measured', 'aim'],
  ['to the first result by names, brotli', kilobytes(first), '50 kB'],
  ['to the first result by texts, brotli', kilobytes(whole), '150 kB'],
  ['ten queries with excerpts, brotli', kilobytes(whole + excerpts), '200 kB'],
  ['making the index searchable', `${openTime.toFixed(0)} ms`, ''],
  ['reading the pages', `${readTime.toFixed(0)} ms`, ''],
  ['reading and indexing', `${(readTime + indexTime).toFixed(0)} ms`, '2000 ms'],
  ['one query, middle', `${middle.toFixed(1)} ms`, '10 ms'],
  ['one query, slowest', `${most.toFixed(1)} ms`, '10 ms'],
])}`);

const browser = await launch();
const server = await serve(siteWithAllPages());
const rows = await measureFirstResult(
  browser,
  server.origin,
  visit.map(({ q }) => q),
);
await browser.close();
server.close();
console.log(`
In the browser, medians; from the key that opens search, its first query pasted at once. The server sends gzip.
${busyRemark()}${formatTable([['network', 'first result', 'aim', 'longest task'], ...rows])}`);
