import { describe, expect, it } from 'vitest';
import { isHelpKey, type HelpPress } from './isHelpKey';

// There is no DOM here, so this stands in for an element, in a field or not.
class FakeElement extends EventTarget {
  constructor(private readonly isField: boolean) {
    super();
  }

  closest = (): FakeElement | null => (this.isField ? this : null);
}
Object.assign(globalThis, { Element: FakeElement });

const press = (more: Partial<HelpPress> = {}): HelpPress => ({
  key: '?',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  defaultPrevented: false,
  isComposing: false,
  target: null,
  ...more,
});

describe('isHelpKey', () => {
  it('accepts the question mark, except in a text field', () => {
    expect(isHelpKey(press())).toBe(true);
    expect(isHelpKey(press({ target: new FakeElement(false) }))).toBe(true);
    expect(isHelpKey(press({ target: new FakeElement(true) }))).toBe(false);
  });

  it.each([
    { key: '/' },
    { ctrlKey: true },
    { metaKey: true },
    { altKey: true },
    { defaultPrevented: true },
    { isComposing: true },
  ])('rejects %o', (more) => expect(isHelpKey(press(more))).toBe(false));
});
