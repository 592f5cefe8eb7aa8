import type { OldName } from './oldNames';
import type { FoundPage } from './postings';
import type { Query } from './query';
import { readQuery } from './queryTerms';
import type { createHeadings, createSectionShare, TitleTerms } from './match';
import type { Row } from './rows';
import type { ProductId } from '../../products/types';
import type { PageEntry, RowPlan } from '../types';
import type { Vocabulary } from './vocabulary';
import { stopWords, wholeOf } from '../words';

/** A hit: a page, or a section of it. */
export interface RankedHit {
  /** The number of the page. */
  page: number;
  score: number;
  section?: { id: string; heading: string; isRow?: true; plan?: RowPlan };
  /** The other pages that have the same row. */
  others?: readonly number[];
}

/** Where the reader is. */
export interface RankOptions {
  /** The product of the page being read: its pages rank higher. */
  product?: ProductId;
}

/** A query, and all that is needed to answer it. */
export interface Question {
  /** As typed. */
  typed: string;
  query: Query;
  options: RankOptions;
  entries: readonly PageEntry[];
  rows: readonly Row[];
  /** Old names, folded, with the entries that explain them. */
  oldNames: ReadonlyMap<string, readonly OldName[]>;
  headings: ReturnType<typeof createHeadings>;
  sectionShare: ReturnType<typeof createSectionShare>;
  /** The number of sections and pages that have a word, and the number of all sections and pages. */
  countOf: (word: string) => number;
  placeCount: number;
  titleOf: (page: number) => TitleTerms;
  vocabulary: Vocabulary;
  /** The pages that have words of the query. */
  pages: readonly FoundPage[];
}

/** The most pages that are searched for the section that answers, and the most rows that become hits. */
export const maxPages = 40;

/** Words that say what kind of thing the name next to them is. */
const kindWords = new Set(
  'prop props property slot slots class classes css event events method methods hook type interface import error'.split(
    ' ',
  ),
);

/** A query of this many words is a sentence, such as an error message, and its last word is not a name to look for. */
const sentenceLength = 5;

/** A component and one of its members: "DataGrid columns". In longer queries, the last word must be an identifier. */
const ownedLength = 2;

/** Reads a query as names: all of it as one name, or the last of several words, with its owners before it. */
export function readNames({
  typed,
  query,
  vocabulary,
}: Pick<Question, 'typed' | 'query' | 'vocabulary'>) {
  const words = readQuery(query.corrected ?? typed);
  const [, component, name] = /^\s*\.?Mui([A-Z]\w*)-([\w-]+)\s*$/.exec(typed) ?? [];
  const telling = words.filter(({ text, isIdentifier }) => isIdentifier || !stopWords.has(text));
  const last = telling.at(-1);
  const joined = words.map(({ raw }) => wholeOf(raw)).join('');
  const isOneWord = telling.length === 1 && !/\s/.test(typed.trim());
  const isCode =
    query.isName ||
    (isOneWord &&
      last !== undefined &&
      !vocabulary.has(last.text) &&
      query.corrected === undefined);
  const names = new Set([joined, joined.replace(/^mui/, ''), `on${joined}`]);
  const owners: string[] = [];
  if (query.isName || words.some(({ isOwner }) => isOwner)) {
    const own = telling.filter(({ text }) => !kindWords.has(text));
    const end = own.at(-1);
    const isLast =
      end?.isIdentifier || own.length <= ownedLength || words.some(({ isOwner }) => isOwner);
    if (end && isLast && own.length < sentenceLength) names.add(wholeOf(end.raw));
    // A member may be followed by a word on what the reader wants from it: "rowSelection single".
    const [member] = words;
    if (member?.isIdentifier && /^[a-z]/.test(member.raw) && words.length === 2) {
      names.add(wholeOf(member.raw));
    }
    owners.push(...own.filter((word) => word !== end).map(({ raw }) => wholeOf(raw)));
  }
  names.delete('');
  return {
    /** The whole query as one name. */
    joined,
    /** Folded, each as one word. */
    names: [...names],
    owners,
    isCode,
    /** For `MuiDataGrid-cell`, the name `cell` and the component. */
    className:
      component && name ? { component: wholeOf(component), name: wholeOf(name) } : undefined,
  };
}

/** A query read as names. */
export type NameQuery = ReturnType<typeof readNames>;
