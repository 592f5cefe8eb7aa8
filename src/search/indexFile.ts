import type { Tag } from '../navigation/tags';
import { encodeNumber, encodeWords, NumberReader, decodeWords } from './codec';
import { fields } from './fields';

/** The format of index files; a site with another one is not understood. */
export const indexFormat = 2;

/** For each word: field -> page -> how often it stands there. Fields and pages are numbers. */
export type Postings = Map<string, Map<number, Map<number, number>>>;

/** An index as the build writes it and the worker reads it. */
export interface IndexFile {
  format: number;
  /** The build it belongs to, as in the manifest. */
  build: string;
  /** A page per entry of each list. */
  paths: string[];
  titles: string[];
  tags: Tag[][];
  /** Positions in `labels`. */
  trails: number[][];
  labels: string[];
  /** A digit for each page, see `PageEntry.standing`. */
  standings: string;
  /** The shard that holds the excerpts of each page. */
  shards: number[];
  /** The number of different words in each field of each page. */
  lengths: string;
  words: string;
  /** For each word, which fields have it, as a sum of powers of two. */
  fieldSets: string;
  /** For each field, the pages of each word: their number, then the distance of each from the one before. */
  pages: string[];
  /** For each field, one number per page of each word. */
  counts: string[];
}

/** Counts above this are not told apart: the fourth mention of a word says little. */
const maxCount = 4;

/** Fields in which words stand once or so: their counts are left out. */
const isCounted = (field: number): boolean => fields[field] === 'text';

export type EncodedPostings = Pick<IndexFile, 'words' | 'fieldSets' | 'pages' | 'counts'>;

export function encodePostings(postings: Postings): EncodedPostings {
  const words = [...postings.keys()].sort();
  const pages = fields.map(() => '');
  const counts = fields.map(() => '');
  let fieldSets = '';
  for (const word of words) {
    let set = 0;
    for (const [field, byPage] of postings.get(word) ?? []) {
      set += 2 ** field;
      pages[field] += encodeNumber(byPage.size);
      let previous = -1;
      for (const page of [...byPage.keys()].sort((a, b) => a - b)) {
        pages[field] += encodeNumber(page - previous - 1);
        previous = page;
        if (isCounted(field)) {
          counts[field] += encodeNumber(Math.min(byPage.get(page) ?? 1, maxCount) - 1);
        }
      }
    }
    fieldSets += encodeNumber(set);
  }
  return { words: encodeWords(words), fieldSets, pages, counts };
}

/** @throws RangeError when the file is damaged */
export function decodePostings(file: EncodedPostings): Postings {
  const sets = new NumberReader(file.fieldSets);
  const pages = file.pages.map((text) => new NumberReader(text));
  const counts = file.counts.map((text) => new NumberReader(text));
  const postings: Postings = new Map();
  for (const word of decodeWords(file.words)) {
    const set = sets.next();
    const byField = new Map<number, Map<number, number>>();
    fields.forEach((_, field) => {
      const reader = pages[field];
      if (reader && Math.floor(set / 2 ** field) % 2 === 1) {
        const byPage = new Map<number, number>();
        let page = -1;
        for (let left = reader.next(); left > 0; left -= 1) {
          page += reader.next() + 1;
          byPage.set(page, isCounted(field) ? (counts[field]?.next() ?? 0) + 1 : 1);
        }
        byField.set(field, byPage);
      }
    });
    postings.set(word, byField);
  }
  return postings;
}
