/**
 * The pieces of this folder. A build can leave out each of them.
 * @type {Readonly<Record<string, string>>} name -> what it does
 */
export const pieces = {
  routes: "keeps other pages' routes out of a page's first load",
  'chunk-table': 'moves the addresses of scripts to the scripts that request them',
  'page-scripts': "lists a page's scripts in its HTML",
  'short-tasks': 'evaluates what every page needs in several tasks',
  'demo-tasks': 'evaluates what a demo needs in several tasks',
  head: 'a head manager with only what Docusaurus uses',
  'small-parts':
    'smaller route patterns and loading bar, without unused exports of some packages or configuration that only the build reads',
  'common-utilities': 'an index of utilities that does not import all of tslib',
  'static-text': 'keeps the static text of a page out of its script',
  'unused-styles': 'drops the styles that no page uses',
  'style-chunks': 'loads some styles with their scripts',
  swc: "transpiles the configuration's TypeScript with SWC",
  threads: 'renders pages in threads that do not load the bundler',
  v8: 'V8 options for programs that run for half a minute',
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
