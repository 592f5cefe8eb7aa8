import { chunksByPath, type ChunkPaths } from '../../chunkModule';

/**
 * Returns rules for `optimization.splitChunks` that move stylesheets into chunks of their own. All others are in the site's
 * single stylesheet, as Docusaurus has it. Cascade layers keep the order, whichever loads first.
 */
export function cacheGroups(styles: ChunkPaths) {
  const ofParts = chunksByPath(styles, 'style-');
  return {
    // Docusaurus' own group of all stylesheets.
    styles: { test: new RegExp(`^(?!.*(?:${ofParts.test.source}))`) },
    styleParts: {
      type: 'css/mini-extract',
      chunks: 'all' as const,
      enforce: true,
      priority: 70,
      ...ofParts,
    },
  };
}
