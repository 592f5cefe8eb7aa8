/**
 * Calls the function in its options; see `loaderOf`. It has no code of its own, since loaders are required without being compiled.
 *
 * @this {{ getOptions(): { load(context: unknown, source: string): string | Promise<string> }, async(): (error: unknown, code?: string) => void }}
 * @param {string} source
 */
module.exports = function functionLoader(source) {
  const callback = this.async();
  const load = async () => this.getOptions().load(this, source);
  load().then((code) => callback(null, code), callback);
};
