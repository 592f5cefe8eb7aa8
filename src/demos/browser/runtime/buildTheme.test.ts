import { describe, expect, it } from 'vitest';
import { buildTheme } from './buildTheme';

const schemes = (theme: object): string[] =>
  Object.keys((theme as { colorSchemes: object }).colorSchemes);

describe('buildTheme', () => {
  it('defaults to 8 px spacing, light and dark color schemes, and left-to-right', () => {
    const theme = buildTheme();
    expect(theme.spacing(2)).toMatch(/16px|calc\(2 \* var\(--mui-spacing, 8px\)\)/);
    expect(schemes(theme)).toEqual(['light', 'dark']);
    expect(theme.palette.mode).toBe('light');
    expect(theme.direction).toBe('ltr');
  });

  it("follows the site's data-theme attribute", () => {
    const selectors = buildTheme()
      .generateStyleSheets()
      .flatMap((sheet: object) => Object.keys(sheet));
    expect(selectors.join(' ')).toContain('[data-theme="dark"]');
  });

  it('accepts another direction, default color scheme, and selector', () => {
    const theme = buildTheme({
      direction: 'rtl',
      defaultColorScheme: 'dark',
      colorSchemeSelector: '[data-own="%s"]',
    });
    expect(theme.direction).toBe('rtl');
    expect(theme.palette.mode).toBe('dark');
    expect(JSON.stringify(theme.generateStyleSheets())).toContain('[data-own=\\"light\\"]');
  });

  it('mirrors tree arrows only in right-to-left', () => {
    expect(buildTheme().components?.MuiTreeItem).toBeUndefined();
    const { components } = buildTheme({ direction: 'rtl' });
    expect(JSON.stringify(components?.MuiTreeItem?.styleOverrides)).toContain('scaleX(-1)');
  });

  it.each(['MuiModal', 'MuiPopover', 'MuiPopper'] as const)(
    'sets the portal attributes on %s',
    (name) => {
      const { components } = buildTheme({ portalAttributes: { dir: 'rtl' } });
      expect(components?.[name]?.defaultProps?.slotProps).toEqual({ root: { dir: 'rtl' } });
    },
  );
});
