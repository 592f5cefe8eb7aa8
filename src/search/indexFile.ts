import { encodeNumber, encodeWords, NumberReader, decodeWords } from './codec';
import { storedFields as fields } from './fields';
import type { PageHeading } from './namesFile';
import type { SearchPage } from './types';

/** The format of index files; a site with another one is not understood. */
export const indexFormat = 4;

/** For each word: field -> page -> how often it stands there. Fields are their numbers in `storedFields`. */
export type Postings = Map<string, Map<number, Map<number, number>>>;

/** An index as the build writes it and the worker reads it. */
export interface IndexFile {
  format: number;
  /** The build it belongs to, as in the manifest. */
  build: string;
  /** The number of different words in each field of each page. */
  lengths: string;
  /** For each page a line per section with leads: its id, and the leads, with tabs between. */
  leads: string[];
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

/** The postings of an index as they are read: a query needs those of a few words out of thousands. */
export interface StoredPostings {
  /** All words, sorted. */
  words: readonly string[];
  /** On how many pages each word stands at most in one field. */
  pageCounts: ReadonlyMap<string, number>;
  /** Where a word stands: field -> page -> how often; undefined for a word that the index does not have. */
  of: (word: string) => Map<number, Map<number, number>> | undefined;
}

/** All numbers of a text. */
function readNumbers(text: string): Uint32Array {
  const numbers = new Uint32Array(text.length);
  const reader = new NumberReader(text);
  let length = 0;
  while (!reader.isAtEnd) {
    numbers[length] = reader.next();
    length += 1;
  }
  return numbers.subarray(0, length);
}

/**
 * Finds where the postings of each word begin; they are unpacked when a query asks for the word.
 *
 * @throws RangeError when the file is damaged
 */
export function readPostings(file: EncodedPostings): StoredPostings {
  const words = decodeWords(file.words);
  const sets = readNumbers(file.fieldSets);
  const pages = fields.map((_, field) => readNumbers(file.pages[field] ?? ''));
  const counts = fields.map((_, field) => readNumbers(file.counts[field] ?? ''));
  /** For each word and field: where its pages begin, and where its counts do. */
  const starts = new Uint32Array(words.length * fields.length * 2);
  const pageCounts = new Map<string, number>();
  const numbers = new Map<string, number>();
  const at = fields.map(() => ({ page: 0, count: 0 }));
  const isIn = (word: number, field: number): boolean => ((sets[word] ?? 0) & (1 << field)) !== 0;
  words.forEach((text, word) => {
    let most = 0;
    at.forEach((next, field) => {
      if (!isIn(word, field)) return;
      const start = (word * fields.length + field) * 2;
      starts[start] = next.page;
      starts[start + 1] = next.count;
      const length = pages[field]?.[next.page] ?? Infinity;
      next.page += length + 1;
      next.count += isCounted(field) ? length : 0;
      most = Math.max(most, length);
    });
    pageCounts.set(text, most);
    numbers.set(text, word);
  });
  const isWhole = at.every(
    ({ page, count }, field) => page === pages[field]?.length && count === counts[field]?.length,
  );
  if (!isWhole || sets.length !== words.length) {
    throw new RangeError('The index ends too early or too late.');
  }
  return {
    words,
    pageCounts,
    of(text) {
      const word = numbers.get(text);
      if (word === undefined) return undefined;
      const byField = new Map<number, Map<number, number>>();
      fields.forEach((_, field) => {
        if (!isIn(word, field)) return;
        const start = (word * fields.length + field) * 2;
        const first = starts[start] ?? 0;
        const own = pages[field]?.subarray(first + 1, first + 1 + (pages[field]?.[first] ?? 0));
        const byPage = new Map<number, number>();
        let page = -1;
        own?.forEach((distance, index) => {
          page += distance + 1;
          const count = counts[field]?.[(starts[start + 1] ?? 0) + index] ?? 0;
          byPage.set(page, count + 1);
        });
        byField.set(field, byPage);
      });
      return byField;
    },
  };
}

/** What a lead says is in its beginning. */
const leadLength = 120;

/** The leads of a page as a text, see `IndexFile.leads`. */
export const leadsText = ({ sections }: Pick<SearchPage, 'sections'>): string =>
  sections
    .flatMap(({ id, leads = [] }) =>
      id && leads.length > 0 ? [id, ...leads.map(shortLead)].join('\t') : [],
    )
    .join('\n');

const shortLead = (lead: string): string => lead.replace(/\s+/g, ' ').slice(0, leadLength);

/** The leads of a page from their entry in the file, each as a heading of its section. */
export const readLeads = (text: string): PageHeading[] =>
  text === ''
    ? []
    : text.split('\n').flatMap((line) => {
        const [id = '', ...leads] = line.split('\t');
        return leads.map((lead) => ({ id, text: lead }));
      });
