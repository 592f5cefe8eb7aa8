import { createTheme, ThemeProvider } from '@mui/material/styles';
import {
  DataGrid,
  GRID_DEFAULT_LOCALE_TEXT,
  type DataGridProps,
  type GridApi,
  type GridColDef,
  type GridInitialState,
  type GridTranslationKeys,
} from '@mui/x-data-grid';
import * as locales from '@mui/x-data-grid/locales';
import * as premiumLocales from '@mui/x-data-grid-premium/locales';
import { DataGridPro } from '@mui/x-data-grid-pro';
import * as proLocales from '@mui/x-data-grid-pro/locales';
import { claimsOf, show } from 'claims';
import { useEffect, useRef, type RefObject } from 'react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import EveryLocale from './EveryLocale';
import page from './index.mdx?raw';
import OwnWords from './OwnWords';
import RightToLeft from './RightToLeft';
import SwitchLanguage from './SwitchLanguage';
import TranslatedSlot from './TranslatedSlot';

const claim = claimsOf(page);

const { deDE, frFR, itIT } = locales;
const german = deDE.components.MuiDataGrid.defaultProps.localeText;

const keys = Object.keys(GRID_DEFAULT_LOCALE_TEXT) as GridTranslationKeys[];
const special = /pivot|^ai|^prompt|Assistant$/i;
const all = Object.entries(locales).map(([name, locale]) => {
  const texts = locale.components.MuiDataGrid.defaultProps.localeText;
  return { name, has: (key: GridTranslationKeys) => texts[key] !== undefined };
});

const Small = (props: Partial<DataGridProps>) => (
  <div style={{ height: 300, width: 600 }}>
    <DataGrid
      label="Small"
      rows={[{ id: 1, a: 'x' }]}
      columns={[{ field: 'a', headerName: 'A', width: 200 }]}
      {...props}
    />
  </div>
);

const cells = (field: string) =>
  [...document.querySelectorAll(`[role=gridcell][data-field="${field}"]`)].map(
    (cell) => cell.textContent,
  );

claim('The package has them in 38 languages', () => {
  expect(all).toHaveLength(38);
});

claim('Selection, sorting and filters stay as they are when the language changes', async () => {
  const screen = await show(<SwitchLanguage />);
  await userEvent.click(screen.getByRole('columnheader', { name: 'Ozean' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Zeile auswählen' }).first());
  await expect.element(screen.getByText('1 Eintrag ausgewählt')).toBeVisible();
  const order = cells('label');
  await userEvent.click(screen.getByRole('button', { name: 'Français' }));
  await expect.element(screen.getByText('1 ligne sélectionnée')).toBeVisible();
  expect(cells('label')).toEqual(order);
  const header = screen.getByRole('columnheader', { name: 'Océan' });
  await expect.element(header).toHaveAttribute('aria-sort', 'ascending');
});

claim('put it into the theme for all grids at once', async () => {
  const theme = createTheme({ palette: { primary: { main: '#1565c0' } } }, deDE);
  const screen = await show(
    <ThemeProvider theme={theme}>
      <Small rows={[]} />
    </ThemeProvider>,
  );
  await expect.element(screen.getByText('Keine Einträge')).toBeVisible();
});

/** The same as on the page. */
async function loadTexts(code: string): Promise<DataGridProps['localeText']> {
  const loaded = await import('@mui/x-data-grid/locales');
  const names = Object.keys(loaded) as (keyof typeof loaded)[];
  const [language] = code.split('-');
  const name =
    names.find((each) => each === code.replace('-', '')) ??
    names.find((each) => each.slice(0, 2) === language);
  return name && loaded[name].components.MuiDataGrid.defaultProps.localeText;
}

claim('This function finds the one for a code such as de, de-AT or pt-BR', async () => {
  for (const code of ['de', 'de-DE', 'de-AT']) expect(await loadTexts(code), code).toBe(german);
  const textsOf = ({ components }: typeof deDE) => components.MuiDataGrid.defaultProps.localeText;
  expect(await loadTexts('pt-BR')).toBe(textsOf(locales.ptBR));
  expect(await loadTexts('pt-PT')).toBe(textsOf(locales.ptPT));
});

claim('For a language without an export it returns undefined', async () => {
  for (const code of ['fil', 'ga', 'eo-DE']) expect(await loadTexts(code), code).toBeUndefined();
  const screen = await show(<Small localeText={undefined} />);
  await expect.element(screen.getByText('Rows per page:')).toBeVisible();
});

claim('ptBR for pt, zhCN for zh', async () => {
  const { ptBR, zhCN } = locales;
  expect(await loadTexts('pt')).toBe(ptBR.components.MuiDataGrid.defaultProps.localeText);
  expect(await loadTexts('zh')).toBe(zhCN.components.MuiDataGrid.defaultProps.localeText);
});

claim("The footer of the grid needs only the grid's", async () => {
  const screen = await show(<Small localeText={german} />);
  await expect.element(screen.getByText('Zeilen pro Seite:')).toBeVisible();
  await expect.element(screen.getByText('1–1 von 1')).toBeVisible();
  await expect
    .element(screen.getByRole('button', { name: 'Zur nächsten Seite' }))
    .toBeInTheDocument();
});

claim("A text that's missing in a locale appears in English", async () => {
  const screen = await show(
    <Small
      localeText={itIT.components.MuiDataGrid.defaultProps.localeText}
      columnVisibilityModel={{ a: false }}
    />,
  );
  await expect.element(screen.getByText('No columns')).toBeVisible();
});

claim('This table counts the texts in the package itself', async () => {
  await show(
    <div style={{ width: 900 }}>
      <EveryLocale />
    </div>,
  );
  await expect.poll(() => cells('id').length).toBeGreaterThan(5);
  const texts = cells('translated');
  cells('id').forEach((id, index) => {
    const counted = keys.filter((key) => all.find(({ name }) => name === id)?.has(key)).length;
    expect(texts[index], String(id)).toBe(`${counted} of ${keys.length}`);
  });
});

claim('At 8.1.0 only English is complete, with 191 texts', () => {
  expect(keys).toHaveLength(191);
  expect(all.filter(({ has }) => keys.every(has)).map(({ name }) => name)).toEqual(['enUS']);
});

claim('61 belong to pivoting, the AI Assistant and its prompt field', () => {
  const extra = keys.filter((key) => special.test(key));
  expect(extra).toHaveLength(61);
  const counts = all
    .filter(({ name }) => name !== 'enUS')
    .map(({ has }) => extra.filter(has).length);
  expect(Math.max(...counts)).toBe(12);
});

claim('seven locales miss none of these', () => {
  const everyday = keys.filter((key) => !special.test(key));
  const complete = all.filter(({ has }) => everyday.every(has)).map(({ name }) => name);
  expect(complete.sort()).toEqual(
    ['csCZ', 'deDE', 'enUS', 'hrHR', 'skSK', 'zhCN', 'zhHK', 'zhTW'].sort(),
  );
});

claim('The other 30 all miss paginationDisplayedRows', async () => {
  expect(all.filter(({ has }) => !has('paginationDisplayedRows'))).toHaveLength(30);
  const screen = await show(
    <Small localeText={frFR.components.MuiDataGrid.defaultProps.localeText} />,
  );
  await expect.element(screen.getByText('1–1 of 1')).toBeVisible();
});

claim('The exports are', () => {
  const listed = /^The exports are (.*)$/m.exec(page)?.[1]?.match(/[a-z]{2}[A-Z]{2}/g);
  expect(listed).toEqual(Object.keys(locales).sort());
});

claim('Import a locale from the package of your plan', () => {
  expect(Object.keys(proLocales).sort()).toEqual(Object.keys(locales).sort());
  expect(Object.keys(premiumLocales).sort()).toEqual(Object.keys(locales).sort());
});

claim('Texts with a number or a name in them are functions', async () => {
  const screen = await show(<OwnWords />);
  await expect.element(screen.getByText('No ocean has that name.')).toBeVisible();
  await userEvent.clear(screen.getByRole('searchbox'));
  await expect.element(screen.getByText('Pacific')).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all rows' }));
  await expect.element(screen.getByText('5 oceans selected')).toBeVisible();
  // Not by its role: the button is hidden until the pointer is on the header.
  expect(document.querySelector('[aria-label="More for Ocean"]')).not.toBeNull();
});

claim('turns everything else back to English: spread the German texts before yours', async () => {
  const theme = createTheme({}, deDE);
  const screen = await show(
    <ThemeProvider theme={theme}>
      <Small rows={[]} localeText={{ noRowsLabel: 'Leer' }} />
    </ThemeProvider>,
  );
  await expect.element(screen.getByText('Leer')).toBeVisible();
  await expect.element(screen.getByText('Rows per page:')).toBeVisible();
  await screen.rerender(
    <ThemeProvider theme={theme}>
      <Small rows={[]} localeText={{ ...german, noRowsLabel: 'Leer' }} />
    </ThemeProvider>,
  );
  await expect.element(screen.getByText('Zeilen pro Seite:')).toBeVisible();
});

claim('Your slots then use the same language as the grid', async () => {
  const screen = await show(<TranslatedSlot />);
  await expect.element(screen.getByRole('button', { name: 'Colonnes' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Filtres' })).toBeVisible();
});

claim(
  "format values with toLocaleString() or toLocaleDateString() in the browser's language",
  async () => {
    await show(
      <Small
        localeText={german}
        rows={[{ id: 1, a: 1234.5, b: new Date(2026, 8, 14, 7, 2), c: new Date(2026, 8, 14) }]}
        columns={[
          { field: 'a', type: 'number', width: 150 },
          { field: 'b', type: 'dateTime', width: 200 },
          { field: 'c', type: 'date', width: 150 },
        ]}
      />,
    );
    await expect.poll(() => cells('a')).toEqual([(1234.5).toLocaleString()]);
    expect(cells('b')).toEqual([new Date(2026, 8, 14, 7, 2).toLocaleString()]);
    expect(cells('c')).toEqual([new Date(2026, 8, 14).toLocaleDateString()]);
  },
);

claim('the grid has no prop lang', async () => {
  const props = { lang: 'fr', slotProps: { root: {} } };
  const lang = () => document.querySelector('.MuiDataGrid-root')?.getAttribute('lang');
  const screen = await show(<Small {...props} />);
  await expect.poll(lang).toBeNull();
  await screen.rerender(<Small slotProps={{ root: { lang: 'de' } }} />);
  await expect.poll(lang).toBe('de');
});

claim('stay on the side that you name', async () => {
  await show(
    <div style={{ height: 300, width: 600 }}>
      <DataGridPro
        rows={[{ id: 1, a: 'x', b: 'y' }]}
        columns={[
          { field: 'a', width: 100 },
          { field: 'b', width: 100 },
        ]}
        pinnedColumns={{ left: ['b'] }}
      />
    </div>,
    { direction: 'rtl' },
  );
  await expect.poll(() => cells('b').length).toBe(1);
  const left = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().left;
  const grid = left('.MuiDataGrid-root') ?? Number.NaN;
  expect((left('[role=gridcell][data-field=b]') ?? Number.NaN) - grid).toBeLessThan(5);
});

claim('The first column is on the right', async () => {
  await show(
    <div style={{ width: 600 }}>
      <RightToLeft />
    </div>,
  );
  await expect.poll(() => cells('name').length).toBe(4);
  const x = (selector: string) =>
    (document.querySelector(selector) as Element).getBoundingClientRect();
  expect(x('[data-field=name][role=gridcell]').left).toBeGreaterThan(
    x('[data-field=continent][role=gridcell]').left,
  );
  const number = document.querySelector('[data-field=height][role=gridcell]') as HTMLElement;
  expect(getComputedStyle(number).textAlign).toBe('left');
  await userEvent.click(number);
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => document.activeElement?.getAttribute('data-field')).toBe('continent');
});

claim("direction alone doesn't mirror styles", async () => {
  const theme = createTheme({ direction: 'rtl' });
  await show(
    <ThemeProvider theme={theme}>
      <div dir="rtl">
        <Small columns={[{ field: 'a', type: 'number', width: 150 }]} />
      </div>
    </ThemeProvider>,
  );
  await expect.poll(() => cells('a').length).toBe(1);
  const number = document.querySelector('[data-field=a][role=gridcell]') as HTMLElement;
  expect(getComputedStyle(number).textAlign).toBe('right');
});

claim('put your texts after the locale, and include only those that you change', async () => {
  const ownTexts = {
    components: { MuiDataGrid: { defaultProps: { localeText: { noRowsLabel: 'Leer' } } } },
  };
  const screen = await show(
    <ThemeProvider theme={createTheme({}, deDE, ownTexts)}>
      <Small rows={[]} />
    </ThemeProvider>,
  );
  await expect.element(screen.getByText('Leer')).toBeVisible();
  await expect.element(screen.getByText('Zeilen pro Seite:')).toBeVisible();
});

claim('without these keys around them, they have no effect', async () => {
  const screen = await show(
    <ThemeProvider theme={createTheme({}, deDE, { noRowsLabel: 'Leer' })}>
      <Small rows={[]} />
    </ThemeProvider>,
  );
  await expect.element(screen.getByText('Keine Einträge')).toBeVisible();
});

claim('for all three plans', async () => {
  const ownTexts = {
    components: { MuiDataGrid: { defaultProps: { localeText: { noRowsLabel: 'Leer' } } } },
  };
  const screen = await show(
    <ThemeProvider theme={createTheme({}, ownTexts)}>
      <div style={{ height: 300 }}>
        <DataGridPro rows={[]} columns={[{ field: 'a' }]} />
      </div>
    </ThemeProvider>,
  );
  await expect.element(screen.getByText('Leer')).toBeVisible();
});

const apiRef: RefObject<GridApi | null> = { current: null };

function useKeptColumns(columns: GridColDef[]) {
  const kept = useRef<GridInitialState['columns']>(undefined);
  useEffect(() => {
    const api = apiRef.current;
    if (kept.current) api?.restoreState({ columns: kept.current });
    return () => {
      kept.current = api?.exportState().columns;
    };
  }, [columns]);
}

claim('A new array brings back its own order and widths', async () => {
  const inEnglish = ['Name', 'Stock'].map((headerName) => ({ field: headerName, headerName }));
  const inGerman = inEnglish.map(({ field }) => ({ field, headerName: `${field} auf Deutsch` }));
  const fields = () => apiRef.current?.getAllColumns().map(({ field }) => field);
  const widthOf = (field: string) => apiRef.current?.getColumn(field).computedWidth;
  const Plain = (props: { columns: GridColDef[] }) => <Small apiRef={apiRef} {...props} />;
  function Kept(props: { columns: GridColDef[] }) {
    useKeptColumns(props.columns);
    return <Plain {...props} />;
  }
  for (const Grid of [Plain, Kept]) {
    const screen = await show(<Grid columns={inEnglish} />);
    await expect.element(screen.getByRole('columnheader', { name: 'Name' })).toBeVisible();
    apiRef.current?.setColumnWidth('Name', 220);
    apiRef.current?.restoreState({ columns: { orderedFields: ['Stock', 'Name'] } });
    expect(fields()).toEqual(['Stock', 'Name']);
    await screen.rerender(<Grid columns={inGerman} />);
    await expect.element(screen.getByText('Stock auf Deutsch')).toBeVisible();
    const isKept = Grid === Kept;
    await expect.poll(fields).toEqual(isKept ? ['Stock', 'Name'] : ['Name', 'Stock']);
    expect(widthOf('Name')).toBe(isKept ? 220 : 100);
    await screen.unmount();
  }
});
