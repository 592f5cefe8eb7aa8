import type { Feature } from '../../navigation/features';
import { tagData, type Tag } from '../../navigation/tags';
import type { SitePage } from '../../content/node/sitePages';

/** Returns tags as words in parentheses: ` (Pro, New)`; an empty string without tags. */
export const tagWords = (tags: readonly Tag[]): string =>
  tags.length > 0 ? ` (${tags.map((tag) => tagData[tag].label).join(', ')})` : '';

const cell = (text: string): string => text.replaceAll('|', '\\|').replace(/\s+/g, ' ').trim();

/**
 * Returns a product's feature table.
 * @param linkOf - returns the address of a link to a path
 */
export function featureTable(
  features: readonly Feature[],
  linkOf: (path: string) => string,
): string {
  const rows = features.map(({ name, path, description, of, group, tags }) =>
    [
      `[${cell(name)}](${linkOf(path)})`,
      tags.includes('premium') ? 'Premium' : tags.includes('pro') ? 'Pro' : 'Community',
      cell(group),
      cell(description ?? (of === undefined ? '' : `A section of ${of}`)),
    ].join(' | '),
  );
  return [
    '| Feature | Plan | Group | Description |',
    '| --- | --- | --- | --- |',
    ...rows.map((row) => `| ${row} |`),
  ].join('\n');
}

/** Returns a line for a page: its title, tags and description. */
export const pageLine = (
  { title, permalink, description, tags }: Omit<SitePage, 'groups'>,
  addressOf: (permalink: string) => string,
): string =>
  `- [${title}](${addressOf(permalink)})${tagWords(tags)}${description && `: ${description}`}`;

/** Returns the pages without those of the reference, except each product's first, which lists the others. */
export function withoutReference(pages: readonly SitePage[], base: string): SitePage[] {
  const seen = new Set<string>();
  return pages.filter((page) => {
    if (!page.permalink.startsWith(`${base}api/`) || page.groups.length === 0) return true;
    const [, product = ''] = /api\/([^/]+)\//.exec(page.permalink) ?? [];
    const isFirst = !seen.has(product);
    seen.add(product);
    return isFirst;
  });
}

/**
 * Lists pages below the names of their groups, in the order of the navigation.
 *
 * @param depth - how many of the outermost groups to leave out, because they were named before
 * @param titleOf - returns the line for a group: a heading in an index, but not in a list within a page
 */
export function pagesByGroup(
  pages: readonly SitePage[],
  depth: number,
  titleOf: (group: string) => string,
  addressOf: (permalink: string) => string,
): string {
  const lines: string[] = [];
  let last = '';
  for (const page of pages) {
    const group = page.groups.slice(depth).join(', ');
    if (group !== last) lines.push('', group && titleOf(group), '');
    last = group;
    lines.push(pageLine(page, addressOf));
  }
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
