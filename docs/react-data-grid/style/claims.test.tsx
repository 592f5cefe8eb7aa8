import {
  createTheme,
  ThemeProvider,
  useColorScheme,
  type ThemeOptions,
} from '@mui/material/styles';
import { DataGrid, type DataGridProps } from '@mui/x-data-grid';
import type {} from '@mui/x-data-grid/themeAugmentation';
import { claimsOf, show } from 'claims';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import AlignedCells from './AlignedCells';
import BothSchemes from './BothSchemes';
import GridTheme from './GridTheme';
import HeaderLooks from './HeaderLooks';
import HeatMap from './HeatMap';
import page from './index.mdx?raw';
import OneProp from './OneProp';
import PaintLibrary from './PaintLibrary';
import PaintedSections from './PaintedSections';
import RowsByPriority from './RowsByPriority';
import Stripes from './Stripes';

const claim = claimsOf(page);

const manyRows = Array.from({ length: 60 }, (_, id) => ({ id, a: `a${id}` }));

function Grid(props: Partial<DataGridProps>) {
  return (
    <div style={{ height: 300, width: 400 }}>
      <DataGrid rows={manyRows} columns={[{ field: 'a' }]} hideFooter {...props} />
    </div>
  );
}

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const one = async (selector: string) => {
  await expect.poll(() => all(selector).length).toBeGreaterThan(0);
  return all(selector)[0] as HTMLElement;
};
const background = async (selector: string) =>
  getComputedStyle(await one(selector)).backgroundColor;

claim('You can adjust a detail or give the grid a completely different look', async () => {
  for (const [direction, side] of [
    ['ltr', 'Left'],
    ['rtl', 'Right'],
  ] as const) {
    const screen = await show(<PaintLibrary />, { direction });
    await one('.color > span');
    // One of them may be wider, under the pointer.
    const swatches = all('.color > span').map((swatch) => getComputedStyle(swatch));
    expect(swatches.map((swatch) => swatch[`border${side}Width`])).toContain('108px');
    expect(swatches[0]?.[`border${side}Color`]).toBe('rgb(181, 72, 46)');
    await screen.unmount();
  }
});

const red = 'rgb(255, 0, 0)';
const token = '--DataGrid-t-color-background-base';

claim("has the same specificity as the grid's own rule and comes later, so it wins", async () => {
  await show(<Grid sx={{ '& .MuiDataGrid-cell': { whiteSpace: 'pre' } }} />);
  expect(getComputedStyle(await one('.MuiDataGrid-cell')).whiteSpace).toBe('pre');
});

claim(
  'adds your own classes to parts: classes={{ row: "line" }}'.replaceAll('"', "'"),
  async () => {
    await show(<Grid classes={{ row: 'line' }} />);
    expect((await one('.MuiDataGrid-row')).className).toContain('line');
  },
);

claim("sx of the grid doesn't reach them", async () => {
  const screen = await show(
    <Grid showToolbar sx={{ '& .MuiDataGrid-paper': { backgroundColor: red } }} />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
  expect(await background('.MuiDataGrid-paper')).not.toBe(red);
});

claim('use slotProps, such as slotProps={{ panel: { className:', async () => {
  const screen = await show(
    <>
      <style>{`.my-panel .MuiDataGrid-paper { background-color: ${red} }`}</style>
      <Grid showToolbar slotProps={{ panel: { className: 'my-panel' } }} />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
  expect(await background('.MuiDataGrid-paper')).toBe(red);
});

claim('The grid; the second with showCellVerticalBorder', async () => {
  await show(<Grid showCellVerticalBorder />);
  expect((await one('.MuiDataGrid-root')).className).toContain('MuiDataGrid-withVerticalBorder');
});

claim('the second is never set in 8.1.0', async () => {
  await show(<Grid />);
  const content = await one('.MuiDataGrid-virtualScrollerContent');
  await expect.poll(() => content.offsetHeight).toBe(60 * 52);
  expect(all('.MuiDataGrid-virtualScrollerContent--overflowed')).toEqual([]);
});

claim("It gets id, row and columns, and the row's place on the page", async () => {
  let params = {};
  await show(
    <Grid
      getRowClassName={(given) => {
        params = given;
        return '';
      }}
    />,
  );
  await expect
    .poll(() => Object.keys(params).sort())
    .toEqual([
      'columns',
      'id',
      'indexRelativeToCurrentPage',
      'isFirstVisible',
      'isLastVisible',
      'row',
    ]);
});

claim(
  "replaces the color of hovered rows, and that of selected rows as long as they aren't hovered",
  async () => {
    await show(
      <Grid
        getRowClassName={() => 'mine'}
        rowSelectionModel={{ type: 'include', ids: new Set([0]) }}
        sx={{ '& .MuiDataGrid-row.mine': { bgcolor: red } }}
      />,
    );
    const row = await one('.MuiDataGrid-row.Mui-selected');
    expect(getComputedStyle(row).backgroundColor).toBe(red);
    await userEvent.hover(row);
    expect(getComputedStyle(row).backgroundColor).not.toBe(red);
    const other = await one('.MuiDataGrid-row:not(.Mui-selected)');
    await userEvent.hover(other);
    expect(getComputedStyle(other).backgroundColor).toBe(red);
    expect(getComputedStyle(row).backgroundColor).toBe(red);
  },
);

claim('Set both colors again, as above', async () => {
  await show(<RowsByPriority />);
  const before = await background('.priority-urgent');
  await userEvent.click((await one('.priority-urgent')).querySelector('[role=gridcell]')!);
  expect(await background('.priority-urgent.Mui-selected')).not.toBe(before);
});

claim('so that the first row of every page looks the same', async () => {
  const screen = await show(<Stripes />);
  const striped = () =>
    all('.MuiDataGrid-row')
      .map((row) => row.classList.contains('striped'))
      .join();
  await expect.poll(striped).toBe('false,true,false,true,false');
  await userEvent.click(screen.getByRole('button', { name: 'Go to next page' }));
  await expect.element(screen.getByText('Elif Demir')).toBeVisible();
  expect(striped()).toBe('false,true,false,true,false');
});

claim('so stripes would change while you scroll', async () => {
  await show(<Grid sx={{ '& .MuiDataGrid-row:nth-of-type(even)': { bgcolor: red } }} />);
  const striped = () =>
    all('.MuiDataGrid-row')
      .filter((row) => getComputedStyle(row).backgroundColor === red)
      .map((row) => Number(row.dataset.id) % 2);
  await expect.poll(() => new Set(striped()).size).toBe(1);
  const kinds = new Set(striped());
  const scroller = await one('.MuiDataGrid-virtualScroller');
  for (let top = 52; top < 1500; top += 52) {
    scroller.scrollTop = top;
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    striped().forEach((kind) => kinds.add(kind));
  }
  expect(kinds.size).toBe(2);
});

claim('the busier an hour is, the stronger its color', async () => {
  await show(<HeatMap />);
  await one('.MuiDataGrid-cell.heat-4');
  const value = (cell: HTMLElement) => Number(cell.textContent?.replace(',', ''));
  const strongest = all('.MuiDataGrid-cell.heat-4').map(value);
  const others = all('.MuiDataGrid-cell[class*="heat-"]:not(.heat-4)').map(value);
  expect(Math.min(...strongest)).toBeGreaterThan(Math.max(...others));
});

claim('with a line-height as high as the row', async () => {
  await show(<Grid />);
  expect(getComputedStyle(await one('.MuiDataGrid-cell')).lineHeight).toBe('51px');
});

claim('Columns of the type number are right-aligned', async () => {
  await show(<AlignedCells />);
  const align = async (field: string) =>
    getComputedStyle(await one(`[role=gridcell][data-field="${field}"]`)).textAlign;
  expect([await align('kind'), await align('kilometers'), await align('minutes')]).toEqual([
    'center',
    'right',
    'left',
  ]);
});

claim("In right-to-left layouts 'left' and 'right' are swapped", async () => {
  await show(<AlignedCells />, { direction: 'rtl' });
  const align = async (field: string) =>
    getComputedStyle(await one(`[role=gridcell][data-field="${field}"]`)).textAlign;
  expect([await align('kilometers'), await align('minutes')]).toEqual(['left', 'right']);
});

claim('palette.DataGrid of the theme has three colors', async () => {
  await show(<PaintedSections />);
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

claim('sx styles the root element. To style the parts inside, use their classes', async () => {
  const screen = await show(<OneProp />);
  const root = getComputedStyle(await one('.MuiDataGrid-root'));
  expect(root.borderTopWidth).toBe('2px');
  expect(getComputedStyle(await one('.MuiDataGrid-columnHeaderTitle')).fontWeight).toBe('700');
  const cell = screen.getByRole('gridcell').first();
  await userEvent.hover(cell);
  await expect.poll(() => getComputedStyle(cell.element()).color).toBe(root.borderTopColor);
});

claim('headerClassName adds a class to one', async () => {
  const screen = await show(<HeaderLooks />);
  // The first one: a tooltip may repeat it.
  const title = (name: string) => getComputedStyle(screen.getByText(name).first().element());
  await expect.element(screen.getByText('Light (%)')).toBeVisible();
  expect(title('Light (%)').fontStyle).toBe('italic');
  expect(title('Family').fontStyle).toBe('normal');
  expect(title('Light (%)').textDecorationLine).toBe('underline');
  await userEvent.click(screen.getByText('Family'));
  await expect.poll(() => title('Family').textDecorationLine).toBe('underline');
  expect(title('Light (%)').textDecorationLine).toBe('none');
});
