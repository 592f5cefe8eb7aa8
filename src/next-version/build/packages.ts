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
        about: `\`${name}\` is ${to} like the docs`,
        changes: [`It was ${nearest}, the nearest to ${from}.`],
        ask: `Take away what pages say of ${nearest} standing in for ${from}.`,
      }),
    );
