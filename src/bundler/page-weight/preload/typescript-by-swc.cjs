/**
 * Loaded before Docusaurus (see `docusaurus-command.mjs`). Makes jiti, its TypeScript loader, transpile the site's configuration
 * and plugins, and packages that are ES modules, with SWC instead of Babel, which costs a cold build 3 s more CPU.
 */
const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const { tmpdir } = require('node:os');
const path = require('node:path');
const { isMainThread } = require('node:worker_threads');

/** Jiti's option of the same name: turns a module's source into a CommonJS module. */
function transform({ source, filename, ts }) {
  // Loaded only when needed, since jiti caches its output.
  const { code } = require('@swc/core').transformSync(source, {
    filename,
    swcrc: false,
    configFile: false,
    jsc: { parser: { syntax: ts ? 'typescript' : 'ecmascript' }, target: 'es2022' },
    module: { type: 'commonjs' },
  });
  return { code };
}

/** Names jiti's cache folder, so that output of Babel, another version of SWC or other options is not reused. */
const translator = createHash('sha256')
  .update(readFileSync(__filename))
  .update(require('@swc/core/package.json').version)
  .digest('hex')
  .slice(0, 16);
const cache = path.join(tmpdir(), `node-jiti-${translator}`);

// Threads that render pages get the same Node.js options, but load no TypeScript.
if (isMainThread) {
  const jiti = require('jiti');
  const createJiti = (file, options, ...rest) =>
    jiti(file, { ...options, transform, cache }, ...rest);
  require.cache[require.resolve('jiti')].exports = Object.assign(createJiti, jiti);
}
