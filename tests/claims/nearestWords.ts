import { plainText } from './plainText';

/** A part of a page with as many words as the quote. */
export interface NearWords {
  /** The line of the page's source on which it starts. */
  line: number;
  text: string;
}

const bare = (word: string): string =>
  word.toLowerCase().replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');

/**
 * Finds what a page says instead of words that it doesn't contain, to show where a changed sentence is now.
 * @param page the source of the page
 * @returns undefined if no part of the page has half of the words
 */
export function nearestWords(page: string, words: string): NearWords | undefined {
  const wanted = plainText(words).split(' ').map(bare);
  const said = page.split('\n').flatMap((line, index) =>
    plainText(line)
      .split(' ')
      .filter(Boolean)
      .map((word) => ({ word, line: index + 1 })),
  );
  let best: { shared: number; at: number } = { shared: 0, at: 0 };
  for (let at = 0; at < said.length; at += 1) {
    const left = said.slice(at, at + wanted.length).map(({ word }) => bare(word));
    const shared = wanted.filter((word) => {
      const index = left.indexOf(word);
      if (index !== -1) left.splice(index, 1);
      return index !== -1;
    }).length;
    if (shared > best.shared) best = { shared, at };
  }
  if (best.shared * 2 < wanted.length) return undefined;
  const part = said.slice(best.at, best.at + wanted.length);
  return { line: part[0]?.line ?? 1, text: part.map(({ word }) => word).join(' ') };
}

/**
 * Returns the function that says what is wrong with the words of a claim: the page doesn't say them. Undefined if it does.
 * @param page the source of the page, which is read once for all of its claims
 */
export function misquotesIn(page: string): (words: string, file: string) => string | undefined {
  const text = plainText(page);
  return (words, file) => {
    if (text.includes(plainText(words))) return undefined;
    const near = nearestWords(page, words);
    const ask = 'Quote the page as it is now, or remove the claim.';
    return near
      ? `${file}:${near.line}: the page says "${near.text}", not "${words}". ${ask}`
      : `${file}: the page does not say "${words}". ${ask}`;
  };
}
