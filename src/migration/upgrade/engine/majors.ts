import type { GuideEntry } from '../../types';
import type { Majors } from '../types';
import { productOf } from './owners';

interface Asked {
  from?: string | undefined;
  to?: string | undefined;
  /** The content of the reader's package.json; more than one where packages share a repository. */
  manifests?: readonly unknown[];
}

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** Reads the majors that package.json files ask for, by product; the oldest where they differ. */
function majorsIn(manifests: readonly unknown[]): Record<string, number> {
  const ranges = manifests.map(recordOf).flatMap((manifest) =>
    Object.entries({
      ...recordOf(manifest.peerDependencies),
      ...recordOf(manifest.devDependencies),
      ...recordOf(manifest.dependencies),
    }),
  );
  const majors: Record<string, number> = {};
  for (const [name, range] of ranges) {
    const product = productOf(name) ?? 'license';
    const major = Number(/\d+/.exec(String(range))?.[0]);
    if (/^(?:lab|license)$/.test(product) || Number.isNaN(major)) continue;
    majors[product] = Math.min(major, majors[product] ?? Infinity);
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
  const end = Number(to ?? last);
  const range = (low: number, high: number) => `a whole number from ${low} to ${high}`;
  const problemOf = (name: string, given: string | undefined, low: number, high: number) =>
    given === undefined || (/^\d+$/.test(given) && Number(given) >= low && Number(given) <= high)
      ? undefined
      : `${name} is "${given}"; it must be ${range(low, high)}.`;
  const problem =
    problemOf('--to', to, first + 1, last) ?? problemOf('--from', from, first, end - 1);
  if (problem !== undefined) return { problem };
  const start = from === undefined ? majorsIn(manifests) : Number(from);
  return typeof start === 'number' || Object.keys(start).length > 0
    ? { from: start, to: end }
    : {
        problem: `package.json names no version of a package of MUI X; say where you come from, as in --from 6: ${range(first, end - 1)}.`,
      };
}
