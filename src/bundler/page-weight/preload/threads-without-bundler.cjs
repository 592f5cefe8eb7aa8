/**
 * Loaded before Docusaurus (see `docusaurus-command.mjs`). The threads that render pages need only the HTML minifier of
 * `@docusaurus/bundler`. The whole package loads webpack and Babel, which costs each thread 0.6 s of CPU.
 */
const { existsSync } = require('node:fs');
const { createRequire } = require('node:module');
const path = require('node:path');
const { isMainThread } = require('node:worker_threads');

function lighten() {
  const requireAsCore = createRequire(require.resolve('@docusaurus/core/package.json'));
  const bundler = requireAsCore.resolve('@docusaurus/bundler');
  const minifier = path.join(path.dirname(bundler), 'minifyHtml.js');
  // Another version of Docusaurus may have it elsewhere; the whole package is loaded then, as usual.
  if (!existsSync(minifier)) return;
  const { getHtmlMinifier } = requireAsCore(minifier);
  const whole = () => {
    Reflect.deleteProperty(require.cache, bundler);
    return requireAsCore(bundler);
  };
  const exports = new Proxy(
    { getHtmlMinifier },
    { get: (own, name) => (name in own ? own[name] : whole()[name]) },
  );
  require.cache[bundler] = Object.assign(new module.constructor(bundler), {
    exports,
    filename: bundler,
    loaded: true,
  });
}

if (!isMainThread) lighten();
