import { afterEach, describe, expect, it, vi } from 'vitest';
import { storageSlot } from './slots';

afterEach(() => vi.unstubAllGlobals());

const fail = (): never => {
  throw new Error('SecurityError');
};

describe('storageSlot', () => {
  it('saves, loads, and removes a value', () => {
    const kept = new Map<string, string>();
    vi.stubGlobal('window', {
      localStorage: {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => kept.set(key, value),
        removeItem: (key: string) => kept.delete(key),
      },
    });
    const slot = storageSlot('direction');
    slot.save('rtl');
    expect(slot.load()).toBe('rtl');
    slot.save(null);
    expect(slot.load()).toBeNull();
  });

  it.each([
    ['the getter throws', Object.defineProperty({}, 'localStorage', { get: fail })],
    ['there is none', { localStorage: null }],
    ['its methods throw', { localStorage: { getItem: fail, setItem: fail, removeItem: fail } }],
  ])('is empty and does not throw when %s', (_case, window) => {
    vi.stubGlobal('window', window);
    const slot = storageSlot('direction');
    slot.save('rtl');
    slot.save(null);
    expect(slot.load()).toBeNull();
  });
});
