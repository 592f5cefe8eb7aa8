import { escapeRegexp } from '@docusaurus/utils';
import { customPropsOf, type NavigationItem } from '../../../navigation/items';
import { entry, type Entry, type PackageStep } from '../entries';

/** Rewrites the files that name the documented packages. Pure functions, so that tests can cover each case. */

/** A comment that explains why a package is not at the documented version. */
const excuse = /^\s*\/\/.*(?:nearest|cannot be installed).*$/i;

/**
 * Moves `registry.ts` to another version: changes the constant and each package, and adds a comment above each package that
 * is only the nearest release.
 *
 * @param packages - package -> its exact release
 */
export function withRegistry(
  text: string,
  version: string,
  packages: Readonly<Record<string, string>>,
): string {
  const lines: string[] = [];
  for (const line of text.split('\n')) {
    const [, indent = '', name = ''] = /^(\s*)'(@[^']+)': '[^']+',$/.exec(line) ?? [];
    const release = packages[name];
    if (release === undefined) {
      lines.push(line.replace(/^(export const currentVersion = ')[^']+(';)$/, `$1${version}$2`));
      continue;
    }
    while (excuse.test(lines.at(-1) ?? '')) lines.pop();
    if (release !== version)
      lines.push(`${indent}// The registry has no ${version}; this is the nearest release.`);
    lines.push(`${indent}'${name}': '${release}',`);
  }
  return lines.join('\n');
}

/** Updates `pins.ts`, which has the packages that belong to no product, such as `@mui/x-license`. */
export const withPins = (text: string, packages: Readonly<Record<string, string>>): string =>
  Object.entries(packages).reduce(
    (changed, [name, release]) =>
      changed.replace(new RegExp(`('${escapeRegexp(name)}': ')[^']+(')`), `$1${release}$2`),
    text,
  );

/** Replaces the version in the `description` of `package.json`. */
export const withVersionIn = (text: string, from: string, to: string): string =>
  text.replace(
    new RegExp(`("description": "[^"]*?)${escapeRegexp(from)}(?!\\d)`),
    (_, before: string) => before + to,
  );

/** Lists packages that were not at the documented version before and now are: notes about that on pages can go. */
export const packageEntries = (
  packages: readonly PackageStep[],
  { from, to }: { from: string; to: string },
): Entry[] =>
  packages
    .filter((each) => each.from !== from && each.to === to)
    .map(({ name, from: nearest }) =>
      entry('packages', name, {
        file: 'src/products/registry.ts',
        about: `\`${name}\` is now at ${to}, like the docs`,
        changes: [`It was at ${nearest}, the release nearest to ${from}.`],
        ask: `Remove what pages say about ${nearest} standing in for ${from}.`,
      }),
    );

type Navigation = Readonly<Record<string, readonly NavigationItem[]>>;

/** Collects the entries tagged as new: the key and the name in `sidebars.ts`. */
function taggedIn(items: readonly NavigationItem[]): [key: string, name: string][] {
  return items.flatMap((item) => {
    const { key = '', label = '', type, items: inner = [] } = item;
    const own: [string, string][] = customPropsOf(item).tags?.includes('new')
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
