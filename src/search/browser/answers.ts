import type { Alias } from './aliases';
import { editDistance } from '../../utils/editDistance';
import { maxDistance } from './distance';
import { oldNameHits, type OldName } from './oldNames';
import { bestHeading, plainQuery, type createHeadings } from './matchPages';
import { levels, matchRows, nearRows, type RowMatch } from './matchRows';
import type { FoundPage } from './pageSearch';
import type { Plan } from './plan';
import { readQuery } from './queryWords';
import { coverageOf, otherFactor, rank, type RankOptions, type TitleTerms } from './rank';
import type { Row } from './rows';
import { stopWords } from '../stopWords';
import { termsOf } from '../terms';
import type { Kind, PageEntry, RowPlan } from '../types';
import type { Vocabulary } from './vocabulary';
import { partsOf, wholeOf } from '../words';

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
  titleOf: (page: number) => TitleTerms;
  vocabulary: Vocabulary;
  /** The pages that have words of the query. */
  pages: readonly FoundPage[];
}

/** So many pages are looked at for the section that answers. */
const maxPages = 40;
/** A hit has more than this share of the query, so that one common word of two is none. */
const leastCoverage = 0.5;

const kindFactors = { guide: 1, api: 0.75, migration: 0.75 } as const;
/** For a task a component is only where its props are listed. */
const taskApiFactor = 0.62;
/** The component that a word is the name of, but for the name of its product: `tooltip`. */
const bareTitle = 1.3;
const sameTitle = 0.7;
const readFactor = 1.25;
const headingBonus = 0.25;
/** Variants are named by adding words. */
const variantFactor = 0.95;
const productPrefix = /^(?:charts|pickers|grid)(?=[a-z])/;
/** For whoever asks about upgrading. */
const migrationFactor = 1.1;
const otherKindFactor = 0.9;

/** What a query says when it is taken for names. */
interface NameQuery {
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

/** Reads a query as names: the whole of it as one, or the last of several words of code with its owners before it. */
export function readNames({ query, plan, alias, vocabulary }: Omit<Question, 'pages'>): NameQuery {
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
    if (end) names.add(wholeOf(end.raw));
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

/** The hits of pages by their words and titles. */
function pageHits(question: Question, { names, owners }: NameQuery): RankedHit[] {
  const { plan, pages, entries, options, headings, titleOf, query } = question;
  const plain = plainQuery(query);
  const code = [...names, ...owners];
  const ranked = pages
    .map(({ id, score, match }) => {
      const entry = entries[id] as PageEntry;
      const coverage = coverageOf(plan, match, titleOf(id), entry.kind);
      return { id, entry, coverage, score: rank(score, entry, coverage, plan, options) };
    })
    .sort((a, b) => b.score - a.score)
    .slice(0, maxPages);
  const best = ranked[0]?.score || 1;
  const isTask = !plan.isName && plan.groups.length > 1;
  const factorOf = (kind: Kind): number =>
    kind === 'migration' && plan.isMigration
      ? migrationFactor
      : kind === 'api' && isTask
        ? taskApiFactor
        : kindFactors[kind] * (plan.isMigration ? otherKindFactor : 1);
  return ranked.flatMap(({ id, entry, coverage, score }): RankedHit[] => {
    const title = titleOf(id);
    // Overviews are named by their address.
    const words = [
      ...title.parts,
      ...(title.whole === undefined ? [] : [title.whole]),
      ...(entry.kind === 'api' ? [] : termsOf(entry.path.replaceAll(/[/-]/g, ' '))),
    ];
    const heading = bestHeading(plan, plain, words, headings(id), plan.isName ? code : []);
    const section = heading?.heading.id
      ? { id: heading.heading.id, heading: heading.heading.text }
      : undefined;
    const relative = score / best;
    const isProduct = options.product === entry.product ? 0.3 : 0;
    const isElsewhere =
      options.product !== undefined &&
      options.product !== 'introduction' &&
      options.product !== entry.product;
    if (names.includes(wholeOf(entry.title).replace(/\s/g, ''))) {
      const isGuide = entry.kind === 'guide';
      // Many products have a page on selection: that of the product being read is meant, whatever it is called.
      const isName = !isGuide || !isElsewhere || entry.product === 'introduction';
      return [
        {
          page: id,
          score:
            (isName ? levels.title : sameTitle) +
            isProduct +
            (isGuide !== plan.isName ? 0.5 : 0) +
            relative / 10,
        },
      ];
    }
    if (heading?.isWhole && heading.heading.id && plain.length > 2) {
      return [{ page: id, section, score: levels.heading + isProduct + relative }];
    }
    const whole = wholeOf(entry.title);
    if (entry.kind === 'api' && names.includes(whole.replace(productPrefix, ''))) {
      return [{ page: id, score: bareTitle + isProduct / 3 + relative / 10 }];
    }
    const shares = Math.max(coverage.inTitle, heading?.together ?? 0);
    const covered = Math.max(coverage.words, heading?.together ?? 0, coverage.inTitle);
    if (covered <= leastCoverage) return [];
    // A heading that is the word asked for, in another form of it, or has the very name.
    const sure = heading && (heading.own > 0.95 || heading.isNamed) ? headingBonus : 0;
    const quality = 0.45 * coverage.words ** 1.5 + 0.55 * shares + 0.3 * coverage.title + sure;
    return [
      {
        page: id,
        score:
          quality *
          (0.7 + 0.3 * relative) *
          factorOf(entry.kind) *
          (isProduct > 0 && entry.product !== 'introduction' ? readFactor : 1) *
          (entry.kind === 'api' ? variantFactor ** partsOf(entry.title).length : 1) *
          otherFactor(entry.product, plan),
        ...(section && (heading?.own ?? 0) > 0.3 && { section }),
      },
    ];
  });
}

/** A row as a hit, with the other pages that have it. */
const rowHit = ({ row, page, score }: RowMatch): RankedHit => ({
  page,
  score,
  section: {
    id: row.prefix + row.name,
    heading: row.name,
    isRow: true,
    ...(row.plan && { plan: row.plan }),
  },
  ...(row.pages.length > 1 && { others: row.pages.filter((one) => one !== page) }),
});

/** Whether a page is called what the query says. */
const isTitle = ({ entries }: Question, { names }: NameQuery): boolean =>
  entries.some(({ title }) => names.includes(wholeOf(title)));

/** Components and interfaces whose names are misspelled, or as far as they were typed. */
function nearTitles(question: Question, names: NameQuery): RankedHit[] {
  const { entries, query } = question;
  const { joined, isCode } = names;
  const allowed = maxDistance(joined);
  if (!isCode || /\s/.test(query.trim()) || allowed === 0 || isTitle(question, names)) return [];
  return entries.flatMap(({ title, kind, standing }, page): RankedHit[] => {
    const whole = wholeOf(title);
    if (kind !== 'api' || /\s/.test(title)) return [];
    if (whole.startsWith(joined)) {
      const started = joined.length / whole.length;
      return [{ page, score: levels.startOfTitle + started + standing / 50 }];
    }
    const distance = editDistance(joined, whole, allowed);
    if (distance <= allowed)
      return [{ page, score: levels.near + 0.5 - distance / 5 + standing / 100 }];
    // The beginning of a name, misspelled.
    const start = editDistance(joined, whole, 1, true);
    return start <= 1 && joined.length > 6
      ? [{ page, score: levels.startOfRow + joined.length / whole.length - 0.5 }]
      : [];
  });
}

function rowHits(question: Question, names: NameQuery): RankedHit[] {
  const { plan, rows, entries, options, query } = question;
  const matches = matchRows(plan, rows, entries, { product: options.product, ...names });
  const hits = matches
    .filter(({ score }) => score > 0.25)
    .sort((a, b) => b.score - a.score)
    .slice(0, maxPages);
  const { className } = names;
  if (className) {
    for (const row of rows) {
      const at = row.pages.find(
        (page) => wholeOf(entries[page]?.title ?? '') === className.component,
      );
      if (at !== undefined && row.whole === className.name && /^(?:class|slot)-/.test(row.prefix)) {
        hits.unshift({ row, page: at, score: levels.fullName });
      }
    }
  }
  const isFound = isTitle(question, names) || hits.some(({ score }) => score >= levels.startOfRow);
  const isOneName = names.isCode && !/\s/.test(query.trim());
  if (isOneName && !isFound) {
    hits.push(...nearRows(names.joined, rows, entries, options.product));
  }
  return hits.map(rowHit);
}

/** All hits of a query, the best first; each section once. */
export function answers(question: Question): RankedHit[] {
  const { alias, entries } = question;
  const aliased = entries.findIndex(({ path }) => path === alias?.page);
  // Its words say nothing here: `chart` of "Chart.js" is not what is asked for.
  if (alias?.isOther) return aliased >= 0 ? [{ page: aliased, score: levels.alias }] : [];
  const names = readNames(question);
  const hits: RankedHit[] = [
    ...(aliased >= 0 ? [{ page: aliased, score: levels.alias }] : []),
    ...pageHits(question, names),
    ...nearTitles(question, names),
    ...rowHits(question, names),
    ...oldNameHits(question.oldNames, names.names, question),
  ].sort((a, b) => b.score - a.score || a.page - b.page);
  const seen = new Set<string>();
  return hits.filter(({ page, section }) => {
    const key = `${page}#${section?.isRow ? section.id : ''}`;
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}
