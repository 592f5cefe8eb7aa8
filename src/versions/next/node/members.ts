import { escapeRegexp } from '@docusaurus/utils';
import type { PageDiff } from '../../../api-reference/node/diff';
import { groupBy } from '../../../utils/groupBy';
import { inlineCode } from '../../../utils/inlineCode';
import { entry, type Entry, type Source } from '../entries';
import { linesNaming, type ChangeLine } from './changelog';
import { placesOf, type GuideText, type Place } from './locate';

/** The data about a product that its guides are checked against. */
export interface ProductView {
  /** Its name in the change log. */
  name: string;
  /** The release that the guides should describe. */
  to: string;
  guides: readonly GuideText[];
  /** What changed in the reference. */
  diffs: readonly PageDiff[];
  /** Changes in its packages. */
  changelog: readonly ChangeLine[];
}

/** A member of a public component or interface that was removed or deprecated, or whose default changed. */
interface MemberChange {
  source: Source;
  /** All components with this change. */
  owners: string[];
  /** As written in the diff: `density`, `slots.cell`, `.MuiDataGrid-cell`. Empty for the component itself. */
  member: string;
  change: string;
  ask: string;
}

/** Lists names in backticks: "`DataGrid`, `DataGridPro` and 3 more". */
export function listNames(names: readonly string[], most = 3): string {
  const told = names.slice(0, most).map(inlineCode).join(', ');
  return names.length > most ? `${told} and ${names.length - most} more` : told;
}

const plainName = (member: string): string => member.replace(/^slots\.|^\./, '');

/** Makes the entries for one member, one for each file that names it. */
function entriesOf(
  { source, owners, member, change, ask }: MemberChange,
  { name, guides, changelog }: ProductView,
  isMeant: (place: Place) => boolean,
): Entry[] {
  // A name such as `color` is ambiguous: it counts only on pages about its component.
  const isTelling = /[A-Z-]/.test(member);
  const own = guides.filter(
    ({ components, text }) =>
      member === '' ||
      owners.some((owner) => components.includes(owner) || (isTelling && text.includes(owner))),
  );
  const wanted = member === '' ? (owners[0] ?? '') : plainName(member);
  const lines = linesNaming(changelog, wanted, name);
  return own.flatMap((guide) => {
    const places = groupBy(placesOf(guide, wanted).filter(isMeant), ({ file }) => file);
    return [...places].map(([file, [at, ...more]]) => {
      const also = [...new Set(more.map(({ line }) => line))].filter((line) => line !== at?.line);
      const where = also.length > 0 ? ` (also on line ${also.slice(0, 5).join(', ')})` : '';
      return entry(source, `${owners[0]} ${member}`, {
        file,
        line: at?.line ?? 1,
        about: `${inlineCode(wanted)}${where}`,
        changes: [change, ...lines],
        ask,
      });
    });
  });
}

/** Merges the same change in several components into one. */
function grouped<Change extends { member: string }>(
  diffs: readonly PageDiff[],
  changesOf: (diff: PageDiff) => readonly Change[],
): (Change & { owners: string[] })[] {
  const all = diffs.flatMap((diff) => changesOf(diff).map((change) => ({ change, diff })));
  return [...groupBy(all, ({ change }) => JSON.stringify(change)).values()].flatMap((same) => {
    const [first] = same;
    return first ? [{ ...first.change, owners: same.map(({ diff }) => diff.name) }] : [];
  });
}

/** A slot's bare name is ambiguous in prose: there it counts only on lines that mention slots. */
const speaksOf = (member: string) => (place: Place) =>
  !member.startsWith('slots.') || /slot/i.test(place.text) || !place.isProse;

/** Lists removed members and components that guides or demos still name. */
export function goneEntries(view: ProductView): Entry[] {
  const removal = { source: 'gone', ask: 'Remove it, or say what to use instead.' } as const;
  const pages = view.diffs
    .filter(({ page }) => page === 'removed')
    .map(({ name, path }) => ({
      ...{ ...removal, owners: [name], member: '' },
      change: path
        ? `${inlineCode(name)} has no page in the reference of ${view.to}; it may have been renamed or deprecated.`
        : `${inlineCode(name)} is no longer public in ${view.to}, or is deprecated.`,
    }));
  const members = grouped(
    view.diffs.filter(({ page }) => page === 'kept'),
    ({ removed }) => removed.map((member) => ({ member })),
  ).map(({ owners, member }) => ({
    ...{ ...removal, owners, member },
    change: `${listNames(owners)} no longer ${owners.length > 1 ? 'have' : 'has'} ${inlineCode(member)}.`,
  }));
  return [...pages, ...members].flatMap((change) =>
    entriesOf(change, view, speaksOf(change.member)),
  );
}

/** Lists newly deprecated members that guides or demos name without saying that they are deprecated. */
export function deprecatedEntries(view: ProductView): Entry[] {
  const members = grouped(view.diffs, ({ name, deprecated }) =>
    deprecated.map((member) => ({ member: member === name ? '' : member })),
  );
  return members.flatMap(({ owners, member }) =>
    entriesOf(
      {
        ...{ source: 'deprecated', owners, member },
        change: `${member === '' ? listNames(owners) : `${inlineCode(member)} of ${listNames(owners)}`} is deprecated.`,
        ask: 'Use its replacement, or say that it is deprecated.',
      },
      view,
      (place) => speaksOf(member)(place) && !/deprecat/i.test(place.text),
    ),
  );
}

/** Strips the quotes around a value, since a page may leave them out. */
const bare = (value: string): string => value.replace(/^['"`]|['"`]$/g, '');

/** Whether a line states a member's default: it has the word "default", or the old value. */
function statesDefault(line: string, from: string | null): boolean {
  if (/\bdefaults?\b/i.test(line)) return true;
  const value = from === null ? '' : bare(from);
  return value.length > 1 && new RegExp(`(?<!\\w)${escapeRegexp(value)}(?!\\w)`).test(line);
}

/** Normalizes a default: drops the object that a function is called on, and treats `false` like no default. */
const shapeOf = (value: string | null): string | null =>
  value === 'false' || value === 'undefined'
    ? null
    : (value?.replace(/\b\w+\.(?=\w+\()/g, '') ?? null);

/** Lists changed defaults whose old values a page may state. */
export function defaultEntries(view: ProductView): Entry[] {
  const members = grouped(view.diffs, ({ defaults }) =>
    defaults
      .filter(({ from, to }) => shapeOf(from) !== shapeOf(to))
      .map(({ name, from, to }) => ({ member: name, from, to })),
  );
  return members.flatMap(({ owners, member, from, to }) => {
    const now = to === null ? 'no longer has a default' : `now defaults to ${inlineCode(to)}`;
    const before = from === null ? 'had none' : `was ${inlineCode(from)}`;
    return entriesOf(
      {
        ...{ source: 'defaults', owners, member },
        change: `${inlineCode(member)} of ${listNames(owners)} ${now} (${before}).`,
        ask: 'Check whether the page states the old default; if so, correct it.',
      },
      view,
      // Code that sets a prop says nothing about its default.
      ({ isProse, text }) => isProse && statesDefault(text, from),
    );
  });
}
