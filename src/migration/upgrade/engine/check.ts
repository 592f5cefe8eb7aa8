import type { GuideEntry } from '../../types';
import type { CodeLine, Finding, Majors, Skipped, SourceFile, UpgradeReport } from '../types';
import type { Modules } from './bindings';
import { familyOf, howToMatch, isByHand, keyOf, matcherOf, rankOf } from './match';
import { createModules } from './modules';
import type { Wanted } from './objects';
import { parseScript } from '../../../utils/syntax';
import { classUses, wordUses } from './textUses';
import { usesIn, type ScriptUses } from './uses';

/** Files above this size are skipped: nobody writes them by hand. */
export const largestFile = 2_000_000;

/** Folders whose code the reader didn't write. */
export const ignoredFolders = /^(?:node_modules|\..+|build|dist|out|coverage)$/;

/** The files that can be read. */
export const isReadable = (path: string): boolean =>
  /\.(?:[cm]?[jt]sx?|css|scss|sass|less)$/.test(path);

const isScript = (path: string): boolean => /\.[cm]?[jt]sx?$/.test(path);

/** Says why a file is not worth reading; undefined if it is. */
function reasonToSkip({ path, text, size = text.length }: SourceFile): string | undefined {
  if (!isReadable(path)) return 'neither a script nor a style sheet';
  if (size > largestFile) return 'more than 2 MB';
  if (text.includes('\0')) return 'binary';
  const isMinified = text.length > 5_000 && text.length / text.split('\n').length > 500;
  return isMinified ? 'minified' : undefined;
}

function usesOf(
  { path, text }: SourceFile,
  modules: Modules,
  wanted?: readonly Wanted[],
): ScriptUses {
  const none = { unseen: [], reexports: [], wanted: [] };
  if (!isScript(path)) return { ...none, uses: classUses(text, 1) };
  if (!wanted && !/mui|Mui|apiRef|@date-io/.test(text)) return { ...none, uses: [] };
  const file = parseScript(path, text);
  if (file) return usesIn(file, modules, wanted);
  return {
    ...none,
    uses: [...wordUses(text), ...classUses(text, 1)],
    unseen: [{ line: 1, why: 'the file cannot be parsed: it was searched by name only' }],
  };
}

const isImported = (
  { product, components, isLab }: GuideEntry,
  imported: ReadonlySet<string>,
): boolean =>
  imported.has(isLab ? 'lab' : product) &&
  (components.length === 0 || components.some((name) => imported.has(familyOf(name))));

type LineAt = (line: number) => CodeLine;

function linesOf({ path, text }: SourceFile): LineAt {
  const lines = text.split('\n');
  return (line) => ({ file: path, line, text: (lines[line - 1] ?? '').trim().slice(0, 200) });
}

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** Returns a line with the first word, or path, that a use is about renamed; undefined if more must be done than that. */
function renamed(line: string, name: string, { renames = {} }: GuideEntry): string | undefined {
  const next = Object.hasOwn(renames, name) ? renames[name] : undefined;
  const words = line.split(/(@[\w./-]+|[\w$]+)/);
  const at = words.indexOf(name);
  if (next === undefined || at < 0) return undefined;
  words[at] = next;
  return words.join('');
}

/** Checks code one file at a time, so that a caller can show how far it is, or stop. */
export function startCheck(entries: readonly GuideEntry[], { from, to }: Majors) {
  const concerned = entries.filter((entry) => {
    const start = typeof from === 'number' ? from : (from[entry.product] ?? to);
    return entry.to <= to && (entry.isLab || entry.to > start);
  });
  const entriesFor = matcherOf(concerned);
  const { moduleFor, moduleAt, importedBy } = createModules();
  const files = new Map<string, { source: SourceFile; found: ScriptUses }>();
  const skipped: Skipped[] = [];

  /** Reads a file; again, with what others want of it, once all of them are known. */
  function read(source: SourceFile, wanted?: readonly Wanted[]): void {
    const { path } = source;
    const found = usesOf(source, (other) => moduleFor(path, other)?.exports, wanted);
    files.set(path, { source, found });
    const { exports } = moduleAt(path);
    for (const { as, binding } of found.reexports) if (binding) exports.set(as, binding);
  }

  function add(source: SourceFile): void {
    const why = reasonToSkip(source);
    if (why !== undefined) skipped.push({ file: source.path, why });
    else read(source);
  }

  /** Reads files again that take from each other what is of MUI X, or passed to it; returns the modules that are imported. */
  function follow(): Set<unknown> {
    const followed = new Set<unknown>();
    /** How much was known of what each file takes from others when it was read. */
    const readWith = new Map<string, number>();
    // Modules that export what other modules do form short chains.
    for (let round = 0, isNew = true; isNew && round < 5; round += 1) {
      isNew = false;
      for (const [path, { found }] of files)
        for (const each of found.wanted)
          moduleFor(path, each.source)?.wanted.set(`${each.name} ${each.place.owners[0]}`, each);
      for (const [path, { source }] of [...files].filter(([name]) => isScript(name))) {
        const taken = importedBy(path, source.text);
        for (const each of taken) followed.add(each);
        const { wanted } = moduleAt(path);
        // Both only grow, so their number tells whether there is anything new.
        const given = taken.reduce((sum, { exports }) => sum + exports.size, wanted.size);
        if (given === (readWith.get(path) ?? 0)) continue;
        readWith.set(path, given);
        read(source, [...wanted.values()]);
        isNew = true;
      }
    }
    return followed;
  }

  function findingsIn({ path }: SourceFile, { uses }: ScriptUses, lineAt: LineAt): Finding[] {
    const isTyped = /\.[cm]?tsx?$/.test(path);
    const known = new Map<string, Finding>();
    for (const use of uses)
      for (const entry of entriesFor(use)) {
        if (howToMatch(entry)?.typed && !isTyped) continue;
        const { line, name, kind } = use;
        const key = `${line} ${keyOf(entry)}`;
        const finding = known.get(key) ?? { ...lineAt(line), name, kind, entry };
        const after = renamed(finding.after ?? finding.text, name, entry);
        known.set(key, after === undefined ? finding : { ...finding, after });
      }
    return [...known.values()];
  }

  function finish(): UpgradeReport {
    const followed = follow();
    const imported = new Set<string>();
    const report: UpgradeReport = {
      findings: [],
      unseen: [],
      skipped,
      byHand: [],
      users: 0,
      files: files.size,
    };
    for (const [path, { source, found }] of files) {
      const lineAt = linesOf(source);
      for (const { product, kind, name } of found.uses) {
        if (product !== undefined) imported.add(product);
        if (product !== undefined && kind === 'export') imported.add(familyOf(name));
      }
      if (found.uses.length > 0) report.users += 1;
      report.findings.push(...findingsIn(source, found, lineAt));
      for (const { line, why, source: other } of found.unseen)
        if (other === undefined || !moduleFor(path, other))
          report.unseen.push({ ...lineAt(line), why });
      if (followed.has(moduleAt(path))) continue;
      for (const { line, name } of found.reexports)
        report.unseen.push({
          ...lineAt(line),
          why: `${name} is exported again; uses through this file are not found`,
        });
    }
    report.findings.sort(
      (a, b) =>
        rankOf(a.kind, a.entry) - rankOf(b.kind, b.entry) ||
        compare(keyOf(a.entry), keyOf(b.entry)) ||
        compare(a.file, b.file) ||
        a.line - b.line,
    );
    report.byHand = concerned.filter((entry) => isByHand(entry) && isImported(entry, imported));
    return report;
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
