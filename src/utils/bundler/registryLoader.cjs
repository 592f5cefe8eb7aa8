/**
 * Leaves out of Docusaurus' generated list of modules what compiles each of them: the identifiers of modules that it asks
 * for besides importing them on demand. Only the server needs these.
 * @param {string} source `.docusaurus/registry.js`
 * @returns {string}
 */
module.exports = (source) => source.replace(/\brequire\.resolveWeak\(([^()]*)\)/g, '$1');
