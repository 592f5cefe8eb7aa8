import path from 'node:path';
import { docusaurusCommand } from '../../lib/docusaurus-command.mjs';
import { loadTs } from '../../lib/load-ts.mjs';
import { measuredRun } from './measured-run.mjs';
import { plainPage, sidebarEntries } from './pages.mjs';

const { SiteFolder } = loadTs('../../tests/build-failures/folder.ts');
const { sidebars, soundSite } = loadTs('../../tests/build-failures/content.ts');

/**
 * Files of a site of plain pages beside the few that its frame links to.
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
 * Builds this site's own configuration, theme, plugins and styles around generated pages, cold, in a temporary folder; the
 * API reference aside, whose cost is its packages'.
 * @param {number} count of pages
 * @param {(site: { dir: string, pages: ReturnType<typeof plainPage>[],
 *   built: Awaited<ReturnType<typeof measuredRun>> }) => Promise<T>} use looks at the build; its folder is removed
 *   afterwards
 * @template T
 * @returns {Promise<T>} what `use` gives
 * @throws {Error} with all that was printed when the build fails
 */
export async function withPlainSite(count, use) {
  const site = new SiteFolder();
  try {
    const pages = Array.from({ length: count }, (_, index) => plainPage(index, count));
    site.write(plainFiles(pages));
    const built = await measuredRun(docusaurusCommand(['build']).flat(), {
      cwd: site.dir,
      env: site.environment({ NODE_ENV: 'production' }),
    });
    if (built.code !== 0) {
      throw new Error(
        `${built.output}\nThe build of ${count} pages failed: there is nothing to measure.`,
      );
    }
    return await use({ dir: path.join(site.dir, 'build'), pages, built });
  } finally {
    await site.remove();
  }
}
