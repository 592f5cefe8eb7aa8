import { describe, expect, it } from 'vitest';
import { fold, isIdentifier, partsOf, wholeOf, wordsAt, stem, termsOf } from './words';

describe('words', () => {
  it('folds case and accents', () => expect(fold('SÉLECTION')).toBe('selection'));
  it('finds words and their positions in any script', () => {
    expect(wordsAt('a.b שלום').map(({ word, start }) => [word, start])).toEqual([
      ['a', 0],
      ['b', 2],
      ['שלום', 4],
    ]);
  });
  it('leaves out what only completes a word: the end of "doesn\'t" and of "row\'s"', () => {
    expect(wordsAt("a row's cell").map(({ word, start }) => [word, start])).toEqual([
      ['a', 0],
      ['row', 2],
      ['cell', 8],
    ]);
    expect(termsOf("it doesn't zoom, and isn’t shown")).toEqual(['zoom', 'show']);
    expect(wordsAt("reading 's'")).toHaveLength(2);
  });
  it.each(['rowSelectionModel', 'GridColDef', 'DataGrid', 'API_KEY', '$event', 'SVGElement'])(
    'treats %s as an identifier',
    (word) => expect(isIdentifier(word)).toBe(true),
  );
  it.each(['Selection', 'rows', 'API', 'v8'])('treats %s as a plain word', (word) =>
    expect(isIdentifier(word)).toBe(false),
  );
  it('splits identifiers into words, and joins their parts', () => {
    expect(partsOf('GridAPIRef')).toEqual(['grid', 'api', 'ref']);
    expect(partsOf('rowSelectionModel')).toEqual(['row', 'selection', 'model']);
    expect(wholeOf('Row_Selection')).toBe('rowselection');
  });
  it('indexes an identifier whole and in parts, and leaves out stop words', () => {
    expect(termsOf('the onRowClick of rows')).toEqual(['onrowclick', 'on', 'row', 'click', 'row']);
  });
});

describe('stem', () => {
  it.each([
    [['pin', 'pinned', 'pinning', 'pins'], 'pin'],
    [['filter', 'filters', 'filtered', 'filtering'], 'filter'],
    [['styling', 'style', 'styles', 'styled'], 'styl'],
    [['visible', 'visibility'], 'visib'],
    [['sort', 'sortable', 'sorting'], 'sort'],
    [['entries', 'entry'], 'entry'],
    [['boxes', 'box'], 'box'],
    [['leaves', 'leaf'], 'leaf'],
    [['save', 'saving', 'saved', 'saves'], 'save'],
    [['hide', 'hiding', 'hidden'], 'hide'],
    [['fix', 'fixed', 'fixing'], 'fix'],
    [['choose', 'choosing', 'chosen'], 'choos'],
    [['indices', 'index'], 'index'],
    [['axes', 'axis'], 'axis'],
  ] as const)('reduces %s to the same stem', (forms, expected) => {
    forms.forEach((form) => expect(stem(form)).toBe(expected));
  });
  it('leaves short words, words in -us or -ss, and other scripts unchanged', () => {
    ['date', 'data', 'status', 'class', 'x', 'v8', 'תאריך'].forEach((word) =>
      expect(stem(word)).toBe(word),
    );
  });
});
