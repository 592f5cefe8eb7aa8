import type { SitePage } from '../../content/node/sitePages';
import { isPlan } from '../../navigation/tags';

/** The file name of a page's copy, in the folder of the page. */
export const copyName = 'index.md';

/**
 * Returns the copy of a page. Any YAML parser understands its front matter: strings are written as JSON, which is valid YAML.
 *
 * @param version - the version that the page describes
 * @param origin - of the site; with it, the address of the page that people read is in full
 * @param body - the text of the page, without its title
 */
export const copyText = (
  page: Pick<SitePage, 'permalink' | 'title' | 'description' | 'product' | 'tags'>,
  version: string,
  origin: string,
  body: string,
): string =>
  [
    '---',
    `title: ${JSON.stringify(page.title)}`,
    `description: ${JSON.stringify(page.description)}`,
    `url: ${origin}${page.permalink}`,
    `product: ${JSON.stringify(page.product.name)}`,
    `plan: ${page.tags.find(isPlan) ?? 'community'}`,
    `version: ${JSON.stringify(version)}`,
    `tags: [${page.tags.filter((tag) => !isPlan(tag)).join(', ')}]`,
    '---',
    `\n# ${page.title}\n\n${body}\n`,
  ].join('\n');
