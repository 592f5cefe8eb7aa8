import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { playgroundPath } from '../paths';

/** A demo as a page shows it. */
export interface ShownDemo {
  name: string;
  /** Its absolute path. */
  file: string;
  /** Absolute path of its page. */
  pageFile: string;
  /** Path of its own page below the playground, without slashes at the ends: `react-data-grid/sorting/SortingGrid`. */
  path: string;
  /** `docs/react-data-grid/sorting/index.mdx:12` */
  place: string;
}

/** Every `<Demo>` in the text of a page, those in fences and comments aside. */
export function demosIn(text: string): { src: string; line: number }[] {
  const blank = (part: string): string => part.replace(/[^\n]/g, ' ');
  const prose = text
    .replace(/^( *)(`{3,}|~{3,})[^]*?^\1?\2[`~]* *$/gm, blank)
    .replace(/\{\/\*[^]*?\*\/\}/g, blank);
  return [...prose.matchAll(/<Demo\b[^>]*?\bsrc="(\.\/\w+\.tsx)"/g)].map((match) => ({
    src: match[1] ?? '',
    line: prose.slice(0, match.index).split('\n').length,
  }));
}

/** The pages that may show demos, below the site's root. */
export const pageGlobs = ['docs/**/*.mdx', 'versioned_docs/**/*.mdx', 'blog/**/*.mdx'];

/** Every demo of the site, in the order of its pages. */
export async function findDemos(siteDir: string): Promise<ShownDemo[]> {
  const pages = (await Globby(pageGlobs, { cwd: siteDir })).sort();
  const demos = pages.map(async (page) => {
    const pageFile = path.join(siteDir, page);
    return demosIn(await readFile(pageFile, 'utf8')).map(({ src, line }) => {
      const name = path.basename(src, '.tsx');
      return {
        name,
        file: path.join(path.dirname(pageFile), src),
        pageFile,
        path: playgroundPath(page, name),
        place: `${page}:${line}`,
      };
    });
  });
  return (await Promise.all(demos)).flat();
}
