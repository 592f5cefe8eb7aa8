import { groupBy } from '../../../utils/groupBy';
import type { ApiMember } from '../../types';
import { labels } from './labels';

/** Some members of a long list, under a heading of their own. */
export interface MemberGroup {
  /** The end of the heading's id. */
  id: string;
  title: string;
  members: Readonly<Record<string, ApiMember>>;
}

/** Longer lists are divided into groups. Most components have fewer props, in one list from A to Z. */
export const undividedMembers = 40;

/** Smaller groups are more of a hindrance than a help. Only required props have their own group however few they are. */
export const fewestMembers = 3;

/** The kinds of props in the order of the page: what must be passed comes first, replacements of parts and styles last. */
const kinds = [
  'required',
  'options',
  'switches',
  'state',
  'functions',
  'handlers',
  'looks',
] as const;

type Kind = (typeof kinds)[number];

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

const isSwitch = ({ type }: ApiMember): boolean =>
  type.split('|').every((part) => /^\s*(boolean|true|false)\s*$/.test(part));

/** Names of function types end like this, such as `GridRowIdGetter<R>`. */
const functionType = /^\w+(?:Getter|Setter|Formatter|Parser|Comparator|Fn)(?:<.*>)?$/;

const isFunction = ({ type, signature }: ApiMember): boolean =>
  signature !== null || functionType.test(type);

/** Whether a prop is part of the component's state: `initialState`, or a prop whose changes a handler reports. */
function isState(name: string, has: (prop: string) => boolean): boolean {
  if (name === 'initialState') {
    return true;
  }
  const [, initial] = /^default([A-Z]\w*)$/.exec(name) ?? [];
  const own = initial ?? name.charAt(0).toUpperCase() + name.slice(1);
  return (
    has(`on${own}Change`) ||
    (own === 'Value' && has('onChange')) ||
    (own === 'Open' && has('onOpen') && has('onClose'))
  );
}

function kindOf(name: string, member: ApiMember, has: (prop: string) => boolean): Kind {
  if (member.required) return 'required';
  if (looks.has(name)) return 'looks';
  if (/^on[A-Z]/.test(name) && isFunction(member)) return 'handlers';
  if (isState(name, has)) return 'state';
  if (isSwitch(member)) return 'switches';
  return isFunction(member) ? 'functions' : 'options';
}

/** Turns the name of a feature into a title: `Row selection` for `rowSelection`. */
export const titleOf = (feature: string): string => {
  const words = feature.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

export const idOf = (feature: string): string =>
  feature.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();

/** Divides members by a key. If too few share a key that isn't in `kept`, they go to `rest`. Keeps the order of the members. */
function divide<K extends string>(
  members: Readonly<Record<string, ApiMember>>,
  keyOf: (name: string, member: ApiMember) => K,
  rest: K,
  kept: readonly K[],
): Map<K, Record<string, ApiMember>> {
  const entries = Object.entries(members);
  const byKey = groupBy(entries, ([name, member]) => keyOf(name, member));
  const isOwn = (key: K): boolean =>
    kept.includes(key) || (byKey.get(key)?.length ?? 0) >= fewestMembers;
  const groups = groupBy(entries, ([name, member]) => {
    const key = keyOf(name, member);
    return isOwn(key) ? key : rest;
  });
  return new Map(Array.from(groups, ([key, own]) => [key, Object.fromEntries(own)]));
}

/**
 * Returns the groups of a long list of members; empty for a list that is short enough to stay whole.
 *
 * An API object is divided by its features, which its type combines (`extract/blocks/features.ts`). Props are divided by
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
export function memberGroups(
  members: Readonly<Record<string, ApiMember>>,
  features?: ReadonlyMap<string, string>,
): MemberGroup[] {
  if (Object.keys(members).length <= undividedMembers) {
    return [];
  }
  if (features) {
    const other = 'other';
    const groups = divide(members, (name) => features.get(name) ?? other, other, []);
    return [...groups]
      .sort(([a], [b]) => Number(a === other) - Number(b === other) || a.localeCompare(b, 'en'))
      .map(([feature, own]) => ({ id: idOf(feature), title: titleOf(feature), members: own }));
  }
  const has = (prop: string): boolean => Object.hasOwn(members, prop);
  const groups = divide<Kind>(members, (name, member) => kindOf(name, member, has), 'options', [
    'required',
  ]);
  return kinds.flatMap((kind) => {
    const own = groups.get(kind);
    return own ? [{ id: kind, title: labels.groups[kind], members: own }] : [];
  });
}
