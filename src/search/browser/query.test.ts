import { describe, expect, it } from 'vitest';
import { dropStopWords, parseQuery, spellOut } from './query';
import { productOfQuery } from './versionWords';
import {
  identifierGroups,
  joinedTerms,
  splitJoined,
  wordTerms,
  maxQueryLength,
  maxQueryWords,
  readQuery,
} from './queryTerms';
import { coverageOf, titleTerms } from './match';
import { synonymsIn } from './synonymTable';
import { createVocabulary } from './vocabulary';

const vocabulary = createVocabulary(
  new Map(
    Object.entries({
      row: 40,
      rows: 3,
      select: 20,
      selection: 18,
      rowselectionmodel: 4,
      model: 10,
      timezone: 5,
      onrowclick: 3,
      click: 9,
      pin: 8,
      column: 40,
      pagination: 12,
      legend: 6,
      data: 30,
      sourc: 9,
      setexpandeditems: 2,
      expanded: 4,
      item: 12,
      apiref: 9,
      current: 9,
      export: 12,
      excel: 3,
      grid: 90,
      print: 4,
    }),
  ),
);
const textsOf = (query: string): string[][] =>
  parseQuery(query, vocabulary).groups.map(({ terms }) => terms.map(({ text }) => text));

describe('reading a query', () => {
  it('detects the word that is still being typed', () => {
    expect(readQuery('row sel').map(({ isOpen }) => isOpen)).toEqual([false, true]);
    expect(readQuery('row sel ').map(({ isOpen }) => isOpen)).toEqual([false, false]);
  });
  it('treats the names before a dot as owners of the name after it', () => {
    expect(readQuery('apiRef.current.setPage').map(({ isOwner }) => isOwner)).toEqual([
      true,
      true,
      false,
    ]);
  });
  it('takes a name that was copied with invisible characters for the name', () => {
    for (const copied of ['rowSelection\u200bModel', 'row\u00adSelection\u00adModel\u200b'])
      expect(readQuery(copied)).toEqual(readQuery('rowSelectionModel'));
  });
  it('limits the number of words and the length of the query', () => {
    expect(readQuery('ab '.repeat(5000))).toHaveLength(maxQueryWords);
    expect(readQuery('a'.repeat(10_000))[0]?.text).toHaveLength(maxQueryLength);
  });
});

describe('a parsed query', () => {
  it('drops words that only phrase the question, unless nothing else is left', () => {
    expect(dropStopWords(readQuery('how do I export to excel')).map(({ text }) => text)).toEqual([
      'export',
      'excel',
    ]);
    expect(dropStopWords(readQuery('how to')).map(({ text }) => text)).toEqual(['how', 'to']);
  });
  it('keeps the name that a version number belongs to', () =>
    expect(dropStopWords(readQuery('react 19')).map(({ text }) => text)).toEqual(['react', '19']));
  it('splits an unknown identifier into words, but not a known or misspelled one', () => {
    const spelled = (query: string): string[] =>
      readQuery(query).flatMap((word) => spellOut(word, vocabulary).map(({ text }) => text));
    expect(spelled('manualPagination ')).toEqual(['manual', 'pagination']);
    expect(spelled('rowSelectionModel ')).toEqual(['rowselectionmodel']);
    expect(spelled('rowSelectionMdoel ')).toEqual(['rowselectionmdoel']);
  });
  it('finds other forms of a word, and related words with less weight', () => {
    const terms = wordTerms({ text: 'selecting', isOpen: false }, vocabulary);
    expect(terms).toContainEqual({ text: 'select', weight: 1 });
    expect(terms.find(({ text }) => text === 'selection')?.weight).toBeLessThan(1);
  });
  it('completes a word that is being typed or unknown, but not a known one', () => {
    expect(wordTerms({ text: 'pagi', isOpen: true }, vocabulary)[0]?.text).toBe('pagination');
    expect(wordTerms({ text: 'pagi', isOpen: false }, vocabulary)[0]?.text).toBe('pagination');
    expect(wordTerms({ text: 'row', isOpen: false }, vocabulary).map(({ text }) => text)).toEqual([
      'row',
    ]);
  });
  it('joins neighboring words, including stop words', () => {
    expect(joinedTerms(readQuery('time zone '), 0, vocabulary)).toEqual([
      { text: 'timezone', weight: 1 },
    ]);
    expect(textsOf('on row click ').flat()).toContain('onrowclick');
    expect(
      textsOf('row selection model ').every((texts) => texts.includes('rowselectionmodel')),
    ).toBe(true);
  });
  it('splits two words that were typed as one', () => {
    expect(splitJoined('datasource', vocabulary)).toEqual(['data', 'sourc']);
    expect(textsOf('datasource ')).toEqual([['data'], ['sourc']]);
  });
  it('finds identifiers in any case, and longer ones that contain the typed name', () => {
    expect(textsOf('rowselectionmodel ')[0]).toContain('rowselectionmodel');
    expect(textsOf('RowSelectionModel ')[0]).toContain('rowselectionmodel');
    expect(textsOf('selectionModel ')[0]).toContain('rowselectionmodel');
    expect(textsOf('expandeditems ')[0]).toContain('setexpandeditems');
  });
  it('searches for the parts of an unknown identifier', () => {
    const [word] = readQuery('rowExport ');
    expect(identifierGroups(word!, vocabulary).map(({ terms }) => terms[0]?.text)).toEqual([
      'row',
      'export',
    ]);
  });
  it('gives the owner of a name little weight', () => {
    const { groups } = parseQuery('apiRef.current.setExpandedItems', vocabulary);
    const own = groups.find(({ terms }) => terms[0]?.text === 'setexpandeditems');
    const owner = groups.find(({ terms }) => terms[0]?.text === 'apiref');
    expect(owner?.weight).toBeLessThan((own?.weight ?? 0) / 2);
  });
  it('finds synonyms of single words and of phrases', () => {
    expect(textsOf('freeze columns ')[0]).toContain('pin');
    expect(textsOf('sticky rows ')[0]).toContain('pin');
    expect(synonymsIn(readQuery('drag and drop rows'), 0)).toContain('order');
    expect(synonymsIn(readQuery('drop the row'), 0)).not.toContain('order');
  });
  it('corrects a misspelled word that matches nothing, and reports the correction', () => {
    expect(parseQuery('pagnation ', vocabulary).corrected).toBe('pagination');
    expect(parseQuery('legned position', vocabulary).corrected).toBe('legend position');
    expect(parseQuery('pagination ', vocabulary).corrected).toBeUndefined();
    expect(parseQuery('pagin', vocabulary).corrected).toBeUndefined();
  });
  it('corrects to a whole word rather than a longer, more frequent one', () => {
    const counts = new Map([
      ['filter', 1],
      ['filtermodel', 30],
    ]);
    expect(parseQuery('filtring', createVocabulary(counts)).corrected).toBe('filter');
  });
  it('does not correct words that express a change', () => {
    const counts = new Map([
      ['axis', 9],
      ['placement', 9],
    ]);
    expect(parseQuery('axis replacement', createVocabulary(counts)).corrected).toBeUndefined();
  });
  it('corrects nothing when no word of the query is known', () => {
    expect(parseQuery('kubernetes legned row', vocabulary).corrected).toBe('kubernetes legend row');
    const { corrected, groups } = parseQuery('kubernetes legned colunm', vocabulary);
    expect(corrected).toBeUndefined();
    expect(groups.every(({ terms }) => terms.length === 0)).toBe(true);
  });
  it('counts a word that matches nothing as not found', () => {
    const coverage = (query: string): number =>
      coverageOf(parseQuery(query, vocabulary), { row: ['title'] }, titleTerms('Row')).words;
    expect(parseQuery('zzzzzzzz row ', vocabulary).groups).toHaveLength(2);
    expect(coverage('row ')).toBe(1);
    expect(coverage('zzzzzzzz row ')).toBe(0.5);
  });
  it('treats a product name as a hint, unless it is the whole query or ambiguous', () => {
    const query = parseQuery('print the grid', vocabulary);
    expect(query.product).toBe('x-data-grid');
    expect(query.groups.find(({ terms }) => terms[0]?.text === 'grid')?.weight).toBeLessThan(0.5);
    expect(parseQuery('grid', vocabulary).groups[0]?.weight).toBe(1);
    expect(productOfQuery(readQuery('chart in a grid'))).toBeUndefined();
    expect(productOfQuery(readQuery('tree data'))).toBeUndefined();
  });
  it('distinguishes questions from keyword queries', () => {
    expect(parseQuery('when does rowSelectionModel export', vocabulary).isQuestion).toBe(true);
    expect(parseQuery('rowSelectionModel ids', vocabulary).isQuestion).toBe(false);
    expect(parseQuery('is', vocabulary).isQuestion).toBe(false);
  });
  it('detects queries about upgrading', () => {
    expect(parseQuery('upgrade pickers to v8', vocabulary).isMigration).toBe(true);
    expect(parseQuery('row height', vocabulary).isMigration).toBe(false);
  });
  it.each([
    '',
    '   ',
    '.*+?^${}()|[]\\',
    '<img src=x onerror=alert(1)>',
    '👩‍💻 🎉',
    'שלום עולם',
    'مرحبا',
    'constructor __proto__ toString',
    'x'.repeat(10_000),
    `${'row '.repeat(3000)}`,
    '\u0000\uffff\ud800',
  ])('accepts any text: %j', (query) => {
    expect(() => parseQuery(query, vocabulary)).not.toThrow();
  });
});
