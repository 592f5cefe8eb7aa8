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
  if (word.length < 4 || !/^[a-z]+$/.test(word)) {
    return word;
  }
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
