/**
 * The loader behind imports that end in `?steps`: instead of the module itself they bring a small one, in the same chunk,
 * from which the module can be evaluated piece by piece. The list of pieces is known only when the bundle is, so it is
 * written by the plugin in steps.ts; without it (option `isMarked`) it is empty, and the module is evaluated at once.
 * For the server (option `isServer`), which runs no demo, the small module is all: demos and the packages they are made of
 * would be most of its bundle.
 *
 * @this {{ resourcePath: string, getOptions(): { isServer: boolean, isMarked: boolean } }}
 */
module.exports.pitch = function stepsLoader() {
  const { isServer, isMarked } = this.getOptions();
  if (isServer) {
    return `
export const steps = [];
export const evaluate = () => undefined;
export const load = () => Promise.reject(new Error('Demos run in the browser only.'));
`;
  }
  return `
export const steps = [${isMarked ? '"x-steps"' : ''}];
export const evaluate = (id) => void __webpack_require__(id);
export const load = () => import(/* webpackMode: "eager" */ ${JSON.stringify(this.resourcePath)});
`;
};
module.exports.default = (source) => source;
