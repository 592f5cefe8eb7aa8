import type { ApiReference } from '../../types';
import { installed } from '../generate';
import { linkReference, type Reference } from '../reference';
import { pageName } from '../site/usage';
import { apiListMarkdown, apiPageMarkdown, rowTexts, tableText } from './page';

/**
 * Renders the reference of a version as Markdown, with links that work from anywhere.
 *
 * @param origin - of the site, without a slash at the end
 * @param file - appended to a page's address in links: `index.md`
 * @param source - what the packages say; by default, those that the site has installed
 */
export function referenceMarkdown(
  reference: Reference,
  { siteDir, origin, file }: { siteDir: string; origin: string; file: string },
  source: ApiReference = installed(siteDir, reference.version),
) {
  const { base } = reference;
  const place = { baseUrl: origin + base, file };
  const { pages, indexes, blocks, links } = linkReference(source, reference, place);
  const texts = [
    ...pages.map(({ page, context }) => [page.path, apiPageMarkdown(page, context)] as const),
    ...indexes.map(({ at, tables }) => [at, tables.flatMap(tableText).join('\n\n')] as const),
  ];
  return {
    /** Address of a page with the base path -> its text, without title. */
    pages: new Map(texts.map(([at, text]) => [base + at.slice(1), text])),
    /** Key of a building block -> its rows. */
    blocks: new Map(Array.from(blocks, ([key, { rows }]) => [key, rowTexts(rows)])),
    /** Lists links to the pages of some components, for the section "API" of a guide; empty for none. */
    listOf: (components: readonly string[]): string =>
      apiListMarkdown(
        [...new Set(components.map(pageName))].flatMap((name) =>
          pages.flatMap(({ page }) => (page.name === name ? page : [])),
        ),
        links,
      ),
  };
}

/** The reference of a version as Markdown. */
export type ReferenceMarkdown = ReturnType<typeof referenceMarkdown>;
