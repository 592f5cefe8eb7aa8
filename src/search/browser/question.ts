import type { Alias } from './aliases';
import type { createHeadings, SectionShare } from './matchPages';
import type { OldName } from './oldNames';
import type { FoundPage } from './pageSearch';
import type { Plan } from './plan';
import { readQuery } from './queryWords';
import type { RankOptions, TitleTerms } from './rank';
import type { Row } from './rows';
import { stopWords } from '../stopWords';
import type { PageEntry, RowPlan } from '../types';
import type { Vocabulary } from './vocabulary';
import { wholeOf } from '../words';

/** A hit: a page, or a section of it. */
export interface RankedHit {
  /** The number of the page. */
  page: number;
  score: number;
  section?: { id: string; heading: string; isRow?: true; plan?: RowPlan };
  /** The other pages that have the same row. */
  others?: readonly number[];
}

export interface Question {
  query: string;
  plan: Plan;
  alias: Alias | undefined;
  options: RankOptions;
  entries: readonly PageEntry[];
  rows: readonly Row[];
  /** Old names, folded, with the entries that say what became of them. */
  oldNames: ReadonlyMap<string, readonly OldName[]>;
  headings: ReturnType<typeof createHeadings>;
  sectionShare: SectionShare;
  /** In how many sections and pages a word stands, and how many of both there are. */
  countOf: (word: string) => number;
  placeCount: number;
  titleOf: (page: number) => TitleTerms;
  vocabulary: Vocabulary;
  /** The pages that have words of the query. */
  pages: readonly FoundPage[];
}

/** So many pages are looked at for the section that answers. */
export const maxPages = 40;

/** What a query says when it is taken for names. */
export interface NameQuery {
  /** The whole query as one name. */
  joined: string;
  /** Folded, each in one word. */
  names: string[];
  owners: string[];
  isCode: boolean;
  /** `cell` of `MuiDataGrid-cell`, and the component. */
  className?: { component: string; name: string };
}

/** Words that say what a name beside them is the name of. */
const kindWords = new Set(
  'prop props property slot slots class classes css event events method methods hook type interface import error'.split(
    ' ',
  ),
);

/** So many words are a sentence, such as a message, and its last one is no name that is looked for. */
const sentenceLength = 5;

/** A component and what belongs to it: "DataGrid columns". In longer queries only a name of code is one that is looked for. */
const ownedLength = 2;

/** Reads a query as names: the whole of it as one, or the last of several words of code with its owners before it. */
export function readNames({
  query,
  plan,
  alias,
  vocabulary,
}: Pick<Question, 'query' | 'plan' | 'alias' | 'vocabulary'>): NameQuery {
  const words = readQuery(alias?.name ?? plan.corrected ?? query);
  const [, component, name] = /^\s*\.?Mui([A-Z]\w*)-([\w-]+)\s*$/.exec(query) ?? [];
  const telling = words.filter(({ text, isIdentifier }) => isIdentifier || !stopWords.has(text));
  const last = telling.at(-1);
  const joined = words.map(({ raw }) => wholeOf(raw)).join('');
  const isOneWord = telling.length === 1 && !/\s/.test(query.trim());
  const isCode =
    plan.isName ||
    (isOneWord && last !== undefined && !vocabulary.has(last.text) && plan.corrected === undefined);
  const names = new Set([joined, joined.replace(/^mui/, ''), `on${joined}`]);
  const owners: string[] = [];
  if (plan.isName || words.some(({ isOwner }) => isOwner)) {
    const own = telling.filter(({ text }) => !kindWords.has(text));
    const end = own.at(-1);
    const isLast =
      end?.isIdentifier || own.length <= ownedLength || words.some(({ isOwner }) => isOwner);
    if (end && isLast && own.length < sentenceLength) names.add(wholeOf(end.raw));
    // A member may be followed by what is asked of it: "rowSelection single".
    const [member] = words;
    if (member?.isIdentifier && /^[a-z]/.test(member.raw) && words.length === 2) {
      names.add(wholeOf(member.raw));
    }
    owners.push(...own.filter((word) => word !== end).map(({ raw }) => wholeOf(raw)));
  }
  names.delete('');
  return {
    joined,
    names: [...names],
    owners,
    isCode,
    ...(component && name && { className: { component: wholeOf(component), name: wholeOf(name) } }),
  };
}
