import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { releaseOf, releases } from './releases';

/** The lines that differ in one of two fences, from 1, and whether the migration removes them or adds them. */
export interface ChangedLines {
  lines: number[];
  as: 'del' | 'ins';
}

const linesOf = (code: string): string[] => code.split('\n').map((line) => line.trimEnd());

/** Returns the lines of two texts that are in no longest common subsequence of their lines, from 1. */
export function differingLines(before: string, after: string): [number[], number[]] {
  const [a, b] = [linesOf(before), linesOf(after)];
  // lengths[i][j]: how many lines a from i on and b from j on have in common.
  const lengths = Array.from({ length: a.length + 1 }, () => Array<number>(b.length + 1).fill(0));
  const common = (i: number, j: number): number => lengths[i]?.[j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1)
      lengths[i]![j] =
        a[i] === b[j] ? common(i + 1, j + 1) + 1 : Math.max(common(i + 1, j), common(i, j + 1));
  const found: [number[], number[]] = [[], []];
  for (let i = 0, j = 0; i < a.length || j < b.length;) {
    if (i < a.length && a[i] === b[j]) {
      i += 1;
      j += 1;
    } else if (j >= b.length || (i < a.length && common(i + 1, j) >= common(i, j + 1))) {
      i += 1;
      if (a[i - 1]) found[0].push(i);
    } else {
      j += 1;
      if (b[j - 1]) found[1].push(j);
    }
  }
  return found;
}

/** Finds what changes between each two neighboring fences of which the first is written for an older major. */
export function changesOfFences(tree: Root): ReadonlyMap<Code, ChangedLines> {
  const changes = new Map<Code, ChangedLines>();
  visit(tree, 'code', (node, index, parent) => {
    const next = index === undefined ? undefined : parent?.children[index + 1];
    const [from, to] = [node, next].map((each) =>
      each?.type === 'code' ? releases.findIndex((name) => name === releaseOf(each.meta)) : -1,
    );
    if (next?.type !== 'code' || from === undefined || to === undefined) return;
    if (from < 0 || from >= to || node.lang !== next.lang) return;
    const [removed, added] = differingLines(node.value, next.value);
    changes.set(node, { lines: removed, as: 'del' });
    changes.set(next, { lines: added, as: 'ins' });
  });
  return changes;
}
