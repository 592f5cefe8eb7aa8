import type { PageHeading } from './namesFile';
import type { SearchPage } from './types';

/*
 * Encodes the numbers of an index as text, each as one character. Hosts compress JSON, but not every other format. Compressed,
 * this is as small as a binary file, since nearly all numbers take one byte.
 */

/** The code of the character for the number 0: the first one after the quotation mark, which JSON would escape. */
const zero = 35;

/** Encodes a whole number. @throws RangeError from 55,000: above are surrogates, which are valid only in pairs */
export function encodeNumber(value: number): string {
  if (value >= 55_000) throw new RangeError(`The index has no character for ${value}.`);
  return String.fromCharCode(zero + value);
}

/** Reads numbers one by one. */
export class NumberReader {
  #at = 0;
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#text.length;
  }

  /** @throws RangeError past the end, and on a character that stands for no number */
  next(): number {
    const value = this.#text.charCodeAt(this.#at) - zero;
    this.#at += 1;
    if (!(value >= 0)) throw new RangeError('The index ends early or contains invalid data.');
    return value;
  }
}

/** Encodes sorted words without spaces, each as the number of letters it shares with the word before, then the rest. */
export function encodeWords(sorted: readonly string[]): string {
  let previous = '';
  return sorted
    .map((word) => {
      let shared = 0;
      while (shared < word.length && word[shared] === previous[shared]) shared += 1;
      previous = word;
      return encodeNumber(shared) + word.slice(shared);
    })
    .join('\n');
}

export function decodeWords(text: string): string[] {
  let previous = '';
  return text === ''
    ? []
    : text.split('\n').map((entry) => {
        previous = previous.slice(0, entry.charCodeAt(0) - zero) + entry.slice(1);
        return previous;
      });
}

/**
 * The fields of a page in the index, and the weight of a match in each, as measured on readers' queries: a title says
 * what a page is about, code only what it happens to use. The order is that of the index file.
 */
export const fieldWeights = {
  title: 3.8,
  url: 3.4,
  description: 2.4,
  headings: 2,
  text: 1.85,
  names: 2.6,
  code: 0.8,
} as const;

export type Field = keyof typeof fieldWeights;

export const fields = Object.keys(fieldWeights) as Field[];

/** The fields that the index file holds; the others are derived from the names file. */
export const storedFields = ['description', 'text', 'code'] as const satisfies readonly Field[];

/** An index as the build writes it and the worker reads it. */
export interface IndexFile {
  /** The build it belongs to, as in the manifest. */
  build: string;
  /** The number of different words in each field of each page. */
  lengths: string;
  /** For each page, a list per section with leads: its id and the leads. */
  leads: string[][][];
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

export type SectionPart = (typeof sectionParts)[number];

const listNames = [...storedFields, ...sectionParts] as const;

/** Word -> the pages that have it in a field, or the sections, numbered across all pages, that have it in a part. */
export type Members = ReadonlyMap<string, readonly number[]>;

const partsAt = storedFields.length;
const textAt = storedFields.indexOf('text');

type EncodedPostings = Pick<IndexFile, 'words' | 'lists' | 'numbers'>;

/** @param pageOf - the page of each section */
export function encodePostings(
  lists: Readonly<Record<(typeof listNames)[number], Members>>,
  pageOf: readonly number[],
): EncodedPostings {
  const words = [...new Set(listNames.flatMap((name) => [...lists[name].keys()]))].sort();
  const numbers = listNames.map(() => '');
  const sets = words.map((word) => {
    const sections = sectionParts.flatMap((part) => lists[part].get(word) ?? []);
    const opened = new Set(sections.map((section) => pageOf[section]));
    let set = 0;
    for (const [list, name] of listNames.entries()) {
      const all = lists[name].get(word) ?? [];
      const members = all.filter((page) => name !== 'text' || !opened.has(page));
      if (members.length === 0) continue;
      set += 2 ** list;
      numbers[list] += encodeNumber(members.length);
      let previous = -1;
      for (const member of members.sort((a, b) => a - b)) {
        numbers[list] += encodeNumber(member - previous - 1);
        previous = member;
      }
    }
    return encodeNumber(set);
  });
  return { words: encodeWords(words), lists: sets.join(''), numbers };
}

/** Reads the members of a list, see `IndexFile.numbers`. */
function readMembers(reader: NumberReader): number[] {
  let member = -1;
  return Array.from({ length: reader.next() }, () => (member += reader.next() + 1));
}

/**
 * Reads the postings of all words.
 *
 * @param pageOf - the page of each section
 * @throws RangeError if the file is damaged
 */
export function readPostings(file: EncodedPostings, pageOf: readonly number[]) {
  const words = decodeWords(file.words);
  const sets = new NumberReader(file.lists);
  const readers = listNames.map((_, list) => new NumberReader(file.numbers[list] ?? ''));
  const members = readers.map(() => new Map<string, number[]>());
  for (const word of words) {
    const set = sets.next();
    readers.forEach((reader, list) => {
      if (set & (1 << list)) members[list]?.set(word, readMembers(reader));
    });
  }
  if (![sets, ...readers].every(({ isAtEnd }) => isAtEnd)) {
    throw new RangeError('The index is too long.');
  }
  const inList = (word: string, list: number): number[] => members[list]?.get(word) ?? [];
  const sectionsOf = (word: string, part: SectionPart): number[] =>
    inList(word, partsAt + sectionParts.indexOf(part));
  const pagesWith = (word: string, part: SectionPart): number[] => [
    ...new Set(sectionsOf(word, part).map((section) => pageOf[section] ?? 0)),
  ];
  const pagesOf = (word: string, field: number): number[] =>
    field === textAt
      ? [
          ...new Set([
            ...inList(word, field),
            ...sectionParts.flatMap((part) => pagesWith(word, part)),
          ]),
        ]
      : inList(word, field);
  const mostPages = (word: string): number => {
    // An estimate: few pages have a word both in an opening and in a keyword.
    const ofSections = Math.max(...sectionParts.map((part) => pagesWith(word, part).length));
    const counts = storedFields.map((_, field) => inList(word, field).length);
    return Math.max(...counts, (counts[textAt] ?? 0) + ofSections);
  };
  return {
    /** For each word, the number of pages that have it, in the field where that number is highest. */
    pageCounts: new Map(words.map((word) => [word, mostPages(word)])),
    /** Where a word occurs: field -> pages. */
    of: (word: string): Map<number, number[]> =>
      new Map(
        storedFields.flatMap((_, field) => {
          const pages = pagesOf(word, field);
          return pages.length > 0 ? [[field, pages] as const] : [];
        }),
      ),
    /** The sections that have a word in a part. */
    sectionsOf,
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

/** Lists the leads of a page, see `IndexFile.leads`. */
export const leadsOf = (
  { sections }: Pick<SearchPage, 'sections'>,
  labels: ReadonlySet<string>,
): string[][] =>
  sections.flatMap(({ id, leads = [] }) => {
    const own = leads
      .filter((lead) => !labels.has(lead))
      .map((lead) => lead.replace(/\s+/g, ' ').slice(0, leadLength));
    return id && own.length > 0 ? [[id, ...own]] : [];
  });

/** Returns the leads of a page from its entry in the file, each as a heading of its section. */
export const readLeads = (lists: readonly string[][]): PageHeading[] =>
  lists.flatMap(([id = '', ...leads]) => leads.map((text) => ({ id, text })));
