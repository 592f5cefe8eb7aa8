/**
 * The loader behind imports that end in `?steps`: instead of the module itself they bring a small one, in the same chunk,
 * from which the module can be evaluated piece by piece. The list of pieces is known only when the bundle is, so it is
 * written by the plugin in steps.ts; without it (option `isMarked`) it is empty, and the module is evaluated at once.
 *
 * @this {{ resourcePath: string, getOptions(): { isMarked: boolean } }}
 */
module.exports.pitch = function stepsLoader() {
  return `
export const steps = [${this.getOptions().isMarked ? '"x-steps"' : ''}];
export const evaluate = (id) => void __webpack_require__(id);
export const load = () => import(/* webpackMode: "eager" */ ${JSON.stringify(this.resourcePath)});
`;
};
module.exports.default = (source) => source;
