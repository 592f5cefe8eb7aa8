/**
 * The loader for imports that stand for static HTML (`page.code`, `page.api`). Loaders are required without being compiled,
 * so this one only calls the function that a plugin passes in its options.
 *
 * @this {{ getOptions(): { load(context: unknown): string | Promise<string> }, async(): (error: unknown, code?: string) => void }}
 */
module.exports = function htmlLoader() {
  const callback = this.async();
  const load = async () => this.getOptions().load(this);
  load().then((code) => callback(null, code), callback);
};
