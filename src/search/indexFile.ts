import { encodeNumber, encodeWords, NumberReader, decodeWords } from './codec';
import { storedFields as fields } from './fields';
import type { PageHeading } from './namesFile';
import type { SearchPage } from './types';

/** The format of index files; files with another one are refused. */
export const indexFormat = 6;

/** For each word: field -> the pages that have it there. A field is its position in `storedFields`. */
export type Postings = ReadonlyMap<string, ReadonlyMap<number, Iterable<number>>>;

/** An index as the build writes it and the worker reads it. */
export interface IndexFile {
  format: number;
  /** The build it belongs to, as in the manifest. */
  build: string;
  /** The number of different words in each field of each page. */
  lengths: string;
  /** For each page, one line per section with leads: its id and the leads, separated by tabs. */
  leads: string[];
  words: string;
  /** For each word, a bit mask of the lists that have it. */
  lists: string;
  /**
   * One list per field, then one each for the openings and the keywords of sections. For each word in a list: how many pages
   * or sections have it, and the distance of each from the one before. The list of the field `text` leaves out pages with a
   * section that has the word in its opening or keywords.
   */
  numbers: string[];
}

/** The parts of a section that may have a word; their lists come after those of the fields. */
export const sectionParts = ['openings', 'keywords'] as const;

/** For each part: word -> the sections that have it there, numbered across all pages. */
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

/** The postings of an index, decoded on demand: a query needs those of a few words out of thousands. */
export interface StoredPostings {
  /** All words, sorted. */
  words: readonly string[];
  /** For each word, the number of pages that have it, in the field where that number is highest. */
  pageCounts: ReadonlyMap<string, number>;
  /** Where a word occurs: field -> pages; undefined for a word that the index does not have. */
  of: (word: string) => Map<number, number[]> | undefined;
  /** The sections that have a word in a part. */
  sectionsOf: (word: string, part: keyof SectionWords) => number[];
}

/** Reads all numbers in a text. */
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
 * Finds where the postings of each word begin; they are decoded when a query needs the word.
 *
 * @param pageOf - the page of each section
 * @throws RangeError if the file is damaged
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
    throw new RangeError('The index is too short or too long.');
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
  /** Counts the pages of the sections in a list without an array: this runs for every word when an index is opened. */
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
      // Sections are numbered in the order of pages.
      if (pageOf[section] !== last) count += 1;
      last = pageOf[section];
    }
    return count;
  };
  const mostPages = (word: number): number => {
    // An estimate: few pages have a word both in an opening and in a keyword.
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

/** Leads are cut to this length: the beginning is enough to recognize one. */
const leadLength = 120;

/** A lead that more sections than this have is a label, such as "Codemod:", and neither a symptom nor a message. */
const mostSections = 5;

/** Finds the leads that are labels. */
export function labelLeads(pages: readonly Pick<SearchPage, 'sections'>[]): Set<string> {
  const counts = new Map<string, number>();
  for (const lead of pages.flatMap(({ sections }) =>
    sections.flatMap(({ leads = [] }) => [...new Set(leads)]),
  )) {
    counts.set(lead, (counts.get(lead) ?? 0) + 1);
  }
  return new Set([...counts].flatMap(([lead, count]) => (count > mostSections ? lead : [])));
}

/** Writes the leads of a page as text, see `IndexFile.leads`. */
export const leadsText = (
  { sections }: Pick<SearchPage, 'sections'>,
  labels: ReadonlySet<string>,
): string =>
  sections
    .flatMap(({ id, leads = [] }) => {
      const own = leads.filter((lead) => !labels.has(lead)).map(shortLead);
      return id && own.length > 0 ? [id, ...own].join('\t') : [];
    })
    .join('\n');

const shortLead = (lead: string): string => lead.replace(/\s+/g, ' ').slice(0, leadLength);

/** Reads the leads of a page from its entry in the file, each as a heading of its section. */
export const readLeads = (text: string): PageHeading[] =>
  text === ''
    ? []
    : text.split('\n').flatMap((line) => {
        const [id = '', ...leads] = line.split('\t');
        return leads.map((lead) => ({ id, text: lead }));
      });
