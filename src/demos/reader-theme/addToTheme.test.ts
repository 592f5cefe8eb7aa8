import { beforeEach, expect, it, vi } from 'vitest';
import { addToTheme } from './addToTheme';
import { readTheme } from './engine/readTheme';

const { stored } = vi.hoisted(() => ({ stored: { own: null as unknown } }));
vi.mock('../browser/theme/choice', () => ({
  readOwnTheme: () => stored.own,
  keepOwnTheme: (own: unknown) => void (stored.own = own),
}));
vi.mock('./browser/read', () => ({
  readInWorker: (source: string) => Promise.resolve(readTheme(source) ?? null),
}));

const overrides = { components: { MuiChip: { styleOverrides: { root: { height: 40 } } } } };

beforeEach(() => {
  stored.own = null;
});

it('adds overrides to a theme, which stays somebody else’s', async () => {
  const options = { spacing: 4, components: { MuiChip: { defaultProps: { size: 'small' } } } };
  stored.own = { source: 'createTheme({})', options, isForeign: true };
  expect(await addToTheme(overrides)).toEqual([]);
  const { source, ...own } = stored.own as { source: string; options: object };
  expect(own).toEqual({
    isForeign: true,
    options: {
      spacing: 4,
      components: {
        MuiChip: { defaultProps: { size: 'small' }, styleOverrides: { root: { height: 40 } } },
      },
    },
  });
  expect(JSON.parse(source)).toEqual(own.options);
});

it('makes a theme of overrides, without what could load something', async () => {
  const background = 'url(https://foreign.example/a.png)';
  const MuiChip = { styleOverrides: { root: { background, height: 40 } } };
  const skipped = await addToTheme({ components: { MuiChip } });
  expect(skipped.map(({ path }) => path)).toEqual([
    'components.MuiChip.styleOverrides.root.background',
  ]);
  expect(stored.own).toMatchObject({ options: overrides });
});
