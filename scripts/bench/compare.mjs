// `npm run bench:compare -- --pages 400`: builds the same plain pages with this project, stock Docusaurus, VitePress and
// Starlight: CPU seconds of cold builds and bytes of a first visit. Needs the npm registry; installs nothing into the project.
import { parseArgs } from 'node:util';
import { launch } from './lib/browser.mjs';
import { stop } from './lib/cli.mjs';
import { idleTime, loadPage, weigh } from './lib/page-load.mjs';
import { plainPage } from './lib/pages.mjs';
import { withPlainSite } from './lib/plain-site.mjs';
import { installRival } from './lib/rival-site.mjs';
import { rivals } from './lib/rivals.mjs';
import { hostPath, serve } from './lib/server.mjs';
import { busyRemark, costCells, costHeader, formatTable, kilobytes } from './lib/table.mjs';

const { values } = parseArgs({ options: { pages: { type: 'string', default: '400' } } });
const count = Number(values.pages);
if (!Number.isInteger(count) || count < 1) {
  stop(`--pages is "${values.pages}"; it must be a whole number above 0.`);
}

const browser = await launch();

/** Weighs a visit to the first page of a build. */
async function visit(dir) {
  const server = await serve(dir);
  try {
    const address = hostPath(`${plainPage(0, count).path}/`);
    return weigh(await loadPage(browser, server, address, idleTime));
  } finally {
    server.close();
  }
}

/** Builds the pages with each generator, one after the other. */
async function measureAll() {
  const installed = rivals.map((rival) => {
    const { name: title, packages } = rival;
    if (!packages) return { rival, name: title, site: installRival(rival) };
    const name = Object.entries(packages)
      .map((pair) => pair.join('@'))
      .join(', ');
    console.log(`Installing ${name} into a temporary folder`);
    return { rival, name, site: installRival(rival) };
  });
  console.log(`Building ${count} pages with this project`);
  const own = await withPlainSite(count, async ({ dir, built }) => ({
    name: 'this project',
    node: process.versions.node,
    built,
    load: await visit(dir),
  }));
  const results = [own];
  for (const { rival, name, site } of installed) {
    console.log(`Building them with ${rival.name}`);
    const { dir, built } = await site.build(count);
    results.push({
      name,
      node: site.node,
      share: rival.share,
      built,
      load: await visit(dir),
    });
  }
  return results;
}

const [own, ...others] = await measureAll()
  .catch((error) => stop(error.message))
  .finally(() => browser.close());

/** Returns the ratio of our CPU seconds to a rival's, the upper limit for it, and whether it is met. */
function ratioCells({ built, share }) {
  if (built === own.built || !built.cpuSeconds || !own.built.cpuSeconds) return ['', '', ''];
  const ratio = own.built.cpuSeconds / built.cpuSeconds;
  if (share === undefined) return [ratio.toFixed(2), '', ''];
  return [ratio.toFixed(2), share.toFixed(2), ratio <= share ? 'ok' : 'over'];
}

console.log(`
${count} pages of 600 words and four code blocks; here with both code variants and the search index, without the API reference
${formatTable([
  ['cold build', 'Node.js', ...costHeader, 'our CPU s / theirs', 'aim', ''],
  ...[own, ...others].map((result) => [
    result.name,
    result.node,
    ...costCells(result.built),
    ...ratioCells(result),
  ]),
])}

First visit of a page, gzip
${formatTable([
  ['', 'JavaScript', 'CSS', 'HTML', 'at load', 'idle', 'total'],
  ...[own, ...others].map(({ name, load }) => [
    name,
    ...[
      load.script,
      load.style,
      load.document,
      load.total,
      load.later,
      load.total + load.later,
    ].map(kilobytes),
  ]),
])}
${busyRemark()}`);
