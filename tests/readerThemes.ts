/** Themes as readers have them: made up, and as different from each other as possible. Most have enough contrast in both schemes. */
export const readerThemes: Readonly<Record<string, string>> = {
  'dark only': `createTheme({
    palette: {
      mode: 'dark',
      primary: { main: '#7cc4ff' },
      secondary: { main: '#ffb4a2' },
      background: { default: '#0b0f14', paper: '#121820' },
      text: { primary: '#eef2f6', secondary: '#b6c2cf' },
      divider: 'rgba(255, 255, 255, 0.16)',
    },
  })`,
  'high density': `createTheme({
    spacing: 4,
    typography: { fontSize: 12, body2: { fontSize: 12, lineHeight: 1.3 } },
    components: {
      MuiButton: { defaultProps: { size: 'small', variant: 'outlined' } },
      MuiTextField: { defaultProps: { size: 'small', margin: 'dense' } },
      MuiDataGrid: { defaultProps: { density: 'compact', rowHeight: 40, columnHeaderHeight: 44 } },
      MuiTreeItem: { styleOverrides: { content: { padding: '0 4px' } } },
      MuiToolbar: { defaultProps: { variant: 'dense' } },
    },
  })`,
  'big radius': `createTheme({
    shape: { borderRadius: 24 },
    components: {
      MuiButton: { styleOverrides: { root: { borderRadius: 999, textTransform: 'none' } } },
      MuiPaper: { defaultProps: { elevation: 0, variant: 'outlined' } },
      MuiDataGrid: { styleOverrides: { root: { borderRadius: 24, overflow: 'hidden' } } },
    },
  })`,
  serif: `createTheme({
    typography: {
      fontFamily: ['Georgia', 'Times New Roman', 'serif'].join(','),
      fontWeightMedium: 700,
      h6: { letterSpacing: '0.02em' },
      button: { textTransform: 'none', fontStyle: 'italic' },
    },
    palette: { primary: { main: '#7a2e1d' }, background: { default: '#fffdf7', paper: '#fffdf7' } },
  })`,
  'huge spacing': `createTheme({
    spacing: 16,
    typography: { fontSize: 18, htmlFontSize: 16 },
    components: { MuiDataGrid: { defaultProps: { density: 'comfortable' } } },
  })`,
  'two purples': `const brand = { light: '#5b2a9d', dark: '#c9a7ff' };
    const getTheme = (mode) => createTheme({
      palette: { mode, primary: { main: brand[mode] }, ...(mode === 'dark' && { divider: '#4a3a66' }) },
      components: { MuiChip: { styleOverrides: { root: { borderColor: mode === 'dark' ? '#c9a7ff' : '#5b2a9d' } } } },
    });`,
  variants: `createTheme({
    components: {
      MuiButton: {
        variants: [
          { props: { variant: 'outlined' }, style: { borderWidth: 2, '&:hover': { borderWidth: 2 } } },
          { props: { variant: 'contained', color: 'primary' }, style: { backgroundColor: '#0b4f8a', color: '#ffffff', '&:hover': { backgroundColor: '#093f6e' } } },
        ],
      },
      MuiTextField: { defaultProps: { variant: 'filled' } },
      MuiChip: { defaultProps: { variant: 'outlined' }, styleOverrides: { label: { fontWeight: 600 } } },
    },
  })`,
  'X components': `createTheme({
    components: {
      MuiDataGrid: {
        defaultProps: { showCellVerticalBorder: true, disableColumnMenu: true },
        styleOverrides: {
          root: { '--DataGrid-rowBorderColor': '#8a94a6', border: 0 },
          columnHeaderTitle: { fontWeight: 700 },
          cell: { fontVariantNumeric: 'tabular-nums' },
        },
      },
      MuiDateCalendar: { defaultProps: { showDaysOutsideCurrentMonth: true }, styleOverrides: { root: { borderRadius: 12 } } },
      MuiPickersDay: { styleOverrides: { root: { borderRadius: 4 } } },
      MuiPickersTextField: { defaultProps: { variant: 'outlined' } },
      MuiChartsAxis: { styleOverrides: { root: { '& .MuiChartsAxis-line': { strokeWidth: 2 } } } },
      MuiChartsLegend: { styleOverrides: { root: { gap: 24 } } },
      MuiTreeItem: { styleOverrides: { content: { borderRadius: 0 } }, defaultProps: {} },
    },
  })`,
  'flat and square': `createTheme({
    shape: { borderRadius: 0 },
    shadows: Array(25).fill('none'),
    transitions: { duration: { enteringScreen: 0, leavingScreen: 0, standard: 0 } },
    breakpoints: { values: { xs: 0, sm: 500, md: 800, lg: 1100, xl: 1400 } },
    zIndex: { modal: 2000, tooltip: 2100 },
    palette: { grey: { 300: '#cfd8dc', 700: '#455a64' }, contrastThreshold: 4.5 },
    components: {
      MuiButtonBase: { defaultProps: { disableRipple: true } },
      MuiTooltip: { defaultProps: { arrow: true } },
      MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    },
  })`,
  'both schemes': `extendTheme({
    colorSchemes: {
      light: {
        palette: {
          primary: { main: '#00695c' },
          secondary: { main: '#8e24aa' },
          error: { main: '#b00020' },
          background: { default: '#f3f7f6', paper: '#ffffff' },
          text: { primary: '#10201d', secondary: '#3d524d' },
        },
      },
      dark: {
        palette: {
          primary: { main: '#80cbc4' },
          secondary: { main: '#ce93d8' },
          error: { main: '#ff8a80' },
          background: { default: '#0d1513', paper: '#14201d' },
          text: { primary: '#e8f3f0', secondary: '#b4c7c1' },
        },
      },
    },
    typography: { h6: { fontWeight: 700 }, body1: { lineHeight: 1.6 } },
  })`,
};
