import { products } from '../../../products/registry';
import type { ApiBlocks, ApiPage } from '../../types';
import { installedBlocks, installedReference } from '../generate';
import { linkPage, pageAddress, type LinkTargets } from '../links';
import type { Reference } from '../reference';
import { pageName, usagesOf } from '../site/usage';
import { blocksMarkdown } from './blocks';
import { apiIndexMarkdown, apiListMarkdown, apiPageMarkdown } from './page';

/** The reference of a version as Markdown. */
export interface ReferenceMarkdown {
  /** Address of a page with the base path -> its text, without title. */
  pages: ReadonlyMap<string, string>;
  /** Key of a building block -> its rows. */
  blocks: ReadonlyMap<string, string>;
  /** Lists links to the pages of some components, for the section "API" of a guide; empty for none. */
  listOf: (components: readonly string[]) => string;
}

/** What the packages say; by default, the packages that the site has installed. */
export interface ReferenceSource {
  pages: readonly ApiPage[];
  blocks: ApiBlocks;
}

/**
 * Renders the reference of a version as Markdown, with links that work from anywhere.
 *
 * @param origin - of the site, without a slash at the end
 * @param file - appended to a page's address in links: `index.md`
 */
export function referenceMarkdown(
  { version, base, guides, features, removedOf }: Reference,
  { siteDir, origin, file }: { siteDir: string; origin: string; file: string },
  source: ReferenceSource = {
    pages: installedReference(siteDir, version),
    blocks: installedBlocks(siteDir, version),
  },
): ReferenceMarkdown {
  const indexes = [...new Set(source.pages.map(({ product }) => `/api/${product}/`))];
  const targets: LinkTargets = {
    baseUrl: origin + base,
    file,
    paths: new Set([...source.pages, ...guides].map(({ path: at }) => at).concat(indexes)),
    names: new Map(source.pages.map((page) => [page.name, page.path])),
  };
  const links = new Map([...targets.names].map(([name, at]) => [name, pageAddress(at, targets)]));
  const linked = source.pages.map((page) => linkPage(page, targets));
  const pages = new Map<string, string>();
  for (const page of linked) {
    const usages = usagesOf(page, guides, origin + base).map((usage) => ({
      ...usage,
      href: usage.href + file,
    }));
    const removed = removedOf(page).map(({ path: at, ...entry }) => {
      const [guide = '', id] = at.split('#');
      return { ...entry, path: `${origin}${base}${guide.slice(1)}${file}#${id}` };
    });
    const context = {
      ...{ links, usages, removed },
      documented: version.label,
      features: features.get(page.name),
    };
    pages.set(base + page.path.slice(1), apiPageMarkdown(page, context));
  }
  for (const { pathPrefixes } of products) {
    const prefix = pathPrefixes.find((each) => indexes.includes(`${each}/`));
    const own = linked.filter(({ path: at }) => prefix && at.startsWith(`${prefix}/`));
    if (prefix && own.length > 0) {
      pages.set(`${base}${prefix.slice(1)}/`, apiIndexMarkdown(own, links));
    }
  }
  return {
    pages,
    blocks: blocksMarkdown(source.blocks, linked, targets),
    listOf: (components) =>
      apiListMarkdown(
        [...new Set(components.map(pageName))].flatMap((name) =>
          linked.filter((page) => page.name === name),
        ),
        links,
      ),
  };
}
