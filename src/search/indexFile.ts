import { encodeNumber, encodeWords, NumberReader, decodeWords } from './codec';
import { storedFields as fields } from './fields';
import type { PageHeading } from './namesFile';
import type { SearchPage } from './types';

/** The format of index files; a site with another one is not understood. */
export const indexFormat = 6;

/** For each word: field -> the pages on which it stands there. Fields are their numbers in `storedFields`. */
export type Postings = ReadonlyMap<string, ReadonlyMap<number, Iterable<number>>>;

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
  /** For each word, which lists have it, as a sum of powers of two. */
  lists: string;
  /**
   * A text for each field, and then for the openings and the keywords of sections: the pages or sections of each word that has
   * some, as their number, and the distance of each from the one before. A page of such a section is left out of its texts.
   */
  numbers: string[];
}

/** Where a word stands in a section; these lists come after those of the fields. */
export const sectionParts = ['openings', 'keywords'] as const;

/** For each word the sections that have it in that part, counted through all pages. */
export type SectionWords = Readonly<
  Record<(typeof sectionParts)[number], ReadonlyMap<string, readonly number[]>>
>;

const partsAt = fields.length;
const listCount = partsAt + sectionParts.length;
const textAt = fields.indexOf('text');

export type EncodedPostings = Pick<IndexFile, 'words' | 'lists' | 'numbers'>;

/** @param pageOf - the page of each section */
export function encodePostings(
  postings: Postings,
  sectionWords: SectionWords,
  pageOf: readonly number[],
): EncodedPostings {
  const parts = sectionParts.map((part) => sectionWords[part]);
  const words = [
    ...new Set([...postings.keys(), ...parts.flatMap((part) => [...part.keys()])]),
  ].sort();
  const numbers = Array.from({ length: listCount }, () => '');
  let lists = '';
  const add = (list: number, members: readonly number[]): number => {
    if (members.length === 0) return 0;
    numbers[list] += encodeNumber(members.length);
    let previous = -1;
    for (const member of [...members].sort((a, b) => a - b)) {
      numbers[list] += encodeNumber(member - previous - 1);
      previous = member;
    }
    return 2 ** list;
  };
  for (const word of words) {
    const own = new Set<number | undefined>();
    let set = 0;
    parts.forEach((part, at) => {
      const sections = part.get(word) ?? [];
      for (const section of sections) own.add(pageOf[section]);
      set += add(partsAt + at, sections);
    });
    for (const [field, pages] of postings.get(word) ?? []) {
      set += add(
        field,
        [...pages].filter((page) => field !== textAt || !own.has(page)),
      );
    }
    lists += encodeNumber(set);
  }
  return { words: encodeWords(words), lists, numbers };
}

/** The postings of an index as they are read: a query needs those of a few words out of thousands. */
export interface StoredPostings {
  /** All words, sorted. */
  words: readonly string[];
  /** On how many pages each word stands at most in one field. */
  pageCounts: ReadonlyMap<string, number>;
  /** Where a word stands: field -> pages; undefined for a word that the index does not have. */
  of: (word: string) => Map<number, number[]> | undefined;
  /** The sections that have a word in a part. */
  sectionsOf: (word: string, part: keyof SectionWords) => number[];
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
 * @param pageOf - the page of each section
 * @throws RangeError when the file is damaged
 */
export function readPostings(file: EncodedPostings, pageOf: readonly number[]): StoredPostings {
  const words = decodeWords(file.words);
  const sets = readNumbers(file.lists);
  const lists = Array.from({ length: listCount }, (_, list) =>
    readNumbers(file.numbers[list] ?? ''),
  );
  /** For each word and list, where its members begin. */
  const starts = new Uint32Array(words.length * listCount);
  const numbers = new Map<string, number>();
  const isIn = (word: number, list: number): boolean => ((sets[word] ?? 0) & (1 << list)) !== 0;
  const next = lists.map(() => 0);
  words.forEach((text, word) => {
    numbers.set(text, word);
    lists.forEach((all, list) => {
      if (!isIn(word, list)) return;
      starts[word * listCount + list] = next[list] ?? 0;
      next[list] = (next[list] ?? 0) + (all[next[list] ?? 0] ?? Infinity) + 1;
    });
  });
  if (lists.some((all, list) => all.length !== next[list]) || sets.length !== words.length) {
    throw new RangeError('The index ends too early or too late.');
  }
  const membersOf = (word: number, list: number): number[] => {
    if (!isIn(word, list)) return [];
    const start = starts[word * listCount + list] ?? 0;
    const all = lists[list] as Uint32Array;
    let member = -1;
    return Array.from(all.subarray(start + 1, start + 1 + (all[start] ?? 0)), (distance) => {
      member += distance + 1;
      return member;
    });
  };
  /** The pages of the sections of a list, counted in place: this runs for every word of the index at its start. */
  const countPages = (word: number, list: number): number => {
    if (!isIn(word, list)) return 0;
    const start = starts[word * listCount + list] ?? 0;
    const all = lists[list] as Uint32Array;
    const end = start + (all[start] ?? 0);
    let section = -1;
    let last: number | undefined;
    let count = 0;
    for (let at = start + 1; at <= end; at += 1) {
      section += (all[at] ?? 0) + 1;
      // Sections are numbered from page to page.
      if (pageOf[section] !== last) count += 1;
      last = pageOf[section];
    }
    return count;
  };
  const mostPages = (word: number): number => {
    // Few pages have a word both in an opening and in a keyword.
    const ofSections = Math.max(...sectionParts.map((_, at) => countPages(word, partsAt + at)));
    const counts = fields.map((_, list) => {
      const own = isIn(word, list)
        ? ((lists[list] as Uint32Array)[starts[word * listCount + list] ?? 0] ?? 0)
        : 0;
      return list === textAt ? own + ofSections : own;
    });
    return Math.max(...counts);
  };
  const pagesOf = (word: number, field: number): number[] => {
    const own = membersOf(word, field);
    if (field !== textAt) return own;
    const ofSections = sectionParts.flatMap((_, at) =>
      membersOf(word, partsAt + at).map((section) => pageOf[section] ?? 0),
    );
    return [...new Set([...own, ...ofSections])];
  };
  return {
    words,
    pageCounts: new Map(words.map((text, word) => [text, mostPages(word)])),
    of(text) {
      const word = numbers.get(text);
      if (word === undefined) return undefined;
      return new Map(
        fields.flatMap((_, field) => {
          const pages = pagesOf(word, field);
          return pages.length > 0 ? [[field, pages] as const] : [];
        }),
      );
    },
    sectionsOf(text, part) {
      const word = numbers.get(text);
      return word === undefined ? [] : membersOf(word, partsAt + sectionParts.indexOf(part));
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
