import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../../lib/temporary-folder.mjs';
import { measuredBuild } from './measured-build.mjs';
import { plainPage } from './pages.mjs';
import { basePath } from './server.mjs';

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
