import path from 'node:path';

/** Returns a loader that calls a function: with the context of the module that is loaded, and its source. */
export const loaderOf = <Context>(
  load: (context: Context, source: string) => string | Promise<string>,
) => ({ loader: path.join(__dirname, 'functionLoader.cjs'), options: { load } });
