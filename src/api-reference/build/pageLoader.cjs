/**
 * The loader behind imports of `page.api`. Loaders are required as they are, without compilation, so this one only hands
 * over to the function that the plugin gives it.
 *
 * @this {{ getOptions(): { load(context: unknown): string } }}
 */
module.exports = function pageLoader() {
  return this.getOptions().load(this);
};
