import { afterEach, describe, expect, it, vi } from 'vitest';
import { presets } from '../theme/presets';
import { buildTheme } from './buildTheme';
import { schemesOf } from './ownTheme';

describe('a theme of the reader', () => {
  it('has its colors in both schemes, and its grounds and texts in its own', () => {
    const palette = {
      mode: 'dark',
      primary: { main: '#123456' },
      background: { paper: '#010203' },
    };
    expect(schemesOf({ palette } as Parameters<typeof schemesOf>[0])).toEqual({
      light: { palette: { mode: 'light', primary: { main: '#123456' } } },
      dark: {
        palette: { mode: 'dark', primary: { main: '#123456' }, background: { paper: '#010203' } },
      },
    });
  });

  it('keeps what the site needs: direction, attributes of portals, the selector of the scheme', () => {
    const theme = buildTheme({
      direction: 'rtl',
      portalAttributes: { dir: 'rtl' },
      own: {
        spacing: 4,
        shape: { borderRadius: 12 },
        typography: { h1: { fontSize: 20 } },
        palette: { primary: { main: '#123456' } },
        components: {
          MuiPopper: { defaultProps: { keepMounted: true } },
          MuiButton: { defaultProps: { size: 'small' } },
        },
      },
    });
    expect(theme.direction).toBe('rtl');
    expect(theme.palette.primary.main).toBe('#123456');
    expect(theme.shape.borderRadius).toBe(12);
    expect(theme.typography.fontFamily).toBe('var(--x-font-text)');
    expect(theme.components?.MuiPopper?.defaultProps).toEqual({
      keepMounted: true,
      slotProps: { root: { dir: 'rtl' } },
    });
    expect(theme.components?.MuiButton?.defaultProps?.size).toBe('small');
    expect(JSON.stringify(theme.generateStyleSheets())).toContain('[data-theme=\\"dark\\"]');
  });

  it.each(Object.keys(presets))('can be %s', (name) => {
    const own = presets[name as keyof typeof presets];
    for (const scheme of ['light', 'dark'] as const)
      expect(buildTheme({ own, defaultColorScheme: scheme }).palette.mode).toBe(scheme);
  });
});

describe('what is stored', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each(['', '{', '[]', '1', '{"source":1}', '{"source":"a","options":1}'])(
    'is ignored if it is %j',
    async (text) => {
      vi.stubGlobal('window', {
        addEventListener: () => undefined,
        localStorage: { getItem: () => text },
      });
      const { readOwnTheme } = await import('../theme/choice');
      expect(readOwnTheme()).toBeNull();
    },
  );
});
