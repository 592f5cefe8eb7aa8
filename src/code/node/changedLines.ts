import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { equalLines } from './marks';
import { releaseOf, releases } from './releases';

/** The lines that differ in one of two fences, from 1, and whether the migration removes them or adds them. */
export interface ChangedLines {
  lines: number[];
  as: 'del' | 'ins';
}

/** Returns the lines of two texts, from 1, that are not in the longest sequence of lines that both have. Empty lines don't count. */
export function differingLines(before: string, after: string): [number[], number[]] {
  const [old, current] = [before.split('\n'), after.split('\n')];
  const origins = equalLines(old, current);
  const numbersOf = (lines: readonly string[], isKept: (index: number) => boolean): number[] =>
    lines.flatMap((line, index) => (line.trim() === '' || isKept(index) ? [] : index + 1));
  return [
    numbersOf(old, (index) => origins.includes(index)),
    numbersOf(current, (index) => (origins[index] ?? -1) >= 0),
  ];
}

/** Finds what changes between each two neighboring fences of which the first is written for an older major. */
export function changesOfFences(tree: Root): ReadonlyMap<Code, ChangedLines> {
  const changes = new Map<Code, ChangedLines>();
  const majorOf = ({ meta }: Code): number => releases.indexOf(releaseOf(meta) ?? 'v8');
  visit(tree, 'code', (node, index = 0, parent) => {
    const next = parent?.children[index + 1];
    if (next?.type !== 'code' || !releaseOf(next.meta) || node.lang !== next.lang) return;
    if (majorOf(node) >= majorOf(next)) return;
    const [removed, added] = differingLines(node.value, next.value);
    changes.set(node, { lines: removed, as: 'del' });
    changes.set(next, { lines: added, as: 'ins' });
  });
  return changes;
}
