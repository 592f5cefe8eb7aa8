import { describe, expect, it } from 'vitest';
import { limits } from './Reader';
import { readTheme } from './readTheme';
import { isSafeSelector, isSafeValue } from './safety';

const optionsOf = (text: string) => readTheme(text)?.options;

describe('readTheme', () => {
  it('reads what createTheme gets, and names what it skips with its line', () => {
    const read =
      readTheme(`import { alpha, createTheme, type ThemeOptions } from '@mui/material/styles';
import { blue, grey as stone } from '@mui/material/colors';
import deepOrange from '@mui/material/colors/deepOrange';
import { gridClasses } from '@mui/x-data-grid';

const radius = 4;
const brand = { main: blue[700], light: alpha('#1976d2', 0.5) } as const;

export const theme = createTheme({
  palette: { mode: 'dark', primary: brand, secondary: { main: deepOrange.A400 }, divider: stone['300'] },
  shape: { borderRadius: radius * 2 },
  typography: { fontFamily: ['Inter', 'sans-serif'].join(','), h1: { fontSize: -1 } },
  shadows: Array(25).fill('none'),
  direction: 'rtl',
  components: {
    MuiButton: {
      defaultProps: { size: 'small', disableElevation: true },
      styleOverrides: {
        root: ({ theme }) => ({ color: theme.palette.text.primary }),
        text: { [\`&.\${gridClasses.cell}\`]: { padding: '1px' } },
      },
    },
  },
} satisfies ThemeOptions);`);
    expect(read?.options).toEqual({
      palette: {
        mode: 'dark',
        primary: { main: '#1976d2', light: 'rgba(25, 118, 210, 0.5)' },
        secondary: { main: '#ff3d00' },
        divider: '#e0e0e0',
      },
      shape: { borderRadius: 8 },
      typography: { fontFamily: 'Inter,sans-serif', h1: { fontSize: -1 } },
      shadows: Array(25).fill('none'),
      components: {
        MuiButton: {
          defaultProps: { size: 'small', disableElevation: true },
          styleOverrides: { text: { '&.MuiDataGrid-cell': { padding: '1px' } } },
        },
      },
    });
    expect(read?.skipped).toEqual([
      { line: 14, path: 'direction', why: 'site' },
      { line: 19, path: 'components.MuiButton.styleOverrides.root', why: 'code' },
    ]);
  });

  it.each([
    ['JSON', '{ "palette": { "primary": { "main": "#123456" } } }'],
    ['an object', "{ palette: { primary: { main: '#123456' } } };"],
    ['options', "export const o: ThemeOptions = { palette: { primary: { main: '#123456' } } };"],
    ['a variable', "const o = { palette: { primary: { main: '#123456' } } };\ncreateTheme(o);"],
    [
      'a spread',
      "const p = { primary: { main: '#123456' } };\ncreateTheme({ palette: { ...p } });",
    ],
    [
      'two steps',
      "let t = createTheme({ palette: {} });\nt = createTheme(t, { palette: { primary: { main: '#123456' } } });",
    ],
  ])('reads %s', (_kind, text) =>
    expect(optionsOf(text)).toEqual({ palette: { primary: { main: '#123456' } } }),
  );

  it.each([
    [
      'a default import and a helper around it',
      "import make from '@mui/material/styles/createTheme';\nexport default responsiveFontSizes(make({ shape: { borderRadius: 8 } }));",
    ],
    [
      'a function of the file, but not what it gets',
      'const round = (size) => ({ borderRadius: 8, other: size });\ncreateTheme({ shape: round(4) });',
    ],
    [
      'another file below',
      "import { radii } from './tokens';\ncreateTheme({ shape: { borderRadius: radii.large } });\nexport const radii = { large: 8 };\nexport default radii;",
    ],
    [
      'a theme that is made elsewhere',
      'export const getTokens = () => ({ shape: { borderRadius: 8 } });',
    ],
    [
      'assigned objects',
      'createTheme(Object.assign({}, { shape: Object.freeze({ borderRadius: 8 }) }));',
    ],
  ])('reads %s', (_kind, text) => expect(optionsOf(text)).toEqual({ shape: { borderRadius: 8 } }));

  it('reads sizes and colors by Material’s functions', () => {
    const text = `createTheme({ typography: { body1: { fontSize: pxToRem(18) } },
  palette: { brand: theme.palette.augmentColor({ color: { main: '#123456' } }) } });`;
    expect(optionsOf(text)).toEqual({
      typography: { body1: { fontSize: '1.125rem' } },
      palette: { brand: { main: '#123456' } },
    });
  });

  it('reads a theme that depends on the mode for both color schemes', () => {
    const text = `const colors = { light: '#111', dark: '#eee' };
export const getTheme = (mode, isCompact) => createTheme({
  palette: { mode, primary: { main: colors[mode] }, ...(mode === 'dark' ? { divider: '#333' } : {}) },
  spacing: isCompact ? 4 : 8,
  components: { MuiChip: { styleOverrides: { root: { color: mode !== 'dark' ? 'black' : 'white' } } } },
});`;
    const chip = (color: string) => ({ MuiChip: { styleOverrides: { root: { color } } } });
    expect(readTheme(text)).toEqual({
      options: {
        palette: { mode: 'light', primary: { main: '#111' } },
        components: chip('black'),
        colorSchemes: {
          dark: { palette: { mode: 'dark', primary: { main: '#eee' }, divider: '#333' } },
        },
        inScheme: { dark: { components: chip('white') } },
      },
      skipped: [{ line: 4, path: 'spacing', why: 'code' }],
    });
  });

  it('leaves out colors that Material can’t compute with', () => {
    const text = `createTheme({ palette: { primary: { main: 'var(--brand)' }, error: { main: '#b00020' } } });`;
    expect(readTheme(text)).toEqual({
      options: { palette: { error: { main: '#b00020' } } },
      skipped: [{ line: 1, path: 'palette.primary', why: 'color' }],
    });
  });

  it('leaves out what is harmless only where it was read', () => {
    const text = `const style = { a: { position: 'fixed' } };
const parts = (x) => ({ styleOverrides: { root: style.a } });
createTheme({ components: { MuiChip: parts(1) }, palette: { b: style.a } });`;
    expect(optionsOf(text)?.components).toEqual({ MuiChip: { styleOverrides: { root: {} } } });
  });

  it('takes a second theme for the other color scheme', () => {
    const text = `const a = createTheme({ palette: { primary: { main: '#111' } }, spacing: 4 });
const b = createTheme({ palette: { mode: 'dark', primary: { main: '#eee' } } });`;
    expect(optionsOf(text)?.colorSchemes).toEqual({
      dark: { palette: { mode: 'dark', primary: { main: '#eee' } } },
    });
  });

  it('leaves out a variant if it can’t read one of its conditions', () => {
    const text = `createTheme({ components: { MuiChip: { variants: [
  { props: ({ size }) => size === 'small', style: { color: 'red' } },
  { props: { size: 'small', is: own }, style: { color: 'red' } },
  { props: { size: 'small' }, style: { color: 'blue' } },
] } } });`;
    expect(optionsOf(text)).toEqual({
      components: {
        MuiChip: { variants: [{ props: { size: 'small' }, style: { color: 'blue' } }] },
      },
    });
    expect(readTheme(text)?.skipped.map(({ line }) => line)).toEqual([2, 3]);
  });

  it('leaves out what could harm the page', () => {
    const text = `createTheme({ palette: { "__proto__": { a: 1 }, constructor: { b: 1 }, 'a;} body{': '#fff',
  primary: { main: 'red;} * {display:none' } },
  components: {
    MuiCssBaseline: { styleOverrides: '@font-face { src: url(https://a.example) }' },
    MuiButton: { defaultProps: { href: 'https://a.example', component: 'iframe', slotProps: { root: { src: '//a.example' }, typography: { component: 'iframe' } }, backgroundImage: 'url(//a.example)', size: 'small' },
      styleOverrides: { root: { 'body &, html': { color: 'red' }, background: 'url(https://a.example/a.png)', position: 'fixed', label: 'a,*', color: 'red' } } } } });`;
    const read = readTheme(text);
    expect(read?.options).toEqual({
      palette: {},
      components: {
        MuiCssBaseline: {},
        MuiButton: {
          defaultProps: { slotProps: { root: {}, typography: {} }, size: 'small' },
          styleOverrides: { root: { color: 'red' } },
        },
      },
    });
    expect(read?.skipped.every(({ why }) => why === 'unsafe')).toBe(true);
    expect(({} as { a?: number }).a).toBeUndefined();
  });

  it.each([
    ['nothing', ''],
    ['other code', 'export const a = 1;'],
    ['no code', 'createTheme({'.repeat(50)],
    ['20 MB', `createTheme({ palette: { a: '${'x'.repeat(20_000_000)}' } })`],
    ['deep nesting', `createTheme(${'{ palette: '.repeat(15_000)}1${'}'.repeat(15_000)})`],
    ['a cycle', 'const a = b; const b = a; createTheme(a);'],
  ])('returns nothing for %s', (_kind, text) => {
    const read = readTheme(text);
    expect(Object.keys(read?.options.palette ?? {})).toEqual([]);
  });

  it('stops at its limits', () => {
    const text = `const a = { b: 1, c: 2 };\ncreateTheme({ palette: { ${Array.from({ length: 15_000 }, (_, at) => `k${at}: a`).join()} } });`;
    expect(readTheme(text.slice(0, limits.letters))?.skipped.at(-1)?.why).toBe('size');
  });
});

describe('selectors', () => {
  it.each([
    '&:hover',
    '& .MuiChip-label',
    '&.Mui-checked + .MuiSwitch-track',
    '& + &',
    '.MuiDataGrid-row:nth-of-type(2n+1)',
    '.dark &',
    '& .a & .b',
    '&:not(.Mui-disabled), & > *',
    '@media (max-width: 600px)',
  ])('%s stays inside', (selector) => expect(isSafeSelector(selector)).toBe(true));
  it.each([
    'body',
    'body &',
    ':root',
    '& ~ *',
    '& + div',
    ':not(.a',
    '@media (width',
    '~ div',
    ':not(&)',
    'div:has(&)',
    '& a, :is(& + *)',
    '@import url(x)',
    '@font-face',
    '&{} *',
    '\\26 x',
  ])('%s may not', (selector) => expect(isSafeSelector(selector)).toBe(false));
});

describe('values', () => {
  it.each([
    '"Inter", \'Segoe UI\', sans-serif',
    'url("data:image/svg+xml;utf8,<svg/>")',
    'calc(1px + var(--x))',
    '0 1px 2px rgb(0 0 0 / 20%)',
    '"\\201C"',
    '"}"',
  ])('%s is safe', (value) => expect(isSafeValue(value)).toBe(true));
  it.each([
    'red;}',
    'url(https://a.example)',
    'URL( //a.example)',
    'image-set("https://a.example" 1x)',
    '\\75rl(a)',
    '"a\nb"',
    'red/*',
    '"a\'',
    'calc(1px',
    '@import',
    'url(data:image/png,a), url(b)',
  ])('%s is not', (value) => expect(isSafeValue(value)).toBe(false));
});
