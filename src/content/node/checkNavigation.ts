import { flattenSidebar, type NavigationItem } from '../../navigation/items';
import { nearest } from '../../utils/nearest';
import { groupBy } from '../../utils/groupBy';
import { checkPathnames, isApiPathname } from './checkPathnames';

/** One version of the docs, as it is on disk. */
export interface VersionFiles {
  /** The folder of its pages, relative to the site's folder: `docs`. */
  docsDir: string;
  /** Its pages: the file, relative to that folder, and what its front matter says. */
  pages: readonly { file: string; title: string; unlisted?: boolean }[];
  /** Its navigation, as defined in the sidebars file. */
  sidebars: Readonly<Record<string, readonly NavigationItem[]>>;
  /** The sidebars file: its path, relative to the site's folder, and its text. */
  source: { path: string; text: string };
}

const withoutExtension = (file: string): string => file.replace(/\.mdx?$/, '');

/** Returns the pathname of a page without base path and version. As in Docusaurus, some files stand for their folder. */
export function pathnameOfFile(file: string): string {
  const segments = withoutExtension(file).split('/');
  const name = segments.at(-1)?.toLowerCase();
  const isIndex = name === 'index' || name === 'readme' || name === segments.at(-2)?.toLowerCase();
  return `/${(isIndex ? segments.slice(0, -1) : segments).join('/')}`;
}

const pathnameOfId = (id: string): string => `/${id.replace(/(?:^|\/)index$/, '')}`;

/** Returns every page that the navigation lists, in its order. */
function placesOf({ pages, sidebars, source }: VersionFiles) {
  const titles = new Map(pages.map(({ file, title }) => [withoutExtension(file), title]));
  const seen = new Map<string, number>();
  return flattenSidebar(Object.values(sidebars).flat()).flatMap(({ item, ancestors }) => {
    if (item.type !== 'doc' || item.id === undefined) return [];
    const { id } = item;
    const pathname = pathnameOfId(id);
    // Assumes that the first entry of a page is on the first line that names it, and so on.
    const occurrence = seen.get(id) ?? 0;
    seen.set(id, occurrence + 1);
    const lines = linesNaming(source.text, [pathname, `${pathname}/`, id]);
    const line = lines[occurrence] ?? lines.at(-1);
    const labels = [
      ...ancestors.map(({ label = '' }) => label),
      item.label ?? titles.get(id) ?? pathname,
    ];
    return [
      {
        id,
        pathname,
        /** `Data Grid › Main features › Columns › Column visibility` */
        trail: labels.join(' › '),
        /** `sidebars.ts:41` */
        line: line === undefined ? source.path : `${source.path}:${line}`,
      },
    ];
  });
}

/** A page that the navigation lists, and where. */
type Place = ReturnType<typeof placesOf>[number];

/** Reports pages that are in the navigation more than once. Pages of the API reference may be. */
function checkDuplicates(places: readonly Place[]): string[] {
  const guides = places.filter(({ pathname }) => !isApiPathname(pathname));
  return [...groupBy(guides, ({ pathname }) => pathname)]
    .filter(([, entries]) => entries.length > 1)
    .map(([pathname, entries]) => {
      const all = entries.map(({ trail, line }) => `"${trail}" (${line})`).join(' and ');
      return `"${pathname}" is in the navigation ${entries.length} times: ${all}. Keep only one.`;
    });
}

/** Reports entries whose page doesn't exist. */
function checkEntries(places: readonly Place[], { docsDir, pages }: VersionFiles): string[] {
  const ids = new Set(pages.map(({ file }) => withoutExtension(file)));
  const pathnames = pages.map(({ file }) => pathnameOfFile(file));
  const missing = places.filter(
    ({ id }, at) => !ids.has(id) && places.findIndex((other) => other.id === id) === at,
  );
  return missing.map(({ id, pathname, line }) => {
    const [suggestion] = nearest(pathname, pathnames);
    const hint = suggestion ? ` The nearest page is '${suggestion}'.` : '';
    return `${line}: '${pathname}' is in the navigation, but ${docsDir}/${id}.mdx does not exist.${hint}`;
  });
}

/** Reports pages without an entry, unlisted pages with one, and pages that aren't the index file of a folder. */
function checkPages(places: readonly Place[], { docsDir, pages, source }: VersionFiles): string[] {
  const lines = new Map(places.map(({ id, line }) => [id, line]));
  const isJson = source.path.endsWith('.json');
  return pages.flatMap(({ file, unlisted }) => {
    const id = withoutExtension(file);
    const pathname = pathnameOfFile(file);
    const line = lines.get(id);
    if (line !== undefined) {
      return unlisted
        ? [
            `${docsDir}/${file}: this page is "unlisted", but it is listed in ${line}. Remove that entry, or "unlisted" from the page.`,
          ]
        : [];
    }
    if (!/(?:^|\/)index$/.test(id)) {
      return [
        `${docsDir}/${file}: a page must be the index.mdx of a folder, because the folder is its pathname. Move it to ${docsDir}${pathname}/index.mdx.`,
      ];
    }
    if (unlisted) return [];
    const entry = isJson ? `{ "type": "doc", "id": "${id}" }` : `page('${pathname}')`;
    return [
      `${docsDir}/${file}: this page is not in the navigation. Add ${entry} to ${source.path}.`,
    ];
  });
}

/**
 * Checks that the pages of a version match the entries of its navigation one to one. An `unlisted` page has no entry.
 *
 * @returns one sentence for each pathname with several files, page that is in the navigation more than once, entry without
 * a page, page without an entry, unlisted page with one, and page that isn't the index file of a folder
 */
export function checkNavigation(version: VersionFiles): string[] {
  const places = placesOf(version);
  return [
    ...checkPathnames(
      version.pages.map(({ file }) => ({
        pathname: pathnameOfFile(file),
        file: `${version.docsDir}/${file}`,
      })),
    ),
    ...checkDuplicates(places),
    ...checkEntries(places, version),
    ...checkPages(places, version),
  ];
}

/**
 * Returns the numbers of the lines that contain one of the names in quotes, without comment lines. That is enough to point
 * a writer to an entry in `sidebars.ts` without parsing it.
 */
export function linesNaming(source: string, names: readonly string[]): number[] {
  const quoted = names.flatMap((name) => ["'", '"', '`'].map((quote) => `${quote}${name}${quote}`));
  return source
    .split('\n')
    .map((line, index) => ({ line: line.trim(), number: index + 1 }))
    .filter(
      ({ line }) => !/^(?:\/\/|\/?\*)/.test(line) && quoted.some((name) => line.includes(name)),
    )
    .map(({ number }) => number);
}
