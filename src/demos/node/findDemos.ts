import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { readPage } from '../../content/mdx/readPage';
import type { Rename } from '../../products/renames';
import { demoPagePath, pagePath } from '../paths';

/** A demo that a page shows. */
export interface ShownDemo {
  name: string;
  /** Absolute path of the demo. */
  file: string;
  /** Absolute path of its page. */
  pageFile: string;
  /** Path of its own page below the playground, without slashes at the ends: `react-data-grid/sorting/SortingGrid`. */
  path: string;
  /** `docs/react-data-grid/sorting/index.mdx:12` */
  place: string;
}

/** The pages that may show demos, below the site's root. */
export const pageGlobs = ['docs/**/*.mdx', 'versioned_docs/**/*.mdx', 'blog/**/*.mdx'];

/**
 * Finds every demo of the site, in the order of its pages.
 *
 * @param hasFrozen - whether to include those of frozen versions
 */
export async function findDemos(siteDir: string, hasFrozen = true): Promise<ShownDemo[]> {
  const globs = pageGlobs.filter((glob) => hasFrozen || !glob.startsWith('versioned_docs/'));
  const pages = (await Globby(globs, { cwd: siteDir })).sort();
  const demos = pages.map(async (page) => {
    const pageFile = path.join(siteDir, page);
    return readPage(await readFile(pageFile, 'utf8')).demos.map(({ src, line }) => {
      const name = path.basename(src, '.tsx');
      return {
        name,
        file: path.join(path.dirname(pageFile), src),
        pageFile,
        path: demoPagePath(page, name),
        place: `${page}:${line}`,
      };
    });
  });
  return (await Promise.all(demos)).flat();
}

/** Returns the current pages with demos whose sections moved to other pages, each with a page that has some of them now. */
export async function movesOfSections(
  siteDir: string,
  demos: readonly Pick<ShownDemo, 'pageFile'>[],
): Promise<Rename[]> {
  const files = new Set(demos.map(({ pageFile }) => pageFile));
  const moves = [...files].map(async (file) => {
    const page = path.relative(siteDir, file);
    // A frozen version was made with the pages that it has.
    if (!page.startsWith(`docs${path.sep}`)) return [];
    const { movedSections } = readPage(await readFile(file, 'utf8')).frontMatter;
    return Object.keys(movedSections).map((to) => ({ from: `/${pagePath(page)}/`, to }));
  });
  return (await Promise.all(moves)).flat();
}
