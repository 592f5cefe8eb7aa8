import { entry, type Entry } from '../entries';

/** The part of a navigation entry that is used, frozen or not. */
export interface NavigationItem {
  type: string;
  key?: string;
  label?: string;
  customProps?: { tags?: readonly string[] };
  items?: readonly NavigationItem[];
}

export type Navigation = Readonly<Record<string, readonly NavigationItem[]>>;

/** Collects the entries tagged as new: the key and the name in `sidebars.ts`. */
function taggedIn(items: readonly NavigationItem[]): [key: string, name: string][] {
  return items.flatMap((item) => {
    const { key = '', label = '', type, customProps, items: inner = [] } = item;
    const own: [string, string][] = customProps?.tags?.includes('new')
      ? [[key, type === 'category' ? label : key]]
      : [];
    return [...own, ...taggedIn(inner)];
  });
}

const allTagged = (navigation: Navigation): Map<string, string> =>
  new Map(Object.values(navigation).flatMap((items) => taggedIn(items)));

/**
 * Lists the "New" tags that a version before the one being left already has: the feature is no longer new.
 *
 * @param text - of `sidebars.ts`
 * @param frozen - version -> its navigation
 */
export function tagEntries(
  text: string,
  current: Navigation,
  frozen: Readonly<Record<string, Navigation>>,
): Entry[] {
  const lines = text.split('\n');
  return [...allTagged(current)].flatMap(([key, name]) => {
    const since = Object.keys(frozen).filter((version) =>
      allTagged(frozen[version] ?? {}).has(key),
    );
    if (since.length === 0) return [];
    const line = lines.findIndex((each) => each.includes(`'${name}'`)) + 1 || 1;
    return entry('tags', key, {
      ...{ file: 'sidebars.ts', line },
      about: `\`${name}\` is tagged as new`,
      changes: [`It already has this tag in ${since.join(', ')}.`],
      ask: 'Remove the tag, unless the feature is still new.',
    });
  });
}
