import type { Lines } from './inspectDemo';
import { SourceError } from './parse';

/** A line with only a region comment, in code or in JSX. */
const regionComment =
  /^[ \t]*(?:\/\/|\{\/\*)[ \t]*#((?:end)?region)\b[ \t]*(.*?)[ \t]*(?:\*\/\})?[ \t]*$/;

const isBlank = (line: string): boolean => line.trim() === '';

/** Merges regions that have only blank lines between them. */
function joined(regions: readonly Lines[], lines: readonly string[]): Lines[] {
  const result: Lines[] = [];
  for (const region of regions) {
    const before = result.at(-1);
    if (before && lines.slice(before.last, region.first - 1).every(isBlank))
      before.last = region.last;
    else result.push({ ...region });
  }
  return result;
}

/**
 * Removes the marks from a demo: `// #region taught` and `// #endregion taught`, or the same in braces within JSX, each on a
 * line of its own.
 * @returns the source without its marks, and the lines that were marked
 * @throws SourceError for a mark without its counterpart, a nested region, a region without code, or another name
 */
export function readMarks(source: string): { code: string; taught: Lines[] } {
  const kept: string[] = [];
  const regions: Lines[] = [];
  let open: { first: number; line: number } | undefined;
  source.split('\n').forEach((text, index) => {
    const [, kind, name = ''] = regionComment.exec(text) ?? [];
    if (kind === undefined) {
      kept.push(text);
      return;
    }
    const line = index + 1;
    if (name !== 'taught')
      throw new SourceError(
        `"#${kind} ${name}" is not a valid mark; use "#region taught" and "#endregion taught"`,
        line,
      );
    if (kind === 'region') {
      if (open)
        throw new SourceError(
          `this "#region taught" is nested in the one on line ${open.line}`,
          line,
        );
      open = { first: kept.length + 1, line };
      return;
    }
    if (!open)
      throw new SourceError('this "#endregion taught" has no "#region taught" before it', line);
    if (kept.slice(open.first - 1).every(isBlank))
      throw new SourceError('this "#region taught" is empty', open.line);
    regions.push({ first: open.first, last: kept.length, isCut: false });
    open = undefined;
  });
  if (open)
    throw new SourceError('this "#region taught" has no "#endregion taught" after it', open.line);
  return { code: kept.join('\n'), taught: joined(regions, kept) };
}

/** How many marked lines a demo shows before it is opened: more than without marks, because a writer has chosen them. */
export const taughtLength = 24;

/** Returns the marked lines that fit in a preview. */
export function taughtPreview(taught: readonly Lines[]): Lines[] {
  let left = taughtLength;
  return taught.flatMap(({ first, last, isCut }) => {
    if (left <= 0) return [];
    const end = Math.min(last, first + left - 1);
    left -= last - first + 1;
    return [{ first, last: end, isCut: isCut || left < 0 }];
  });
}

const wordsOf = (line: string): Set<string> => new Set(line.match(/\w+|[^\s\w]/g) ?? []);

/** Matches equal lines by a longest common subsequence: for each line of `to` the index of its line in `from`, or -1. */
export function equalLines(from: readonly string[], to: readonly string[]): number[] {
  const areEqual = (a: number, b: number): boolean => from[a] === to[b] && from[a] !== '';
  // Lengths of the longest common subsequences of the remaining lines: one row for each line of `from`, the last line first.
  const rows: number[][] = [to.map(() => 0)];
  const at = (a: number, b: number): number => rows[from.length - a]?.[b] ?? 0;
  for (let a = from.length - 1; a >= 0; a -= 1) {
    const row: number[] = [];
    for (let b = to.length - 1; b >= 0; b -= 1)
      row[b] = areEqual(a, b) ? at(a + 1, b + 1) + 1 : Math.max(at(a + 1, b), row[b + 1] ?? 0);
    rows.push(row);
  }
  const equal = to.map(() => -1);
  for (let a = 0, b = 0; a < from.length && b < to.length;) {
    if (areEqual(a, b)) equal[b++] = a++;
    else if (at(a + 1, b) >= at(a, b + 1)) a += 1;
    else b += 1;
  }
  return equal;
}

/** Returns for each line of `to` the index of the line in `from` that it was made from; -1 for blank lines. */
function originsOf(from: readonly string[], to: readonly string[]): number[] {
  const equal = equalLines(from, to);
  return to.map((line, index) => {
    const same = equal[index] ?? -1;
    if (same >= 0 || line === '') return same;
    // A line that lost its types or was wrapped differently comes from the most similar line between its neighbors.
    const before = equal.slice(0, index).findLast((origin) => origin >= 0) ?? -1;
    const after = equal.slice(index + 1).find((origin) => origin >= 0) ?? from.length;
    const words = wordsOf(line);
    const likeness = (other: number): number =>
      [...wordsOf(from[other] ?? '')].filter((word) => words.has(word)).length;
    let best = before;
    for (let other = before + 1, most = 0; other < after; other += 1) {
      const count = likeness(other);
      if (count > most) [best, most] = [other, count];
    }
    return best;
  });
}

/**
 * Finds the marked lines of a demo in its JavaScript.
 * @param from - its TypeScript, without marks
 * @param to - its JavaScript
 * @returns nothing for a region that contained only types
 */
export function followTaught(from: string, to: string, taught: readonly Lines[]): Lines[] {
  const lines = to.split('\n').map((line) => line.trim());
  const origins = originsOf(
    from.split('\n').map((line) => line.trim()),
    lines,
  );
  const regions = taught.flatMap(({ first, last }) => {
    const numbers = origins.flatMap((origin, index) =>
      origin >= first - 1 && origin < last ? [index + 1] : [],
    );
    return numbers.length > 0
      ? [{ first: Math.min(...numbers), last: Math.max(...numbers), isCut: false }]
      : [];
  });
  return joined(regions, lines);
}
