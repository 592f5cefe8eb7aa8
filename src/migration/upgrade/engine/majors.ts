import type { GuideEntry } from '../../types';
import type { Majors } from '../types';
import { productOf } from './owners';

interface Asked {
  from?: string | undefined;
  to?: string | undefined;
  /** The texts of the reader's package.json files: a monorepo has several. */
  manifests?: readonly string[];
}

/** Reads the majors that package.json files ask for, by product, the oldest where they differ. They needn't be valid JSON. */
function majorsIn(manifests: readonly string[]): Record<string, number> {
  const majors: Record<string, number> = {};
  const ranges = manifests.join().matchAll(/"(@[\w/-]+)"\s*:\s*"[^"\d]*(\d+)/g);
  for (const [, name = '', major] of ranges) {
    const product = productOf(name) ?? 'license';
    if (product !== 'license')
      majors[product] = Math.min(Number(major), majors[product] ?? Infinity);
  }
  // With the lab, pickers and trees may still come from it.
  const { lab, ...own } = majors;
  return lab === undefined ? own : { 'date-pickers': 5, 'tree-view': 5, ...own };
}

/** Decides between which majors to look, or says what is wrong with those that were asked for. */
export function majorsOf(
  { from, to, manifests = [] }: Asked,
  entries: readonly GuideEntry[],
): Majors | { problem: string } {
  const all = entries.map((entry) => entry.to);
  const [first, last] = [Math.min(...all) - 1, Math.max(...all)];
  const end = Number(to ?? last);
  const range = (low: number, high: number) => `a whole number from ${low} to ${high}`;
  for (const [name, given, low, high] of [
    ['--to', to, first + 1, last],
    ['--from', from, first, end - 1],
  ] as const)
    if (given !== undefined && !(/^\d+$/.test(given) && +given >= low && +given <= high))
      return { problem: `${name} is "${given}"; it must be ${range(low, high)}.` };
  const start = from === undefined ? majorsIn(manifests) : Number(from);
  if (typeof start === 'number' || Object.keys(start).length > 0) return { from: start, to: end };
  const missing = 'package.json names no version of a package of MUI X';
  return {
    problem: `${missing}; say where you come from, as in --from 6: ${range(first, end - 1)}.`,
  };
}
