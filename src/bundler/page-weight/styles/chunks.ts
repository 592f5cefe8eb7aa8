import { pathOf, pathRule, type ChunkModule } from '../../chunkModule';

/**
 * Stylesheets that a page loads with the scripts they belong to: part of a path -> chunk name. All others are in the site's
 * single stylesheet, as Docusaurus has it. Cascade layers keep the order, whichever loads first.
 */
const chunks: readonly (readonly [RegExp, string])[] = [
  [/\/src\/api-reference\/ui\//, 'api'],
  [/\/src\/api-reference\/browser\/popover\//, 'api-popover'],
  [/\/src\/demos\/ui\/|\/src\/components\/(?:fileTabs|toolButton)\./, 'demo'],
  [/\/src\/migration\/ui\//, 'migration'],
  [/\/src\/live-editing\/|\/prism-code-editor\//, 'live'],
  [/\/src\/pages\/_home\//, 'landing'],
  [/\/src\/search\/ui\/(?:hits|page|panel)\./, 'search'],
  [/\/src\/offline\/ui\/(?:SaveSection|OfflinePage)\//, 'offline'],
  [/\/src\/analytics\//, 'consent'],
  [/\/src\/components\/choice\./, 'choice'],
  [/\/src\/components\/Menu\//, 'menu'],
  [/\/src\/machine-pages\/ui\/PageActions\/answer\./, 'page-answer'],
  [/\/src\/interaction\/heading-links\//, 'heading-link'],
  [/\/src\/interaction\/shortcuts\//, 'shortcuts'],
  [/\/theme\/(?:Blog|Tag)/, 'blog'],
];

/** Returns the chunk of a stylesheet, or undefined if it belongs to the site's single stylesheet. */
const styleChunk = (file: string): string | undefined =>
  chunks.find(([path]) => path.test(file))?.[1];

const chunkOf = (module: ChunkModule): string | undefined => styleChunk(pathOf(module));

const ofChunks = pathRule(...chunks.map(([path]) => path));

/** Rules for `optimization.splitChunks`. */
export const cacheGroups = {
  // Docusaurus' own group of all stylesheets.
  styles: { test: new RegExp(`^(?!.*(?:${ofChunks.source}))`) },
  styleParts: {
    type: 'css/mini-extract',
    chunks: 'all' as const,
    enforce: true,
    priority: 70,
    test: ofChunks,
    name: (module: ChunkModule) => `style-${chunkOf(module)}`,
  },
};
