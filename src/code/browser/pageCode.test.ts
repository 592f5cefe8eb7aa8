import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pageCode } from './pageCode';

const facts = [{ lines: [1, 1], hasVariants: false }] as const;
let address = '';
let count = 0;

describe('pageCode', () => {
  const fetched = vi.fn();
  let painted: Record<string, { innerHTML: string }> = {};

  beforeEach(() => {
    // Responses are cached by address, so each test uses its own.
    address = `/x/assets/code/${(count += 1)}.json`;
    painted = {};
    fetched
      .mockReset()
      .mockResolvedValue({ ok: true, json: async () => ({ parts: ['<pre>fetched</pre>'] }) });
    vi.stubGlobal('fetch', fetched);
    vi.stubGlobal('document', { getElementById: (id: string) => painted[id] ?? null });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('has all code on the server without fetching', () => {
    vi.stubGlobal('document', undefined);
    expect(pageCode('a', ['<pre>1</pre>'], facts).read(0)).toBe('<pre>1</pre>');
    expect(fetched).not.toHaveBeenCalled();
  });

  it('reads code that the server rendered, keeps it, and fetches nothing', () => {
    painted['code-a-0'] = { innerHTML: '<pre>painted</pre>' };
    const code = pageCode('a', address, facts);
    expect(code.read(0)).toBe('<pre>painted</pre>');
    painted = {};
    expect(code.read(0)).toBe('<pre>painted</pre>');
    expect(fetched).not.toHaveBeenCalled();
  });

  it('fetches once after navigation within the site', async () => {
    const code = pageCode('a', address, facts);
    expect(code.read(0)).toBeNull();
    await Promise.all([code.load(), code.load()]);
    expect(code.read(0)).toBe('<pre>fetched</pre>');
    expect(fetched).toHaveBeenCalledExactlyOnceWith(address);
  });

  it('does not fetch sample data until it is requested', async () => {
    const code = pageCode('a', address, []);
    expect(fetched).not.toHaveBeenCalled();
    await code.load();
    expect(code.read(0)).toBe('<pre>fetched</pre>');
  });

  it('can retry after a failure', async () => {
    fetched.mockResolvedValueOnce({ ok: false, status: 503 });
    const code = pageCode('a', address, []);
    await expect(code.load()).rejects.toThrow('503');
    await code.load();
    expect(code.read(0)).toBe('<pre>fetched</pre>');
  });
});
