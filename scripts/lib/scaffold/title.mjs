import { names } from '../prose/names.mjs';

const acronyms = ['api', 'aria', 'css', 'csv', 'rtl', 'ssr', 'ui', 'url', 'csp'];

/** Names of several words: a single one, such as "End", is in an address rather the word than the name. */
const longNames = names.filter((name) => name.includes(' ')).sort((a, b) => b.length - a.length);

/** Words of an address as a title in sentence case: `rich-tree-view` is "Rich Tree View", `column-visibility` "Column visibility". */
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
 * The title of a page by its address, and its label in the navigation where that can be shorter, because the group
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
