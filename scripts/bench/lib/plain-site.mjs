import path from 'node:path';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { docusaurusCommand } from '../../lib/docusaurus-command.mjs';
import { loadTs } from '../../lib/load-ts.mjs';
import { measuredBuild } from './measured-build.mjs';
import { plainPage, sidebarEntries } from './pages.mjs';
import { temporaryFolder } from '../../lib/temporary-folder.mjs';
import { basePath } from './server.mjs';

const { SiteFolder } = loadTs('../../tests/build-failures/folder.ts');
const { doc, sidebars, soundSite } = loadTs('../../tests/build-failures/content.ts');

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
 * Builds a site cold, in a temporary folder.
 * @param {Record<string, string>} files path below its folder -> text
 * @param {(dir: string, built: Awaited<ReturnType<typeof measuredBuild>>) => Promise<T>} use
 * @param {Record<string, string>} env environment variables of the build
 * @template T
 * @returns {Promise<T>} what `use` returns
 */
async function withBuild(files, use, env) {
  const site = new SiteFolder();
  try {
    site.write(files);
    const built = await measuredBuild(docusaurusCommand(['build'], env).flat(), {
      cwd: site.dir,
      env: { ...site.environment({ NODE_ENV: 'production' }), ...env },
    });
    return await use(path.join(site.dir, 'build'), built);
  } finally {
    await site.remove();
  }
}

/**
 * Builds generated pages with this site's own configuration, theme, plugins and styles, cold and in a temporary folder. Leaves
 * out the API reference, whose cost depends on its packages.
 * @param {number} count of pages
 * @param {(site: { dir: string, pages: ReturnType<typeof plainPage>[],
 *   built: Awaited<ReturnType<typeof measuredBuild>> }) => Promise<T>} use looks at the build, whose folder is removed
 *   afterwards
 * @param {{ env?: Record<string, string> }} [options] environment variables of the build
 * @template T
 * @returns {Promise<T>} what `use` returns
 * @throws {Error} with the whole output if the build fails
 */
export function withPlainSite(count, use, { env = {} } = {}) {
  const pages = Array.from({ length: count }, (_, index) => plainPage(index, count));
  return withBuild(plainFiles(pages), (dir, built) => use({ dir, pages, built }), env);
}

/** Imports the whole package as a namespace: named imports get links to API pages below the demo, and those don't exist here. */
const demo = `import * as grid from '@mui/x-data-grid';

const columns: grid.GridColDef[] = [
  { field: 'product', width: 160 },
  { field: 'price', type: 'number', width: 120 },
  { field: 'stock', type: 'number', width: 120 },
  { field: 'sold', type: 'date', width: 160 },
];
const rows = Array.from({ length: 100 }, (_, id) => ({
  id,
  product: \`Product \${id}\`,
  price: 12.5 * id,
  stock: 1000 - id,
  sold: new Date(2025, 3, 1 + (id % 28)),
}));

export default function Measured() {
  return (
    <div style={{ height: 400 }}>
      <grid.DataGrid rows={rows} columns={columns} />
    </div>
  );
}
`;

/**
 * Builds, cold and in a temporary folder, a site of two pages: one of text, and one that starts with a Data Grid.
 * @param {(site: { dir: string, textPage: string, gridPage: string }) => Promise<T>} use looks at the build
 * @param {{ env?: Record<string, string> }} [options] environment variables of the build
 * @template T
 * @returns {Promise<T>} what `use` returns
 */
export function withDemoSite(use, { env = {} } = {}) {
  const page = plainPage(0, 1);
  const gridPage = '/react-data-grid/measured';
  const files = {
    ...plainFiles([
      page,
      { ...page, path: gridPage, content: doc('Grid', '<Demo src="./Measured.tsx" />') },
    ]),
    [`docs${gridPage}/Measured.tsx`]: demo,
  };
  return withBuild(
    files,
    (dir) => use({ dir, textPage: `${page.path}/`, gridPage: `${gridPage}/` }),
    env,
  );
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
 * Builds the pages of `withPlainSite` cold with this project's Docusaurus as it comes, in a temporary folder that is removed
 * when this process ends.
 * @param {number} count of pages
 * @returns {Promise<{ dir: string, built: Awaited<ReturnType<typeof measuredBuild>> }>} the folder of the build
 * @throws {Error} with the whole output if the build fails
 */
export async function buildStockSite(count) {
  const dir = temporaryFolder('docs-stock-');
  const pages = Array.from({ length: count }, (_, index) => plainPage(index, count));
  const files = {
    ...Object.fromEntries(
      pages.map(({ path: page, content }) => [`docs${page}/index.md`, content]),
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
  return { dir: path.join(dir, 'build'), built };
}
