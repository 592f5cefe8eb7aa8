/** A module as the bundler's chunk rules see it. */
export interface ChunkModule {
  nameForCondition?: () => string | null | undefined;
}

/** The file of a module, with forward slashes; empty for a module that is no file. */
export const pathOf = (module: ChunkModule): string =>
  (module.nameForCondition?.() ?? '').replaceAll('\\', '/');
