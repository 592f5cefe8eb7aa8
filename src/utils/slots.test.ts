import { afterEach, describe, expect, it, vi } from 'vitest';
import { cookieSlot, storageSlot } from './slots';
import { CODE_VARIANT_COOKIE, CODE_VARIANT_MAX_AGE } from '../preferences/values';

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

describe('cookieSlot', () => {
  const slot = cookieSlot(CODE_VARIANT_COOKIE, { path: '/x/', maxAge: CODE_VARIANT_MAX_AGE });

  it('writes the cookie with its lifetime, path and SameSite', () => {
    const document = { cookie: '' };
    vi.stubGlobal('document', document);
    slot.save('JS');
    const [pair, ...attributes] = document.cookie.split('; ');
    expect(pair).toBe('codeVariant=JS');
    expect(attributes.sort()).toEqual(['max-age=31536000', 'path=/x/', 'sameSite=Lax']);
  });

  it('reads the cookie among others, or null if there is none', () => {
    vi.stubGlobal('document', { cookie: 'a=b; codeVariant=JS' });
    expect(slot.load()).toBe('JS');
    vi.stubGlobal('document', { cookie: '' });
    expect(slot.load()).toBeNull();
  });

  it('removes the cookie at the same path', () => {
    const document = { cookie: '' };
    vi.stubGlobal('document', document);
    slot.save(null);
    expect(document.cookie).toMatch(/^codeVariant=; path=\/x\/; expires=.* GMT$/);
  });

  it('is empty and does not throw when cookies are blocked', () => {
    vi.stubGlobal('document', Object.defineProperty({}, 'cookie', { get: fail, set: fail }));
    slot.save('JS');
    slot.save(null);
    expect(slot.load()).toBeNull();
  });
});
