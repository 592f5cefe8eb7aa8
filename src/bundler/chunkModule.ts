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
