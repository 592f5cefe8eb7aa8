import { keyOf } from '../browser/keys';
import { namesIn, type ChunkNames, type GeneratedRoute, type GeneratedRoutes } from './readRoutes';

/** The route of a page, which is taken out of the first load of other pages, with the index of its branch in the route tree. */
export type PageRoute = Required<Pick<GeneratedRoute, 'path' | 'chunkNames' | 'attributes'>> & {
  branch: number;
};

/** Routes of pages with neighboring addresses, in all versions. */
export interface Shard {
  /** The shortest text that sorts after all keys before it, and not after its own keys. */
  start: string;
  pages: PageRoute[];
}

/** A site's routes, divided into shards. */
export interface Sharded {
  /** Routes that stay in the first load. One whose pages were taken out has the index of its branch. */
  resident: (GeneratedRoute & { branch?: number })[];
  /** The address of each branch. */
  branches: string[];
  shards: Shard[];
}

/** Returns the shortest prefix that tells a key from the one before: every page loads the starts of all shards. */
function startOf(key: string, before = ''): string {
  let length = 0;
  while (length < key.length && key[length] === before[length]) length += 1;
  return key.slice(0, length + 1);
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * Takes the routes of pages out of a route tree, and divides them by their keys (`keyOf`). Takes nested routes only: the
 * top-level list is rendered once, when the site starts.
 *
 * @param routes - the routes of the site
 * @param size - minimum number of pages in a shard, except for the last; pages with the same key stay together
 * @param slack - how many more a shard may have if the next one gets a shorter start by that
 */
export function shardRoutes(routes: readonly GeneratedRoute[], size: number, slack = 0): Sharded {
  const branches: string[] = [];
  const pages: PageRoute[] = [];

  function takePages(route: GeneratedRoute): GeneratedRoute & { branch?: number } {
    if (!route.routes) return route;
    const isPage = ({ exact, routes: below, chunkNames }: GeneratedRoute): boolean =>
      exact === true && !below && chunkNames !== undefined;
    const leaving = route.routes.filter(isPage);
    const branch = leaving.length > 0 ? branches.push(route.path) - 1 : undefined;
    for (const { path, chunkNames = {}, attributes } of leaving) {
      pages.push({ path, chunkNames, attributes, branch: branch ?? 0 });
    }
    const staying = route.routes.filter((child) => !isPage(child)).map(takePages);
    return { ...route, routes: staying, ...(branch !== undefined && { branch }) };
  }

  const resident = routes.map(takePages);
  const keyed = pages
    .map((page) => ({ page, key: keyOf(page.path, branches) }))
    .sort((a, b) => compare(a.key, b.key) || a.page.branch - b.page.branch);
  const startAt = (index: number): string =>
    startOf(keyed[index]?.key ?? '', keyed[index - 1]?.key);
  const firsts = keyed.flatMap(({ key }, index) => (key === keyed[index - 1]?.key ? [] : [index]));
  const shards: Shard[] = [];
  for (let from = 0; from < keyed.length;) {
    const after = firsts.filter((index) => index >= from + size);
    const [next = keyed.length] = after
      .filter((index) => index <= Math.max(after[0] ?? 0, from + size + slack))
      .sort((a, b) => startAt(a).length - startAt(b).length);
    const pagesHere = keyed.slice(from, next).map(({ page }) => page);
    shards.push({ start: startAt(from), pages: pagesHere });
    from = next;
  }
  return { resident, branches, shards };
}

/** Returns the name of the chunk with a shard's routes. */
const shardChunk = (index: number): string => `routes-${index}`;

const text = (value: unknown): string => JSON.stringify(value);

const importCode = (request: string, chunk: string): string =>
  `import(/* webpackChunkName: "${chunk}" */ ${text(request)})`;

/** Returns the name of a module's static parts (`src/bundler/page-weight/static-content`), or undefined if it has none. */
export type PartsOf = (request: string) => string | undefined;

const registryOf = (
  names: Iterable<string>,
  registry: ReadonlyMap<string, string>,
  partsOf: PartsOf,
): string =>
  [...names]
    .filter((name) => registry.has(name))
    .map((name) => {
      const request = registry.get(name) ?? '';
      const parts = partsOf(request);
      const code = importCode(request, name);
      return `${text(name)}: [() => ${parts === undefined ? code : `withParts(${text(parts)}, ${code})`}]`;
    })
    .join(',\n');

/** Adds the import that the registry in a module needs. */
const withImports = (source: string): string =>
  source.includes('withParts(')
    ? `import { withParts } from '@site/src/bundler/page-weight/static-content/browser/parts';\n${source}`
    : source;

/** If more shards than this request a chunk, it stays in the first load's registry. */
const fewShards = 2;

/**
 * Generates the browser's modules that replace Docusaurus' own: file name -> source.
 *
 * @param generated - what Docusaurus generated
 * @param sharded - its routes, divided into shards
 * @param partsOf - returns the name of a module's static parts, which are fetched in parallel with it
 */
export function browserModules(
  generated: GeneratedRoutes,
  sharded: Sharded,
  partsOf: PartsOf = () => undefined,
): Record<string, string> {
  const { registry } = generated;
  const residentNames = new Map<string, ChunkNames>();

  function routeCode(route: GeneratedRoute & { branch?: number }): string {
    const { path, exact, routes, chunkNames, attributes, branch } = route;
    const hash = String(residentNames.size);
    if (chunkNames) residentNames.set(`${path}-${hash}`, chunkNames);
    const fields = [
      `path: ${text(path)}`,
      `component: ComponentCreator(${text(path)}${chunkNames ? `, ${text(hash)}` : ''})`,
      exact && 'exact: true',
      routes &&
        `routes: ${branch === undefined ? '' : `branches[${branch}] = `}[${routes.map(routeCode).join(',\n')}]`,
      ...Object.entries(attributes).map(([name, value]) => `${text(name)}: ${text(value)}`),
    ];
    return `{ ${fields.filter(Boolean).join(', ')} }`;
  }
  const routesCode = sharded.resident.map(routeCode).join(',\n');

  const namesOfShards = sharded.shards.map(
    ({ pages }) => new Set(pages.flatMap(({ chunkNames }) => namesIn(chunkNames))),
  );
  const counts = new Map<string, number>();
  for (const name of namesOfShards.flatMap((names) => [...names])) {
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const residentChunks = new Set([
    ...namesIn(Object.fromEntries(residentNames)),
    ...[...counts].filter(([, count]) => count > fewShards).map(([name]) => name),
  ]);

  const modules: Record<string, string> = {
    'routes.js': `import ComponentCreator from '@docusaurus/ComponentCreator';
export const branches = [];
export default [${routesCode}];
`,
    'registry.js': withImports(
      `export default {${registryOf(residentChunks, registry, partsOf)}};\n`,
    ),
    'routesChunkNames.js': `export default ${text(Object.fromEntries(residentNames))};\n`,
    'shards.js': `export const branchPaths = ${text(sharded.branches)};
export const starts = ${text(sharded.shards.map(({ start }) => start))};
export const loaders = [${sharded.shards.map((_, index) => `() => ${importCode(`./shard-${index}.js`, shardChunk(index))}`).join(',\n')}];
`,
  };
  sharded.shards.forEach(({ pages }, index) => {
    const own = [...(namesOfShards[index] ?? [])].filter((name) => !residentChunks.has(name));
    const rows = pages.map(({ path, chunkNames, attributes, branch }) =>
      text([branch, path, chunkNames, attributes]),
    );
    modules[`shard-${index}.js`] =
      withImports(`export const registry = {${registryOf(own, registry, partsOf)}};
export const pages = [${rows.join(',\n')}];
`);
  });
  return modules;
}

/**
 * Returns the chunks that a module's page needs. For a module of only one shard, these include the shard's routes.
 *
 * @returns module request -> chunk names
 */
export function chunksOfModules(
  { registry }: GeneratedRoutes,
  { shards }: Sharded,
): Map<string, string[]> {
  const shardsOf = new Map<string, Set<number>>();
  shards.forEach(({ pages }, index) => {
    for (const name of pages.flatMap(({ chunkNames }) => namesIn(chunkNames))) {
      shardsOf.set(name, (shardsOf.get(name) ?? new Set()).add(index));
    }
  });
  return new Map(
    [...registry].map(([name, request]) => {
      const [shard, ...others] = shardsOf.get(name) ?? [];
      const own = shard !== undefined && others.length === 0;
      return [request, own ? [shardChunk(shard), name] : [name]];
    }),
  );
}
