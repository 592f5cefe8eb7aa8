import { groupBy } from '../../utils/groupBy';
import type { SitePage, VersionPages } from '../../content/node/sitePages';
import type { Feature } from '../../navigation/features';
import { tagData, type Tag } from '../../navigation/tags';

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

/** File names of an index of copies, and of the text with all guides of a product. */
export const indexName = 'llms.txt';
export const wholeName = 'llms-full.txt';

/** The text with all guides of a product. */
export interface WholeText {
  name: string;
  /** Its full address. */
  address: string;
  text: string;
}

/**
 * Estimates how many tokens a text has. Models differ, but in English with code, each token is about four characters for
 * all of them. That is accurate enough to know what fits.
 */
const tokensOf = (text: string): number => Math.ceil(text.length / 4);

/** Rounds to two digits, because more would not be reliable: `1,300,000`, `28,000`. */
const about = (count: number): string => Number(count.toPrecision(2)).toLocaleString('en-US');

const kilobytes = (text: string): string =>
  `${Math.max(1, Math.round(Buffer.byteLength(text) / 1000)).toLocaleString('en-US')} kB`;

const wholeLine = ({ name, address, text }: WholeText): string =>
  `- [${name}](${address}): ${kilobytes(text)}, about ${about(tokensOf(text))} tokens`;

export interface IndexInput {
  version: VersionPages;
  wholes: readonly WholeText[];
  /** Blog posts; only for the current version. */
  posts: readonly SitePage[];
  /** Indexes of the other versions, with their full addresses. */
  others: readonly { version: string; address: string }[];
  addressOf: (permalink: string) => string;
}

/** Returns the index of a version: the texts with all guides of a product, then a line for every page in its navigation. */
export function indexText({ version, wholes, posts, others, addressOf }: IndexInput): string {
  const listed = withoutReference(version.pages.slice(0, version.listed), version.base);
  const sections = Array.from(
    groupBy(listed, ({ groups }) => groups[0] ?? 'More'),
    ([title, pages]) =>
      `## ${title}\n\n${pagesByGroup(pages, 1, (group) => `### ${group}`, addressOf)}`,
  );
  const more = [
    ...posts.map(
      ({ title, permalink, description }) =>
        `- [${title}](${addressOf(permalink)}): ${description}`,
    ),
    ...others.map((other) => `- [Version ${other.version}](${other.address}): the same index`),
  ];
  return `${[
    '# MUI X',
    `> The documentation of MUI X ${version.version}, React components for data: Data Grid, Date and Time Pickers, Charts and Tree View.`,
    'Each link leads to a page in Markdown: front matter with product, plan and version, the text, and each demo as its whole TypeScript. Pages marked Pro or Premium need a commercial license. Imports of `sample-data/…` in demos are data of this site: put your own in their place.',
    `## Whole products\n\nAll guides of a product in one text, without the API reference.\n\n${wholes.map(wholeLine).join('\n')}`,
    ...sections,
    ...(more.length > 0 ? [`## Optional\n\n${more.join('\n')}`] : []),
  ].join('\n\n')}\n`;
}
