import type { GuideEntry } from '../../types';
import type {
  CodeLine,
  Finding,
  Majors,
  Skipped,
  SourceFile,
  Unseen,
  UpgradeReport,
} from '../types';
import { familyOf, howToMatch, isByHand, keyOf, matcherOf, rankOf } from './match';
import { createModules, type Module } from './modules';
import { Found } from './objects';
import { parseScript } from '../../../utils/syntax';
import { classUses, wordUses } from './textUses';
import { usesIn } from './uses';

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

/** What a script must mention to be worth parsing, if it takes nothing from the reader's other modules. */
const mentions = /@mui\/(?:x-|lab)|@material-ui\/(?:data|x)-grid|@date-io|Mui[A-Z]/;

/** A file that was read. */
interface CheckedFile {
  source: SourceFile;
  /** How much was known of what it takes from other files, and they from it. */
  given: number;
  found: Found;
}

function linesOf({ path, text }: SourceFile): (line: number) => CodeLine {
  const lines = text.split('\n');
  return (line) => ({ file: path, line, text: (lines[line - 1] ?? '').trim().slice(0, 200) });
}

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** What breaks first comes first, then by entry and place. */
const inOrder = (a: Finding, b: Finding): number =>
  rankOf(a.kind, a.entry) - rankOf(b.kind, b.entry) ||
  compare(keyOf(a.entry), keyOf(b.entry)) ||
  compare(a.file, b.file) ||
  a.line - b.line;

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
  const { moduleFor, moduleAt, takenBy } = createModules();
  const files = new Map<string, CheckedFile>();
  const skipped: Skipped[] = [];

  /** Returns how much is known of what a file takes from others, and they from it. Both only grow. */
  const givenTo = (source: SourceFile): number =>
    takenBy(source).reduce(
      (sum, { exports }) => sum + exports.size,
      moduleAt(source.path).wanted.size,
    );

  function foundIn({ path, text }: SourceFile, isGiven: boolean): Found {
    const found = new Found();
    if (isScript(path) && !isGiven && !mentions.test(text)) return found;
    const { wanted } = moduleAt(path);
    const file = isScript(path) ? parseScript(path, text) : undefined;
    if (file) return usesIn(file, (other) => moduleFor(path, other)?.exports, wanted.values());
    found.uses = [...(isScript(path) ? wordUses(text) : []), ...classUses(text, 1)];
    const why = 'the file cannot be parsed: it was searched by name only';
    if (isScript(path)) found.unseen = [{ line: 1, why }];
    return found;
  }

  function read(source: SourceFile): void {
    const given = givenTo(source);
    const found = foundIn(source, given > 0);
    files.set(source.path, { source, given, found });
    const { exports } = moduleAt(source.path);
    for (const { as, binding } of found.reexports) if (binding) exports.set(as, binding);
  }

  function add(source: SourceFile): void {
    const why = reasonToSkip(source);
    if (why === undefined) read(source);
    else skipped.push({ file: source.path, why });
  }

  /** Reads files again while there is more to know of what they take from each other. */
  function follow(): void {
    for (let isNew = true; isNew;) {
      isNew = false;
      for (const [path, { found }] of files)
        for (const each of found.wanted)
          moduleFor(path, each.source)?.wanted.set(`${each.name} ${each.place.owners[0]}`, each);
      for (const { source, given } of files.values()) {
        if (givenTo(source) === given) continue;
        read(source);
        isNew = true;
      }
    }
  }

  function findingsIn({ source, found }: CheckedFile): Finding[] {
    const lineAt = linesOf(source);
    const isTyped = /\.[cm]?tsx?$/.test(source.path);
    const known = new Map<string, Finding>();
    for (const use of found.uses)
      for (const entry of entriesFor(use)) {
        if (howToMatch(entry).typed && !isTyped) continue;
        const { line, name, kind } = use;
        const key = `${line} ${keyOf(entry)}`;
        const finding = known.get(key) ?? { ...lineAt(line), name, kind, entry };
        const after = renamed(finding.after ?? finding.text, name, entry);
        known.set(key, after === undefined ? finding : { ...finding, after });
      }
    return [...known.values()];
  }

  function unseenIn({ source, found }: CheckedFile, followed: ReadonlySet<Module>): Unseen[] {
    const lineAt = linesOf(source);
    const module = moduleAt(source.path);
    const isFollowed = module.exports.size > 0 && followed.has(module);
    const unseen = found.unseen.filter(
      (each) => !each.source || !moduleFor(source.path, each.source),
    );
    if (!isFollowed)
      for (const { line, name } of found.reexports)
        unseen.push({
          line,
          why: `${name} is exported again; uses through this file are not found`,
        });
    return unseen.map(({ line, why }) => ({ ...lineAt(line), why }));
  }

  function finish(): UpgradeReport {
    follow();
    const all = [...files.values()];
    const findings = all.flatMap(findingsIn).sort(inOrder);
    const followed = new Set(all.flatMap(({ source }) => takenBy(source)));
    const used = all.flatMap(({ found }) => found.uses).filter((use) => use.product !== undefined);
    const exported = used.filter(({ kind }) => kind === 'export');
    const imported = new Set(used.map(({ product }) => product));
    const families = new Set(exported.map(({ name }) => familyOf(name)));
    const isImported = ({ product, components, isLab }: GuideEntry): boolean =>
      imported.has(isLab ? 'lab' : product) &&
      (components.length === 0 || components.some((name) => families.has(familyOf(name))));
    return {
      findings,
      unseen: all.flatMap((file) => unseenIn(file, followed)),
      skipped,
      byHand: concerned.filter((entry) => isByHand(entry) && isImported(entry)),
      isUsed: imported.size > 0 || findings.length > 0,
      files: files.size,
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
