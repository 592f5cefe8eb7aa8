import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readPage } from '../../content/mdx/readPage';
import { createSharedHost } from '../../utils/compilerHost';
import { installedReference } from '../../api-reference/plugin';
import { removedNames } from '../removedNames';
import {
  guideSurfaces,
  oldNames,
  productOfGuide,
  proveGuide,
  type GuideSurfaces,
} from './compareGuide';
import { entriesIn, type Entry } from '../node/readEntries';
import { guidesIn, type GuideFile } from '../node/readGuides';
import { exceptions } from './exceptions';
import { diffText } from './surface';

const siteDir = path.resolve(__dirname, '../../..');
const host = createSharedHost();

/** The guides that are compared with the packages: those from v6 on, which has all four products. */
const guides = guidesIn(path.join(siteDir, 'docs')).filter(({ isLab, to }) => !isLab && to >= 7);

/** Finds members that API pages list as removed but that the older packages didn't have. */
function invented(
  entries: readonly Entry[],
  guide: GuideFile,
  { packages }: GuideSurfaces,
): string[] {
  const known = oldNames(packages);
  const { pathPrefixes } = productOfGuide(guide);
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
    const { page, text, to } = guide;
    const file = `docs/migration/${page}/index.mdx`;
    // A page without `<Change>` has no entries.
    const entries = /^<Change\s/m.test(text) ? entriesIn(readPage(text).tree) : [];
    it.skipIf(entries.length === 0)(page, { timeout: 300_000 }, () => {
      const surfaces = guideSurfaces(guide, siteDir, host);
      const { counts, missing, stale, needless } = proveGuide(
        entries,
        surfaces,
        exceptions[page] ?? {},
      );
      console.log(
        `${page}: ${counts.found} differences, ${counts.named} named, ${counts.excused} excused, ${missing.length} missing`,
      );
      // The reference has only the pages of the latest major.
      expect(
        to === 8 ? invented(entries, guide, surfaces) : [],
        'members that the API pages call removed; narrow the pattern in "names" of the entry, or add them to "neverHad" in src/migration/removedNames.ts',
      ).toEqual([]);
      expect(
        stale.map(
          ({ name, entry }) =>
            `${file}:${entry.line}: "names" has "${name}", which the packages of v${to - 1} do not have.`,
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
