import { createHash } from 'node:crypto';
import { groupBy } from '../../utils/groupBy';

/** The checks that find entries, with their labels in `next-<version>.md`. */
export const sources = {
  reference: 'API reference',
  coverage: 'new without a guide',
  messages: 'message without an explanation',
  changes: 'change log',
  gone: 'gone',
  defaults: 'changed default',
  deprecated: 'deprecated',
  types: 'does not compile',
  fences: 'fence does not compile',
  claims: 'claim does not hold',
  prose: 'sentence about a version',
  links: 'link',
  search: 'search fixture',
  tags: 'tag "New"',
  packages: 'packages',
} as const;

export type Source = keyof typeof sources;

/** One thing to do for the next version. */
export interface Entry {
  /** The same in every run: made of its subject, not of its line number. */
  id: string;
  source: Source;
  /** A page, a demo or another file, relative to the project's folder. */
  file: string;
  /** 1 if it concerns the whole file. */
  line: number;
  /** What it is about, in one line of Markdown. */
  about: string;
  /** What changed in the packages, in Markdown: from the diff of the reference, then from the change log. */
  changes: string[];
  /** What failed; empty if nothing did. */
  failed: string;
  /** What a person should do. */
  ask: string;
}

/** The findings of one source. */
export interface Finding {
  source: Source;
  entries: Entry[];
  /** Why it could not run. */
  notRun?: string;
}

/** The move of one package from one release to another. */
export interface PackageStep {
  name: string;
  from: string;
  to: string;
}

/** Makes an entry. Its id is made of its source, its file and `subject`. */
export function entry(
  source: Source,
  subject: string,
  given: Pick<Entry, 'file' | 'about' | 'ask'> & Partial<Entry>,
): Entry {
  const id = createHash('sha256').update([source, given.file, subject].join('\n')).digest('hex');
  return { line: 1, changes: [], failed: '', ...given, id: id.slice(0, 10), source };
}

/** Removes duplicates: of entries with the same id, one stays. */
export const distinct = (entries: readonly Entry[]): Entry[] => [
  ...new Map(entries.map((each) => [each.id, each])).values(),
];

/** An entry as written in the list, with its box. */
export interface ListedEntry extends Pick<Entry, 'id' | 'source' | 'file' | 'line'> {
  /** Whether a person has ticked its box. */
  done: boolean;
  /** Markdown of its line, without the box and the comment with its id. */
  title: string;
  /** Markdown of the lines below it, each without the dash. */
  details: string[];
}

/** Returns the page that a file belongs to: demos and claims are in the folder of their page. */
const pageOf = (file: string): string =>
  /^docs\/.*\.(?:tsx?|css)$/.test(file) ? file.replace(/[^/]+$/, 'index.mdx') : file;

/** Puts a text on one line. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

function listed(each: Entry): ListedEntry {
  const { id, source, file, line, about, changes, failed, ask } = each;
  const details = [...changes, ...(failed === '' ? [] : [`Failed: ${failed}`]), `To do: ${ask}`];
  return {
    ...{ id, source, file, line, done: false },
    title: oneLine(`${file}:${line} (${sources[source]}): ${about}`),
    details: details.map(oneLine),
  };
}

const entryPattern =
  /^- \[([ x])\] ((.+?):(\d+) \(.*) <!-- (\w+) ([0-9a-f]{10}) -->\n((?: {2}- .*\n)*)/gim;

/** Reads the entries of a list. Its other lines are for human readers only. */
export const parseList = (text: string): ListedEntry[] =>
  [...text.matchAll(entryPattern)].map(
    ([, box, title = '', file = '', line, source, id = '', details = '']) => ({
      ...{ id, source: source as Source, file, line: Number(line), title },
      done: box !== ' ',
      details: details.split('\n').flatMap((detail) => (detail === '' ? [] : detail.slice(4))),
    }),
  );

/**
 * Returns what to list after a run: what its checks found, with the boxes that a person has ticked, and the older entries of
 * checks that could not run.
 *
 * @param before - the list of the last run
 */
export function updateEntries(
  before: readonly ListedEntry[],
  findings: readonly Finding[],
): ListedEntry[] {
  const ticked = new Set(before.filter(({ done }) => done).map(({ id }) => id));
  return findings.flatMap(({ source, entries, notRun }) =>
    notRun === undefined
      ? entries.map((each) => ({ ...listed(each), done: ticked.has(each.id) }))
      : before.filter((each) => each.source === source),
  );
}

/** Returns the entries whose boxes are not ticked. */
export const openEntries = (entries: readonly ListedEntry[]): ListedEntry[] =>
  entries.filter(({ done }) => !done);

/** How the last detail of an entry ends that needs no person. */
export const byRenumber = ', as --renumber does.';

/** The heading of the entries that need no person, and their name in counts. */
export const forRenumber = 'For --renumber, once the claims have run';

/** Whether an entry needs no person: `--renumber` settles it, as far as its claims hold. */
export const isForRenumber = ({ details }: ListedEntry): boolean =>
  details.at(-1)?.endsWith(byRenumber) ?? false;

/** Groups entries by page: pages first, then other files, each sorted by name, then what needs no person. */
function groupByPage(entries: readonly ListedEntry[]): [page: string, own: ListedEntry[]][] {
  const rank = (page: string): number =>
    page === forRenumber ? 2 : page.startsWith('docs/') ? 0 : 1;
  const sorted = [...entries].sort(
    (a, b) =>
      Number(a.done) - Number(b.done) || a.file.localeCompare(b.file, 'en') || a.line - b.line,
  );
  return [
    ...groupBy(sorted, (each) => (isForRenumber(each) ? forRenumber : pageOf(each.file))),
  ].sort(([a], [b]) => rank(a) - rank(b) || a.localeCompare(b, 'en'));
}

/** Writes the list as Markdown. */
export function writeList(
  { from, to, packages }: { from: string; to: string; packages: readonly PackageStep[] },
  entries: readonly ListedEntry[],
  findings: readonly Finding[],
): string {
  const open = openEntries(entries);
  const forPerson = open.filter((each) => !isForRenumber(each));
  const notRun = findings.flatMap((each) =>
    each.notRun === undefined ? [] : `- ${sources[each.source]}: ${oneLine(each.notRun)}`,
  );
  const lines = [
    `# From ${from} to ${to}`,
    '',
    `${open.length} of ${entries.length} entries are open; ${forPerson.length} of them need a person. \`npm run version:next -- ${to}\` checks again: what is no longer found leaves the list, and boxes that you have ticked stay ticked.`,
    '',
    '| Package | From | To |',
    '| --- | --- | --- |',
    ...packages.map(
      (each) =>
        `| ${each.name} | ${each.from} | ${each.to}${each.to === to ? '' : `, the nearest to ${to}`} |`,
    ),
    ...(notRun.length > 0 ? ['', 'Checks without a result:', '', ...notRun] : []),
  ];
  for (const [page, own] of groupByPage(entries)) {
    lines.push('', `## ${page}`, '');
    for (const { done, title, source, id, details } of own) {
      lines.push(
        `- [${done ? 'x' : ' '}] ${title} <!-- ${source} ${id} -->`,
        ...details.map((detail) => `  - ${detail}`),
      );
    }
  }
  return `${lines.join('\n')}\n`;
}
