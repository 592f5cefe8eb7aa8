import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepEdits, keptEdits, type Edited } from './kept';

const known = ['Orders.tsx', 'rows.ts'];
const edited: Edited = {
  files: { TS: { 'Orders.tsx': 'const a = 1;' }, JS: {} },
  foreign: { variant: 'TS', link: 'abc' },
};

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('window', {
    sessionStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('edits are kept, with the link that they come from', () => {
  expect(keptEdits('a#Orders', known)).toBeUndefined();
  keepEdits('a#Orders', edited);
  expect(keptEdits('a#Orders', known)).toEqual({ ...edited, isFromBefore: false });
  expect(keptEdits('b#Orders', known)).toBeUndefined();
  keepEdits('a#Orders', { files: { TS: {}, JS: {} } });
  expect(keptEdits('a#Orders', known)).toBeUndefined();
});

it('edits from before the page was loaded are marked', () => {
  keepEdits('c#Orders', edited);
  const [[key = '', text = ''] = []] = stored;
  stored.set(key.replace('c#', 'd#'), text);
  expect(keptEdits('d#Orders', known)).toEqual({ ...edited, isFromBefore: true });
});

it('edits are kept without storage', () => {
  vi.stubGlobal('window', {});
  keepEdits('e#Orders', edited);
  expect(keptEdits('e#Orders', known)?.files).toEqual(edited.files);
  expect(keptEdits('f#Orders', known)).toBeUndefined();
});

it.each(['', '{', 'null', '7', '[]', '[{"other.ts":"1"}]', '[{"Orders.tsx":1},null,"TS",5]'])(
  'nothing is read from %j',
  (text) => {
    stored.set('x.edits.g#Orders', text);
    expect(keptEdits('g#Orders', known)).toBeUndefined();
  },
);
