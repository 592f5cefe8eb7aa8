/** The pieces of this folder, each of which a build can leave out. README.md says what they do. */
export const pieces = [
  'routes',
  'chunk-table',
  'page-scripts',
  'short-tasks',
  'demo-tasks',
  'head',
  'small-parts',
  'common-utilities',
  'static-text',
  'unused-styles',
  'style-chunks',
  'swc',
  'threads',
  'v8',
];

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
  const unknown = left.find((name) => !pieces.includes(name));
  if (unknown !== undefined || !setting.startsWith(prefix)) {
    throw new Error(
      `PAGE_WEIGHT: found ${JSON.stringify(setting)}; allowed are "off" and "${prefix}" with some of ${pieces.join(', ')}, as in "without:head,routes".`,
    );
  }
  return !left.includes(piece);
}
