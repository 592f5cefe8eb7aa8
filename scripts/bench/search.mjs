// `npm run bench:search`: how well and how fast search answers on the built site. `--fit` fits the weights in
// src/search/browser/score.ts to the development queries instead.
import '../lib/say-mistakes.mjs';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync, constants } from 'node:zlib';
import { loadTs } from '../lib/load-ts.mjs';
import { UsageError } from '../lib/usage-error.mjs';
import { fit } from './lib/search-fit.mjs';
import { printQuality } from './lib/search-quality.mjs';
import { busyRemark, formatTable, kilobytes, median } from './lib/table.mjs';

const { values } = parseArgs({ options: { fit: { type: 'boolean' } } });
const { createEngine } = loadTs('../../src/search/browser/engine.ts');
const { createSession } = loadTs('../../src/search/browser/session.ts');

const build = path.resolve('build');
const queries = JSON.parse(
  readFileSync(new URL('../../src/search/node/__fixtures__/queries.json', import.meta.url), 'utf8'),
);
/** The ten queries of a visit, spread over the fixture. */
const visit = queries
  .filter((_, index) => index % Math.ceil(queries.length / 10) === 0)
  .slice(0, 10);

const brotli = (text) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

function readBuilt(name) {
  const file = path.join(build, name);
  if (existsSync(file)) return readFileSync(file, 'utf8');
  throw new UsageError(`There is no build/${name}: run \`npm run build\` first.`);
}

const manifest = readBuilt('search/manifest.json');
const current = JSON.parse(manifest).versions[''];
const texts = {
  names: readBuilt(`search/${current.names}`),
  index: readBuilt(`search/${current.index}`),
};
const open = () => createEngine(JSON.parse(texts.names), JSON.parse(texts.index));
const names = JSON.parse(texts.names);
const shards = current.excerpts.map((name) => JSON.parse(readBuilt(`search/${name}`)));
const engine = open();

/** Returns the brotli bytes of the excerpts that a visit fetches when every query is answered to the end. */
async function excerptBytes() {
  let bytes = 0;
  const fetched = new Set();
  const fetcher = async (url) => {
    const name = url.replace('/x/search/', '');
    const text = readBuilt(`search/${name}`);
    if (name.startsWith('excerpts') && !fetched.has(name)) bytes += brotli(text);
    fetched.add(name);
    return new Response(text);
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

/** Returns how long something takes, in milliseconds: the median of five times. */
const timeOf = (run) =>
  median(
    Array.from({ length: 5 }, () => {
      const start = performance.now();
      run();
      return performance.now() - start;
    }),
  );

if (values.fit) {
  fit(queries, engine);
  process.exit();
}
printQuality(queries, { engine, names, shards });
const first = brotli(texts.names) + brotli(manifest);
const whole = first + brotli(texts.index);
const excerpts = await excerptBytes();
const times = queries.map(({ q }) => timeOf(() => engine.search(q)));
console.log(`
${engine.entries.length} pages
${formatTable([
  ['what', 'measured', 'aim'],
  ['to the first result by names, brotli', kilobytes(first), '50 kB'],
  ['to the first result by texts, brotli', kilobytes(whole), '150 kB'],
  ['ten queries with excerpts, brotli', kilobytes(whole + excerpts), '200 kB'],
  ['making the index searchable', `${timeOf(open).toFixed(0)} ms`, ''],
  ['one query, middle', `${median(times).toFixed(1)} ms`, '10 ms'],
  ['one query, slowest', `${Math.max(...times).toFixed(1)} ms`, '10 ms'],
])}
${busyRemark()}`);
