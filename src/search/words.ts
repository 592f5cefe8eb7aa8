/** Returns the text in lower case and without accents, so that "Sélection" and "selection" are one word. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mn}+/gu, '')
    .toLowerCase();

/** A word of a text: letters, digits, `_` and `$`; "Next.js" is one. */
const wordPattern = /[\p{L}\p{N}\p{M}_$]+(?:\.js(?![\p{L}\p{N}_$/]))?/giu;

/** What follows the apostrophe in "doesn't" and "the row's": sentences have it in common, whatever they are about. */
const contraction = /(?<=\p{L})['’](?:s|t|d|m|re|ve|ll)(?![\p{L}\p{N}_$])/giu;

/** Returns the words of a text, and where each stands in it. */
export const wordsAt = (text: string): { word: string; start: number }[] =>
  Array.from(
    text.replace(contraction, (found) => ' '.repeat(found.length)).matchAll(wordPattern),
    ({ 0: word, index }) => ({ word, start: index }),
  );

/** Whether a word looks like an identifier: it has a capital inside, two capitals before a lowercase letter, `_` or `$`. */
export const isIdentifier = (word: string): boolean =>
  /[\p{Ll}\p{N}]\p{Lu}|\p{Lu}\p{Lu}\p{Ll}|[_$]/u.test(word);

/**
 * Splits an identifier into its words, in lower case: `rowSelectionModel` gives `row`, `selection`, `model`;
 * `GridAPIRef` gives `grid`, `api`, `ref`. A word that is not an identifier is returned alone.
 */
export const partsOf = (word: string): string[] =>
  word
    .split(/[_$]+|(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u)
    .filter(Boolean)
    .map(fold);

/** Returns an identifier as one word: `rowSelectionModel` and `RowSelectionModel` are the same. */
export const wholeOf = (word: string): string => fold(word).replace(/[_$]+/g, '') || fold(word);

/**
 * Words that only phrase a question and don't say what it is about. A query that has nothing else keeps them. Words that
 * narrow something here ("no rows", "not", "all", "multiple", "off") are not among them.
 */
export const stopWords: ReadonlySet<string> = new Set(
  [
    // articles, pronouns, conjunctions, prepositions
    'a an the this that these those some any it its i me my we our you your they their there',
    'and or but if then than so as at by for from in into of on onto to with within without via about',
    // questions and the verbs that go with them
    'how what when where which who why is are be been being was were am do does did doing done has have had',
    'can could should would will may might must still just also',
    // what is left of "doesn't" and the like
    'don doesn didn isn aren wasn weren hasn haven hadn won wouldn couldn shouldn',
    // what a reader wants, which is the same in every question
    'want need like make makes making get gets getting give let lets please help way ways possible use uses using used',
    'work works working try trying show me example examples tutorial guide docs documentation',
    // every page is about these
    'mui react component components',
  ].flatMap((line) => line.split(' ')),
);

/** Removes the consonant that English doubles before an ending: pin, pinned; drag, dragging. */
const undouble = (word: string): string =>
  word.replace(/([bdgmnprt])\1$/, (_, letter: string) => letter);

/** Endings and their replacements, tried in this order; only the first that leaves enough of a word is applied. */
const endings: readonly (readonly [ending: RegExp, replacement: string, least: number])[] = [
  // accessible, accessibility; visible, visibility
  [/ib(?:le|ility)$/, 'ib', 4],
  // sortable, sort; resizable, resize. "Table" and "disable" stay.
  [/ab(?:le|ility)$/, '', 4],
  // sorting, sorted; filtering, filtered
  [/(?:ings?|ed)$/, '', 3],
];

/** What is left of saving, hiding and typed: the verb without its "e", which short words keep. Not of adding or fixed. */
const shortVerb = /^[^aeiou][aeiouy][^aeiouwxy]$/;

/** Forms that no rule makes, and what they are forms of. */
const irregularForms: ReadonlyMap<string, string> = new Map([
  ['leaves', 'leaf'],
  ['halves', 'half'],
  ['children', 'child'],
  ['axes', 'axis'],
  ['indices', 'index'],
  ['vertices', 'vertex'],
  ['matrices', 'matrix'],
  ['criteria', 'criterion'],
  ['chosen', 'choose'],
  ['drawn', 'draw'],
  ['found', 'find'],
  ['hidden', 'hide'],
  ['kept', 'keep'],
  ['lost', 'lose'],
  ['sent', 'send'],
  ['shown', 'show'],
  ['written', 'write'],
]);

/**
 * Returns the part of a word that its forms share, so that a reader who writes "pinned columns" finds "column pinning".
 * Much coarser than linguistic stemming, but the same for pages and queries, so wrong cuts still match.
 *
 * @param word - folded, see `fold`; whole identifiers are not stemmed
 */
export function stem(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  // Plurals: "boxes" and "classes" lose two letters, "rows" loses one. "class", "status" and "axis" are not plurals.
  const singular = irregularForms.get(word) ?? word;
  let rest = singular.replace(/ies$/, 'y').replace(/(x|ch|sh|ss)es$/, '$1');
  rest = /(?:ss|us|is|[^s]as)$/.test(rest) ? rest : rest.replace(/s$/, '');
  for (const [ending, replacement, least] of endings) {
    const cut = rest.replace(ending, replacement);
    if (cut !== rest && cut.length >= least && /[aeiouy]/.test(cut)) {
      const whole = shortVerb.test(cut) ? `${cut}e` : undouble(cut);
      rest = replacement ? cut : whole;
      break;
    }
  }
  // style and styling, resize and resizing; short words keep their "e": date, code.
  return rest.length > 4 ? rest.replace(/e$/, '') : rest;
}

/** Returns the words of the index for a word of a page: its stem, or for an identifier the whole name and its parts. */
export function termsOfWord(word: string): string[] {
  if (!isIdentifier(word)) {
    const folded = fold(word);
    return stopWords.has(folded) ? [] : [stem(folded)];
  }
  const whole = wholeOf(word);
  return [
    whole,
    ...partsOf(word)
      .map(stem)
      .filter((part) => part !== whole && part.length > 1),
  ];
}

/** Returns the words of the index for a text, including repetitions. */
export const termsOf = (text: string): string[] =>
  wordsAt(text).flatMap(({ word }) => termsOfWord(word));
