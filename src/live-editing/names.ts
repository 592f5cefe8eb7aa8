/** Where the page that runs edited code is, below the base. */
export const runnerPath = 'playground/run/';

/** The chunk with the one module that knows all packages; the runner asks for it by this name. */
export const modulesChunk = 'live-modules';

/** The chunk of the worker; `browser/transpiler.ts` has to write out its name. */
export const transpilerChunk = 'transpile';

/** How a page asks for that chunk. */
export const modulesRequest = '@generated/x-live-editing/default/modules';

/** The packages of the current docs, as the table calls them; those of a frozen version have its number. */
export const currentPackages = 'current';

/** What edited code calls at every turn of a loop. */
export const turnName = '__xTurn';
