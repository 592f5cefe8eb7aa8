import fs from 'node:fs';
import path from 'node:path';
import type { DocMetadata, LoadedContent } from '@docusaurus/plugin-content-docs';
import { orNothing } from '../../../utils/orNothing';
import { readPage } from '../../../content/mdx/readPage';
import { ownFiles } from '../../../demos/node/ownFiles';
import { docsTabSegments, tabTitle } from '../../../products/docsTab';
import { planRank, type ApiPage } from '../../types';
import { stemOf } from '../extract/names';
import { tabPrefix } from '../render/page';
import { filteredRows, requestOf, rowCount } from '../site/mdx';
import { componentsOf } from '../site/usage';
import { knownReference, type Reference } from '../reference';
import type { LoadContext, PluginContentLoadedActions, RouteConfig } from '@docusaurus/types';
import { aliasedSitePathToRelativePath, docuHash } from '@docusaurus/utils';
import { referenceOfDocs } from '../versions';

/**
 * Reads the code of a guide and of its demos.
 *
 * @param file - absolute path
 */
export function codeOfGuide(file: string) {
  const page = readPage(fs.readFileSync(file, 'utf8'));
  const demos = page.demos.flatMap(({ src }) =>
    ownFiles(path.join(path.dirname(file), src)).map(({ source }) => source),
  );
  const text = orNothing(() => [
    ...page.names.map((name) => name.text),
    ...page.fences.map(({ code }) => code),
  ]);
  return {
    /** Each piece of inline code, and each fence. */
    text: text ?? [],
    /** The sources of its demos. */
    demos,
  };
}

/** What a guide says in code. */
type GuideCode = ReturnType<typeof codeOfGuide>;

const wordsOf = (code: string): string[] => code.match(/[A-Za-z_]\w*/g) ?? [];

/** The keys of objects that are passed as slots, or as props of slots. */
const slotsIn = (code: string): string[] =>
  [...code.matchAll(/\bslot(?:s|Props)\b[^{]{0,4}\{+([^]*?)\}\s*\}/g)].flatMap(([, keys = '']) =>
    wordsOf(keys),
  );

/** The types that a text names, and those that their own definitions name. */
function typesIn(text: string, types: Readonly<Record<string, string>>): Record<string, string> {
  // A set that grows while it is walked.
  const words = new Set(wordsOf(text));
  for (const word of words) {
    if (Object.hasOwn(types, word)) wordsOf(types[word] ?? '').forEach((each) => words.add(each));
  }
  return Object.fromEntries(Object.entries(types).filter(([name]) => words.has(name)));
}

/** Returns a component's page with only the members that a guide or its demos name, and the types that these need. */
export function namedMembers(page: ApiPage, { text, demos }: GuideCode): ApiPage {
  const all = [...text, ...demos];
  const words = new Set(all.flatMap(wordsOf));
  const slots = new Set([
    ...all.flatMap(slotsIn),
    ...text.flatMap((code) => /^(?:slot(?:s|Props)\.)?(\w+)$/.exec(code)?.[1] ?? []),
  ]);
  const classes = new Set(all.flatMap((code) => code.match(/\bMui[\w-]+|\bclasses\.\w+/g) ?? []));
  const props = Object.fromEntries(Object.entries(page.props).filter(([name]) => words.has(name)));
  return {
    ...page,
    props,
    slots: page.slots.filter(
      ({ name, className }) => slots.has(name) || classes.has(className ?? ''),
    ),
    classes: page.classes.filter(
      ({ key, className }) => classes.has(className) || classes.has(`classes.${key}`),
    ),
    types: typesIn(JSON.stringify(props), page.types ?? {}),
    history: undefined,
  };
}

/** Whether a component of a larger plan has every member, slot and class of another one. */
function includes(larger: ApiPage, smaller: ApiPage): boolean {
  const slots = new Set(larger.slots.map(({ name }) => name));
  const classes = new Set(larger.classes.map(({ key }) => key));
  return (
    planRank(larger.plan) > planRank(smaller.plan) &&
    stemOf(larger.name) === stemOf(smaller.name) &&
    Object.keys(smaller.props).every((name) => Object.hasOwn(larger.props, name)) &&
    smaller.slots.every(({ name }) => slots.has(name)) &&
    smaller.classes.every(({ key }) => classes.has(key) || slots.has(key))
  );
}

/**
 * Lists the components of a docs tab, in the order of the guide's front matter. A component whose members are all in the
 * tables of a larger plan's component (`DataGrid` in `DataGridPremium`, where each row names its plan) is not repeated.
 *
 * @param names - names in the guide's `components:`; unknown ones are skipped, since another check reports them
 */
export function tabComponents(names: readonly string[], pages: readonly ApiPage[]) {
  const own = [...new Set(names)].flatMap((name) => pages.filter((page) => page.name === name));
  return own.map((page) => {
    const larger = own
      .filter((other) => includes(other, page))
      .sort((a, b) => planRank(b.plan) - planRank(a.plan));
    return {
      page,
      /** The component of the same tab whose tables have all members of this one; null when it has tables of its own. */
      within: larger[0] ?? null,
    };
  });
}

/** The part of a docs tab about one component. */
type TabComponent = ReturnType<typeof tabComponents>[number];

/** Returns the path of a guide's API tab. */
export const tabPath = (permalink: string): string =>
  `${permalink.replace(/\/?$/, '/')}${docsTabSegments[0]}/`;

/** The metadata that the docs plugin would have for the tab if it were a page of `docs/`; the guide's own where they apply. */
function tabMetadata(doc: DocMetadata, components: readonly TabComponent[]): DocMetadata {
  const names = components.map(({ page }) => page.name);
  const list = names.length > 4 ? `${names.slice(0, 4).join(', ')} and more` : names.join(', ');
  return {
    ...doc,
    title: tabTitle(doc.title),
    description: `Props, slots and CSS classes that the guide ${doc.title} names: ${list}.`,
    permalink: tabPath(doc.permalink),
    editUrl: undefined,
    lastUpdatedAt: undefined,
    lastUpdatedBy: undefined,
    previous: undefined,
    next: undefined,
    // Here a component is one level above its tables, and their groups are one level below.
    frontMatter: { components: names, toc_max_heading_level: 4 } as DocMetadata['frontMatter'],
  };
}

/**
 * Makes the module behind an API tab: the members of a guide's components that the guide names. It has the exports of a page
 * of `docs/`, so that the theme shows it like one, and none of the guide's own content. Null for a page without components.
 */
export function tabModule(
  doc: DocMetadata,
  reference: Reference,
  guideCode: GuideCode,
): string | null {
  const components = tabComponents(componentsOf(doc.frontMatter), reference.pages);
  if (components.length === 0) return null;
  const parts = components.map(({ page, within }, index) => {
    const href = reference.base + page.path.slice(1);
    // Ids in the tables start with the component's name, so they are not those of its own page.
    const key = `${href}tab${doc.permalink}`;
    const named = namedMembers(page, guideCode);
    const tables = within ? [] : reference.tablesOf(named, key);
    const sections = tables.map(({ id, title, level }) => ({ id, title, level: level + 1 }));
    const isShown = sections.length > 0;
    return {
      /** As `src/api-reference/ui/ApiTab` takes it. */
      part: {
        ...{ name: page.name, plan: page.plan, href },
        ...(within && { within: within.name }),
        ...{ named: rowCount(named), all: rowCount(page), sections },
      },
      toc: [
        { value: page.name, id: tabPrefix(page).slice(0, -1), level: 2 },
        ...sections.map(({ id, title, level }) => ({ value: title, id, level })),
      ],
      rows: isShown ? rowCount(named) : 0,
      statement: isShown
        ? `import code${index} from ${JSON.stringify(requestOf(key, tables))};`
        : '',
      code: isShown ? `code${index}` : 'null',
    };
  });
  const metadata = tabMetadata(doc, components);
  const rows = parts.reduce((sum, part) => sum + part.rows, 0);
  return [
    `import { apiTab } from '@site/src/api-reference/ui/ApiTab';`,
    ...parts.map(({ statement }) => statement).filter(Boolean),
    `export const metadata = ${JSON.stringify(metadata)};`,
    `export const frontMatter = ${JSON.stringify(metadata.frontMatter)};`,
    `export const assets = {};`,
    `export const contentTitle = undefined;`,
    `export const toc = ${JSON.stringify(parts.flatMap(({ toc }) => toc))};`,
    `export default apiTab(${JSON.stringify(parts.map(({ part }) => part))}, [${parts.map(({ code }) => code).join(', ')}], ${rows >= filteredRows});`,
    '',
  ].join('\n');
}

/** Permalink of a guide -> the module of its API tab. */
export type Tabs = ReadonlyMap<string, string>;

/** Writes the modules of the API tabs: one for each page that names components in its front matter. */
export async function createTabs(
  { loadedVersions }: LoadedContent,
  { siteDir, baseUrl }: Pick<LoadContext, 'siteDir' | 'baseUrl'>,
  createData: PluginContentLoadedActions['createData'],
): Promise<Tabs> {
  const tabs = new Map<string, string>();
  for (const { versionName, docs } of loadedVersions) {
    const version = referenceOfDocs(versionName);
    const guides = docs.filter((doc) => componentsOf(doc.frontMatter).length > 0);
    const reference = version && guides.length > 0 && knownReference(siteDir, baseUrl, version);
    for (const doc of reference ? guides : []) {
      const guide = path.join(siteDir, aliasedSitePathToRelativePath(doc.source));
      const source = reference && tabModule(doc, reference, codeOfGuide(guide));
      if (source) {
        const file = `${docuHash(tabPath(doc.permalink))}.js`;
        tabs.set(doc.permalink, await createData(file, source));
      }
    }
  }
  return tabs;
}

/**
 * Adds to the routes of the docs an API tab beside each guide that has one: the guide's route again, with other content and
 * without the guide's own.
 */
export function withTabs(route: RouteConfig, tabs: Tabs): RouteConfig {
  if (!route.routes) return route;
  return {
    ...route,
    routes: route.routes.flatMap((child) => {
      const content = tabs.get(child.path);
      const own = withTabs(child, tabs);
      return content === undefined || child.routes
        ? [own]
        : [
            own,
            {
              ...child,
              path: tabPath(child.path),
              modules: { ...child.modules, content },
              metadata: { sourceFilePath: undefined, lastUpdatedAt: undefined },
            },
          ];
    }),
  };
}
