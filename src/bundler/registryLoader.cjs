/**
 * Removes from Docusaurus' generated list of modules what makes the bundler compile each of them: the module identifiers that it
 * requests in addition to importing the modules on demand. Only the server needs these.
 * @param {string} source `.docusaurus/registry.js`
 * @returns {string}
 */
module.exports = (source) => source.replace(/\brequire\.resolveWeak\(([^()]*)\)/g, '$1');
