import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  readPage,
  wordsOf as textOf,
  type PageDemo,
  type PageHeading,
} from '../../content/mdx/readPage';
import type { SitePage } from '../../content/node/sitePages';
import { demoHeight, ownFiles, showsIcons, wordsOf } from '../../demos/plugin';
import { planOfPackage, plans, type Plan } from '../../navigation/tags';
import type { ProductId } from '../../products';
import { groupBy } from '../../utils/groupBy';
import type { GalleryDemo, GalleryPage, GalleryProduct } from '../types';

type OwnFile = ReturnType<typeof ownFiles>[number];

/** An element of a component: the name after `<`, unless that follows a name, as in `useState<Row>`. */
const elements = /(?<![\w.])<([A-Z]\w*)/g;

/** Returns the components of MUI X that the files of a demo render. */
export function componentsIn(files: readonly OwnFile[]): string[] {
  const rendered = new Set(
    files.flatMap(({ source }) => Array.from(source.matchAll(elements), ([, name = '']) => name)),
  );
  const imported = files
    .flatMap(({ imports }) => imports)
    .filter(({ specifier }) => specifier.startsWith('@mui/x-'))
    .flatMap(({ names }) => names);
  return [...new Set(imported)].filter((name) => rendered.has(name));
}

/** Returns the plan of the packages that the files of a demo import. */
export function planIn(files: readonly OwnFile[]): Plan | undefined {
  const needed = new Set(
    files
      .flatMap(({ imports }) => imports)
      .map(({ specifier }) => /^@mui\/x-[a-z-]+/.exec(specifier)?.[0] ?? '')
      .map(planOfPackage),
  );
  return plans.findLast((plan) => needed.has(plan));
}

function heightIn([demo]: readonly OwnFile[]): number | undefined {
  try {
    return demo && demoHeight(demo.source);
  } catch {
    // The error is reported when its page is compiled.
    return undefined;
  }
}

/** Returns the label of a page's group: the innermost below its product. */
const groupOf = ({ groups, product }: SitePage): string =>
  groups.findLast((label) => label !== product.name) ?? 'Overview';

function toDemo(
  { src, title, height, line }: PageDemo,
  headings: readonly PageHeading[],
  folder: string,
): GalleryDemo {
  const file = path.join(folder, src);
  const name = path.basename(src, '.tsx');
  const files = ownFiles(file);
  const plan = planIn(files);
  const section = headings.findLast((heading) => heading.line < line);
  const pixels = height ?? heightIn(files);
  return {
    name,
    title: title ?? wordsOf(name),
    ...(section && { section: textOf(section.parts).trim() }),
    ...(plan && { plan }),
    components: componentsIn(files),
    ...(pixels !== undefined && { height: pixels }),
    ...(showsIcons(file) && { needsIconFont: true }),
  };
}

/**
 * Returns the demos of listed pages, by product and group, in the order of the navigation.
 *
 * @param baseUrl - the base path in the language being built
 */
export function collectDemos(
  pages: readonly SitePage[],
  siteDir: string,
  baseUrl: string,
): Map<ProductId, GalleryProduct> {
  const listed = pages.filter(({ isUnlisted }) => !isUnlisted);
  const found = listed.flatMap((page) => {
    const file = path.join(siteDir, page.file);
    const { demos, ...model } = readPage(readFileSync(file, 'utf8'));
    if (demos.length === 0) return [];
    const own = demos.map((demo) => toDemo(demo, model.headings, path.dirname(file)));
    return {
      page,
      shown: { title: page.title, path: `/${page.permalink.slice(baseUrl.length)}`, demos: own },
    };
  });
  const products = groupBy(found, ({ page }) => page.product);
  return new Map(
    [...products].map(([product, own]) => {
      const groups = groupBy(own, ({ page }) => groupOf(page));
      return [
        product.id,
        {
          name: product.name,
          groups: [...groups].map(([label, members]) => ({
            label,
            pages: members.map(({ shown }): GalleryPage => shown),
          })),
        },
      ];
    }),
  );
}
