import type { GuideEntry } from '../../migration/types';
import type { Finding, Majors, Skipped, SourceFile, Unseen, UpgradeReport } from '../types';
import type { Modules } from './bindings';
import { familyOf, howToMatch, isByHand, keyOf, matcherOf, rankOf } from './match';
import { createModules } from './modules';
import type { Wanted } from './objects';
import { parseScript } from '../../utils/syntax';
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

/** What a file was found to have. */
interface Checked {
  source: SourceFile;
  isUser: boolean;
  findings: Finding[];
  wanted: readonly Wanted[];
  unseen: (Unseen & { isSeen: () => boolean })[];
  /** Places that are unseen unless a file among the others imports this one. */
  leaving: Unseen[];
}

/** Checks code one file at a time, so that a caller can show how far it is, or stop. */
export function startCheck(entries: readonly GuideEntry[], majors: Majors) {
  const concerned = entriesBetween(entries, majors);
  const entriesFor = matcherOf(concerned);
  const modules = createModules();
  const files = new Map<string, Checked>();
  const skipped: Skipped[] = [];
  const imported = new Set<string>();

  /** Reads a file; again, with what others want of it, once all of them are known. */
  function read(source: SourceFile, wanted?: readonly Wanted[]): void {
    const { path, text: code } = source;
    const found = usesOf(source, (from) => modules.moduleFor(path, from)?.exports, wanted);
    const isTyped = /\.[cm]?tsx?$/.test(path);
    const lines = code.split('\n');
    const textAt = (line: number): string => (lines[line - 1] ?? '').trim().slice(0, 200);
    const placeOf = (line: number) => ({ file: path, line, text: textAt(line) });
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
        const finding = known.get(key) ?? { ...placeOf(line), name, kind, entry };
        const after = renamed(finding.after ?? finding.text, name, entry);
        known.set(key, after === undefined ? finding : Object.assign(finding, { after }));
      }
    }
    files.set(path, {
      source,
      isUser: found.uses.length > 0,
      findings: [...known.values()],
      wanted: found.wanted,
      unseen: found.unseen.map(({ line, why, source: from }) => ({
        ...placeOf(line),
        why,
        isSeen: () => from !== undefined && modules.moduleFor(path, from) !== undefined,
      })),
      leaving: found.reexports.map(({ line, name }) => ({
        ...placeOf(line),
        why: `${name} is exported again; uses through this file are not found`,
      })),
    });
    if (isScript(path)) modules.note(modules.moduleAt(path), found.reexports);
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
    for (let round = 0, before = -1; before < modules.changes() && round < 5; round += 1) {
      for (const [path, { wanted }] of files) for (const each of wanted) modules.want(path, each);
      before = modules.changes();
      for (const { source } of [...files.values()]) {
        if (!isScript(source.path)) continue;
        const from = modules.importedBy(source.path, source.text);
        for (const each of from) followed.add(each);
        const { wanted } = modules.moduleAt(source.path);
        // Both only grow, so their number tells whether there is anything new.
        const given = from.reduce((sum, { exports }) => sum + exports.size, wanted.size);
        if (given === (readWith.get(source.path) ?? 0)) continue;
        readWith.set(source.path, given);
        read(source, [...wanted.values()]);
      }
    }
    return followed;
  }

  function finish(): UpgradeReport {
    const followed = follow();
    const checked = [...files.values()];
    const order = (a: Finding, b: Finding): number =>
      rankOf(a.kind, a.entry) - rankOf(b.kind, b.entry) ||
      (keyOf(a.entry) < keyOf(b.entry) ? -1 : keyOf(a.entry) > keyOf(b.entry) ? 1 : 0) ||
      (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line);
    const byHand = concerned.filter((entry) => isByHand(entry) && isImported(entry, imported));
    return {
      findings: checked.flatMap(({ findings }) => findings).sort(order),
      unseen: checked.flatMap(({ source: { path }, unseen, leaving }) => [
        ...unseen.flatMap(({ isSeen, ...each }) => (isSeen() ? [] : [each])),
        ...(followed.has(modules.moduleAt(path)) ? [] : leaving),
      ]),
      skipped,
      byHand,
      users: checked.filter(({ isUser }) => isUser).length,
      files: checked.length,
    };
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
