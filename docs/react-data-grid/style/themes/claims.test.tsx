import type { ReactNode } from 'react';
import Dialog from '@mui/material/Dialog';
import {
  createTheme,
  ThemeProvider,
  useColorScheme,
  type Theme,
  type ThemeOptions,
} from '@mui/material/styles';
import { claimsOf, show } from 'claims';
import { expect } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { Grid, all, one, background, red } from '../claimsGrid';
import BothSchemes from './BothSchemes';
import GridTheme from './GridTheme';
import page from './index.mdx?raw';
import PaintedSections from './PaintedSections';

const claim = claimsOf(page);

const token = '--DataGrid-t-color-background-base';

claim('palette.DataGrid of the theme has three colors', async () => {
  const screen = await show(<PaintedSections />);
  // Not on a row, which has another color then.
  await userEvent.hover(screen.getByRole('columnheader').last());
  expect(await background('.MuiDataGrid-columnHeader[data-field="week1"]')).toBe(
    'rgb(220, 236, 217)',
  );
  expect(await background('.MuiDataGrid-cell--pinnedLeft')).toBe('rgb(238, 244, 234)');
  expect(await background('.MuiDataGrid-root')).toBe('rgb(255, 253, 247)');
});

claim('| headerBg | The headers | bg |', async () => {
  const theme = createTheme({ palette: { DataGrid: { bg: '#ff0000' } } } as ThemeOptions);
  await show(
    <ThemeProvider theme={theme}>
      <Grid />
    </ThemeProvider>,
  );
  expect(await background('.MuiDataGrid-columnHeader')).toBe(red);
});

claim('has no effect. Set them one level deeper', async () => {
  await show(<Grid sx={{ [token]: red }} />);
  expect(await background('.MuiDataGrid-root')).not.toBe(red);
  await show(<Grid aria-label="deeper" sx={{ '& > *': { [token]: red } }} />);
  await expect
    .poll(() =>
      getComputedStyle(document.querySelector('[aria-label="deeper"]')!).getPropertyValue(token),
    )
    .toBe(red);
});

claim('otherwise a solid shade of palette.divider', async () => {
  await show(
    <ThemeProvider theme={createTheme({ palette: { divider: 'rgba(255, 0, 0, 0.5)' } })}>
      <Grid />
    </ThemeProvider>,
  );
  expect(getComputedStyle(await one('.MuiDataGrid-root')).borderTopColor).toBe(
    'rgb(255, 224, 224)',
  );
});

claim("theme.applyStyles('dark', …) adds the rules for dark mode", async () => {
  const screen = await show(<BothSchemes />);
  expect(await background('.MuiDataGrid-columnHeader')).toBe('rgb(251, 238, 194)');
  await screen.unmount();
  await show(<BothSchemes />, { scheme: 'dark' });
  expect(await background('.MuiDataGrid-columnHeader')).toBe('rgb(58, 48, 16)');
});

claim('Without cssVariables in your theme, you can check the mode instead', async () => {
  const color = async (cssVariables: boolean) => {
    const theme = createTheme({
      cssVariables: cssVariables && { colorSchemeSelector: 'class' },
      colorSchemes: { light: true, dark: true },
    });
    const screen = await render(
      <ThemeProvider theme={theme} defaultMode="dark" storageManager={null}>
        <Grid sx={({ palette }) => ({ bgcolor: palette.mode === 'dark' ? red : 'lime' })} />
      </ThemeProvider>,
    );
    const found = await background('.MuiDataGrid-root');
    await screen.unmount();
    return found;
  };
  expect(await color(false)).toBe(red);
  expect(await color(true)).not.toBe(red);
});

function Dark() {
  const { setMode } = useColorScheme();
  return (
    <>
      <button onClick={() => setMode('dark')}>Dark</button>
      <button onClick={() => setMode('light')}>Light</button>
    </>
  );
}

/** The backgrounds in the light and in the dark mode, with a `palette.DataGrid` for each. */
async function backgrounds(cssVariables: boolean, forceThemeRerender?: boolean) {
  const theme = createTheme({
    cssVariables: cssVariables && { colorSchemeSelector: 'class' },
    colorSchemes: {
      light: { palette: { DataGrid: { bg: '#ff0000' } } },
      dark: { palette: { DataGrid: { bg: '#0000ff' } } },
    },
  } as ThemeOptions);
  const screen = await render(
    <ThemeProvider
      theme={theme}
      defaultMode="light"
      storageManager={null}
      {...{ forceThemeRerender }}
    >
      <Dark />
      <Grid />
    </ThemeProvider>,
  );
  const modes = [];
  for (const name of ['Light', 'Dark']) {
    await userEvent.click(screen.getByRole('button', { name }));
    if (cssVariables) {
      await expect.poll(() => document.documentElement.className).toBe(name.toLowerCase());
    }
    modes.push(await background('.MuiDataGrid-root'));
  }
  await screen.unmount();
  return modes;
}

claim('give each entry of colorSchemes its own palette.DataGrid', async () => {
  expect(await backgrounds(false)).toEqual([red, 'rgb(0, 0, 255)']);
});

claim(
  'With cssVariables in the theme, the grid keeps the colors of the default scheme',
  async () => {
    expect(await backgrounds(true)).toEqual([red, red]);
  },
);

claim('forceThemeRerender on ThemeProvider makes it do so', async () => {
  expect(await backgrounds(true, true)).toEqual([red, 'rgb(0, 0, 255)']);
});

claim('defaultProps sets props for every grid', async () => {
  await show(<GridTheme />);
  expect((await one('.MuiDataGrid-root')).className).toContain('root--densityCompact');
  expect(getComputedStyle(await one('.MuiDataGrid-columnHeaderTitle')).fontWeight).toBe('700');
});

claim('Rules in sx win over styleOverrides.', async () => {
  const theme = createTheme({
    components: { MuiDataGrid: { styleOverrides: { cell: { backgroundColor: 'blue' } } } },
  });
  await show(
    <ThemeProvider theme={theme}>
      <Grid sx={{ '& .MuiDataGrid-cell': { bgcolor: red } }} />
    </ThemeProvider>,
  );
  expect(await background('.MuiDataGrid-cell')).toBe(red);
});

claim('nonce has no effect in 8.1.0', async () => {
  await show(<Grid nonce="abc" />);
  const style = await one('.MuiDataGrid-root > style');
  expect(style.textContent).toContain(token);
  expect(style.nonce).toBe('');
  expect(all('[nonce]').filter(({ nonce }) => nonce === 'abc')).toEqual([]);
});

claim('set disableEval, so that the grid', async () => {
  const filterModel = { items: [{ field: 'a', operator: 'equals', value: 'a7' }] };
  for (const disableEval of [false, true]) {
    const screen = await show(<Grid disableEval={disableEval} filterModel={filterModel} />);
    await expect
      .poll(() => all('[role=gridcell]').map(({ textContent }) => textContent))
      .toEqual(['a7']);
    await screen.unmount();
  }
});

claim('In a theme where these differ, the grid stands out. Give bg the other color', async () => {
  const palette = { mode: 'dark', background: { default: '#000000', paper: '#302010' } } as const;
  const onPaper = (outer: Theme) => ({
    ...outer,
    palette: {
      ...outer.palette,
      DataGrid: { bg: (outer.vars ?? outer).palette.background.paper },
    },
  });
  for (const theme of [createTheme({ palette }), createTheme({ cssVariables: true, palette })]) {
    const dialog = (grid: ReactNode) => (
      <ThemeProvider theme={theme}>
        <Dialog open slotProps={{ paper: { sx: { backgroundImage: 'none' } } }}>
          {grid}
        </Dialog>
      </ThemeProvider>
    );
    const plain = await render(dialog(<Grid aria-label="plain" />));
    expect(await background('.MuiDataGrid-columnHeader')).toBe('rgb(0, 0, 0)');
    await plain.unmount();
    const nested = await render(
      dialog(
        <ThemeProvider theme={onPaper}>
          <Grid aria-label="nested" />
        </ThemeProvider>,
      ),
    );
    await one('[aria-label=nested]');
    expect(await background('.MuiDialog-paper')).toBe('rgb(48, 32, 16)');
    expect(getComputedStyle(await one('.MuiDialog-paper')).backgroundImage).toBe('none');
    expect(await background('.MuiDataGrid-columnHeader')).toBe('rgb(48, 32, 16)');
    expect(await background('.MuiDataGrid-root')).toBe('rgb(48, 32, 16)');
    await nested.unmount();
  }
});
