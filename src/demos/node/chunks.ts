import fs from 'node:fs';
import path from 'node:path';
import {
  chunksByPath,
  pathOf,
  pathRule,
  type ChunkModule,
  type ChunkPaths,
} from '../../bundler/chunkModule';

/** Packages that every demo builds on: their code is either in the runtime already or small. */
const foundation =
  /@emotion\/[^/]+|@mui\/(?:system|styled-engine|private-theming|utils|stylis-plugin-rtl|types)|stylis|cssjanus|@popperjs\/core|react-transition-group|dom-helpers|react-is|reselect|use-sync-external-store/;

/** What surrounds every demo: the runtime, and its replacements for parts of packages. */
const surroundings = /\/src\/demos\/browser\/runtime\/[^/]+\.tsx?$/;

/** Packages that the charts depend on; without a chunk, they would be used often enough to load with every page. */
const chartsVendor =
  /@mui\/x-charts-vendor|d3-[^/]+|internmap|delaunator|robust-predicates|bezier-easing|flatqueue/;

/** Where Material keeps the code that its components build on. */
const materialBase = '(?:esm/)?(?:styles|utils|colors|zero-styled|[^/]+\\.js)';

/** The folder of an aliased package of a snapshot: `x-data-grid-8-0-0` (see src/products/snapshots.ts). */
const alias = 'x-[a-z-]+-\\d+-\\d+-\\d+[\\w-]*';

/** Matches files of packages, by a pattern for what follows `node_modules/`, except for packages installed inside them. */
const packageFiles = (names: string): RegExp =>
  new RegExp(`/node_modules/(?:${names})(?!(?:.*/)?node_modules/)`);

/**
 * Returns the chunks of the demos' packages: one per product package, one for what all of Material's components build on, one
 * for the components themselves. Packages of a snapshot, and what is installed inside them, are never in a chunk that a page
 * of the current docs loads. Names are constants, not computed for each module: the bundler would pass a function all of the
 * thousands of demos that contain a module.
 *
 * @param installed - names of packages in `node_modules`
 */
export function demoChunks(installed: readonly string[]): { name: string; test: RegExp }[] {
  const rules: (readonly [chunk: string, ...files: RegExp[]])[] = [
    [
      'base',
      surroundings,
      packageFiles(`(?:${foundation.source})/`),
      packageFiles(`@mui/material/${materialBase}`),
    ],
    ['material', packageFiles(`@mui/material/(?!${materialBase})`)],
    ['x-charts-vendor', packageFiles(`(?:${chartsVendor.source})/`)],
    ...installed
      .filter((name) => /^@mui\/x-(?!charts-vendor$)/.test(name))
      .map((name) => [name.slice('@mui/'.length), packageFiles(`${name}/`)] as const),
  ];
  const outsideOfSnapshots = `^(?!.*/node_modules/${alias}/).*`;
  const current = rules.map(([name, ...files]) => {
    const any = files.map(({ source }) => source).join('|');
    return { name, test: new RegExp(`${outsideOfSnapshots}(?:${any})`) };
  });
  const frozen = installed
    .filter((name) => new RegExp(`^${alias}$`).test(name))
    .map((name) => ({ name, test: new RegExp(`/node_modules/${name}/`) }));
  return [...frozen, ...current].map(({ name, test }) => ({
    name: `demo-${name}`,
    test: pathRule(test),
  }));
}

/** Returns the names of the packages in a `node_modules` folder. */
const packagesIn = (folder: string): string[] =>
  fs
    .readdirSync(folder)
    .flatMap((name) =>
      name.startsWith('@')
        ? fs.readdirSync(path.join(folder, name)).map((own) => `${name}/${own}`)
        : [name],
    );

/** Whether a chunk is one of demos: unlike the chunks of pages, these have no name. */
const isOfDemo = ({ name }: { name?: string | null }): boolean => !name;

/** Files of a package, of which the innermost one counts, and of sample data. */
const shareable =
  /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\/|\/(?:sample-data|version-([^/]+)\/_sample-data)\/([^/]+)\.tsx?$/;

/** Returns the chunk for anything else that several demos import: a date library, a file of sample data. */
export function sharedChunk(file: string): string | undefined {
  const [, name, version, data] = shareable.exec(file) ?? [];
  if (name !== undefined) return `demo-lib-${name.replace(/^@/, '').replace('/', '-')}`;
  return data && ['demo-data', data, version].filter(Boolean).join('-');
}

/** What the pages of a site share besides packages. */
export interface SharedCode {
  /** The modules that render every page of the docs. */
  docsFrame: readonly RegExp[];
  interfaceChunks: ChunkPaths;
}

/**
 * Rules for `optimization.splitChunks` of a site. Without them, Docusaurus repeats a shared module in every page's chunk, or
 * moves what half of all pages use into a chunk that every page loads: pages without a demo would load Material.
 */
export const cacheGroups = (siteDir: string, { docsFrame, interfaceChunks }: SharedCode) => ({
  // Docusaurus' own group for what half of all pages use: keeps the modules of demos out of it.
  common: { chunks: (chunk: { name?: string | null }) => !isOfDemo(chunk) },
  demoShared: {
    chunks: isOfDemo,
    priority: 55,
    minChunks: 2,
    enforce: true,
    test: pathRule(shareable),
    name: (module: ChunkModule) => sharedChunk(pathOf(module)),
  },
  ...Object.fromEntries(
    demoChunks(packagesIn(path.join(siteDir, 'node_modules'))).map(({ name, test }) => [
      name,
      // Not of workers: what only they use of Material would load with every demo.
      { chunks: isOfDemo, priority: 60, enforce: true, test, name },
    ]),
  ),
  docs: {
    chunks: 'async' as const,
    priority: 50,
    enforce: true,
    name: 'docs',
    test: new RegExp(`^(?=.*\\.[jt]sx?$).*(?:${pathRule(...docsFrame).source})`),
  },
  interface: {
    chunks: 'async' as const,
    priority: 45,
    enforce: true,
    ...chunksByPath(interfaceChunks),
  },
});
