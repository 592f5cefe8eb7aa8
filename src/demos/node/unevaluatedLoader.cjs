/**
 * The loader for imports that end in `?browser` in the browser's bundle: returns a module that contains the imported one without
 * evaluating it, so that `browser/evaluate.ts` can do it in short tasks.
 */
module.exports.pitch = function pitch() {
  const request = JSON.stringify(`${this.resourcePath}?evaluated`);
  return `export const id = require.resolve(${request});\nexport const evaluate = () => require(${request});`;
};
module.exports.default = (source) => source;
