/** Path of the page that runs edited code, below the base URL. */
export const runnerPath = 'playground/run/';

/** The chunk that has only the table of all packages; `node/runnerPage.ts` finds its script by this name. */
export const modulesChunk = 'live-modules';

/** The import that loads `modulesChunk`. */
export const modulesRequest = '@generated/x-live-editing/default/modules';

/** The table's key for the packages of the current docs; those of a frozen version have its number. */
export const currentPackages = 'current';

/** The function that edited code calls on every iteration of a loop. */
export const turnName = '__xTurn';
