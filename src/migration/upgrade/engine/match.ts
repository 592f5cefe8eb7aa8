import { matches } from '../../node/names';
import type { ChangeMatch } from '../../../content/mdx/changeProps';
import type { GuideEntry } from '../../types';
import { useKinds, type Use } from '../types';

/** What tells an entry from all others. */
export const keyOf = ({ page, id }: GuideEntry): string => `${page}#${id}`;

/** Returns the component that another one is a form of: `DatePicker` for `MobileDatePicker`, and the name that it has now. */
export const familyOf = (component: string): string =>
  component
    .replace(/^(?:Unstable_)?(?:Desktop|Mobile|Static|NextGen|Next)?/, '')
    .replace(/(?:Pro|Premium|2)$/, '')
    .replace(/^CalendarPicker$/, 'DateCalendar')
    .replace(/^(Day|Month|Year)Picker$/, '$1Calendar')
    .replace(/^ClockPicker$/, 'TimeClock')
    .replace(/^TreeView$/, 'SimpleTreeView');

/** What makes a use one of an entry's own; of an entry about behavior, no name does. */
export const howToMatch = ({ match = {} }: GuideEntry): ChangeMatch =>
  match === 'behavior' ? { names: [], byHand: true } : match;

/** An entry, and what makes a use one of its own. */
interface Rule extends ChangeMatch {
  entry: GuideEntry;
  families: ReadonlySet<string>;
}

/** Whether a text is among patterns, of which those with `!` exclude. */
function isAmong(patterns: readonly string[] = [], text: string | undefined): boolean {
  const fits = (pattern: string): boolean => text !== undefined && matches(pattern, text);
  const wanted = patterns.filter((each) => !each.startsWith('!'));
  const isOut = patterns.some((each) => each.startsWith('!') && fits(each.slice(1)));
  return !isOut && (wanted.length === 0 || wanted.some(fits));
}

/** Whether an entry applies to the product of a use. Uses from the lab may be pickers or trees, and license keys belong to all products. */
const isOfProduct = ({ product, isLab }: GuideEntry, used: string): boolean =>
  used === (isLab ? 'lab' : product) || (!isLab && /^(?:lab|license)$/.test(used));

function isMember({ names = [], families }: Rule, { owners, name }: Use): boolean {
  const isOfFamily = (): boolean => families.size === 0 || families.has(familyOf(owners[0] ?? ''));
  const isProps = owners.some((each) => each.endsWith('Props'));
  return names.some((pattern) => {
    const [owner = '', member] = pattern.split('.');
    if (member === undefined || !matches(member, name)) return false;
    // `*` alone means props of the components of the entry, unless the name is too long to mean anything else.
    if (owner === '*') return isProps && (member.length > 8 || isOfFamily());
    return owners.some((each) => matches(owner, each));
  });
}

function concerns(rule: Rule, use: Use): boolean {
  const { names = [], keys = [], from, values, without, with: needed, uses, generic } = rule;
  const { kind, name, value, source, isImport, beside = [] } = use;
  const isBeside = (each: string): boolean => beside.includes(each);
  switch (kind) {
    case 'path':
      return names.some((each) => each.startsWith('@') && matches(each, name));
    case 'word': {
      // A member of a script that can't be parsed must be telling enough.
      const isTelling = name.length > 8 && /[A-Z_]/.test(name);
      return names.some((each) => each === name || (isTelling && each.endsWith(`.${name}`)));
    }
    case 'class':
      return use.owners[0] === 'theme'
        ? keys.some((key) => matches(key, name)) && isAmong(values, value)
        : isMember(rule, use);
    case 'member':
      return (
        isMember(rule, use) &&
        isAmong(values, value) &&
        !without?.some(isBeside) &&
        (!needed || needed.some(isBeside))
      );
    default:
      return (
        names.some((pattern) => matches(pattern, name)) &&
        !(uses && isImport) &&
        // What has another path only changes where it is imported.
        !(from && !isImport) &&
        (!generic || (value !== undefined && isAmong(values, value))) &&
        isAmong(from, source)
      );
  }
}

/** Returns a function that finds the entries that a use concerns. It remembers which a name may mean: names come again. */
export function matcherOf(entries: readonly GuideEntry[]): (use: Use) => GuideEntry[] {
  const rules = entries.map((entry): Rule => {
    const families = new Set(entry.components.map(familyOf));
    return { names: entry.names, ...howToMatch(entry), entry, families };
  });
  const named = new Map<string, Rule[]>();
  return (use) => {
    const isNamed = ({ names = [], keys = [] }: Rule): boolean =>
      [...names, ...keys].some((each) => matches(each.split('.')[1] ?? each, use.name));
    const possible = named.get(use.name) ?? rules.filter(isNamed);
    named.set(use.name, possible);
    return possible
      .filter((rule) => !use.product || isOfProduct(rule.entry, use.product))
      .filter((rule) => concerns(rule, use))
      .map(({ entry }) => entry);
  };
}

/** The order of findings: what breaks first. What still works can wait. */
export const rankOf = (kind: Use['kind'], entry: GuideEntry): number =>
  (howToMatch(entry).optional ? 100 : 0) +
  useKinds.indexOf(kind) * 3 +
  ['often', 'sometimes', 'rarely'].indexOf(entry.bites);
