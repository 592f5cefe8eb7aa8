import { matches } from '../../migration/node/names';
import { useKinds, type UpgradeEntry, type Use } from '../types';
import { behaviorIds, precise, type Precise } from './precise';

/** The key of an entry in the tables of `precise.ts`. */
export const keyOf = ({ page, id }: UpgradeEntry): string => `${page}#${id}`;

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

/** An entry with what makes a use one of its own. */
interface Rule {
  entry: UpgradeEntry;
  precise: Precise;
  families: ReadonlySet<string>;
  exports: string[];
  members: { owner: string; member: string }[];
  path: RegExp | undefined;
}

const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

function ruleOf(entry: UpgradeEntry): Rule {
  const own = precise[keyOf(entry)] ?? {};
  const names = own.names ?? entry.names;
  const paths = names.filter((name) => name.startsWith('@'));
  const pattern = [own.path, ...paths.map((name) => `^${escaped(name).replaceAll('\\*', '.*')}$`)];
  const source = pattern.filter(Boolean).join('|');
  return {
    entry,
    precise: own,
    families: new Set(entry.components.map(familyOf)),
    exports: names.filter((name) => !name.startsWith('@') && !name.includes('.')),
    members: names
      .filter((name) => !name.startsWith('@') && name.includes('.'))
      .map((name) => {
        const [owner = '', ...member] = name.split('.');
        return { owner, member: member.join('.') };
      }),
    path: source === '' ? undefined : new RegExp(source),
  };
}

/** Whether an entry's product is the one that a use is bound to. */
const isOfProduct = ({ product, isLab }: UpgradeEntry, use: Use): boolean =>
  use.product === undefined ||
  use.product === (isLab ? 'lab' : product) ||
  (use.product === 'license' && !isLab);

const hasRightValue = (
  { values, notValues, exceptValues }: Precise,
  { value, kind }: Use,
): boolean =>
  kind === 'member'
    ? !exceptValues?.includes(value ?? '') &&
      (values === undefined || (value !== undefined && values.includes(value))) &&
      (notValues === undefined || (value !== undefined && !notValues.includes(value)))
    : true;

function isMember({ members, families, precise: own }: Rule, use: Use): boolean {
  const isOfFamily = families.size === 0 || families.has(familyOf(use.owners[0] ?? ''));
  return (
    hasRightValue(own, use) &&
    members.some(({ owner, member }) => {
      if (!matches(member, use.name)) return false;
      // `*` alone means the components of the entry, unless the name is too long to mean anything else.
      if (owner === '*') return use.isProp === true && (member.length > 8 || isOfFamily);
      return use.owners.some((each) => matches(owner, each));
    })
  );
}

const isExport = ({ exports, precise: own }: Rule, { name, source, hasArguments }: Use): boolean =>
  exports.some((each) => matches(each, name)) &&
  (own.hasArguments === undefined || hasArguments === true) &&
  (own.source === undefined || (source !== undefined && new RegExp(own.source).test(source)));

/** Whether a word of a script that can't be parsed is telling enough to be a name of the entry. */
const isWord = ({ exports, members }: Rule, { name }: Use): boolean =>
  exports.includes(name) ||
  (name.length > 8 && /[A-Z_]/.test(name) && members.some(({ member }) => member === name));

function concerns(rule: Rule, use: Use): boolean {
  if (!isOfProduct(rule.entry, use)) return false;
  switch (use.kind) {
    case 'path':
      return rule.path?.test(use.name) === true;
    case 'word':
      return isWord(rule, use);
    case 'class':
      return use.owners[0] === 'theme'
        ? rule.precise.keys?.some(
            (key) => use.name === key || (key === 'PrivatePickers' && use.name.startsWith(key)),
          ) === true
        : isMember(rule, use);
    case 'member':
      return isMember(rule, use);
    default:
      return isExport(rule, use);
  }
}

/** Returns a function that finds the entries that a use concerns. It remembers what it found: the same names come again. */
export function matcherOf(entries: readonly UpgradeEntry[]): (use: Use) => readonly UpgradeEntry[] {
  const rules = entries.filter((entry) => !behaviorIds.has(keyOf(entry))).map(ruleOf);
  const known = new Map<string, UpgradeEntry[]>();
  return (use) => {
    const { line: _line, ...what } = use;
    const key = JSON.stringify(what);
    const found =
      known.get(key) ?? rules.filter((rule) => concerns(rule, use)).map(({ entry }) => entry);
    known.set(key, found);
    return found;
  };
}

const bitesRank = { often: 0, sometimes: 1, rarely: 2 };

/** Whether an entry can wait: what it is about still works. */
export const isOptional = (entry: UpgradeEntry): boolean =>
  precise[keyOf(entry)]?.isOptional === true;

/** The order of findings: what breaks first. */
export const rankOf = (kind: Use['kind'], entry: UpgradeEntry): number =>
  (isOptional(entry) ? 100 : 0) + useKinds.indexOf(kind) * 3 + bitesRank[entry.bites];
