const accept = 'module.hot.accept();';

/**
 * Stops Docusaurus' entry point from accepting every hot update: a changed page, which nothing else accepts, then makes the
 * browser reload it. Running the whole client again, as Docusaurus would, never ends where pages are compiled on demand:
 * pages import modules that import the routes, so each of them has changed again.
 * @param {string} source `client/clientEntry.js` of `@docusaurus/core`
 * @returns {string}
 */
module.exports = (source) => {
  if (!source.includes(accept)) {
    throw new Error(`@docusaurus/core/lib/client/clientEntry.js no longer contains "${accept}".`);
  }
  return source.replace(accept, '');
};
