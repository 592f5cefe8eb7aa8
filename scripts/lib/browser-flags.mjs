/** Flags for a browser that makes no requests of its own. The sandbox is off only for root, who cannot use it. */
export const browserFlags = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/**
 * The same without V8's optimizing compilers, for browser tests and claims. Pages there live for seconds, too short for compiling
 * to pay off: a visit to a guide takes a quarter less CPU time without it. Benchmarks run with the compilers.
 */
export const testBrowserFlags = [...browserFlags, '--js-flags=--no-opt --no-maglev'];
