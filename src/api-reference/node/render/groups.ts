import { groupBy } from '../../../utils/groupBy';
import type { ApiRow } from '../../model';
import { slugOf } from '../extract/names';

/** Some rows of a long list, under a heading of their own. */
export interface RowGroup {
  /** The end of the heading's id. */
  id: string;
  title: string;
  rows: readonly ApiRow[];
}

/** Longer lists are divided into groups. Most components have fewer props, in one list from A to Z. */
const undividedRows = 40;

/** Smaller groups are more of a hindrance than a help. Only required props have their own group however few they are. */
const fewestRows = 3;

/** The id of the group for the rows that belong to no other. */
const other = 'other';

/** The kinds of props in the order of the page: what must be passed comes first, replacements of parts and styles last. */
const memberTitles = {
  required: 'Required',
  options: 'Options',
  switches: 'Switches',
  state: 'State',
  functions: 'Functions',
  handlers: 'Event handlers',
  looks: 'Slots and styles',
};

type Kind = keyof typeof memberTitles;

/** The props with which every component of Material UI lets its parts and styles be replaced. */
const looks = new Set([
  'classes',
  'className',
  'components',
  'componentsProps',
  'slotProps',
  'slots',
  'style',
  'sx',
]);

const isSwitch = ({ type }: ApiRow): boolean =>
  (type ?? '').split('|').every((part) => /^\s*(boolean|true|false)\s*$/.test(part));

/** Names of function types end like this, such as `GridRowIdGetter<R>`. */
const functionType = /^\w+(?:Getter|Setter|Formatter|Parser|Comparator|Fn)(?:<.*>)?$/;

const isFunction = ({ type, signature }: ApiRow): boolean =>
  Boolean(signature) || functionType.test(type ?? '');

/** Whether a prop is part of the component's state: `initialState`, or a prop whose changes a handler reports. */
function isState(name: string, has: (prop: string) => boolean): boolean {
  if (name === 'initialState') return true;
  const [, initial] = /^default([A-Z]\w*)$/.exec(name) ?? [];
  const own = initial ?? name.charAt(0).toUpperCase() + name.slice(1);
  return (
    has(`on${own}Change`) ||
    (own === 'Value' && has('onChange')) ||
    (own === 'Open' && has('onOpen') && has('onClose'))
  );
}

function kindOf(row: ApiRow, has: (prop: string) => boolean): Kind {
  const { name } = row;
  if (row.required) return 'required';
  if (looks.has(name)) return 'looks';
  if (/^on[A-Z]/.test(name) && isFunction(row)) return 'handlers';
  if (isState(name, has)) return 'state';
  if (isSwitch(row)) return 'switches';
  return isFunction(row) ? 'functions' : 'options';
}

/** Turns the name of a feature into a title: `Row selection` for `rowSelection`. */
const titleOf = (feature: string): string => {
  const words = slugOf(feature).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Divides rows by a key. If too few share a key that isn't in `kept`, they go to `rest`. Keeps the order of the rows. */
function divide<K extends string>(
  rows: readonly ApiRow[],
  keyOf: (row: ApiRow) => K,
  rest: K,
  kept: readonly K[] = [],
): Map<K, ApiRow[]> {
  const byKey = groupBy(rows, keyOf);
  const isOwn = (key: K): boolean =>
    kept.includes(key) || (key !== '' && (byKey.get(key)?.length ?? 0) >= fewestRows);
  return groupBy(rows, (row) => {
    const key = keyOf(row);
    return isOwn(key) ? key : rest;
  });
}

/** Returns the group for the rest last, and the others in the order given. */
const restLast = (groups: ReadonlyMap<string, ApiRow[]>): [string, ApiRow[]][] =>
  [...groups].sort(([a], [b]) => Number(a === other) - Number(b === other));

/** Returns groups in the order of their titles, without empty ones. */
const titled = (
  groups: ReadonlyMap<string, readonly ApiRow[]>,
  titles: Readonly<Record<string, string>>,
): RowGroup[] =>
  Object.entries(titles).flatMap(([id, title]) => {
    const rows = groups.get(id);
    return rows ? [{ id, title, rows }] : [];
  });

/**
 * Returns the groups of a long list of members.
 *
 * An API object is divided by its features, which its type combines (`extract/blocks`). Props are divided by
 * kind, which follows from their types and names, so that a new version of a package needs no manual work:
 *
 * - required: the type says so;
 * - slots and styles: the names that all of Material UI's components share;
 * - event handlers: functions named `on…`;
 * - state: what such a handler reports (`filterModel` of `onFilterModelChange`, `value` of `onChange`, `open` of `onOpen`
 *   and `onClose`), its `default…`, and `initialState`;
 * - switches: nothing but true and false;
 * - functions: all other functions;
 * - options: everything else.
 *
 * Props are not divided by feature: going by names alone, a third would belong to none and others to the wrong one
 * (`isRowSelectable` would be about rows, not selection). The filter finds a feature's props. Groups stay in alphabetical
 * order.
 *
 * @param features - name of a member -> its feature, for an API object
 */
function memberGroups(rows: readonly ApiRow[], features?: ReadonlyMap<string, string>): RowGroup[] {
  if (features) {
    const groups = divide(rows, ({ name }) => features.get(name) ?? other, other);
    return restLast(new Map([...groups].sort(([a], [b]) => a.localeCompare(b, 'en')))).map(
      ([feature, own]) => ({ id: slugOf(feature), title: titleOf(feature), rows: own }),
    );
  }
  const names = new Set(rows.map(({ name }) => name));
  const groups = divide<Kind>(rows, (row) => kindOf(row, (prop) => names.has(prop)), 'options', [
    'required',
  ]);
  return titled(groups, memberTitles);
}

/** The kinds of slots in the order of the page. */
const slotTitles = { parts: 'Parts', controls: 'Base controls', icons: 'Icons' };

function slotKind({ name }: ApiRow): keyof typeof slotTitles {
  if (/^base[A-Z]/.test(name)) return 'controls';
  return name.endsWith('Icon') ? 'icons' : 'parts';
}

/**
 * Returns the groups of a long list of slots, by what they hold, which their names tell in all of MUI X:
 *
 * - controls: `base…`, what the component takes from a library of controls, such as buttons and text fields;
 * - icons: `…Icon`;
 * - parts: everything else, the component's own.
 */
const slotGroups = (slots: readonly ApiRow[]): RowGroup[] =>
  titled(groupBy(slots, slotKind), slotTitles);

/** The words of a class key before its state: `column` and `Header` for `columnHeader--sorted`. */
const wordsOf = ({ name }: ApiRow): string[] =>
  (name.split('--')[0] ?? '').split(/(?=[A-Z][a-z])|(?<=[a-z])(?=[A-Z])/);

/** Keys that start with one of these, such as `withBorderColor`, describe the whole component, not one of its parts. */
const stateWords = new Set(['has', 'is', 'no', 'with']);

/** The word that names the part; empty for none. */
function partOf(one: ApiRow): string {
  const [first = '', ...rest] = wordsOf(one);
  return rest.length > 0 && stateWords.has(first) ? '' : first;
}

/** A name as prose would write it: a word that the texts have in all capitals, such as AI, is an abbreviation. */
const asWritten = (name: string, texts: readonly string[]): string =>
  name.replace(/\w+/g, (word) => {
    const capitals = word.toUpperCase();
    const isAbbreviation =
      word.length > 1 && texts.some((text) => text.split(/\W+/).includes(capitals));
    return isAbbreviation ? capitals : word;
  });

/** The words that all lists start with, at least one. */
function sharedWords(lists: readonly (readonly string[])[]): string[] {
  const [first = []] = lists;
  const end = first.findIndex((word, at) => at > 0 && lists.some((words) => words[at] !== word));
  return end < 0 ? [...first] : first.slice(0, end);
}

/**
 * Returns the groups of a long list of CSS classes, by the part of the component that their keys start with:
 * `columnHeader--sorted` and `columnSeparator` are about the column, `pivotPanelBody` and `pivotPanelField` about the pivot
 * panel. Parts with few classes share a group at the end.
 */
const classGroups = (classes: readonly ApiRow[]): RowGroup[] =>
  restLast(divide(classes, partOf, other)).map(([part, rows]) => {
    if (part === other) return { id: other, title: 'Other parts', rows };
    const texts = rows.map(({ description = '' }) => description);
    const title = titleOf(sharedWords(rows.map(wordsOf)).join(''));
    return { id: slugOf(part), title: asWritten(title, texts), rows };
  });

/**
 * Returns the groups of rows of one kind; empty for a list that is short enough to stay whole.
 *
 * @param features - name of a member -> its feature, for an API object
 */
export function groupsOf(
  rows: readonly ApiRow[],
  features?: ReadonlyMap<string, string>,
): RowGroup[] {
  if (rows.length <= undividedRows) return [];
  switch (rows[0]?.kind) {
    case 'prop':
    case 'member':
      return memberGroups(rows, features);
    case 'slot':
      return slotGroups(rows);
    case 'class':
      return classGroups(rows);
    default:
      return [];
  }
}
