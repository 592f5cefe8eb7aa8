import { matches } from '../../migration/node/names';
import type { ChangeMatch } from '../../content/mdx/changeProps';
import type { GuideEntry } from '../../migration/types';
import { useKinds, type Use } from '../types';

/** What tells an entry from all others. */
export const keyOf = ({ page, id }: GuideEntry): string => `${page}#${id}`;

/** Names that components had before. */
const olderNames: Readonly<Record<string, string>> = {
  CalendarPicker: 'DateCalendar',
  MonthPicker: 'MonthCalendar',
  YearPicker: 'YearCalendar',
  ClockPicker: 'TimeClock',
  DayPicker: 'DayCalendar',
  TreeView: 'SimpleTreeView',
};

/** Returns the component that another one is a form of: `DatePicker` for `MobileDatePicker`. */
export function familyOf(component: string): string {
  const plain = component
    .replace(/^(?:Unstable_)?(?:Desktop|Mobile|Static|NextGen|Next)?/, '')
    .replace(/(?:Pro|Premium|2)$/, '');
  return Object.hasOwn(olderNames, plain) ? (olderNames[plain] as string) : plain;
}

/** What makes a use one of an entry's own; undefined if no name does. */
export const howToMatch = ({ match }: GuideEntry): ChangeMatch | undefined =>
  match === 'behavior' ? undefined : (match ?? {});

/** Whether no name in an app's code shows an entry, or not all of it. */
export const isByHand = ({ match }: GuideEntry): boolean =>
  match === 'behavior' || match?.byHand === true;

/** An entry with its names by kind. */
interface Rule extends Pick<ChangeMatch, 'from' | 'values' | 'uses' | 'generic'> {
  entry: GuideEntry;
  families: ReadonlySet<string>;
  keys: readonly string[];
  paths: string[];
  exports: string[];
  members: { owner: string; member: string }[];
}

function ruleOf(entry: GuideEntry, { names = entry.names, keys = [], ...more }: ChangeMatch): Rule {
  const plain = names.filter((name) => !name.startsWith('@'));
  return {
    ...more,
    entry,
    keys,
    families: new Set(entry.components.map(familyOf)),
    paths: names.filter((name) => name.startsWith('@')),
    exports: plain.filter((name) => !name.includes('.')),
    members: plain
      .filter((name) => name.includes('.'))
      .map((name) => {
        const [owner = '', ...member] = name.split('.');
        return { owner, member: member.join('.') };
      }),
  };
}

/** Whether a text is among patterns, of which those with `!` exclude. */
function isAmong(patterns: readonly string[] | undefined, text: string | undefined): boolean {
  const fits = (pattern: string): boolean => text !== undefined && matches(pattern, text);
  const [out = [], wanted = []] = [true, false].map((isOut) =>
    patterns?.filter((each) => each.startsWith('!') === isOut),
  );
  return (
    !out.some((each) => fits(each.slice(1))) &&
    (wanted.length === 0 || wanted.some((each) => fits(each)))
  );
}

/** The product that a component of Material UI's lab became a part of. */
const productOfLab = (name: string): string => (/Tree/.test(name) ? 'tree-view' : 'date-pickers');

/** Whether an entry's product is the one that a use is bound to. Who comes from the lab passes all majors. */
const isOfProduct = ({ product, isLab }: GuideEntry, use: Use): boolean =>
  use.product === undefined ||
  use.product === (isLab ? 'lab' : product) ||
  (use.product === 'lab' && productOfLab(use.owners[0] ?? use.name) === product) ||
  (use.product === 'license' && !isLab);

function isMember({ members, families, values }: Rule, use: Use): boolean {
  const isOfFamily = families.size === 0 || families.has(familyOf(use.owners[0] ?? ''));
  return (
    (use.kind !== 'member' || isAmong(values, use.value)) &&
    members.some(({ owner, member }) => {
      if (!matches(member, use.name)) return false;
      // `*` alone means the components of the entry, unless the name is too long to mean anything else.
      if (owner === '*') return use.isProp === true && (member.length > 8 || isOfFamily);
      return use.owners.some((each) => matches(owner, each));
    })
  );
}

const isExport = (
  { exports, uses, generic, from, values }: Rule,
  { name, source, value, isImport, hasArguments }: Use,
): boolean =>
  exports.some((each) => matches(each, name)) &&
  !(uses && isImport) &&
  (!generic || (hasArguments === true && isAmong(values, value))) &&
  isAmong(from, source);

/** Whether a word of a script that can't be parsed is telling enough to be a name of the entry. */
const isWord = ({ exports, members }: Rule, { name }: Use): boolean =>
  exports.includes(name) ||
  (name.length > 8 && /[A-Z_]/.test(name) && members.some(({ member }) => member === name));

function concerns(rule: Rule, use: Use): boolean {
  if (!isOfProduct(rule.entry, use)) return false;
  switch (use.kind) {
    case 'path':
      return rule.paths.some((path) => matches(path, use.name));
    case 'word':
      return isWord(rule, use);
    case 'class':
      return use.owners[0] === 'theme'
        ? rule.keys.some((key) => matches(key, use.name)) && isAmong(rule.values, use.value)
        : isMember(rule, use);
    case 'member':
      return isMember(rule, use);
    default:
      return isExport(rule, use);
  }
}

/** Returns a function that finds the entries that a use concerns. It remembers what it found: the same names come again. */
export function matcherOf(entries: readonly GuideEntry[]): (use: Use) => readonly GuideEntry[] {
  const rules = entries.flatMap((entry) => {
    const how = howToMatch(entry);
    return how ? [ruleOf(entry, how)] : [];
  });
  const known = new Map<string, GuideEntry[]>();
  return (use) => {
    const { line: _line, beside, ...what } = use;
    const { kind } = what;
    const key = JSON.stringify(what);
    const found =
      known.get(key) ?? rules.filter((rule) => concerns(rule, use)).map(({ entry }) => entry);
    known.set(key, found);
    const isBeside = (name: string): boolean => beside?.includes(name) === true;
    return found.filter((entry) => {
      const { without = [], with: needed } = howToMatch(entry) ?? {};
      return !without.some(isBeside) && (kind !== 'member' || !needed || needed.some(isBeside));
    });
  };
}

const bitesRank = { often: 0, sometimes: 1, rarely: 2 };

/** Whether an entry can wait: what it is about still works. */
export const isOptional = (entry: GuideEntry): boolean => howToMatch(entry)?.optional === true;

/** The order of findings: what breaks first. */
export const rankOf = (kind: Use['kind'], entry: GuideEntry): number =>
  (isOptional(entry) ? 100 : 0) + useKinds.indexOf(kind) * 3 + bitesRank[entry.bites];
