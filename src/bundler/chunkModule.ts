/** A module as the bundler's chunk rules see it. */
export interface ChunkModule {
  nameForCondition?: () => string | null | undefined;
}

/** Returns the file of a module, with forward slashes; empty for a module without a file. */
export const pathOf = (module: ChunkModule): string =>
  (module.nameForCondition?.() ?? '').replaceAll('\\', '/');

/**
 * Returns a rule for the paths of modules that the bundler evaluates itself, which costs next to nothing; a function would be
 * called for each of thousands of modules.
 *
 * @param patterns - one of them has to match; a slash in them also matches a backslash
 */
export const pathRule = (...patterns: readonly RegExp[]): RegExp =>
  new RegExp(
    patterns
      .map(({ source }) => source.replaceAll('\\/', '[\\\\/]').replaceAll('[^/]', '[^\\\\/]'))
      .join('|'),
  );

/** Modules by a part of their paths, each with the name of its chunk; the first match counts. */
export type ChunkPaths = readonly (readonly [path: RegExp, chunk: string])[];

/**
 * Returns the `test` and `name` of a rule that moves modules into chunks.
 * @param prefix - of the chunks' names
 */
export const chunksByPath = (chunks: ChunkPaths, prefix = '') => ({
  test: pathRule(...chunks.map(([path]) => path)),
  name: (module: ChunkModule): string =>
    prefix + chunks.find(([path]) => path.test(pathOf(module)))?.[1],
});
