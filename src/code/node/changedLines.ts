import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { releaseOf, releases } from './releases';

/** The lines that differ in one of two fences, from 1, and whether the migration removes them or adds them. */
export interface ChangedLines {
  lines: number[];
  as: 'del' | 'ins';
}

/** Returns the lines of two texts, from 1, that are not in the longest sequence of lines that both have. Empty lines don't count. */
export function differingLines(before: string, after: string): [number[], number[]] {
  const [old, current] = [before, after].map((text) =>
    text.split('\n').flatMap((line, index) => (line.trim() ? { line, number: index + 1 } : [])),
  ) as [{ line: string; number: number }[], { line: string; number: number }[]];
  // After each old line: the pairs of the longest sequence for each number of current lines.
  let shared: [number, number][][] = Array.from({ length: current.length + 1 }, () => []);
  for (const { line, number } of old) {
    const next: typeof shared = [[]];
    current.forEach((each, at) => {
      const [above, left] = [shared[at + 1] ?? [], next[at] ?? []];
      if (each.line === line) next.push([...(shared[at] ?? []), [number, each.number]]);
      else next.push(above.length > left.length ? above : left);
    });
    shared = next;
  }
  const kept = shared.at(-1) ?? [];
  return [old, current].map((lines, side) =>
    lines.flatMap(({ number }) => (kept.some((pair) => pair[side] === number) ? [] : number)),
  ) as [number[], number[]];
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
