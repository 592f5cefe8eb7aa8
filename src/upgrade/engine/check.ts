import type { GuideEntry } from '../../migration/types';
import type { Finding, Majors, Skipped, SourceFile, Unseen, UpgradeReport, Use } from '../types';
import { familyOf, howToMatch, keyOf, matcherOf, rankOf } from './match';
import { parseScript } from '../../utils/syntax';
import { classUses, wordUses } from './textUses';
import { usesIn } from './uses';

/** Files above this size are skipped: nobody writes them by hand. */
export const largestFile = 2_000_000;

/** Folders whose code the reader didn't write. */
export const ignoredFolders = /^(?:node_modules|\..+|build|dist|out|coverage)$/;

/** The files that can be read. */
export const isReadable = (path: string): boolean =>
  /\.(?:[cm]?[jt]sx?|css|scss|sass|less)$/.test(path);

/** Says why a file is not worth reading; undefined if it is. */
function reasonToSkip({ path, text, size = text.length }: SourceFile): string | undefined {
  if (!isReadable(path)) return 'neither a script nor a style sheet';
  if (size > largestFile) return 'more than 2 MB';
  if (text.includes('\0')) return 'binary';
  const lines = text.split('\n');
  const isMinified = text.length > 5_000 && text.length / lines.length > 500;
  return isMinified ? 'minified' : undefined;
}

/** Returns the entries between two majors. */
export function entriesBetween(entries: readonly GuideEntry[], { from, to }: Majors): GuideEntry[] {
  return entries.filter((entry) => {
    const start = typeof from === 'number' ? from : (from[entry.product] ?? to);
    return entry.to <= to && (entry.isLab || entry.to > start);
  });
}

function usesOf({ path, text }: SourceFile): {
  uses: Use[];
  unseen: { line: number; why: string }[];
} {
  if (!/\.[cm]?[jt]sx?$/.test(path)) return { uses: classUses(text, 1), unseen: [] };
  if (!/mui|Mui|apiRef|@date-io/.test(text)) return { uses: [], unseen: [] };
  const file = parseScript(path, text);
  if (file) return usesIn(file);
  const uses = [...wordUses(text), ...classUses(text, 1)];
  return {
    uses,
    unseen: [{ line: 1, why: 'the file cannot be parsed: it was searched by name only' }],
  };
}

const isImported = (
  { product, components, isLab }: GuideEntry,
  imported: ReadonlySet<string>,
): boolean =>
  imported.has(isLab ? 'lab' : product) &&
  (components.length === 0 || components.some((name) => imported.has(familyOf(name))));

/** Returns a line with the first word, or path, that a use is about renamed; undefined if more must be done than that. */
function renamed(line: string, name: string, { renames = {} }: GuideEntry): string | undefined {
  const next = Object.hasOwn(renames, name) ? renames[name] : undefined;
  if (next === undefined) return undefined;
  let isDone = false;
  const after = line.replace(/@[\w./-]+|[\w$]+/g, (word) => {
    if (isDone || word !== name) return word;
    isDone = true;
    return next;
  });
  return isDone ? after : undefined;
}

/** Checks code one file at a time, so that a caller can show how far it is, or stop. */
export function startCheck(entries: readonly GuideEntry[], majors: Majors) {
  const concerned = entriesBetween(entries, majors);
  const entriesFor = matcherOf(concerned);
  const findings: Finding[] = [];
  const unseen: Unseen[] = [];
  const skipped: Skipped[] = [];
  const imported = new Set<string>();
  let files = 0;
  let users = 0;

  function add(source: SourceFile): void {
    const why = reasonToSkip(source);
    if (why !== undefined) {
      skipped.push({ file: source.path, why });
      return;
    }
    files += 1;
    const found = usesOf(source);
    if (found.uses.length > 0) users += 1;
    const isTyped = /\.[cm]?tsx?$/.test(source.path);
    const lines = source.text.split('\n');
    const textAt = (line: number): string => (lines[line - 1] ?? '').trim().slice(0, 200);
    const known = new Map<string, Finding>();
    for (const use of found.uses) {
      if (use.product !== undefined) {
        imported.add(use.product);
        if (use.kind === 'export') imported.add(familyOf(use.name));
      }
      for (const entry of entriesFor(use)) {
        if (howToMatch(entry)?.typed && !isTyped) continue;
        const { line, name, kind } = use;
        const key = `${line} ${keyOf(entry)}`;
        const text = textAt(line);
        const finding = known.get(key) ?? { file: source.path, line, text, name, kind, entry };
        if (!known.has(key)) findings.push(finding);
        const after = renamed(finding.after ?? text, name, entry);
        known.set(key, after === undefined ? finding : Object.assign(finding, { after }));
      }
    }
    for (const { line, why: reason } of found.unseen)
      unseen.push({ file: source.path, line, text: textAt(line), why: reason });
  }

  function finish(): UpgradeReport {
    const order = (a: Finding, b: Finding): number =>
      rankOf(a.kind, a.entry) - rankOf(b.kind, b.entry) ||
      (keyOf(a.entry) < keyOf(b.entry) ? -1 : keyOf(a.entry) > keyOf(b.entry) ? 1 : 0) ||
      (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line);
    const byHand = concerned.filter(
      (entry) => entry.match === 'behavior' && isImported(entry, imported),
    );
    return { findings: findings.sort(order), unseen, skipped, byHand, users, files };
  }

  return { add, finish };
}

/** Finds what an upgrade changes in the given files. */
export function checkUpgrade(
  files: readonly SourceFile[],
  entries: readonly GuideEntry[],
  majors: Majors,
): UpgradeReport {
  const check = startCheck(entries, majors);
  for (const file of files) check.add(file);
  return check.finish();
}
