import type { ApiPage } from '../../../api-reference/types';
import { rowsOf } from '../../../api-reference/model';
import { orNothing } from '../../../utils/orNothing';
import { movesIn, readPage } from '../../../content/mdx/readPage';
import { entry, type Entry } from '../entries';
import type { GuideText } from './locate';

/** Path of a reference page -> the ids of its rows. */
type Rows = ReadonlyMap<string, ReadonlySet<string>>;

/** Collects the ids of all rows of a reference. */
const idsOf = (pages: readonly ApiPage[]): Rows =>
  new Map(pages.map((page) => [page.path, new Set(rowsOf(page).map(({ id }) => id))]));

const rowPattern = /^(?:prop|member|slot|class)-/;

/** Says why a reference address is broken; undefined if it works or can't be checked. */
function broken(address: string, rows: Rows): string | undefined {
  const [path = '', id = ''] = address.split('#');
  // Product indexes and "What changed" pages always exist.
  if (!/^\/api\/[^/]+\/[^/]+\/$/.test(path)) return undefined;
  const own = rows.get(path);
  if (!own) return 'the reference has no such page';
  return rowPattern.test(id) && !own.has(id) ? 'the page has no such row' : undefined;
}

/** Returns the addresses of the reference in a text, each with its line. */
const addressesIn = (text: string, pattern: RegExp): { address: string; line: number }[] =>
  text
    .split('\n')
    .flatMap((line, index) =>
      Array.from(line.matchAll(pattern), ([, address = '']) => ({ address, line: index + 1 })),
    );

/** Lists the links in guides to reference pages and rows that no longer exist. */
export function linkEntries(guides: readonly GuideText[], after: readonly ApiPage[]): Entry[] {
  const rows = idsOf(after);
  return guides.flatMap(({ file, text }) =>
    addressesIn(text, /\]\((\/api\/[^)\s]+)\)/g).flatMap(({ address, line }) => {
      const why = broken(address, rows);
      return why === undefined
        ? []
        : entry('links', address, {
            ...{ file, line, about: `\`${address}\`` },
            failed: `${why}.`,
            ask: 'Change the link or remove it.',
          });
    }),
  );
}

/** Lists the addresses in the search fixture that the new reference lost. Addresses that never existed are not written yet. */
export function searchEntries(
  file: string,
  text: string,
  before: readonly ApiPage[],
  after: readonly ApiPage[],
): Entry[] {
  const [old, now] = [idsOf(before), idsOf(after)];
  return addressesIn(text, /"\/x(\/api\/[^"]+)"/g).flatMap(({ address, line }) => {
    const why = broken(address, now);
    return why === undefined || broken(address, old) !== undefined
      ? []
      : entry('search', address, {
          ...{ file, line, about: `\`${address}\`` },
          failed: `${why}.`,
          ask: 'Replace it with the address where the answer is now.',
        });
  });
}

const ownAddress = /(?:https?:\/\/mui\.com)?\/x(\/react-[^\s)#?'"]*?\/?)#([\w-]+)/g;

/** Collects the guide anchors that comments in a reference link to: address -> the name of a page with such a comment. */
function anchorsIn(pages: readonly ApiPage[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const page of pages) {
    for (const [, path = '', id = ''] of JSON.stringify(page).matchAll(ownAddress))
      found.set(`${path.endsWith('/') ? path : `${path}/`}#${id}`, page.name);
  }
  return found;
}

/** Lists the anchors that comments in the packages link to as of this version, but that no heading of the guide has. */
export function anchorEntries(
  guides: readonly GuideText[],
  before: readonly ApiPage[],
  after: readonly ApiPage[],
): Entry[] {
  const known = anchorsIn(before);
  const files = new Map(guides.map((guide) => [guideKey(guide.file), guide]));
  return [...anchorsIn(after)].flatMap(([address, name]) => {
    const [path = '', id = ''] = address.split('#');
    const guide = files.get(path);
    if (known.has(address) || !guide) return [];
    const has = readPage(guide.text).headings.some((heading) => heading.id === id);
    return has
      ? []
      : entry('links', `#${id}`, {
          file: guide.file,
          about: `the anchor \`#${id}\``,
          changes: [`A comment on \`${name}\` links to it.`],
          failed: 'no heading has this id; the build will fail.',
          ask: `Give the matching heading this id: \`{/* #${id} */}\`.`,
        });
  });
}

/** `docs/a/b/index.mdx` -> `/a/b/`. */
const guideKey = (file: string): string => file.replace(/^docs|index\.mdx?$/g, '');

/** Returns the ids of a page's sections, and of those that moved; undefined if it isn't valid MDX, which the build reports. */
const sectionsOf = (text: string) =>
  orNothing(() => {
    const { headings, frontMatter } = readPage(text);
    return {
      own: headings.map(({ id }) => id),
      moved: movesIn(frontMatter).map(({ id }) => id),
    };
  });

/**
 * Lists the sections that pages had in the version being left, and that links no longer find: mostly headings that were rewritten,
 * such as a message with other words.
 *
 * @param frozenText - returns the page in that version, undefined if it has none
 */
export function lostEntries(
  pages: readonly { file: string; text: string }[],
  frozenText: (file: string) => string | undefined,
  from: string,
): Entry[] {
  return pages.flatMap(({ file, text }) => {
    const frozen = frozenText(file);
    if (frozen === undefined || frozen === text) return [];
    const sections = sectionsOf(text);
    if (!sections) return [];
    const found = new Set([...sections.own, ...sections.moved]);
    return (sectionsOf(frozen)?.own ?? [])
      .filter((id) => !found.has(id))
      .map((id) =>
        entry('links', `section ${id}`, {
          file,
          about: `the section \`#${id}\``,
          changes: [`The page of ${from} has it.`],
          failed: 'no heading has this id, so links to it open the top of the page.',
          ask: `Give the heading that took its place this id, \`{/* #${id} */}\`, or list the id in \`movedSections\`.`,
        }),
      );
  });
}
