import path from 'node:path';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { docusaurusCommand } from '../../lib/docusaurus-command.mjs';
import { loadTs } from '../../lib/load-ts.mjs';
import { measuredBuild } from './measured-build.mjs';
import { loadPage, weigh } from './page-load.mjs';
import { plainPage, sidebarEntries } from './pages.mjs';
import { temporaryFolder } from '../../lib/temporary-folder.mjs';
import { basePath, hostPath, serve } from './server.mjs';

const { SiteFolder } = loadTs('../../tests/build-failures/folder.ts');
const { sidebars, soundSite } = loadTs('../../tests/build-failures/content.ts');

const plainPages = (count) => Array.from({ length: count }, (_, index) => plainPage(index, count));

/**
 * Returns the files of a site of plain pages, together with the few pages that its frame links to.
 * @param {ReturnType<typeof plainPage>[]} pages
 * @returns {Record<string, string>} path below the site's folder -> text
 */
export function plainFiles(pages) {
  const frame = soundSite();
  const linked = Object.keys(frame).flatMap(
    (file) => /^docs(.*)\/index\.mdx$/.exec(file)?.[1] ?? [],
  );
  return {
    ...frame,
    ...Object.fromEntries(
      pages.map(({ path: page, content }) => [`docs${page}/index.mdx`, content]),
    ),
    'sidebars.ts': sidebars(...linked.map((page) => `page('${page}')`), ...sidebarEntries(pages)),
  };
}

/**
 * @typedef {{ built: Awaited<ReturnType<typeof measuredBuild>>, load: ReturnType<typeof weigh> }} Measured the cost of a cold build, and
 *   what a visit to its first page loads
 */

/** Weighs a visit to the first page of a build. */
async function visit(browser, dir) {
  const server = await serve(dir);
  try {
    return weigh(await loadPage(browser, server, hostPath(`${plainPage(0, 1).path}/`)));
  } finally {
    server.close();
  }
}

/**
 * Builds generated pages with this site's own configuration, theme, plugins and styles, cold and in a temporary folder. Leaves
 * out the API reference, whose cost depends on its packages.
 * @param {import('@playwright/test').Browser} browser
 * @param {number} count of pages
 * @param {Record<string, string>} [env] environment variables of the build
 * @returns {Promise<Measured>}
 * @throws {Error} with the whole output if the build fails
 */
export async function measurePlainSite(browser, count, env = {}) {
  const site = new SiteFolder();
  try {
    site.write(plainFiles(plainPages(count)));
    const built = await measuredBuild(docusaurusCommand(['build'], env).flat(), {
      cwd: site.dir,
      env: { ...site.environment({ NODE_ENV: 'production' }), ...env },
    });
    return { built, load: await visit(browser, path.join(site.dir, 'build')) };
  } finally {
    await site.remove();
  }
}

const packages = path.resolve(import.meta.dirname, '../../../node_modules');

/** Docusaurus with the same bundler as this project, and otherwise as it comes. */
const configuration = {
  title: 'Bench',
  url: 'http://localhost:3000',
  baseUrl: basePath,
  future: { v4: true, faster: true },
  presets: [['classic', { docs: { routeBasePath: '/' }, blog: false, pages: false }]],
};

/**
 * Builds the pages of `measurePlainSite` cold with this project's Docusaurus as it comes, in a temporary folder that is removed
 * when this process ends.
 * @param {import('@playwright/test').Browser} browser
 * @param {number} count of pages
 * @returns {Promise<Measured>}
 * @throws {Error} with the whole output if the build fails
 */
export async function measureStockSite(browser, count) {
  const dir = temporaryFolder('docs-stock-');
  const files = {
    ...Object.fromEntries(
      plainPages(count).map(({ path: page, content }) => [`docs${page}/index.md`, content]),
    ),
    'docs/index.md': '---\ntitle: Home\n---\n\nStart with one of the pages.\n',
    'docusaurus.config.mjs': `export default ${JSON.stringify(configuration)};\n`,
    'package.json': '{ "private": true }',
  };
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(dir, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  symlinkSync(packages, path.join(dir, 'node_modules'), 'junction');
  const built = await measuredBuild(
    [process.execPath, 'node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'],
    { cwd: dir, env: { NODE_ENV: 'production', DOCUSAURUS_NO_PERSISTENT_CACHE: 'true' } },
  );
  return { built, load: await visit(browser, path.join(dir, 'build')) };
}
