import { groupBy } from '../../../utils/groupBy';
import type { ApiClass, ApiSlot } from '../../types';
import { fewestMembers, idOf, titleOf, undividedMembers } from './groups';
import { labels } from './labels';

/** Some slots or classes of a long list, under a heading of their own. */
export interface PartGroup<Part> {
  /** The end of the heading's id. */
  id: string;
  title: string;
  parts: readonly Part[];
}

/** The kinds of slots in the order of the page. */
const slotKinds = ['parts', 'controls', 'icons'] as const;

function slotKind({ name }: ApiSlot): (typeof slotKinds)[number] {
  if (/^base[A-Z]/.test(name)) return 'controls';
  return name.endsWith('Icon') ? 'icons' : 'parts';
}

/**
 * Returns the groups of a long list of slots, by what they hold, which their names tell in all of MUI X; empty for a list that
 * is short enough to stay whole:
 *
 * - controls: `base…`, what the component takes from a library of controls, such as buttons and text fields;
 * - icons: `…Icon`;
 * - parts: everything else, the component's own.
 */
export function slotGroups(slots: readonly ApiSlot[]): PartGroup<ApiSlot>[] {
  if (slots.length <= undividedMembers) return [];
  const groups = groupBy(slots, slotKind);
  return slotKinds.flatMap((kind) => {
    const parts = groups.get(kind);
    return parts ? [{ id: kind, title: labels.slotGroups[kind], parts }] : [];
  });
}

/** The words of a class key before its state: `column` and `Header` for `columnHeader--sorted`. */
const wordsOf = ({ key }: ApiClass): string[] =>
  (key.split('--')[0] ?? '').split(/(?=[A-Z][a-z])|(?<=[a-z])(?=[A-Z])/);

/** Keys that start with one of these, such as `withBorderColor`, describe the whole component, not one of its parts. */
const stateWords = new Set(['has', 'is', 'no', 'with']);

/** The word that names the part; empty for none. */
function partOf(one: ApiClass): string {
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
 * panel. Parts with few classes share a group at the end. Empty for a list that is short enough to stay whole.
 */
export function classGroups(classes: readonly ApiClass[]): PartGroup<ApiClass>[] {
  if (classes.length <= undividedMembers) return [];
  const byPart = groupBy(classes, partOf);
  const large = Array.from(byPart).filter(
    ([part, own]) => part !== '' && own.length >= fewestMembers,
  );
  const names = new Set(large.map(([part]) => part));
  const others = classes.filter((one) => !names.has(partOf(one)));
  return [
    ...large.map(([part, parts]) => ({
      id: idOf(part),
      title: asWritten(
        titleOf(sharedWords(parts.map(wordsOf)).join('')),
        parts.map(({ description }) => description),
      ),
      parts,
    })),
    ...(others.length > 0 ? [{ id: 'other', title: labels.otherClasses, parts: others }] : []),
  ];
}
