import { apiSlugOf, products } from '../../../products/registry';
import type { ApiReference } from '../../types';
import { installedBlocks, installedReference } from '../generate';
import { linkPages, pageAddress } from '../links';
import type { Reference } from '../reference';
import { blockTables, indexTables } from '../render/tables';
import { pageName, usagesOf } from '../site/usage';
import { apiListMarkdown, apiPageMarkdown, rowTexts, tableText } from './page';

/**
 * Renders the reference of a version as Markdown, with links that work from anywhere.
 *
 * @param origin - of the site, without a slash at the end
 * @param file - appended to a page's address in links: `index.md`
 * @param source - what the packages say; by default, those that the site has installed
 */
export function referenceMarkdown(
  { version, base, guides, features, removedOf }: Reference,
  { siteDir, origin, file }: { siteDir: string; origin: string; file: string },
  source: ApiReference = {
    pages: installedReference(siteDir, version),
    blocks: installedBlocks(siteDir, version),
  },
) {
  const linked = linkPages(source.pages, guides, { baseUrl: origin + base, file });
  const { targets, links } = linked;
  const addressOf = (at: string): string => pageAddress(at, targets);
  const pages = new Map<string, string>();
  for (const page of linked.pages) {
    const usages = usagesOf(page, guides, origin + base).map((usage) => ({
      ...usage,
      href: usage.href + file,
    }));
    const removed = removedOf(page).map(({ path: at, ...entry }) => ({
      ...entry,
      path: addressOf(at.replace(/#.*/, '')) + at.replace(/^[^#]*/, ''),
    }));
    const context = { links, usages, removed, features: features.get(page.name) };
    const text = apiPageMarkdown(page, { ...context, documented: version.label });
    pages.set(base + page.path.slice(1), text);
  }
  for (const product of products) {
    const prefix = `/api/${apiSlugOf(product)}/`;
    const own = linked.pages.filter(({ path: at }) => at.startsWith(prefix));
    if (own.length > 0) {
      const tables = indexTables(own, addressOf);
      pages.set(base + prefix.slice(1), tables.flatMap(tableText).join('\n\n'));
    }
  }
  const blocks = blockTables(source.blocks, linked.pages, targets);
  return {
    /** Address of a page with the base path -> its text, without title. */
    pages,
    /** Key of a building block -> its rows. */
    blocks: new Map(Array.from(blocks, ([key, { rows }]) => [key, rowTexts(rows)])),
    /** Lists links to the pages of some components, for the section "API" of a guide; empty for none. */
    listOf: (components: readonly string[]): string =>
      apiListMarkdown(
        [...new Set(components.map(pageName))].flatMap((name) =>
          linked.pages.filter((page) => page.name === name),
        ),
        links,
      ),
  };
}

/** The reference of a version as Markdown. */
export type ReferenceMarkdown = ReturnType<typeof referenceMarkdown>;
