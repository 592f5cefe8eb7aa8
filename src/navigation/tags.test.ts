import { describe, expect, it } from 'vitest';
import { effectiveTags, tagData, tagsOf } from './tags';

describe('tagsOf', () => {
  it('is empty for an entry without tags', () => {
    expect(tagsOf({})).toEqual([]);
    expect(tagsOf({ newFeature: false })).toEqual([]);
  });

  it('returns the tags in the order of tagData', () => {
    expect(tagsOf({ unstable: true, planned: true, newFeature: true, plan: 'pro' })).toEqual(
      Object.keys(tagData).filter((tag) => tag !== 'premium'),
    );
  });
});

describe('effectiveTags', () => {
  it('inherits the plan of the nearest group that has one', () => {
    expect(effectiveTags([], [['pro', 'new'], [], ['premium'], ['new']])).toEqual(['premium']);
    expect(effectiveTags(['new'], [['pro']])).toEqual(['pro', 'new']);
  });

  it("prefers the page's own plan", () => {
    expect(effectiveTags(['pro'], [['premium', 'new']])).toEqual(['pro']);
  });

  it('does not inherit other tags', () => {
    expect(effectiveTags([], [['new'], ['planned', 'unstable']])).toEqual([]);
    expect(effectiveTags(['unstable'], [])).toEqual(['unstable']);
  });
});
