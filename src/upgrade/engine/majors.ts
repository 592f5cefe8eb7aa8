import type { GuideEntry } from '../../migration/types';
import type { Majors } from '../types';
import { productOf } from './owners';

interface Asked {
  from?: string | undefined;
  to?: string;
  /** The content of the reader's package.json; more than one where packages share a repository. */
  manifests?: readonly unknown[];
}

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** Reads the majors that package.json files ask for, by product; the oldest where they differ. */
export function majorsIn(manifests: readonly unknown[]): Record<string, number> {
  const ranges = manifests.map(recordOf).flatMap((manifest) =>
    Object.entries({
      ...recordOf(manifest.peerDependencies),
      ...recordOf(manifest.devDependencies),
      ...recordOf(manifest.dependencies),
    }),
  );
  const majors: Record<string, number> = {};
  for (const [name, range] of ranges) {
    const product = productOf(name);
    const [, major] = /^[^\d]*(\d+)/.exec(String(range)) ?? [];
    if (product === undefined || product === 'lab' || product === 'license') continue;
    if (major !== undefined) majors[product] = Math.min(Number(major), majors[product] ?? Infinity);
  }
  // Pickers and trees may still come from there.
  const isLab = ranges.some(([name]) => productOf(name) === 'lab');
  return isLab ? { 'date-pickers': 5, 'tree-view': 5, ...majors } : majors;
}

/** Decides between which majors to look, or says what is wrong with those that were asked for. */
export function majorsOf(
  { from, to, manifests = [] }: Asked,
  entries: readonly GuideEntry[],
): Majors | { problem: string } {
  const last = Math.max(...entries.map((entry) => entry.to));
  const first = Math.min(...entries.map((entry) => entry.to)) - 1;
  const range = (low: number, high: number) => `a whole number from ${low} to ${high}`;
  const isMajor = (text: string, low: number, high: number): boolean =>
    /^\d+$/.test(text) && Number(text) >= low && Number(text) <= high;
  if (to !== undefined && !isMajor(to, first + 1, last))
    return { problem: `--to is "${to}"; it must be ${range(first + 1, last)}.` };
  const end = to === undefined ? last : Number(to);
  if (from !== undefined)
    return isMajor(from, first, end - 1)
      ? { from: Number(from), to: end }
      : { problem: `--from is "${from}"; it must be ${range(first, end - 1)}.` };
  const found = majorsIn(manifests);
  if (Object.keys(found).length === 0)
    return {
      problem: `package.json names no version of a package of MUI X; say where you come from, as in --from 6: ${range(first, end - 1)}.`,
    };
  return { from: found, to: end };
}
