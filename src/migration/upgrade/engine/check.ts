import type { GuideEntry } from '../../types';
import type { CodeLine, Finding, Majors, SourceFile, UpgradeReport } from '../types';
import { familyOf, howToMatch, keyOf, matcherOf, rankOf } from './match';
import { parseScript } from '../../../utils/syntax';
import { classUses, wordUses } from './textUses';
import { usesIn, type Found } from './uses';

/** Files above this size are skipped: nobody writes them by hand. */
export const largestFile = 2_000_000;

/** Whether a folder contains packages or generated code, judged by its name. */
export const isIgnored = (folder: string): boolean =>
  /^(?:node_modules|\..+|build|dist|out|coverage)$/.test(folder);

/** Whether the engine can read a file, judged by its extension. */
export const isReadable = (path: string): boolean =>
  /\.(?:[cm]?[jt]sx?|css|scss|sass|less)$/.test(path);

/** Says why a file is not worth reading; undefined if it is. */
function reasonToSkip({ path, text }: SourceFile): string | undefined {
  if (!isReadable(path)) return 'neither a script nor a style sheet';
  if (text.length > largestFile) return 'more than 2 MB';
  if (text.includes('\0')) return 'binary';
  const isMinified = text.length > 5_000 && text.length / text.split('\n').length > 500;
  return isMinified ? 'minified' : undefined;
}

/** What a script must mention to be worth parsing. */
const mentions = /@mui\/(?:x-|lab)|@material-ui\/(?:data|x)-grid|@date-io|Mui[A-Z]/;

function foundIn({ path, text }: SourceFile): Found {
  if (!/\.[cm]?[jt]sx?$/.test(path)) return { uses: classUses(text, 1), unseen: [] };
  if (!mentions.test(text)) return { uses: [], unseen: [] };
  const file = parseScript(path, text);
  if (file) return usesIn(file);
  const why = 'the file cannot be parsed: it was searched by name only';
  return { uses: [...wordUses(text), ...classUses(text, 1)], unseen: [{ line: 1, why }] };
}

/** Puts what breaks the build first, then sorts by entry and place. */
const inOrder = (a: Finding, b: Finding): number =>
  rankOf(a.kind, a.entry) - rankOf(b.kind, b.entry) ||
  keyOf(a.entry).localeCompare(keyOf(b.entry)) ||
  a.file.localeCompare(b.file) ||
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

/**
 * Finds what an upgrade changes in the given files.
 *
 * @param onFile - called before each file with the number of files that are done
 */
export function checkUpgrade(
  files: readonly SourceFile[],
  entries: readonly GuideEntry[],
  majors: Majors,
  onFile?: (done: number) => void,
): UpgradeReport {
  const { from, to } = majors;
  const concerned = entries.filter((entry) => {
    const start = typeof from === 'number' ? from : (from[entry.product] ?? to);
    return entry.to <= to && (entry.isLab || entry.to > start);
  });
  const entriesFor = matcherOf(concerned);
  const findings: Finding[] = [];
  const unseen: UpgradeReport['unseen'] = [];
  const skipped: UpgradeReport['skipped'] = [];
  /** What the files import: products, and forms of components. */
  const imported = new Set<string>();

  for (const [at, source] of files.entries()) {
    onFile?.(at);
    const { path, text } = source;
    const why = reasonToSkip(source);
    if (why !== undefined) {
      skipped.push({ file: path, why });
      continue;
    }
    const lines = text.split('\n');
    const lineAt = (line: number): CodeLine => ({
      file: path,
      line,
      text: (lines[line - 1] ?? '').trim().slice(0, 200),
    });
    const found = foundIn(source);
    unseen.push(...found.unseen.map((each) => ({ ...each, ...lineAt(each.line) })));
    const known = new Map<string, Finding>();
    for (const use of found.uses) {
      const { line, name, kind, product } = use;
      if (product !== undefined) imported.add(product);
      if (kind === 'export') imported.add(familyOf(name));
      for (const entry of entriesFor(use)) {
        if (howToMatch(entry).typed && !/\.[cm]?tsx?$/.test(path)) continue;
        const key = `${line} ${keyOf(entry)}`;
        const finding = known.get(key) ?? { ...lineAt(line), name, kind, entry };
        const after = renamed(finding.after ?? finding.text, name, entry);
        known.set(key, after === undefined ? finding : { ...finding, after });
      }
    }
    findings.push(...known.values());
  }
  const isImported = ({ product, components, isLab }: GuideEntry): boolean =>
    imported.has(isLab ? 'lab' : product) &&
    (components.length === 0 || components.some((name) => imported.has(familyOf(name))));
  return {
    majors,
    findings: findings.sort(inOrder),
    unseen,
    skipped,
    byHand: concerned.filter((entry) => howToMatch(entry).byHand && isImported(entry)),
    isUsed: imported.size > 0 || findings.length > 0,
    files: files.length - skipped.length,
  };
}
