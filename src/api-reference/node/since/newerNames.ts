import { readPage } from '../../../content/mdx/readPage';
import { mapRows, rowsOf, rowId } from '../../model';
import type { ApiPage, ApiReference, Arrival } from '../../types';
import { findTarget, indexNames } from '../inline-links/findTarget';

/** The pages of a reference with the methods of `apiRef` among their props: texts name both in the same way. */
const withMethods = ({ pages, blocks }: ApiReference): ApiPage[] =>
  pages.map((page) => ({ ...page, props: { ...blocks.methods[page.name], ...page.props } }));

const isNew = ({ since, after }: Arrival): boolean => (since ?? after) !== undefined;

/** A page with only what an older one lacks. */
function newPart(page: ApiPage, older: ApiPage | undefined): ApiPage {
  const known = new Set(older && rowsOf(older).map(({ id }) => id));
  return mapRows(page, (row, kind, name) =>
    (isNew(page) || isNew(row)) && !known.has(rowId(kind, name)) ? row : null,
  );
}

/**
 * Finds what newer releases add to the documented ones.
 *
 * @param newer - references that say since when their rows exist
 */
export function newerNames(documented: ApiReference, newer: readonly ApiReference[]) {
  const own = withMethods(documented);
  const ownByName = new Map(own.map((page) => [page.name, page]));
  const parts = newer
    .flatMap(withMethods)
    .map((page) => newPart(page, ownByName.get(page.name)))
    .filter((page) => rowsOf(page).length > 0 || !ownByName.has(page.name));
  const arrivals = new Map<string, Arrival>();
  for (const page of parts) {
    arrivals.set(page.path, page);
    for (const row of rowsOf(page)) {
      arrivals.set(`${page.path}#${row.id}`, isNew(page) ? page : row);
    }
  }
  const words = parts.flatMap((page) => [
    ...(ownByName.has(page.name) ? [] : [page.name]),
    ...rowsOf(page).flatMap(({ kind, name, className }) =>
      kind === 'class' && className ? [name, className] : name,
    ),
  ]);
  return {
    /** What the documented releases have. */
    documented: indexNames(own),
    /** What newer releases add to it. */
    newer: indexNames(parts),
    /** Address of what is new, as `findTarget` returns it -> since when it exists. */
    arrivals,
    /** Name of a component -> the package and release that are documented: `@mui/x-charts 8.1.0`. */
    sources: new Map(own.map(({ name, source }) => [name, `${source.package} ${source.version}`])),
    /** Matches any of the new names: a text without them need not be parsed. Null when there are none. */
    anyName: words.length > 0 ? new RegExp(`\\b(?:${words.join('|')})\\b`) : null,
  };
}

/** What newer releases have that the documented ones lack. */
export type NewerNames = ReturnType<typeof newerNames>;

/** `exportAsImage` for `apiRef.current?.exportAsImage({ fileName })`. */
const withoutCall = (code: string): string =>
  code.replace(/^apiRef\.current[?!]?\./, '').replace(/^(\w+)\([^]*\)$/, '$1');

interface Found {
  /** The component of the page that it belongs to; undefined for a name that includes it: `BarChart.localeText`. */
  component: string | undefined;
  arrival: Arrival;
}

/** The new name that a piece of code means, if any: one of some components' members, or a name that includes its component. */
function newerIn(
  text: string,
  components: readonly string[],
  { documented, newer, arrivals, sources }: NewerNames,
): Found | undefined {
  const mention = { text: withoutCall(text), isSlot: false };
  for (const component of [undefined, ...components]) {
    const about = component === undefined ? [] : [component];
    const target = findTarget(mention, about, newer);
    const arrival = target === null ? undefined : arrivals.get(target);
    if (!arrival) continue;
    // A bare name may belong to any component of the package: many have `children`.
    const mates = [...sources.keys()].filter(
      (name) => component !== undefined && sources.get(name) === sources.get(component),
    );
    if (findTarget(mention, mates, documented) === null) return { component, arrival };
  }
  return undefined;
}

/** Whether the text around a name says which release added it. */
const saysRelease = (text: string, { since }: Arrival): boolean =>
  since === undefined ? /\b\d+\.\d+\.\d+\b/.test(text) : text.includes(since);

function sentence(
  text: string,
  { component, arrival: { since, after } }: Found,
  { sources }: NewerNames,
): string {
  const added = since === undefined ? `after ${after}` : `in ${since}`;
  const source = component === undefined ? undefined : sources.get(component);
  const documented =
    source === undefined ? '' : `, but these docs describe ${component} of ${source}`;
  return `\`${text}\` was added ${added}${documented}. Remove it, or mention the release in the same paragraph, heading or table row.`;
}

/**
 * Returns a message for each name in the inline code of a guide that was added in a newer release than the documented one,
 * unless the text around it names that release.
 *
 * @param place - the file, for the message
 */
export function newerNameProblems(
  text: string,
  place: string,
  components: readonly string[],
  names: NewerNames,
): string[] {
  if (!names.anyName?.test(text)) return [];
  return readPage(text).names.flatMap(({ text: name, line, around }) => {
    const found = newerIn(name, components, names);
    return found && !saysRelease(around, found.arrival)
      ? [`${place}:${line}: ${sentence(name, found, names)}`]
      : [];
  });
}
