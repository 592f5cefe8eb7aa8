import { describe, expect, it } from 'vitest';
import { stage, stageSelector } from './themes';

describe('stageSelector', () => {
  it('never sets variables on the root of the page', () => {
    expect(stageSelector(':root', false)).toBe(stage);
    expect(stageSelector(':root, [data-theme="light"]', false)).toBe(stage);
    expect(stageSelector('[data-theme="dark"]', false)).toBe(
      `:where([data-theme="dark"]) ${stage}`,
    );
  });

  it("selects only a demo's own attribute when it has its own color scheme", () => {
    expect(stageSelector(':root', true)).toBeUndefined();
    expect(stageSelector(':root, [data-demo-scheme="light"]', true)).toBe(
      '[data-demo-scheme="light"]',
    );
    expect(stageSelector('[data-demo-scheme="dark"]', true)).toBe('[data-demo-scheme="dark"]');
  });
});
