import { afterEach, describe, expect, it, vi } from 'vitest';
import { CODE_VARIANT_COOKIE } from '../values';
import { cookieSlot } from './cookieSlot';

afterEach(() => vi.unstubAllGlobals());

const fail = (): never => {
  throw new Error('SecurityError');
};

describe('cookieSlot', () => {
  const slot = cookieSlot(CODE_VARIANT_COOKIE, '/x/');

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
