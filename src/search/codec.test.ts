import { describe, expect, it } from 'vitest';
import {
  decodeWords,
  encodeNumber,
  encodeWords,
  NumberReader,
  encodePostings,
  readPostings,
  storedFields,
} from './indexFile';

describe('numbers', () => {
  it('survive a round trip, in JSON too', () => {
    const numbers = [0, 1, 57, 71, 72, 73, 500, 1931, 1932, 1933, 5000, 54_999];
    const text = numbers.map(encodeNumber).join('');
    const reader = new NumberReader(JSON.parse(JSON.stringify(text)) as string);
    expect(numbers.map(() => reader.next())).toEqual(numbers);
    expect(() => reader.next()).toThrow(RangeError);
  });
});

describe('words', () => {
  it('survive a round trip', () => {
    const words = ['a', 'row', 'rowselection', 'rowselectionmodel', 'rows', 'שלום'].sort();
    expect(decodeWords(encodeWords(words))).toEqual(words);
    expect(decodeWords(encodeWords([]))).toEqual([]);
  });
});

describe('postings', () => {
  const text = storedFields.indexOf('text');
  /** Two sections on page 0, one on page 7. */
  const pageOf = [0, 0, 7];
  const fields = {
    description: new Map([['pin', [9, 3]]]),
    text: new Map([
      ['pin', [0, 7, 200]],
      ['row', [5]],
    ]),
    code: new Map<string, number[]>(),
  };
  const openings = new Map([
    ['pin', [1, 2]],
    ['zoom', [0]],
  ]);
  const keywords = new Map([
    ['pin', [0]],
    ['fix', [2]],
  ]);
  const encoded = encodePostings({ ...fields, openings, keywords }, pageOf);
  const read = readPostings(encoded, pageOf);

  it('survive a round trip', () => {
    expect([...read.pageCounts.keys()]).toEqual(['fix', 'pin', 'row', 'zoom']);
    expect(
      read
        .of('pin')
        .get(text)
        ?.sort((a, b) => a - b),
    ).toEqual([0, 7, 200]);
    expect(read.of('pin').get(0)).toEqual([3, 9]);
    expect([...read.of('row')]).toEqual([[text, [5]]]);
    expect([...read.of('cell')]).toEqual([]);
  });
  it('list the sections with a word in their opening or keywords, and their pages', () => {
    expect(read.sectionsOf('pin', 'openings')).toEqual([1, 2]);
    expect(read.sectionsOf('pin', 'keywords')).toEqual([0]);
    expect(read.sectionsOf('row', 'openings')).toEqual([]);
    expect(read.sectionsOf('cell', 'keywords')).toEqual([]);
    expect(read.of('zoom').get(text)).toEqual([0]);
    expect(read.of('fix').get(text)).toEqual([7]);
  });
  it('omit pages from the text list if openings or keywords cover them', () => {
    const none = { openings: new Map(), keywords: new Map() };
    const without = encodePostings({ ...fields, ...none }, pageOf);
    expect(encoded.numbers[text]?.length).toBeLessThan(without.numbers[text]?.length ?? 0);
  });
  it('count the pages that have each word', () => {
    expect([...read.pageCounts]).toEqual([
      ['fix', 1],
      ['pin', 3],
      ['row', 1],
      ['zoom', 1],
    ]);
  });
  it('are rejected when damaged', () => {
    const cut = (texts: readonly string[]): string[] => texts.map((one) => one.slice(0, -1));
    const damages = [
      { lists: '' },
      { lists: '\n' },
      { numbers: encoded.numbers.map(() => '') },
      { numbers: cut(encoded.numbers) },
      { words: 'pin' },
    ];
    for (const damage of damages) {
      expect(() => readPostings({ ...encoded, ...damage }, pageOf)).toThrow(RangeError);
    }
  });
});
