import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ApiPage, RemovedNames } from '../api-reference/types';
import { readPage } from '../mdx/readPage';
import { remember } from '../utils/remember';
import { matches } from './build/names';
import { entriesIn, type Entry } from './build/readEntries';
import { guides } from './guides';

/** An entry of a guide, with the address of the guide below the base path of its version. */
export interface GuideEntry extends Pick<Entry, 'id' | 'title' | 'names' | 'components'> {
  guide: string;
}

/** A kind of members, and what the type is called that holds those of a component. */
type Holder = 'Props' | 'Slots' | 'Classes';

/** Types that hold the members of components with another name. */
const sharedHolders: Readonly<Record<string, Holder>> = {
  GridSlots: 'Slots',
  gridClasses: 'Classes',
};

/** What patterns of entries seem to say of pages that never had it; a test asks the older packages. */
const neverHad: Readonly<Record<string, readonly string[]>> = {
  Heatmap: ['axisContent'],
  MarkPlot: ['experimentalMarkRendering'],
  PickersLayout: ['digitalClockItem'],
  DateField: ['unstableStartFieldRef', 'unstableEndFieldRef'],
};

/** What of a page a name of an entry is about; undefined when it is about something else. */
function holderOf(owner: string, page: ApiPage, components: readonly string[]): Holder | undefined {
  const isListed = components.includes(page.name);
  const shared = sharedHolders[owner];
  if (shared !== undefined) return isListed ? shared : undefined;
  // A pattern means the components of its entry, and not all that happen to lack a member.
  if (owner.includes('*') && !isListed) return undefined;
  if (matches(owner, page.name) || matches(owner, `${page.name}Props`)) return 'Props';
  // A pattern may mean what a component without slots is put into.
  if (matches(owner, `${page.name}Slots`)) return page.slots.length > 0 ? 'Slots' : undefined;
  return matches(owner, `${page.name}Classes`) ? 'Classes' : undefined;
}

/** Whether a page has a member today: then an entry says how it changed, and not that it is gone. */
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

/** The members that a page of the reference lost in a major, with the entries that say what took their place. */
export function removedNames(page: ApiPage, entries: readonly GuideEntry[]): RemovedNames[] {
  return entries.flatMap(({ id, title, names, components, guide }): RemovedNames[] => {
    const removed = names.flatMap((name) => {
      const [owner = '', member = '', ...more] = name.split('.');
      if (!/^[\w$-]+$/.test(member) || more.length > 0) return [];
      const holder = holderOf(owner, page, components);
      if (holder === undefined || has[holder](page, member)) return [];
      return neverHad[page.name]?.includes(member) ? [] : [written[holder](member)];
    });
    return removed.length > 0
      ? [{ names: [...new Set(removed)], title: title.trim(), path: `${guide}#${id}` }]
      : [];
  });
}

/** The texts of the guides to a major that a version of the docs has, by the address of each. */
const textsTo = (major: string, docsDir: string): [guide: string, text: string][] =>
  guides
    .filter(({ to }) => to === major)
    .map(({ page }) => `/migration/${page}/`)
    .filter((guide) => existsSync(path.join(docsDir, guide, 'index.mdx')))
    .map((guide) => [guide, readFileSync(path.join(docsDir, guide, 'index.mdx'), 'utf8')]);

/** The entries of guides; none of a guide that is being written wrongly. */
const entriesOf = (texts: readonly [guide: string, text: string][]): GuideEntry[] =>
  texts.flatMap(([guide, text]) => {
    try {
      return entriesIn(readPage(text).tree).map((entry) => {
        const { id, title, names, components } = entry;
        return { id, title, names, components, guide };
      });
    } catch {
      // The build says what is wrong with the page.
      return [];
    }
  });

/** The entries of the guides to a major that a version of the docs has. */
export const entriesTo = (major: string, docsDir: string): GuideEntry[] =>
  entriesOf(textsTo(major, docsDir));

const known = new Map<string, (page: ApiPage) => RemovedNames[]>();

/**
 * What the pages of the reference lost in the major of a version.
 *
 * @param label - of the version: `8.1.0`
 * @param docsDir - the folder of its pages
 * @returns the same function as before while the guides say the same
 */
export function removedInMajor(label: string, docsDir: string): (page: ApiPage) => RemovedNames[] {
  const texts = textsTo(`v${label.split('.')[0]}`, docsDir);
  return remember(known, texts.flat().join('\n'), () => {
    const entries = entriesOf(texts);
    return (page) => removedNames(page, entries);
  });
}
