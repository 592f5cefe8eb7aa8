/**
 * The loader for imports that end in `?browser`. In the server bundle, it returns an empty module: no demo runs on the server, and
 * demos and their packages would be most of that bundle. In the browser's, it returns a module that contains the imported one
 * without evaluating it, so that `browser/evaluate.ts` can do it in short tasks.
 */
module.exports.pitch = function pitch() {
  if (this.getOptions().isServer) return 'export default null;';
  const request = JSON.stringify(`${this.resourcePath}?evaluated`);
  return `export const id = require.resolve(${request});\nexport const evaluate = () => require(${request});`;
};
module.exports.default = (source) => source;
