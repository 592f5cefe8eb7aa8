const accept = 'module.hot.accept();';

/**
 * Takes from Docusaurus' entry that it accepts every change: then a changed page, which nothing else accepts, makes the
 * browser load it anew. To run the whole client again, as Docusaurus would, ends nowhere where pages are compiled on demand:
 * pages import what imports the routes, so that each of them has changed again.
 * @param {string} source `client/clientEntry.js` of `@docusaurus/core`
 * @returns {string}
 */
module.exports = (source) => {
  if (!source.includes(accept)) {
    throw new Error(
      `There is no "${accept}" any more in @docusaurus/core/lib/client/clientEntry.js.`,
    );
  }
  return source.replace(accept, '');
};
