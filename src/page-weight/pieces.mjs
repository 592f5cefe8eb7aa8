/**
 * The pieces of this folder. A build can leave out each of them.
 * @type {Readonly<Record<string, string>>} name -> what it does
 */
export const pieces = {
  routes: "keeps other pages' routes out of a page's first load",
  'chunk-table': 'moves the addresses of scripts to the scripts that ask for them',
  'page-scripts': "names a page's scripts in its HTML",
  'short-tasks': 'evaluates what every page needs in several tasks',
  head: 'a head manager for what Docusaurus uses of its own',
  'small-parts':
    'a reader of addresses and a bar for a page on its way, for what Docusaurus uses of its own; no packages that do nothing, and no configuration that only the build reads',
  'common-utilities': 'an index of utilities without all of tslib',
  'static-text': 'keeps the static text of a page out of its script',
  'unused-styles': 'drops the styles that no page uses',
  'style-chunks': 'loads some styles with their scripts',
  swc: 'translates the TypeScript of the configuration by SWC',
  threads: 'renders pages in threads that do not load the bundler',
  v8: 'options of V8 for programs that run half a minute',
};

const prefix = 'without:';

/**
 * Returns whether a build uses a piece.
 * @param {string} piece
 * @param {Record<string, string | undefined>} [env] `PAGE_WEIGHT`: `off` for none of them, `without:head,routes` for all but those
 * @returns {boolean}
 */
export function isOn(piece, env = process.env) {
  const setting = env.PAGE_WEIGHT ?? '';
  if (setting === '' || setting === 'off') return setting === '';
  const left = setting.startsWith(prefix) ? setting.slice(prefix.length).split(',') : [setting];
  const unknown = left.find((name) => !Object.hasOwn(pieces, name));
  if (unknown !== undefined || !setting.startsWith(prefix)) {
    throw new Error(
      `PAGE_WEIGHT: found ${JSON.stringify(setting)}; allowed are "off" and "${prefix}" with some of ${Object.keys(pieces).join(', ')}.`,
    );
  }
  return !left.includes(piece);
}
