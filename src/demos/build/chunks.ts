import { pathOf, pathRule, type ChunkModule } from '../../utils/bundler/chunkModule';

/** The installed package a module belongs to: `@mui/x-data-grid`, or undefined. The innermost one counts. */
export function installedPackage(file: string): string | undefined {
  return /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1];
}

/** Packages under every demo: what they hold is either in the runtime already or small. */
const foundation =
  /@emotion\/[^/]+|@mui\/(?:system|styled-engine|private-theming|utils|stylis-plugin-rtl|types)|stylis|cssjanus|@popperjs\/core|react-transition-group|dom-helpers|react-is|reselect|use-sync-external-store/;

/** What surrounds every demo: the runtime, and what stands in for parts of packages. */
const surroundings = /\/src\/demos\/browser\/runtime\/[^/]+\.tsx?$/;

/** What the charts bring beside their own packages; left alone it would be used often enough to load with every page. */
const chartsVendor = /d3-[^/]+|internmap|delaunator|robust-predicates|bezier-easing|flatqueue/;

const isOneOf = (names: RegExp, name: string): boolean =>
  new RegExp(`^(?:${names.source})$`).test(name);

/**
 * The folder of an aliased package of a snapshot that a module lies in, also of what is installed inside of it:
 * `x-data-grid-8-0-0` (see src/products/snapshots.ts).
 */
export function aliasFolder(file: string): string | undefined {
  return /\/node_modules\/(x-[a-z-]+-\d+-\d+-\d+[\w-]*)\//.exec(file)?.[1];
}

/**
 * The chunk a module of a demo's packages goes to, so that demos share it: one per product package, one for what all of
 * Material's components stand on, one for the components themselves. Undefined for a module of anything else.
 */
export function demoChunk(file: string): string | undefined {
  // First: what a snapshot brings is never in a chunk that a page of the current docs loads.
  const alias = aliasFolder(file);
  if (alias !== undefined) return `demo-${alias}`;
  if (surroundings.test(file)) return 'demo-base';
  const name = installedPackage(file);
  if (name === undefined) return undefined;
  if (isOneOf(foundation, name)) return 'demo-base';
  if (isOneOf(chartsVendor, name)) return 'demo-x-charts-vendor';
  if (name === '@mui/material') {
    return /\/material\/(?:esm\/)?(?:styles|utils|colors|zero-styled|[^/]+\.js)/.test(file)
      ? 'demo-base'
      : 'demo-material';
  }
  if (/^@mui\/x-/.test(name)) return `demo-${name.slice('@mui/'.length)}`;
  return undefined;
}

const demoPackages = [foundation, chartsVendor, /@mui\/material|@mui\/x-[^/]+/]
  .map(({ source }) => source)
  .join('|');

/** The modules of which `demoChunk` knows the chunk. */
export const inDemoChunk = pathRule(
  surroundings,
  /\/node_modules\/x-[a-z-]+-\d+-\d+-\d+[\w-]*\//,
  new RegExp(`/node_modules/(?:${demoPackages})(?=/)(?!.*/node_modules/(?:@[^/]+/)?[^/]+/)`),
);

/** A chunk of demos: unlike the chunks of pages they have no name. */
const isOfDemo = ({ name }: { name?: string | null }): boolean => !name;

/** What several demos import besides: a date library, a file of sample data. */
export function sharedChunk(file: string): string | undefined {
  const name = installedPackage(file);
  if (name !== undefined) return `demo-lib-${name.replace(/^@/, '').replace('/', '-')}`;
  const [, version, data] =
    /\/(?:src\/demos\/sample-data|version-([^/]+)\/_sample-data)\/([^/]+)\.tsx?$/.exec(file) ?? [];
  return data && ['demo-data', data, version].filter(Boolean).join('-');
}

/** The modules of which `sharedChunk` knows the chunk. */
export const inSharedChunk = pathRule(
  /\/node_modules\/(?:@[^/]+\/)?[^/]+\//,
  /\/(?:src\/demos\/sample-data|version-[^/]+\/_sample-data)\/[^/]+\.tsx?$/,
);

/** The site's own interface that many pages use and others do not: its folders, and the name of its chunk. */
const interfaceChunks: readonly (readonly [RegExp, string])[] = [
  [
    /\/src\/(?:demos\/(?:ui\/(?!Demo(?:Page|Index)\.).*|browser\/[^/]+|paths|words)|live-editing\/ui\/EditableDemo)\.[jt]sx?$/,
    'demo',
  ],
  [/\/src\/code\/(?:ui|browser)\/.*\.[jt]sx?$/, 'code'],
  [/\/src\/api-reference\/(?:ui\/.*|browser\/[^/]+)\.[jt]sx?$/, 'api'],
];

/** The chunk of a module of that interface, undefined for any other. */
const interfaceChunk = (file: string): string | undefined =>
  interfaceChunks.find(([path]) => path.test(file))?.[1];

const inInterfaceChunk = pathRule(...interfaceChunks.map(([path]) => path));

/** What every page of the docs is rendered with, by path; tabs, cards and the like are asked for by pages that have some. */
const docsFrame = [
  /\/@docusaurus\/theme-classic\/lib\/theme\/(?:Admonition|BackToTopButton|ContentVisibility|Doc(?:Breadcrumbs|Item|Paginator|Root|Sidebar|VersionRoot|sRoot)|Edit|Heading|Icon\/(?!Socials)|LastUpdated|Logo|MDX|PaginatorNavLink|TOC)/,
  /\/@docusaurus\/theme-common\/(?:lib|src)\/(?:components\/(?:ThemedComponent|ThemedImage)|hooks|translations\/contentV|utils\/(?:admonition|toc))/,
  /\/@docusaurus\/plugin-content-docs\/lib\/client\//,
  /\/@mdx-js\/react\//,
  /\/src\/(?:theme\/(?:Admonition|Doc|MDXComponents|PaginatorNavLink)|components\/(?:DocTabs|Plan|ProductIndex|TagBadge))(?:\/|\.)/,
  /\/src\/(?:theme\/Doc[A-Za-z]+|navigation)\/(?!nearest)/,
];

/**
 * Rules for `optimization.splitChunks`. Without them Docusaurus repeats a shared module in every page's chunk, or moves
 * what half of all pages use into a chunk that every page loads: Material would be on pages without a demo.
 */
export const cacheGroups = {
  // Docusaurus' own group of what half of all pages use: what demos use is not of that kind.
  common: { chunks: (chunk: { name?: string | null }) => !isOfDemo(chunk) },
  demoShared: {
    chunks: isOfDemo,
    priority: 55,
    minChunks: 2,
    enforce: true,
    test: inSharedChunk,
    name: (module: ChunkModule) => sharedChunk(pathOf(module)),
  },
  demoPackages: {
    chunks: 'async' as const,
    priority: 60,
    enforce: true,
    test: inDemoChunk,
    name: (module: ChunkModule) => demoChunk(pathOf(module)),
  },
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
    test: inInterfaceChunk,
    name: (module: ChunkModule) => interfaceChunk(pathOf(module)),
  },
};
