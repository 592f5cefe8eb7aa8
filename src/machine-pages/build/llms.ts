import { pagesByGroup, withoutReference } from './listings';
import type { TwinPage, VersionPages } from './pages';

/** The name of an index of twins, and of the text of all twins of a product. */
export const indexName = 'llms.txt';
export const wholeName = 'llms-full.txt';

/** A text of a product, with where it stands. */
export interface WholeText {
  name: string;
  /** Its full address. */
  address: string;
  /** Bytes. */
  size: number;
  tokens: number;
}

/**
 * How many tokens a text is, about: models differ, and of English with code all of them make one of some four
 * characters. Enough to know what fits.
 */
export const tokensOf = (text: string): number => Math.ceil(text.length / 4);

/** Two digits, as nobody can rely on more: `1,300,000`, `28,000`. */
const about = (count: number): string => Number(count.toPrecision(2)).toLocaleString('en-US');

const kilobytes = (size: number): string =>
  `${Math.max(1, Math.round(size / 1000)).toLocaleString('en-US')} kB`;

const wholeLine = ({ name, address, size, tokens }: WholeText): string =>
  `- [${name}](${address}): ${kilobytes(size)}, about ${about(tokens)} tokens`;

export interface IndexInput {
  version: VersionPages;
  wholes: readonly WholeText[];
  /** Posts of the blog, for the current version. */
  posts: readonly TwinPage[];
  /** Indexes of the other versions, with their full addresses. */
  others: readonly { version: string; address: string }[];
  addressOf: (permalink: string) => string;
}

/** The groups at the top of the navigation with the pages in each, in its order. */
function topGroups(pages: readonly TwinPage[]): Map<string, TwinPage[]> {
  const groups = new Map<string, TwinPage[]>();
  for (const page of pages) {
    const top = page.groups[0] ?? 'More';
    groups.set(top, [...(groups.get(top) ?? []), page]);
  }
  return groups;
}

/** The index of a version: every page of its navigation with a line, after the texts that hold all of a product. */
export function indexText({ version, wholes, posts, others, addressOf }: IndexInput): string {
  const listed = withoutReference(version.pages.slice(0, version.listed), version.base);
  const sections = Array.from(
    topGroups(listed),
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
