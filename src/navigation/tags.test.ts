import { describe, expect, it } from 'vitest';
import { effectiveTags, tagData, tagsOf } from './tags';

describe('tagsOf', () => {
  it('is empty for an entry without tags', () => {
    expect(tagsOf({})).toEqual([]);
    expect(tagsOf({ newFeature: false })).toEqual([]);
  });

  it('gives all tags in the order of the data', () => {
    expect(tagsOf({ unstable: true, planned: true, newFeature: true, plan: 'pro' })).toEqual(
      Object.keys(tagData).filter((tag) => tag !== 'premium'),
    );
  });

  it('links the plans, and nothing else, to licensing', () => {
    const linked = Object.entries(tagData).filter(([, { linksToLicensing }]) => linksToLicensing);
    expect(linked.map(([tag]) => tag)).toEqual(['pro', 'premium']);
  });
});

describe('effectiveTags', () => {
  it('takes the plan of the nearest group that names one', () => {
    expect(effectiveTags([], [['pro', 'new'], [], ['premium'], ['new']])).toEqual(['premium']);
    expect(effectiveTags(['new'], [['pro']])).toEqual(['pro', 'new']);
  });

  it('lets the plan of the page itself win', () => {
    expect(effectiveTags(['pro'], [['premium', 'new']])).toEqual(['pro']);
  });

  it('passes nothing else on', () => {
    expect(effectiveTags([], [['new'], ['planned', 'unstable']])).toEqual([]);
    expect(effectiveTags(['unstable'], [])).toEqual(['unstable']);
  });
});
