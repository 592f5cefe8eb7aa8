import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readPage } from '../../content/mdx/readPage';
import { guides } from '../guides';
import { createSharedHost } from '../../api-reference/node/extract/packages';
import { installedReference } from '../../api-reference/plugin';
import { productById } from '../../products';
import { removedNames } from '../removedNames';
import { guideSurfaces, oldNames, proveGuide, type GuideSurfaces } from './compareGuide';
import { entriesIn, type Entry } from '../node/readEntries';
import { exceptions } from './exceptions';
import { diffText } from './surfaceDiff';

const siteDir = path.resolve(__dirname, '../../..');
const host = createSharedHost();

const read = (page: string) => {
  const file = `docs/migration/${page}/index.mdx`;
  const text = existsSync(path.join(siteDir, file))
    ? readFileSync(path.join(siteDir, file), 'utf8')
    : '';
  // A page that doesn't exist, or has no `<Change>`, has no entries.
  return { file, entries: /^<Change\s/m.test(text) ? entriesIn(readPage(text).tree) : [] };
};

/** Finds members that API pages list as removed but that the older packages didn't have. */
function invented(
  entries: readonly Entry[],
  product: (typeof guides)[number]['product'],
  { packages }: GuideSurfaces,
): string[] {
  const known = oldNames(packages);
  const { pathPrefixes } = productById(product);
  return installedReference(siteDir)
    .filter((page) => pathPrefixes.includes(`/api/${page.product}`))
    .flatMap((page) => {
      const own = entries.map((entry) => ({ ...entry, page: '' }));
      return removedNames(page, own).flatMap(({ names }) =>
        names
          .filter((name) => {
            const [member = '', kind = 'props'] = name.split('.').reverse();
            const owners: Record<string, string[]> = {
              props: [page.name, `${page.name}Props`],
              slots: [`${page.name}Slots`, 'GridSlots', 'GridProSlotsComponent'],
              classes: [`${page.name}Classes`, 'gridClasses'],
            };
            const all = owners[kind] ?? [];
            // Slots and classes can't be checked if their types aren't exported.
            const isUnknown = kind !== 'props' && !all.some((owner) => known.has(owner));
            return !isUnknown && !all.some((owner) => known.has(`${owner}.${member}`));
          })
          .map((name) => `${page.name}: ${name}`),
      );
    });
}

describe('migration guides name every breaking difference between the packages', () => {
  for (const guide of guides) {
    const { file, entries } = read(guide.page);
    it.skipIf(entries.length === 0)(guide.page, { timeout: 300_000 }, () => {
      const surfaces = guideSurfaces(guide, siteDir, host);
      const { counts, missing, stale, needless } = proveGuide(
        entries,
        surfaces,
        exceptions[guide.page] ?? {},
      );
      console.log(
        `${guide.page}: ${counts.found} differences, ${counts.named} named, ${counts.excused} excused, ${missing.length} missing`,
      );
      // The reference has only the pages of the latest major.
      expect(
        guide.to === 'v8' ? invented(entries, guide.product, surfaces) : [],
        'members that the API pages call removed; narrow the pattern in "names" of the entry, or add them to "neverHad" in src/migration/removedNames.ts',
      ).toEqual([]);
      expect(
        stale.map(
          ({ name, entry }) =>
            `${file}:${entry.line}: "names" has "${name}", which the packages of ${guide.from} do not have.`,
        ),
      ).toEqual([]);
      expect(
        missing.map((difference) => `${file}: no entry names ${diffText(difference)}`),
        'differences of the packages; add them to "names" of an entry, or to the exceptions in src/migration/proof/exceptions.ts with a reason',
      ).toEqual([]);
      expect(needless, 'exceptions that nothing needs').toEqual([]);
    });
  }
});
