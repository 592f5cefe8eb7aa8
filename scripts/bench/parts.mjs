/* global document -- some functions run in the page */
// `npm run bench:parts -- --every 10`: how many visible elements of demos are named parts, from the standalone pages of ./build or of
// `--site http://localhost:4100`. Ends with 1 below the limit.
import { parseArgs } from 'node:util';
import { loadTs } from '../lib/load-ts.mjs';
import { launch } from './lib/browser.mjs';
import { parseCount, serveBuild } from './lib/cli.mjs';
import { formatTable } from './lib/table.mjs';

/** The share of visible elements that has to be named. */
const least = 0.95;

const { values } = parseArgs({
  options: { every: { type: 'string', default: '10' }, site: { type: 'string' } },
});
const every = parseCount('--every', values.every);
const server = values.site ? undefined : await serveBuild();
const origin = values.site ?? server.origin;

const { referenceVersions, installedReference } = loadTs('../../src/api-reference/plugin.ts');
const { materialNames, partsTable } = loadTs('../../src/inspect/node/partsTable.ts');
const { partOf } = loadTs('../../src/inspect/browser/resolve.ts');
const siteDir = process.cwd();
const [current] = referenceVersions;
const table = partsTable(installedReference(siteDir, current), '', materialNames(siteDir));

/** Runs in the page: the classes of each visible element and of all elements around it, up to the demo. */
function visibleElements() {
  const chains = [];
  for (const stage of document.querySelectorAll('[data-demo], [data-demo-portal]')) {
    for (const element of stage.querySelectorAll('*')) {
      const { width, height } = element.getBoundingClientRect();
      if (width + height === 0 || !element.checkVisibility({ visibilityProperty: true })) continue;
      const chain = [];
      for (let each = element; each && each !== stage; each = each.parentElement)
        chain.push([...each.classList]);
      chains.push(chain);
    }
  }
  return chains;
}

const { findDemos } = loadTs('../../src/demos/plugin.ts');
const demos = (await findDemos(siteDir, false)).map(({ path }) => path);
const chosen = demos.filter((_, at) => at % every === 0);

const browser = await launch();
const page = await browser.newPage({ viewport: { width: 1100, height: 800 } });
const counts = new Map();
const unnamed = new Map();
let isSlow = 0;
for (const path of chosen) {
  await page.goto(`${origin}/x/playground/${path}/`);
  const isReady = await page
    .waitForFunction(() => document.querySelector('[data-demo] *'), undefined, { timeout: 60_000 })
    .catch(() => null);
  if (!isReady) {
    isSlow += 1;
    continue;
  }
  await page.waitForTimeout(500);
  // Popups, too: whatever the first button opens.
  await page
    .locator('[data-demo] [aria-haspopup]:visible')
    .first()
    .click({ timeout: 1000 })
    .catch(() => undefined);
  const product = path.split('/')[0];
  const of = counts.get(product) ?? { all: 0, own: 0, named: 0 };
  counts.set(product, of);
  for (const chain of await page.evaluate(visibleElements)) {
    const at = chain.findIndex((classes) => partOf(classes, table));
    of.all += 1;
    if (at === 0) of.own += 1;
    if (at >= 0) of.named += 1;
    else unnamed.set(path, (unnamed.get(path) ?? 0) + 1);
  }
}
await browser.close();
server?.close();

const percent = (part, all) => `${((100 * part) / all).toFixed(1)} %`;
const rows = [...counts].map(([product, { all, own, named }]) => [
  product,
  all,
  percent(own, all),
  percent(named, all),
]);
const total = { all: 0, named: 0 };
for (const { all, named } of counts.values()) {
  total.all += all;
  total.named += named;
}
console.log(
  formatTable([['product', 'visible elements', 'with a name of their own', 'named'], ...rows]),
);
console.log(
  `${chosen.length - isSlow} of ${chosen.length} demos; ${percent(total.named, total.all)} named.`,
);
for (const [path, count] of [...unnamed].sort((a, b) => b[1] - a[1]).slice(0, 12))
  console.log(`  ${count} without a name: ${path}`);
process.exitCode = total.named / total.all >= least ? 0 : 1;
