import type { NavigationItem } from '../../navigation/items';
import { nearest } from '../../utils/nearest';
import { flattenSidebar, formatTrail } from '../../navigation/walk';
import { groupBy } from '../../utils/groupBy';
import { checkPathnames, isApiPathname } from './checkPathnames';
import { linesNaming } from './sourceLines';

/** One version of the docs as its files stand on disk. */
export interface VersionFiles {
  /** The folder of its pages, below the site's folder: `docs`. */
  docsDir: string;
  /** Its pages: the file below that folder, and what its front matter says. */
  pages: readonly { file: string; title: string; unlisted?: boolean }[];
  /** Its navigation, as its sidebars file gives it. */
  sidebars: Readonly<Record<string, readonly NavigationItem[]>>;
  /** The sidebars file: its path below the site's folder, and its text. */
  source: { path: string; text: string };
}

/** A page that the navigation names, and where it does. */
interface Place {
  id: string;
  pathname: string;
  /** `Data Grid › Main features › Columns › Column visibility` */
  trail: string;
  /** `sidebars.ts:41` */
  line: string;
}

const withoutExtension = (file: string): string => file.replace(/\.mdx?$/, '');

/** The pathname of a page below base and version, by the rule of Docusaurus for files that stand for their folder. */
export function pathnameOfFile(file: string): string {
  const segments = withoutExtension(file).split('/');
  const name = segments.at(-1)?.toLowerCase();
  const isIndex = name === 'index' || name === 'readme' || name === segments.at(-2)?.toLowerCase();
  return `/${(isIndex ? segments.slice(0, -1) : segments).join('/')}`;
}

const pathnameOfId = (id: string): string => `/${id.replace(/(?:^|\/)index$/, '')}`;

/** Every page that the navigation names, in its order. */
function placesOf({ pages, sidebars, source }: VersionFiles): Place[] {
  const titles = new Map(pages.map(({ file, title }) => [withoutExtension(file), title]));
  const seen = new Map<string, number>();
  return Object.values(sidebars)
    .flatMap((items) => flattenSidebar(items))
    .flatMap(({ item, ancestors }) => {
      if (item.type !== 'doc' || item.id === undefined) {
        return [];
      }
      const { id } = item;
      const pathname = pathnameOfId(id);
      // The first entry of a page is taken to stand on its first line, and so on.
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
          trail: formatTrail(labels),
          line: line === undefined ? source.path : `${source.path}:${line}`,
        },
      ];
    });
}

/** A page that stands in the navigation more than once; pages of the API reference may. */
function checkDuplicates(places: readonly Place[]): string[] {
  const guides = places.filter(({ pathname }) => !isApiPathname(pathname));
  return [...groupBy(guides, ({ pathname }) => pathname).values()].flatMap((group) =>
    group.length > 1
      ? [
          `"${group[0]?.pathname}" is in the navigation ${group.length} times: ${group
            .map(({ trail, line }) => `"${trail}" (${line})`)
            .join(' and ')}. Keep one of them.`,
        ]
      : [],
  );
}

/** An entry whose page is not there. */
function checkEntries(places: readonly Place[], { docsDir, pages }: VersionFiles): string[] {
  const ids = new Set(pages.map(({ file }) => withoutExtension(file)));
  const missing = places.filter(({ id }) => !ids.has(id));
  const pathnames = pages.map(({ file }) => pathnameOfFile(file));
  return [...groupBy(missing, ({ id }) => id).values()].flatMap(([place]) => {
    if (!place) {
      return [];
    }
    const [suggestion] = nearest(place.pathname, pathnames);
    return [
      `${place.line}: '${place.pathname}' is in the navigation, but ${docsDir}/${place.id}.mdx does not exist.${
        suggestion ? ` The nearest page is '${suggestion}'.` : ''
      }`,
    ];
  });
}

/** A page without an entry, and one with an entry that says of itself that it has none. */
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
            `${docsDir}/${file}: this page is "unlisted", but ${line} has it. Remove that entry, or "unlisted" from the page.`,
          ]
        : [];
    }
    if (!/(?:^|\/)index$/.test(id)) {
      return [
        `${docsDir}/${file}: a page is the index.mdx of a folder, so that its folder is its pathname. Move it to ${docsDir}${pathname}/index.mdx.`,
      ];
    }
    if (unlisted) {
      return [];
    }
    const entry = isJson ? `{ "type": "doc", "id": "${id}" }` : `page('${pathname}')`;
    return [
      `${docsDir}/${file}: this page is not in the navigation. Add ${entry} to ${source.path}.`,
    ];
  });
}

/**
 * Checks that the pages of a version and the entries of its navigation belong together one to one. A page that is
 * `unlisted` has no entry.
 *
 * @returns one sentence for each pathname of two files, page that stands in the navigation twice, entry without a page,
 * page without an entry and unlisted page with one
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
