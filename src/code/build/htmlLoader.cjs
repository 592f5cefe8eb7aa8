/**
 * The loader behind imports that stand for static HTML (`page.code`, `page.api`). Loaders are required as they are, without
 * compilation, so this one only hands over to the function that a plugin gives it.
 *
 * @this {{ getOptions(): { load(context: unknown): string | Promise<string> }, async(): (error: unknown, code?: string) => void }}
 */
module.exports = function htmlLoader() {
  const callback = this.async();
  const load = async () => this.getOptions().load(this);
  load().then((code) => callback(null, code), callback);
};
