import { describe, expect, it } from 'vitest';
import { decodeWords, encodeNumber, encodeWords, NumberReader } from './codec';
import { encodePostings, readPostings, type Postings } from './indexFile';
import { storedFields } from './fields';

describe('numbers', () => {
  it('come back as they were, without a character that JSON escapes', () => {
    const numbers = [0, 1, 71, 72, 73, 500, 1931, 1932, 1933, 5000, 100_000, 700_000];
    const text = numbers.map(encodeNumber).join('');
    expect(JSON.stringify(text)).toBe(`"${text}"`);
    const reader = new NumberReader(text);
    expect(numbers.map(() => reader.next())).toEqual(numbers);
    expect(() => reader.next()).toThrow(RangeError);
  });
});

describe('words', () => {
  it('come back as they were', () => {
    const words = ['a', 'row', 'rowselection', 'rowselectionmodel', 'rows', 'שלום'].sort();
    expect(decodeWords(encodeWords(words))).toEqual(words);
    expect(decodeWords(encodeWords([]))).toEqual([]);
  });
});

describe('postings', () => {
  const text = storedFields.indexOf('text');
  const postings: Postings = new Map([
    [
      'pin',
      new Map([
        [
          0,
          new Map([
            [3, 1],
            [9, 1],
          ]),
        ],
        [
          text,
          new Map([
            [0, 2],
            [200, 9],
          ]),
        ],
      ]),
    ],
    ['row', new Map([[text, new Map([[5, 1]])]])],
  ]);
  it('come back, with counts up to four', () => {
    const read = readPostings(encodePostings(postings));
    expect(read.words).toEqual(['pin', 'row']);
    expect([...(read.of('pin')?.get(text) ?? [])]).toEqual([
      [0, 2],
      [200, 4],
    ]);
    expect([...(read.of('pin')?.get(0) ?? [])]).toEqual([
      [3, 1],
      [9, 1],
    ]);
    expect([...(read.of('row') ?? [])]).toEqual([[text, new Map([[5, 1]])]]);
    expect(read.of('cell')).toBeUndefined();
  });
  it('tell on how many pages a word stands', () => {
    expect([...readPostings(encodePostings(postings)).pageCounts]).toEqual([
      ['pin', 2],
      ['row', 1],
    ]);
  });
  it('are refused when damaged', () => {
    const encoded = encodePostings(postings);
    const cut = (texts: readonly string[]): string[] => texts.map((one) => one.slice(0, -1));
    const damages = [
      { fieldSets: '' },
      { fieldSets: '\n' },
      { pages: encoded.pages.map(() => '') },
      { pages: cut(encoded.pages) },
      { counts: cut(encoded.counts) },
      { words: 'pin' },
    ];
    for (const damage of damages) {
      expect(() => readPostings({ ...encoded, ...damage })).toThrow(RangeError);
    }
  });
});
