/**
 * Loaded before Docusaurus (see `docusaurus-command.mjs`): its loader of TypeScript, jiti, translates the site's configuration
 * and plugins, and packages that are ES modules, by SWC instead of by Babel, which costs a cold build 3 s of CPU more.
 */
const { isMainThread } = require('node:worker_threads');

/** Jiti's own option of this name: takes a module's source, gives that of a CommonJS module. */
function transform({ source, filename, ts }) {
  // Only when needed: jiti keeps what it has translated.
  const { code } = require('@swc/core').transformSync(source, {
    filename,
    swcrc: false,
    configFile: false,
    jsc: { parser: { syntax: ts ? 'typescript' : 'ecmascript' }, target: 'es2022' },
    module: { type: 'commonjs' },
  });
  return { code };
}

// Threads that render pages are given the options of Node.js too, and load no TypeScript.
if (isMainThread) {
  const jiti = require('jiti');
  const createJiti = (file, options, ...rest) => jiti(file, { ...options, transform }, ...rest);
  require.cache[require.resolve('jiti')].exports = Object.assign(createJiti, jiti);
}
