/**
 * Lets `live.ts` check a page that is compiled, and leaves it as it is.
 *
 * @this {{ getOptions(): { check(page: unknown, text: string): void } }}
 * @param {string} source
 * @returns {string}
 */
module.exports = function checkLoader(source) {
  this.getOptions().check(this, source);
  return source;
};
