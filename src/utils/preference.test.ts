import { describe, expect, it, vi } from 'vitest';
import { createPreference } from './preference';
import { codeVariants, variantFromHash } from '../preferences/values';

function setUp({ saved = null as string | null, hash = '', blocked = false, server = false } = {}) {
  const attributes: Record<string, string> = {};
  const root = {
    getAttribute: (name: string) => attributes[name] ?? null,
    setAttribute: vi.fn((name: string, value: string) => {
      attributes[name] = value;
    }),
  };
  const kept = { value: blocked ? null : saved };
  const slot = {
    load: () => kept.value,
    save: vi.fn((value: string | null) => {
      if (!blocked) kept.value = value;
    }),
  };
  const at = (next: string, pathname = '/x/') => ({ pathname, search: '', hash: next });
  const variant = createPreference(
    {
      values: codeVariants,
      attribute: 'data-v',
      slot,
      addressPart: 'hash',
      fromAddress: variantFromHash,
    },
    server ? null : { root, address: at(hash) },
  );
  const listener = vi.fn();
  variant.subscribe(listener);
  return { variant, attributes, root, kept, slot, at, listener };
}

describe('createPreference', () => {
  it('starts with the default, and shows it on <html>', () => {
    const { variant, attributes } = setUp();
    expect(variant.get()).toBe('TS');
    expect(attributes).toEqual({ 'data-v': 'TS' });
  });

  it.each([
    ['JS', 'JS'],
    ['js', 'TS'],
    ['', 'TS'],
    ['toString', 'TS'],
  ])('reads the saved value %j as %s', (saved, expected) =>
    expect(setUp({ saved }).variant.get()).toBe(expected),
  );

  it('shows a choice, saves it once, and notifies listeners once', () => {
    const { variant, attributes, kept, slot, listener } = setUp();
    variant.set('JS');
    expect(slot.save.mock.calls).toEqual([['JS']]);
    variant.set('JS');
    expect([variant.get(), attributes['data-v'], kept.value]).toEqual(['JS', 'JS', 'JS']);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('saves the same choice again if another tab has saved a different one', () => {
    const { variant, kept } = setUp();
    variant.set('JS');
    kept.value = 'TS';
    variant.set('JS');
    expect(kept.value).toBe('JS');
  });

  it('does not call a listener that has unsubscribed', () => {
    const { variant } = setUp();
    const listener = vi.fn();
    variant.subscribe(listener)();
    variant.set('JS');
    expect(listener).not.toHaveBeenCalled();
  });

  it('prefers the value from the URL, without saving it', () => {
    const { variant, kept, slot } = setUp({ saved: 'TS', hash: '#Grid.js' });
    expect(variant.get()).toBe('JS');
    expect(kept.value).toBe('TS');
    expect(slot.save).not.toHaveBeenCalled();
  });

  it('returns to the saved value when the URL no longer asks for another', () => {
    const { variant, at } = setUp({ saved: 'TS', hash: '#Grid.js' });
    variant.visit(at('#other'));
    expect(variant.get()).toBe('TS');
    variant.visit(at('#Other.js'));
    expect(variant.get()).toBe('JS');
  });

  it('keeps a choice until the next URL that asks for a value', () => {
    const { variant, at, kept } = setUp({ hash: '#Grid.js' });
    variant.set('TS');
    variant.visit(at('#Grid.js'));
    expect(variant.get()).toBe('TS');
    variant.visit(at('#Grid.js', '/x/another/'));
    expect(variant.get()).toBe('JS');
    expect(kept.value).toBe('TS');
  });

  it('follows a change in another tab, even if the URL asks for another value', () => {
    const { variant, listener } = setUp({ hash: '#Grid.tsx' });
    variant.receive('JS');
    expect(variant.get()).toBe('JS');
    expect(listener).toHaveBeenCalledTimes(1);
    variant.receive(null);
    expect(variant.get()).toBe('TS');
  });

  it('refresh picks up what another tab saved, and changes nothing otherwise', () => {
    const { variant, kept } = setUp({ hash: '#Grid.tsx' });
    kept.value = 'JS';
    variant.refresh();
    expect(variant.get()).toBe('JS');
    const { variant: untouched } = setUp({ saved: 'TS', hash: '#Grid.js' });
    untouched.refresh();
    expect(untouched.get()).toBe('JS');
  });

  it('keeps a choice for the page view when it could not be saved', () => {
    const { variant, kept } = setUp({ blocked: true });
    variant.set('JS');
    variant.refresh();
    expect([variant.get(), kept.value]).toEqual(['JS', null]);
    variant.receive('TS');
    variant.refresh();
    expect(variant.get()).toBe('TS');
  });

  it('does not set the attribute of <html> when it is already correct', () => {
    const { variant, root } = setUp({ saved: 'JS' });
    root.setAttribute.mockClear();
    variant.receive('JS');
    expect(root.setAttribute).not.toHaveBeenCalled();
  });

  it('uses the default on the server, whatever the slot and URL contain', () => {
    expect(setUp({ server: true, saved: 'JS', hash: '#Grid.js' }).variant.get()).toBe('TS');
  });
});
