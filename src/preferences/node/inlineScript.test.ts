import vm from 'node:vm';
import { describe, expect, it } from 'vitest';
import { inlineScript } from './inlineScript';
import { codeVariants, directionFromSearch, directions, variantFromHash } from '../values';

interface Visit {
  storage?: Record<string, string> | 'blocked' | 'null' | 'methods throw';
  cookie?: string | 'blocked';
  search?: string;
  hash?: string;
  dark?: boolean | 'unknown';
  agent?: string;
}

/** Runs the script in a simulated page, and returns what it left behind. */
function visit({
  storage = {},
  cookie = '',
  search = '',
  hash = '',
  dark = false,
  agent = 'X11; Linux x86_64',
}: Visit = {}) {
  const attributes: Record<string, string> = {};
  const fail = (): never => {
    throw new Error('SecurityError');
  };
  const listeners: Record<string, (event: object) => void> = {};
  function listen(type: string, listener: (event: object) => void): void {
    listeners[type] = listener;
  }
  const values = typeof storage === 'object' ? { ...storage } : {};
  const localStorage = {
    getItem: storage === 'methods throw' ? fail : (key: string) => values[key] ?? null,
    removeItem: (key: string) => delete values[key],
  };
  const timers: { run: () => void; after: number }[] = [];
  const system = { matches: dark === true, addEventListener: listen };
  const window = {
    addEventListener: listen,
    setTimeout: (run: () => void, after: number) => timers.push({ run, after }),
    location: { search, hash },
    navigator: { userAgent: agent },
    matchMedia: dark === 'unknown' ? undefined : () => system,
  };
  Object.defineProperty(window, 'localStorage', {
    configurable: true,
    get: () => (storage === 'blocked' ? fail() : storage === 'null' ? null : localStorage),
  });
  const document = {
    documentElement: {
      getAttribute: (name: string) => attributes[name] ?? null,
      setAttribute: (name: string, value: string) => {
        attributes[name] = value;
      },
      removeAttribute: (name: string) => Reflect.deleteProperty(attributes, name),
    },
    get cookie() {
      return cookie === 'blocked' ? fail() : cookie;
    },
  };
  vm.runInNewContext(inlineScript(), { window, document });
  return {
    attributes,
    values,
    timers,
    window: window as { localStorage?: unknown },
    /** The operating system changes to a dark scheme or a light one. */
    changeSystem(isDark: boolean): void {
      system.matches = isDark;
      listeners['change']?.({});
    },
    /** Another tab has saved a value. */
    saveElsewhere: (key: string, newValue: string | null) =>
      listeners['storage']?.({ key, newValue }),
  };
}

const defaults = {
  dir: 'ltr',
  'data-api-view': 'table',
  'data-code-variant': 'TS',
  'data-theme': 'light',
  'data-theme-choice': 'system',
};

describe('inlineScript', () => {
  it('sets the same defaults as the store on a first visit', () => {
    expect(visit().attributes).toEqual(defaults);
    expect([defaults.dir, defaults['data-code-variant']]).toEqual([directions[0], codeVariants[0]]);
  });

  it('applies saved preferences', () => {
    const { attributes } = visit({
      storage: { direction: 'rtl' },
      cookie: 'a=b; codeVariant=JS; c=d',
    });
    expect(attributes).toMatchObject({ dir: 'rtl', 'data-code-variant': 'JS' });
  });

  it.each<Visit>([
    { storage: { direction: 'RTL' }, cookie: 'codeVariant=js' },
    { storage: { direction: '' }, cookie: 'codeVariant=' },
    { storage: { direction: 'null' }, cookie: 'xcodeVariant=JS; codeVariantx=JS' },
    { storage: { direction: '"><script>' }, cookie: 'codeVariant=JSX' },
    { storage: 'blocked', cookie: 'blocked' },
    { storage: 'null' },
    { storage: 'methods throw' },
    { dark: 'unknown' },
  ])('falls back to the defaults: %j', (odd) => expect(visit(odd).attributes).toEqual(defaults));

  it('prefers the address over saved preferences', () => {
    const { attributes } = visit({
      storage: { direction: 'rtl' },
      cookie: 'codeVariant=JS',
      search: '?dir=ltr',
      hash: '#Grid.tsx',
    });
    expect(attributes).toEqual(defaults);
  });

  it.each(['', '#a.js', '#a.tsx', '#a.jsx', '#a.ts', '#a.JS', '#.js', '#a.js?x', '#a.tsx.js'])(
    'reads the hash %j as the store does',
    (hash) => {
      const { attributes } = visit({ hash });
      expect(attributes['data-code-variant']).toBe(variantFromHash(hash) ?? 'TS');
    },
  );

  it.each(['', '?dir=rtl', '?a&dir=rtl&b', '?dir=rtlx', '?subdir=rtl', '?dir=up&dir=rtl'])(
    'reads the query %j as the store does',
    (search) => expect(visit({ search }).attributes.dir).toBe(directionFromSearch(search) ?? 'ltr'),
  );

  it.each<[Visit, string, string]>([
    [{ dark: true }, 'dark', 'system'],
    [{ dark: true, storage: { theme: 'light' } }, 'light', 'light'],
    [{ storage: { theme: 'dark' } }, 'dark', 'dark'],
    [{ dark: true, storage: { theme: 'blue' } }, 'dark', 'system'],
    [{ dark: true, storage: 'blocked' }, 'dark', 'system'],
    [{ storage: { theme: 'light' }, search: '?docusaurus-theme=dark' }, 'dark', 'dark'],
    [{ search: '?docusaurus-theme=blue' }, 'light', 'system'],
  ])('sets the color scheme for %j to %s, and the choice to %s', (page, scheme, choice) =>
    expect(visit(page).attributes).toMatchObject({
      'data-theme': scheme,
      'data-theme-choice': choice,
    }),
  );

  it('follows the operating system while the choice is "system", whoever has made it', () => {
    const { attributes, changeSystem } = visit();
    changeSystem(true);
    expect(attributes).toEqual({ ...defaults, 'data-theme': 'dark' });
    attributes['data-theme-choice'] = 'dark';
    changeSystem(false);
    expect(attributes['data-theme']).toBe('dark');
    attributes['data-theme-choice'] = 'system';
    changeSystem(false);
    expect(attributes['data-theme']).toBe('light');
  });

  it('follows the choice in another tab', () => {
    const { attributes, changeSystem, saveElsewhere } = visit({ storage: { theme: 'light' } });
    saveElsewhere('theme', 'dark');
    expect(attributes).toMatchObject({ 'data-theme': 'dark', 'data-theme-choice': 'dark' });
    saveElsewhere('direction', 'rtl');
    changeSystem(false);
    expect(attributes['data-theme']).toBe('dark');
    for (const value of [null, 'blue']) {
      saveElsewhere('theme', value);
      expect(attributes).toEqual(defaults);
    }
  });

  it.each(['?docusaurus-theme=dark', '?a&mode=dark'])('keeps the scheme of %j', (search) => {
    const { attributes, saveElsewhere } = visit({ search });
    const before = { ...attributes };
    saveElsewhere('theme', attributes['data-theme'] === 'dark' ? 'light' : 'dark');
    expect(attributes).toEqual(before);
  });

  it('removes an unknown color scheme and keeps a known one', () => {
    expect(visit({ storage: { theme: 'blue' } }).values).toEqual({});
    expect(visit({ storage: { theme: 'dark' } }).values).toEqual({ theme: 'dark' });
  });

  it('replaces local storage that throws with null, and leaves working storage alone', () => {
    expect(visit({ storage: 'blocked' }).window.localStorage).toBeNull();
    expect(visit({ storage: {} }).window.localStorage).not.toBeNull();
  });

  it.each([
    ['?filter=row', true],
    ['?a=b&plans=1', true],
    ['?current', true],
    ['', false],
    ['?filters=a&nofilter=b', false],
  ])('detects whether the address %j asks for a filter: %j', (search, isAsked) => {
    const { attributes, timers } = visit({ search });
    expect('data-api-filter' in attributes).toBe(isAsked);
    expect(timers).toHaveLength(isAsked ? 1 : 0);
  });

  it('stops waiting after a timeout only if the filter is still pending', () => {
    const late = visit({ search: '?filter=row' });
    late.timers[0]!.run();
    expect(late.attributes).toEqual(defaults);
    const done = visit({ search: '?filter=row' });
    done.attributes['data-api-filter'] = 'done';
    done.timers[0]!.run();
    expect(done.attributes).toEqual({ ...defaults, 'data-api-filter': 'done' });
  });

  it.each([
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15', true],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15', true],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36', false],
  ])('detects whether %j is an Apple device', (agent, isMac) =>
    expect('data-mac' in visit({ agent }).attributes).toBe(isMac),
  );

  it('is shorter than 1,500 characters', () => expect(inlineScript().length).toBeLessThan(1500));
});
