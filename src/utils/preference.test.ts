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
  ])('starts with the saved value %j as %s', (saved, expected) =>
    expect(setUp({ saved }).variant.get()).toBe(expected),
  );

  it('shows, saves and announces a choice once', () => {
    const { variant, attributes, kept, listener } = setUp();
    variant.set('JS');
    variant.set('JS');
    expect([variant.get(), attributes['data-v'], kept.value]).toEqual(['JS', 'JS', 'JS']);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('stops calling back once unsubscribed', () => {
    const { variant } = setUp();
    const listener = vi.fn();
    variant.subscribe(listener)();
    variant.set('JS');
    expect(listener).not.toHaveBeenCalled();
  });

  it('lets the address win without saving it', () => {
    const { variant, kept, slot } = setUp({ saved: 'TS', hash: '#Grid.js' });
    expect(variant.get()).toBe('JS');
    expect(kept.value).toBe('TS');
    expect(slot.save).not.toHaveBeenCalled();
  });

  it('returns to the saved value when the address no longer asks', () => {
    const { variant, at } = setUp({ saved: 'TS', hash: '#Grid.js' });
    variant.visit(at('#other'));
    expect(variant.get()).toBe('TS');
    variant.visit(at('#Other.js'));
    expect(variant.get()).toBe('JS');
  });

  it('keeps a choice against the same address, and follows the next one', () => {
    const { variant, at, kept } = setUp({ hash: '#Grid.js' });
    variant.set('TS');
    variant.visit(at('#Grid.js'));
    expect(variant.get()).toBe('TS');
    variant.visit(at('#Grid.js', '/x/another/'));
    expect(variant.get()).toBe('JS');
    expect(kept.value).toBe('TS');
  });

  it('follows another tab, also where the address asked otherwise', () => {
    const { variant, listener } = setUp({ hash: '#Grid.tsx' });
    variant.receive('JS');
    expect(variant.get()).toBe('JS');
    expect(listener).toHaveBeenCalledTimes(1);
    variant.receive(null);
    expect(variant.get()).toBe('TS');
  });

  it('sees on refresh what another tab saved, and only that', () => {
    const { variant, kept } = setUp({ hash: '#Grid.tsx' });
    kept.value = 'JS';
    variant.refresh();
    expect(variant.get()).toBe('JS');
    const { variant: untouched } = setUp({ saved: 'TS', hash: '#Grid.js' });
    untouched.refresh();
    expect(untouched.get()).toBe('JS');
  });

  it('keeps a choice that could not be saved, for the page view', () => {
    const { variant, kept } = setUp({ blocked: true });
    variant.set('JS');
    variant.refresh();
    expect([variant.get(), kept.value]).toEqual(['JS', null]);
    variant.receive('TS');
    variant.refresh();
    expect(variant.get()).toBe('TS');
  });

  it('leaves <html> alone where it is right already', () => {
    const { variant, root } = setUp({ saved: 'JS' });
    root.setAttribute.mockClear();
    variant.receive('JS');
    expect(root.setAttribute).not.toHaveBeenCalled();
  });

  it('is the default on the server, whatever the slot says', () => {
    expect(setUp({ server: true, saved: 'JS', hash: '#Grid.js' }).variant.get()).toBe('TS');
  });
});
