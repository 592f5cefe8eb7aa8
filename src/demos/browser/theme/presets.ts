import type { ThemeName } from './choice';

const small = { defaultProps: { size: 'small' } };
const dense = { defaultProps: { dense: true } };

/** Themes to try out, each as the options of `createTheme`. */
export const presets: Readonly<Record<Exclude<ThemeName, 'material' | 'mine'>, object>> = {
  compact: {
    spacing: 6,
    typography: { fontSize: 13, button: { lineHeight: 1.5 } },
    components: {
      MuiButton: small,
      MuiCheckbox: small,
      MuiDataGrid: { defaultProps: { density: 'compact' } },
      MuiFormControl: { defaultProps: { margin: 'dense', size: 'small' } },
      MuiIconButton: small,
      MuiList: dense,
      MuiMenuItem: dense,
      MuiPickersTextField: small,
      MuiTable: small,
      MuiTextField: small,
      MuiTreeItem: { styleOverrides: { content: { paddingBlock: 2 } } },
    },
  },
  rounded: {
    shape: { borderRadius: 12 },
    typography: { button: { fontWeight: 600, textTransform: 'none' } },
    colorSchemes: {
      light: { palette: { primary: { main: '#6750a4' }, secondary: { main: '#7d5260' } } },
      dark: { palette: { primary: { main: '#d0bcff' }, secondary: { main: '#efb8c8' } } },
    },
    components: {
      MuiButton: {
        defaultProps: { disableElevation: true },
        styleOverrides: { root: { borderRadius: 999 } },
      },
      MuiTreeItem: { styleOverrides: { content: { borderRadius: 999 } } },
    },
  },
  contrast: {
    colorSchemes: {
      light: {
        palette: {
          primary: { main: '#0b3d91' },
          secondary: { main: '#6a0572' },
          background: { default: '#fff', paper: '#fff' },
          text: { primary: '#000', secondary: '#1f1f1f' },
          divider: '#000',
        },
      },
      dark: {
        palette: {
          primary: { main: '#ffd54a' },
          secondary: { main: '#7fe7ff' },
          background: { default: '#000', paper: '#000' },
          text: { primary: '#fff', secondary: '#e6e6e6' },
          divider: '#fff',
        },
      },
    },
    components: {
      MuiButtonBase: {
        styleOverrides: {
          root: { '&.Mui-focusVisible': { outline: '3px solid currentcolor', outlineOffset: 2 } },
        },
      },
      MuiTreeItem: {
        styleOverrides: {
          content: { '&.Mui-focused': { outline: '3px solid currentcolor', outlineOffset: -3 } },
        },
      },
    },
  },
};
