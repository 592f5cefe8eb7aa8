import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readPage } from '../../mdx/readPage';
import { exceptions, guides } from '../guides';
import { guideSurfaces, proveGuide } from './compareGuide';
import { entriesIn } from './readEntries';
import { surfaceHost } from './surface';
import { diffText } from './surfaceDiff';

const siteDir = path.resolve(__dirname, '../../..');
const host = surfaceHost();

const read = (page: string) => {
  const file = `docs/migration/${page}/index.mdx`;
  const text = existsSync(path.join(siteDir, file))
    ? readFileSync(path.join(siteDir, file), 'utf8')
    : '';
  // A page whose mistakes the build tells has none here.
  return { file, entries: /^<Change\s/m.test(text) ? entriesIn(readPage(text).tree) : [] };
};

describe('a migration guide names what the packages no longer have', () => {
  for (const guide of guides) {
    const { file, entries } = read(guide.page);
    it.skipIf(entries.length === 0)(guide.page, { timeout: 120_000 }, () => {
      const { counts, missing, stale, needless } = proveGuide(
        entries,
        guideSurfaces(guide, siteDir, host),
        exceptions[guide.page] ?? {},
      );
      console.log(
        `${guide.page}: ${counts.found} differences, ${counts.named} named, ${counts.excused} excused, ${missing.length} missing`,
      );
      expect(
        stale.map(
          ({ name, entry }) =>
            `${file}:${entry.line}: "names" has "${name}", which the packages of ${guide.from} do not have.`,
        ),
      ).toEqual([]);
      expect(
        missing.map((difference) => `${file}: no entry names ${diffText(difference)}`),
        'differences of the packages; add them to "names" of an entry, or to the exceptions in src/migration/guides.ts with a reason',
      ).toEqual([]);
      expect(needless, 'exceptions that nothing needs').toEqual([]);
    });
  }
});
