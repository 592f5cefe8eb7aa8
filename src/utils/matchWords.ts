/** Converts to lower case, without accents: "Cafe" finds "café". */
const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/**
 * Returns a function that says whether some texts together contain every typed word, in any order. Without a word, all do.
 *
 * @param typed - what the reader has typed into a filter
 */
export function wordMatcher(typed: string): (texts: readonly (string | undefined)[]) => boolean {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  return (texts) => {
    if (words.length === 0) return true;
    const text = fold(texts.join(' '));
    return words.every((word) => text.includes(word));
  };
}
