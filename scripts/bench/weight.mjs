// `npm run bench:weight -- /introduction/installation/`: every request of a page of ./build with its size, at load and in the
// five idle seconds after it.
import '../lib/say-mistakes.mjs';
import { launch } from './lib/browser.mjs';
import { serveBuild } from './lib/cli.mjs';
import { idleTime, kindOrder, loadPage, sum } from './lib/page-load.mjs';
import { hostPath } from './lib/server.mjs';
import { formatTable, kilobytes } from './lib/table.mjs';

const [pagePath = '/introduction/installation/'] = process.argv.slice(2);

const address = hostPath(pagePath);
const server = await serveBuild(address);
const browser = await launch();
const requests = await loadPage(browser, server, address);
await browser.close();
server.close();

const moments = ['load', 'prefetch', 'idle'];
const order = ({ when, kind }) => moments.indexOf(when) * 10 + kindOrder.indexOf(kind);
requests.sort((a, b) => order(a) - order(b) || b.gzip - a.gzip);

const sizes = (list) => [kilobytes(sum(list)), kilobytes(sum(list, 'raw'))];
const total = (name, kind, list) => [name, kind, list.length, ...sizes(list)];
const totals = moments.flatMap((moment) => {
  const ofMoment = requests.filter(({ when }) => when === moment);
  const ofKind = (kind) => ofMoment.filter((request) => request.kind === kind);
  const rows = kindOrder.map((kind) => total(moment, kind, ofKind(kind)));
  return [...rows, total(moment, 'all', ofMoment)].filter(([, , count]) => count > 0);
});
const scripts = requests.filter(({ kind }) => kind === 'script');

console.log(`
${address}: at load, as prefetches of links, and in ${idleTime / 1000} idle seconds
${formatTable([
  ['when', 'kind', 'gzip', 'raw', 'address'],
  ...requests.map((request) => [request.when, request.kind, ...sizes([request]), request.url]),
])}

${formatTable([
  ['when', 'kind', 'requests', 'gzip', 'raw'],
  ...totals,
  total('total', 'script', scripts),
  total('total', 'all', requests),
])}`);
