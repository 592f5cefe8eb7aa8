import type { ApiPage, RemovedNames } from '../api-reference/types';
import { orNothing } from '../utils/orNothing';
import { remember } from '../utils/remember';
import { matches } from './node/names';
import { entriesOfGuide, guidesIn } from './node/readGuides';
import type { GuideEntry } from './types';

/** What a removal is found by. */
export type RemovalEntry = Pick<GuideEntry, 'page' | 'id' | 'title' | 'names' | 'components'>;

/** A kind of member, and the suffix of the type that holds a component's members of that kind. */
type Holder = 'Props' | 'Slots' | 'Classes';

/** Types that hold members of components but aren't named after them. */
const sharedHolders: Readonly<Record<string, Holder>> = {
  GridSlots: 'Slots',
  gridClasses: 'Classes',
};

/** Members that patterns in entries match, but that the pages never had; a test checks the older packages. */
const neverHad: Readonly<Record<string, readonly string[]>> = {
  Heatmap: ['axisContent'],
  MarkPlot: ['experimentalMarkRendering'],
  PickersLayout: ['digitalClockItem'],
  DateField: ['unstableStartFieldRef', 'unstableEndFieldRef'],
};

/** Returns which kind of a page's members a name in an entry is about; undefined if it is about something else. */
function holderOf(owner: string, page: ApiPage, components: readonly string[]): Holder | undefined {
  const isListed = components.includes(page.name);
  const shared = sharedHolders[owner];
  if (shared !== undefined) return isListed ? shared : undefined;
  // A pattern means the components of its entry, not every component that happens to lack a member.
  if (owner.includes('*') && !isListed) return undefined;
  if (matches(owner, page.name) || matches(owner, `${page.name}Props`)) return 'Props';
  // For a component without slots, a pattern may mean the component that it is used in.
  if (matches(owner, `${page.name}Slots`)) return page.slots.length > 0 ? 'Slots' : undefined;
  return matches(owner, `${page.name}Classes`) ? 'Classes' : undefined;
}

/** Whether a page still has a member. If so, an entry describes a change, not a removal. */
const has: Record<Holder, (page: ApiPage, name: string) => boolean> = {
  Props: ({ props }, name) => Object.hasOwn(props, name),
  Slots: ({ slots }, name) => slots.some((slot) => slot.name === name),
  Classes: ({ classes, slots }, name) =>
    classes.some(({ key }) => key === name) || slots.some((slot) => slot.name === name),
};

/** How a page writes a member of each kind. */
const written: Record<Holder, (name: string) => string> = {
  Props: (name) => name,
  Slots: (name) => `slots.${name}`,
  Classes: (name) => `classes.${name}`,
};

/** Returns the members that a page of the reference lost in a major, with the entries that say what took their place. */
export function removedNames(page: ApiPage, entries: readonly RemovalEntry[]): RemovedNames[] {
  return entries.flatMap(({ id, title, names, components, page: guide }): RemovedNames[] => {
    const removed = names.flatMap((name) => {
      const [owner = '', member = '', ...more] = name.split('.');
      if (!/^[\w$-]+$/.test(member) || more.length > 0) return [];
      const holder = holderOf(owner, page, components);
      if (holder === undefined || has[holder](page, member)) return [];
      return neverHad[page.name]?.includes(member) ? [] : [written[holder](member)];
    });
    return removed.length > 0
      ? [{ names: [...new Set(removed)], title, path: `/migration/${guide}/#${id}` }]
      : [];
  });
}

const known = new Map<string, (page: ApiPage) => RemovedNames[]>();

/**
 * Returns a function that finds what a page of the reference lost in the major of a version.
 *
 * @param label - the label of the version: `8.1.0`
 * @param docsDir - the folder of its pages
 * @returns the same function as before as long as the guides don't change
 */
export function removedInMajor(label: string, docsDir: string): (page: ApiPage) => RemovedNames[] {
  const guides = guidesIn(docsDir).filter(({ to }) => to === parseInt(label, 10));
  return remember(known, guides.map(({ text }) => text).join('\n'), () => {
    // The build reports a mistake in a guide.
    const entries = guides.flatMap((guide) => orNothing(() => entriesOfGuide(guide)) ?? []);
    return (page) => removedNames(page, entries);
  });
}
