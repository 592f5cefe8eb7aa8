import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Chunk names by the prop they become, as in Docusaurus' `routesChunkNames.json`. */
export type ChunkNames = Record<string, unknown>;

/** A route as Docusaurus generates it. */
export interface GeneratedRoute {
  path: string;
  exact?: boolean;
  routes?: GeneratedRoute[];
  /** The chunks it loads; the catch-all route at the end has none. */
  chunkNames?: ChunkNames;
  /** Fields set by plugins, such as `sidebar`. */
  attributes: Record<string, unknown>;
}

interface RawRoute extends Record<string, unknown> {
  path: string;
  component: { hash?: string };
  exact?: boolean;
  routes?: RawRoute[];
}

const registryLine =
  /^ {2}"([^"]+)": \[\(\) => import\(\/\* webpackChunkName: "\1" \*\/ ("[^"]+")\)/;

/** Parses the registry from the source of `registry.js`: chunk name -> module request. */
export function parseRegistry(source: string): Map<string, string> {
  const lines = source.split('\n').filter((line) => line.startsWith('  "'));
  return new Map(
    lines.map((line) => {
      const [, name, request] = registryLine.exec(line) ?? [];
      if (name === undefined || request === undefined)
        throw new Error(`registry.js has an unknown line: ${line}`);
      return [name, JSON.parse(request) as string];
    }),
  );
}

/** Parses the routes from the source of `routes.js` and the content of `routesChunkNames.json`. */
export function parseRoutes(
  source: string,
  chunkNames: Record<string, ChunkNames>,
): GeneratedRoute[] {
  const body = source.replace(/^import .*$/gm, '').replace('export default', 'return');
  // Docusaurus wrote it a moment ago; it is JavaScript, not JSON.
  const raw = new Function('ComponentCreator', body)((_path: string, hash?: string) => ({
    hash,
  })) as RawRoute[];
  const convert = (route: RawRoute): GeneratedRoute => {
    const { path: routePath, component, exact, routes, ...attributes } = route;
    if (/[:()?+]/.test(routePath)) {
      throw new Error(
        `The route "${routePath}" has a parameter; src/bundler/page-weight supports only plain addresses. Give the route one, or build with PAGE_WEIGHT=off.`,
      );
    }
    return {
      path: routePath,
      ...(exact && { exact }),
      ...(routes && { routes: routes.map(convert) }),
      ...(component.hash !== undefined && {
        chunkNames: chunkNames[`${routePath}-${component.hash}`] ?? {},
      }),
      attributes,
    };
  };
  return raw.map(convert);
}

/** A site's routes, and the module each chunk is made from. */
export type GeneratedRoutes = ReturnType<typeof readRoutes>;

/** Reads the routes that Docusaurus generated, which it does before it creates the bundler's configuration. */
export function readRoutes(generatedFilesDir: string) {
  const read = (name: string): string => readFileSync(path.join(generatedFilesDir, name), 'utf8');
  const chunkNames = JSON.parse(read('routesChunkNames.json')) as Record<string, ChunkNames>;
  return {
    routes: parseRoutes(read('routes.js'), chunkNames),
    registry: parseRegistry(read('registry.js')),
  };
}

/** Returns all chunk names in a tree of them. */
export function namesIn(names: unknown): string[] {
  if (typeof names === 'string') return [names];
  return names && typeof names === 'object' ? Object.values(names).flatMap(namesIn) : [];
}
