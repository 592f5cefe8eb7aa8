import { judged, sources, type Entry, type Finding, type PackageStep, type Source } from './types';

/** An entry as written in the list, ticked or not. */
export interface ListedEntry {
  id: string;
  source: Source;
  done: boolean;
  /** The page or other file whose heading it is listed under. */
  page: string;
  /** Markdown of its first line, without the checkbox and the comment with its id. */
  title: string;
  /** Markdown of the lines below it, each without the dash. */
  details: string[];
}

export interface ListHead {
  from: string;
  to: string;
  packages: readonly PackageStep[];
}

const first = /^- \[([ x])\] (.*) <!-- (\w+) ([0-9a-f]{10}) -->$/;

/** Returns the page that a file belongs to: demos and claims are in the folder of their page. */
export const pageOf = (file: string): string =>
  /^docs\/.*\.(?:tsx?|css)$/.test(file) ? file.replace(/[^/]+$/, 'index.mdx') : file;

/** Puts a text on one line. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

function listed(each: Entry): ListedEntry {
  const { id, source, file, line, about, changes, failed, ask } = each;
  return {
    id,
    source,
    done: false,
    page: pageOf(file),
    title: oneLine(`${file}:${line} (${sources[source]}): ${about}`),
    details: [...changes, ...(failed === '' ? [] : [`Failed: ${failed}`]), `To do: ${ask}`].map(
      oneLine,
    ),
  };
}

/** Reads the entries of a list. Its other lines are for human readers only. */
export function parseList(text: string): ListedEntry[] {
  const found: ListedEntry[] = [];
  let page = '';
  for (const line of text.split('\n')) {
    const [, heading] = /^## (.*)$/.exec(line) ?? [];
    const [, box, title, source, id] = first.exec(line) ?? [];
    if (heading !== undefined) page = heading;
    else if (title !== undefined && id !== undefined && source !== undefined && source in sources)
      found.push({ id, source: source as Source, done: box === 'x', page, title, details: [] });
    else if (line.startsWith('  - ')) found.at(-1)?.details.push(line.slice(4));
  }
  return found;
}

/**
 * Merges the findings of a run into the list. Entries that are no longer found are ticked off and kept. Entries whose check
 * could not run stay as they were. A tick made by hand is kept only for the sources in `judged`.
 *
 * @param before - the list of the last run
 */
export function mergeList(
  before: readonly ListedEntry[],
  findings: readonly Finding[],
): ListedEntry[] {
  const ran = new Set(
    findings.filter(({ notRun }) => notRun === undefined).map(({ source }) => source),
  );
  const known = new Map(before.map((each) => [each.id, each]));
  const now = findings
    .flatMap(({ entries }) => entries)
    .map((each) => ({
      ...listed(each),
      done: judged.has(each.source) && known.get(each.id)?.done === true,
    }));
  const found = new Set(now.map(({ id }) => id));
  const others = before
    .filter(({ id }) => !found.has(id))
    .map((each) => (ran.has(each.source) ? { ...each, done: true } : each));
  return [...now, ...others];
}

/** Counts the open and done entries of each source, in the order of `sources`; sources without entries are left out. */
export function countEntries(
  entries: readonly ListedEntry[],
): { source: Source; open: number; done: number }[] {
  return (Object.keys(sources) as Source[])
    .map((source) => {
      const own = entries.filter((each) => each.source === source);
      const done = own.filter((each) => each.done).length;
      return { source, open: own.length - done, done };
    })
    .filter(({ open, done }) => open + done > 0);
}

/** Groups entries by page: pages first, then other files, each sorted by name. */
export function byPage(entries: readonly ListedEntry[]): Map<string, ListedEntry[]> {
  const isPage = (page: string): boolean => page.startsWith('docs/');
  const pages = [...new Set(entries.map(({ page }) => page))].sort(
    (a, b) => Number(isPage(b)) - Number(isPage(a)) || a.localeCompare(b, 'en'),
  );
  const lineOf = ({ title }: ListedEntry): number => Number(/:(\d+) \(/.exec(title)?.[1] ?? 1);
  return new Map(
    pages.map((page) => [
      page,
      entries
        .filter((each) => each.page === page)
        .sort((a, b) => Number(a.done) - Number(b.done) || lineOf(a) - lineOf(b)),
    ]),
  );
}

/** Writes the list as Markdown. */
export function writeList(
  { from, to, packages }: ListHead,
  entries: readonly ListedEntry[],
  findings: readonly Finding[],
): string {
  const counts = countEntries(entries);
  const open = counts.reduce((sum, each) => sum + each.open, 0);
  const notRun = findings.flatMap((each) =>
    each.notRun === undefined ? [] : `- ${sources[each.source]}: ${oneLine(each.notRun)}`,
  );
  const lines = [
    `# From ${from} to ${to}`,
    '',
    `${open} of ${entries.length} entries are open. \`npm run version:next -- ${to}\` checks again and marks what is done; you can check off an entry yourself if it needs only a review.`,
    '',
    '| Found by | Open | Done |',
    '| --- | --- | --- |',
    ...counts.map((each) => `| ${sources[each.source]} | ${each.open} | ${each.done} |`),
    '',
    '| Package | From | To |',
    '| --- | --- | --- |',
    ...packages.map(
      (each) =>
        `| ${each.name} | ${each.from} | ${each.to}${each.to === to ? '' : `, the nearest to ${to}`} |`,
    ),
    ...(notRun.length > 0 ? ['', 'Checks that could not run:', '', ...notRun] : []),
  ];
  for (const [page, own] of byPage(entries)) {
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
