import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readPage, wordsOf as textOf, type Page } from '../../../content/mdx/readPage';
import type { SitePage } from '../../../content/node/sitePages';
import { orNothing } from '../../../utils/orNothing';
import { demoHeight, ownFiles, wordsOf, type OwnFile } from '../../plugin';
import { planOfPackage, plans, type Plan } from '../../../navigation/tags';

export type GalleryPage = ReturnType<typeof collectDemos>[number];
export type GalleryDemo = ReturnType<typeof toDemo>;

/** Returns the components of MUI X that the files of a demo render. */
export function componentsIn(files: readonly OwnFile[]): string[] {
  const imported = files.flatMap(({ imports }) =>
    imports.flatMap(({ specifier, names }) => (specifier.startsWith('@mui/x-') ? names : [])),
  );
  return [...new Set(imported)].filter((name) => {
    // An element, not a type as in `useState<Row>`.
    const element = new RegExp(`(?<![\\w.])<${name}\\b`);
    return files.some(({ source }) => element.test(source));
  });
}

/** Returns the plan of the packages that the files of a demo import. */
export function planIn(files: readonly OwnFile[]): Plan | undefined {
  const needed = files
    .flatMap(({ imports }) => imports)
    .map(({ specifier }) => planOfPackage(/^@mui\/x-[a-z-]+/.exec(specifier)?.[0] ?? ''));
  return plans.findLast((plan) => needed.includes(plan));
}

/** Returns what the gallery shows of a demo. */
function toDemo(demo: Page['demos'][number], { headings }: Page, folder: string) {
  const { src, title, height, line } = demo;
  const name = path.basename(src, '.tsx');
  const files = ownFiles(path.join(folder, src));
  const section = headings.findLast((heading) => heading.line < line);
  return {
    name,
    title: title ?? wordsOf(name),
    /** The heading of the section that shows it, if there is one above it. */
    section: section && textOf(section.parts).trim(),
    /** Unset if Community is enough. */
    plan: planIn(files),
    /** In the order of its imports. */
    components: componentsIn(files),
    /** Pixels reserved for it on its page; unset if it is as tall as its content. */
    height: height ?? orNothing(() => files[0] && demoHeight(files[0].source)),
  };
}

/**
 * Returns the listed pages that have demos, in the order of the navigation.
 *
 * @param baseUrl - the base path in the language being built
 */
export const collectDemos = (pages: readonly SitePage[], siteDir: string, baseUrl: string) =>
  pages.flatMap(({ isUnlisted, title, permalink, product, groups, file }) => {
    // A page that can't be read has no demos here, and compiling it says why.
    const page = readPage(readFileSync(path.join(siteDir, file), 'utf8'));
    if (isUnlisted || page.demos.length === 0) return [];
    const folder = path.join(siteDir, path.dirname(file));
    return {
      product: product.name,
      /** In the navigation: the innermost below its product. */
      group: groups.findLast((label) => label !== product.name) ?? 'Overview',
      title,
      /** Without the site's base path: `/react-charts/bars/`. */
      path: `/${permalink.slice(baseUrl.length)}`,
      demos: page.demos.map((demo) => toDemo(demo, page, folder)),
    };
  });
