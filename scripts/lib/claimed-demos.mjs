import path from 'node:path';

/** The import of a demo. The linter reports one that nothing uses, so a claim or its helper mounts each. */
const demoImport = /^import \w+ from '\.\/(\w+)';$/gm;

/**
 * Finds the demos of a page that none of its claims mounts.
 * @param {string} page its path below the project's folder
 * @param {readonly { src: string, line: number }[]} demos those that it shows
 * @param {string | undefined} claims the text of its `claims.test.tsx`
 * @returns {string[]} a line for each
 */
export function unclaimedDemos(page, demos, claims = '') {
  const claimed = new Set(Array.from(claims.matchAll(demoImport), ([, name]) => name));
  return demos
    .map(({ src, line }) => ({ name: path.posix.basename(src, '.tsx'), line }))
    .filter(({ name }) => !claimed.has(name))
    .map(({ name, line }) => `${page}:${line}: no claim mounts ${name}`);
}

/** A claim about the page beside it, whose words are written out. */
const quote = /\bclaim\(\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`((?:[^`\\$]|\\.)*)`)/g;

/**
 * Returns the words that claims quote from their page, where they are written out in the call.
 * @param {string} claims the text of its `claims.test.tsx`
 */
export const quotedWords = (claims) =>
  Array.from(claims.matchAll(quote), ([, ...words]) =>
    words.find((text) => text !== undefined).replace(/\\(.)/g, '$1'),
  );
