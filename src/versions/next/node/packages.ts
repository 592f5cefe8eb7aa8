import type { Entry, PackageStep } from '../types';
import { entry } from './entry';

/** Lists packages that were not at the documented version before and now are: notes about that on pages can go. */
export const packageEntries = (
  packages: readonly PackageStep[],
  { from, to }: { from: string; to: string },
): Entry[] =>
  packages
    .filter((each) => each.from !== from && each.to === to)
    .map(({ name, from: nearest }) =>
      entry('packages', name, {
        file: 'src/products/registry.ts',
        about: `\`${name}\` is now at ${to}, like the docs`,
        changes: [`It was at ${nearest}, the release nearest to ${from}.`],
        ask: `Remove what pages say about ${nearest} standing in for ${from}.`,
      }),
    );
