/** Switches for a browser that asks nobody for anything; without a sandbox only where root has none. */
export const browserFlags = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/**
 * The same without the optimizing compilers of V8, for browser tests and claims. Each page lives for seconds, in which what they
 * compile is not paid back: a visit of a guide takes a quarter less CPU time. What is measured runs with them.
 */
export const testBrowserFlags = [...browserFlags, '--js-flags=--no-opt --no-maglev'];
