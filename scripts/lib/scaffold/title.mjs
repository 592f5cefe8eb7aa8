import { names } from '../prose/names.mjs';

const acronyms = ['api', 'aria', 'css', 'csv', 'rtl', 'ssr', 'ui', 'url', 'csp'];

/** Names of several words. In an address, a single word such as "End" is more likely an ordinary word than a name. */
const longNames = names.filter((name) => name.includes(' ')).sort((a, b) => b.length - a.length);

/** Makes a sentence-case title of words: `rich-tree-view` becomes "Rich Tree View", `column-visibility` "Column visibility". */
export function sentenceOf(words) {
  const text = words.replaceAll('-', ' ');
  const named = longNames.reduce(
    (result, name) => result.replace(new RegExp(`\\b${name}\\b`, 'gi'), name),
    text,
  );
  const cased = named.replace(new RegExp(`\\b(?:${acronyms.join('|')})\\b`, 'gi'), (word) =>
    word.toUpperCase(),
  );
  return cased.replace(/^[a-z]/, (letter) => letter.toUpperCase());
}

/**
 * Returns the title of a page from its address, and a label for the navigation where that can be shorter, because the group
 * around it says the rest.
 */
export function titleOf(address) {
  const segments = address.split('/');
  const last = segments.at(-1);
  if (segments.length < 3) {
    return { title: sentenceOf(last) };
  }
  return { title: sentenceOf(`${segments.at(-2)} ${last}`), label: sentenceOf(last) };
}
