import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  readPage,
  wordsOf as textOf,
  type PageDemo,
  type PageHeading,
} from '../../../content/mdx/readPage';
import type { SitePage } from '../../../content/node/sitePages';
import { demoHeight, ownFiles, wordsOf } from '../../plugin';
import { planOfPackage, plans, type Plan } from '../../../navigation/tags';

/** A demo, as the gallery shows it. */
export interface GalleryDemo {
  name: string;
  title: string;
  /** The heading of the section that shows it, if there is one above it. */
  section?: string;
  /** The plan that its packages need, if Community isn't enough. */
  plan?: Plan;
  /** The components of MUI X that it renders, in the order of its imports. */
  components: readonly string[];
  /** Pixels reserved for it on its page; unset if it is as tall as its content. */
  height?: number;
}

export type GalleryPage = ReturnType<typeof collectDemos>[number];

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
  const needed = files
    .flatMap(({ imports }) => imports)
    .map(({ specifier }) => planOfPackage(/^@mui\/x-[a-z-]+/.exec(specifier)?.[0] ?? ''));
  return plans.findLast((plan) => needed.includes(plan));
}

function heightIn([demo]: readonly OwnFile[]): number | undefined {
  try {
    return demo && demoHeight(demo.source);
  } catch {
    // The error is reported when its page is compiled.
    return undefined;
  }
}

function toDemo(
  { src, title, height, line }: PageDemo,
  headings: readonly PageHeading[],
  folder: string,
): GalleryDemo {
  const name = path.basename(src, '.tsx');
  const files = ownFiles(path.join(folder, src));
  const section = headings.findLast((heading) => heading.line < line);
  return {
    name,
    title: title ?? wordsOf(name),
    section: section && textOf(section.parts).trim(),
    plan: planIn(files),
    components: componentsIn(files),
    height: height ?? heightIn(files),
  };
}

/**
 * Returns the listed pages that have demos, in the order of the navigation.
 *
 * @param baseUrl - the base path in the language being built
 */
export const collectDemos = (pages: readonly SitePage[], siteDir: string, baseUrl: string) =>
  pages.flatMap(({ isUnlisted, title, permalink, product, groups, file }) => {
    const { demos, headings } = readPage(readFileSync(path.join(siteDir, file), 'utf8'));
    if (isUnlisted || demos.length === 0) return [];
    const folder = path.join(siteDir, path.dirname(file));
    return {
      product: product.name,
      /** In the navigation: the innermost below its product. */
      group: groups.findLast((label) => label !== product.name) ?? 'Overview',
      title,
      /** Without the site's base path: `/react-charts/bars/`. */
      path: `/${permalink.slice(baseUrl.length)}`,
      demos: demos.map((demo) => toDemo(demo, headings, folder)),
    };
  });
