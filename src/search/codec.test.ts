import { describe, expect, it } from 'vitest';
import { decodeWords, encodeNumber, encodeWords, NumberReader } from './codec';
import { decodePostings, encodePostings, type Postings } from './indexFile';
import { fields } from './fields';

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
  const text = fields.indexOf('text');
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
    const decoded = decodePostings(encodePostings(postings));
    expect([...decoded.keys()]).toEqual(['pin', 'row']);
    expect([...(decoded.get('pin')?.get(text) ?? [])]).toEqual([
      [0, 2],
      [200, 4],
    ]);
    expect([...(decoded.get('pin')?.get(0) ?? [])]).toEqual([
      [3, 1],
      [9, 1],
    ]);
  });
  it('are refused when damaged', () => {
    const encoded = encodePostings(postings);
    expect(() => decodePostings({ ...encoded, fieldSets: '' })).toThrow(RangeError);
    expect(() => decodePostings({ ...encoded, pages: encoded.pages.map(() => '') })).toThrow(
      RangeError,
    );
  });
});
