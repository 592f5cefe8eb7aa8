/** A module as the bundler's chunk rules see it. */
export interface ChunkModule {
  nameForCondition?: () => string | null | undefined;
}

/** The file of a module, with forward slashes; empty for a module that is no file. */
export const pathOf = (module: ChunkModule): string =>
  (module.nameForCondition?.() ?? '').replaceAll('\\', '/');

/**
 * A rule for the paths of modules that the bundler applies by itself, which costs next to nothing; a function is asked about
 * each of thousands of modules.
 *
 * @param patterns - of which one has to match; a slash in them stands for a backslash too
 */
export const pathRule = (...patterns: readonly RegExp[]): RegExp =>
  new RegExp(
    patterns
      .map(({ source }) => source.replaceAll('\\/', '[\\\\/]').replaceAll('[^/]', '[^\\\\/]'))
      .join('|'),
  );
