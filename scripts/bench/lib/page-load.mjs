import { recordRequests, scriptPart, sum } from './requests.mjs';
import { formatTable, kilobytes } from './table.mjs';

/** How long a page is watched after its load event, in milliseconds. */
export const idleTime = 5000;

/**
 * Opens a page with an empty cache and records its requests.
 * @param {import('@playwright/test').Browser} browser
 * @param {Awaited<ReturnType<import('./server.mjs').serve>>} server
 * @param {string} address with the base path
 * @param {number} [idle] milliseconds to wait after the load event
 * @returns {ReturnType<ReturnType<typeof recordRequests>>}
 */
export async function loadPage(browser, server, address, idle = 0) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  try {
    const requests = recordRequests(page, server);
    await page.goto(server.origin + address, { waitUntil: 'load' });
    await page.waitForTimeout(idle);
    return await requests();
  } finally {
    await page.close();
  }
}

/**
 * Weighs a visit.
 * @param {Awaited<ReturnType<typeof loadPage>>} requests
 * @returns {{ script: number, style: number, document: number, total: number, later: number, scripts: number,
 *   parts: Record<string, number> }} gzip bytes at load by kind and in total, and bytes requested later (prefetches too); the
 *   number of scripts at load, and their bytes by purpose (`scriptPart`)
 */
export function weigh(requests) {
  const atLoad = requests.filter(({ when }) => when === 'load');
  const ofKind = (kind) => atLoad.filter((request) => request.kind === kind);
  const parts = {};
  for (const { url, source, gzip } of ofKind('script')) {
    const part = scriptPart(url, source);
    parts[part] = (parts[part] ?? 0) + gzip;
  }
  return {
    script: sum(ofKind('script')),
    style: sum(ofKind('style')),
    document: sum(ofKind('document')),
    total: sum(atLoad),
    later: sum(requests.filter(({ when }) => when !== 'load')),
    scripts: ofKind('script').length,
    parts,
  };
}

/** Parts with data about every page. The others change only once, when the bundler regroups modules for a larger site. */
const growingParts = ['main', 'runtime', 'navigation'];

const partNames = ['main', 'runtime', 'navigation', 'page', 'shared', 'interface', 'packages'];

/**
 * Returns what each page added to a site adds to a visit to another page.
 * @param {ReturnType<typeof weigh>} before
 * @param {ReturnType<typeof weigh>} after
 * @param {number} added how many pages were added
 * @returns {{ name: string, before: number, after: number, perPage: number }[]} in gzip bytes: all JavaScript, its growing
 *   parts together, each of its parts, the document, styles, and the total
 */
export function growthOf(before, after, added) {
  const row = (name, first = 0, second = 0) => ({
    name,
    before: first,
    after: second,
    perPage: (second - first) / added,
  });
  const growing = ({ parts }) => growingParts.reduce((all, name) => all + (parts[name] ?? 0), 0);
  return [
    row('JavaScript', before.script, after.script),
    row(`  ${growingParts.join(' + ')}`, growing(before), growing(after)),
    ...partNames
      .filter((name) => before.parts[name] ?? after.parts[name])
      .map((name) => row(`  ${name}`, before.parts[name], after.parts[name])),
    row('HTML', before.document, after.document),
    row('CSS', before.style, after.style),
    row('total', before.total, after.total),
  ];
}

/** Formats the rows of `growthOf` as a table. */
export const growthTable = (rows) =>
  formatTable([
    ['part', 'before', 'after', 'bytes per page'],
    ...rows.map(({ name, before, after, perPage }) => [
      name,
      kilobytes(before),
      kilobytes(after),
      perPage.toFixed(1),
    ]),
  ]);
