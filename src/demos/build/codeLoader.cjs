/**
 * The loader behind imports of `page.code`. Loaders are required as they are, without compilation, so this one only
 * hands over to the function that the plugin gives it.
 *
 * @this {{ getOptions(): { load(context: unknown): Promise<string> }, async(): (error: unknown, code?: string) => void }}
 */
module.exports = function codeLoader() {
  const callback = this.async();
  this.getOptions()
    .load(this)
    .then((code) => callback(null, code), callback);
};
