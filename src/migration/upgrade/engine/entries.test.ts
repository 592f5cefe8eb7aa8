import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { entriesIn } from '../../node/readEntries';
import { entriesOfGuide, guidesIn } from '../../node/readGuides';
import { readPage } from '../../../content/mdx/readPage';
import { checkUpgrade } from './check';
import { howToMatch } from './match';

const guides = guidesIn(path.resolve(import.meta.dirname, '../../../../docs'));

describe('the entries of the guides', () => {
  it('are found in their own code, or listed to be checked by hand', () => {
    const missed = guides.flatMap((guide) => {
      const own = entriesOfGuide(guide);
      return entriesIn(readPage(guide.text).tree).flatMap(({ id, fences }) => {
        const before = fences.filter(({ release }) => release !== `v${guide.to}`);
        const isListed = own.some((entry) => entry.id === id && howToMatch(entry).byHand);
        if (before.length === 0 || isListed) return [];
        const files = before.map(({ code, language }, at) => ({
          path: `${at}.${language}`,
          text: code,
        }));
        const { findings } = checkUpgrade(files, own, { from: guide.to - 1, to: guide.to });
        return findings.some(({ entry }) => entry.id === id) ? [] : [`${guide.page}#${id}`];
      });
    });
    expect(missed).toEqual([]);
  });
});
