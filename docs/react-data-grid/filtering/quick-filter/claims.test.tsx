import { DataGrid, type GridApi } from '@mui/x-data-grid';
import { claimsOf, show } from 'claims';
import type { ComponentProps, RefObject } from 'react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import page from './index.mdx?raw';
import AlwaysOpen from './AlwaysOpen';
import ByCommas from './ByCommas';
import HiddenColumns from './HiddenColumns';
import SearchBooks from './SearchBooks';
import StartOfNumbers from './StartOfNumbers';
import WithoutAccents from './WithoutAccents';
import WithoutQuickFilter from './WithoutQuickFilter';

const claim = claimsOf(page);
const columns = [
  { field: 'name', headerName: 'Name', width: 120 },
  { field: 'born', headerName: 'Born', type: 'number', width: 100 },
  { field: 'active', headerName: 'Active', type: 'boolean', width: 100 },
] as const;
const rows = [
  { id: 1, name: 'Ada Berg', born: 1983, active: true },
  { id: 2, name: 'Bo Sørby', born: 1198, active: false },
];

const api: RefObject<GridApi | null> = { current: null };
function Small(props: Partial<ComponentProps<typeof DataGrid>>) {
  return (
    <div style={{ height: 260, width: 520 }}>
      <DataGrid label="Small" apiRef={api} rows={rows} columns={[...columns]} {...props} />
    </div>
  );
}

/** What a column shows, from the top. */
const shown = (field: string) =>
  [...document.querySelectorAll(`[role=gridcell][data-field="${field}"]`)].map(
    (cell) => cell.textContent ?? '',
  );
const rowTexts = () =>
  [...document.querySelectorAll('[role=row][data-id]')].map((row) => row.textContent ?? '');
const search = (...words: string[]) => ({ items: [], quickFilterValues: words });

claim(
  'the rows that contain every word the user types, each word in any visible column',
  async () => {
    await show(<SearchBooks />);
    await expect.poll(() => rowTexts().length).toBeGreaterThan(2);
    expect(rowTexts().every((row) => /english/i.test(row) && /history/i.test(row))).toBe(true);
  },
);

claim("Its search button opens the field, which stays open while there's text in it", async () => {
  const screen = await show(<Small showToolbar />);
  const field = screen.getByRole('searchbox', { name: 'Search' });
  const button = screen.getByRole('button', { name: 'Search' });
  await userEvent.click(button);
  await expect.element(field).toHaveFocus();
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  await userEvent.fill(field, 'ada');
  await expect.poll(() => shown('name')).toEqual(['Ada Berg']);
  await userEvent.tab();
  await userEvent.click(screen.getByRole('gridcell', { name: 'Ada Berg' }));
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
});

claim('the open field pushes the first buttons out of the toolbar', async () => {
  const isInside = () => {
    const toolbar = document.querySelector('.MuiDataGrid-toolbar') as HTMLElement;
    const { left, right } = toolbar.getBoundingClientRect();
    return [...toolbar.querySelectorAll('button')].every((button) => {
      const box = button.getBoundingClientRect();
      return box.left >= left && box.right <= right;
    });
  };
  const screen = await show(
    <div style={{ width: 326, height: 300 }}>
      <DataGrid
        label="Small"
        rows={rows}
        columns={[...columns]}
        showToolbar
        filterModel={search('ada')}
      />
    </div>,
  );
  await expect.poll(() => rowTexts().length).toBe(1);
  expect(isInside()).toBe(false);
  await screen.unmount();
  await show(
    <div style={{ width: 326 }}>
      <SearchBooks />
    </div>,
  );
  await expect.poll(() => rowTexts().length).toBeGreaterThan(2);
  expect(isInside()).toBe(true);
  const toolbar = document.querySelector<HTMLElement>('.MuiDataGrid-toolbar');
  expect(toolbar?.offsetHeight).toBeGreaterThan(70);
});

claim('a row has to pass both', async () => {
  const items = [{ id: 1, field: 'name', operator: 'contains', value: 'bo' }];
  const screen = await show(<Small filterModel={{ items, quickFilterValues: ['1983'] }} />);
  await expect.element(screen.getByText('No results found.')).toBeVisible();
});

claim("It's the same number: 198 doesn't find 1983", async () => {
  const screen = await show(<Small filterModel={search('198')} />);
  await expect.element(screen.getByText('No results found.')).toBeVisible();
  await screen.rerender(<Small filterModel={search('1983')} />);
  await expect.poll(() => shown('name')).toEqual(['Ada Berg']);
});

claim('Never', async () => {
  const screen = await show(<Small filterModel={search('true')} />);
  await expect.element(screen.getByText('No results found.')).toBeVisible();
});

claim('the quick filter searches what valueFormatter returns', async () => {
  const formatted = [{ field: 'name', valueFormatter: (name: string) => name.slice(0, 2) + '!' }];
  const screen = await show(<Small columns={formatted} filterModel={search('a!')} />);
  await expect.poll(() => shown('name')).toEqual(['Ad!'].slice(1));
  await screen.rerender(<Small columns={formatted} filterModel={search('ad!')} />);
  await expect.poll(() => shown('name')).toEqual(['Ad!']);
});

claim('the search still finds the people in Nairobi', async () => {
  const screen = await show(<HiddenColumns />);
  await expect.poll(() => shown('name').length).toBeGreaterThan(1);
  await userEvent.click(screen.getByRole('switch', { name: 'Search in hidden columns' }));
  await expect.element(screen.getByText('No results found.')).toBeVisible();
});

claim('The function is called with (value, row, column, apiRef).', async () => {
  let seen: unknown[] = [];
  const own = [
    {
      field: 'name',
      valueFormatter: () => 'formatted',
      getApplyQuickFilterFn:
        () =>
        (...args: unknown[]) => {
          seen = args;
          return true;
        },
    },
  ];
  await show(<Small columns={own} rows={rows.slice(0, 1)} filterModel={search('x')} />);
  await expect.poll(() => seen.length).toBe(4);
  expect(seen[0]).toBe('Ada Berg');
  expect(seen[1]).toMatchObject({ born: 1983 });
});

claim('return null for every word, as Pages does', async () => {
  await show(<StartOfNumbers />);
  await expect.poll(() => shown('year').length).toBeGreaterThan(1);
  expect(shown('year').every((year) => year.startsWith('198'))).toBe(true);
});

claim('If every column returns null for a word, no row matches it.', async () => {
  const own = [{ field: 'name', getApplyQuickFilterFn: () => null }];
  const screen = await show(<Small columns={own} filterModel={search('ada')} />);
  await expect.element(screen.getByText('No results found.')).toBeVisible();
});

claim('an empty one beside others matches no row', async () => {
  const screen = await show(<Small filterModel={search('ada', '')} />);
  await expect.element(screen.getByText('No results found.')).toBeVisible();
});

claim('a row has to contain only one of them', async () => {
  const screen = await show(<ByCommas />);
  const field = screen.getByRole('searchbox', { name: 'Search' });
  await expect.element(field).toHaveValue('web shop, phone');
  await expect.poll(() => [...new Set(shown('channel'))].sort()).toEqual(['Phone', 'Web shop']);
  await userEvent.fill(field, 'store, partner');
  await expect.poll(() => [...new Set(shown('channel'))].sort()).toEqual(['Partner', 'Store']);
});

claim("lucja doesn't find Łucja, and o doesn't find ø", async () => {
  const screen = await show(<WithoutAccents />);
  await expect.poll(() => shown('title')).toEqual(['Cinq marées']);
  const field = screen.getByRole('searchbox', { name: 'Search' });
  await userEvent.fill(field, 'mare');
  await expect.poll(() => shown('title')).toEqual(['Maré cheia', 'Cinq marées']);
  await userEvent.fill(field, 'lucja');
  await expect.element(screen.getByText('No results found.')).toBeVisible();
  await screen.rerender(<Small ignoreDiacritics filterModel={search('sorby')} />);
  await expect.element(screen.getByText('No results found.')).toBeVisible();
});

claim('To have the field open at all times', async () => {
  const screen = await show(<AlwaysOpen />);
  const field = screen.getByRole('searchbox', { name: 'Search the artworks' });
  await expect.element(field).toBeVisible();
  const all = shown('title');
  await userEvent.fill(field, (all[0] ?? '').slice(0, 6));
  await expect.poll(() => shown('title').length).toBeLessThan(all.length);
  expect(shown('title')).toContain(all[0]);
});

claim('Words that you set from code still filter the rows.', async () => {
  const screen = await show(<WithoutQuickFilter />);
  await expect.element(screen.getByRole('button', { name: 'Filters' })).toBeVisible();
  expect(screen.getByRole('searchbox').elements()).toHaveLength(0);
  await screen.rerender(
    <Small
      showToolbar
      slotProps={{ toolbar: { showQuickFilter: false } }}
      filterModel={search('ada')}
    />,
  );
  await expect.poll(() => shown('name')).toEqual(['Ada Berg']);
});

claim("disableColumnFilter doesn't remove the field.", async () => {
  const screen = await show(<Small showToolbar disableColumnFilter />);
  await expect.element(screen.getByRole('button', { name: 'Search' })).toBeVisible();
});

claim("If it's already empty, closes it and focuses the search button", async () => {
  const screen = await show(<Small showToolbar />);
  const field = screen.getByRole('searchbox', { name: 'Search' });
  const button = screen.getByRole('button', { name: 'Search' });
  await userEvent.click(button);
  await expect.element(field).toHaveFocus();
  await userEvent.fill(field, 'ada');
  await userEvent.keyboard('{Escape}');
  await expect.element(field).toHaveValue('');
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(button).toHaveFocus();
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
});

claim('takes effect with the next change of the filter or the rows', async () => {
  const own = { initialState: { filter: { filterModel: search('sori') } } };
  const accented = [{ id: 1, name: 'Ada Sóri' }];
  const screen = await show(<Small rows={accented} {...own} />);
  await expect.element(screen.getByText('No results found.')).toBeVisible();
  await screen.rerender(<Small rows={accented} ignoreDiacritics {...own} />);
  await expect.element(screen.getByText('No results found.')).toBeVisible();
  await screen.rerender(<Small rows={[...accented]} ignoreDiacritics {...own} />);
  await expect.poll(() => shown('name')).toEqual(['Ada Sóri']);
  await screen.rerender(<Small rows={accented} ignoreDiacritics={false} {...own} />);
  await expect.element(screen.getByText('No results found.')).toBeVisible();
  api.current?.setQuickFilterValues([]);
  await expect.poll(() => shown('name')).toEqual(['Ada Sóri']);
  await screen.rerender(<Small rows={accented} ignoreDiacritics {...own} />);
  api.current?.setQuickFilterValues(['sori']);
  await expect.poll(() => shown('name')).toEqual(['Ada Sóri']);
});

claim('Its name comes from its placeholder', async () => {
  const screen = await show(<Small showToolbar />);
  const field = screen.getByRole('searchbox', { name: 'Search…', exact: true });
  await expect.element(field).toBeInTheDocument();
});

claim("Leaves the field. If it's empty, closes it and focuses the search button", async () => {
  const screen = await show(<Small showToolbar />);
  const field = screen.getByRole('searchbox', { name: 'Search' });
  const button = screen.getByRole('button', { name: 'Search' });
  await userEvent.click(button);
  await expect.element(field).toHaveFocus();
  await userEvent.tab();
  await expect.element(button).toHaveFocus();
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button);
  await userEvent.fill(field, 'ada');
  await userEvent.tab();
  await expect.element(field).not.toHaveFocus();
  await expect.element(button).not.toHaveFocus();
});

claim(
  'In version 8, the grid shows no toolbar without it, not even one in slots.toolbar',
  async () => {
    const slots = { toolbar: () => <div role="toolbar">Own</div> };
    const slotProps = { toolbar: { showQuickFilter: true } };
    const screen = await show(<Small slots={slots} slotProps={slotProps} />);
    await expect.poll(() => shown('name')).toHaveLength(2);
    expect(document.querySelector('[role=toolbar]')).toBeNull();
    await screen.rerender(<Small slots={slots} slotProps={slotProps} showToolbar />);
    await expect.element(screen.getByRole('toolbar')).toHaveTextContent('Own');
    expect(document.querySelector('[role=searchbox]')).toBeNull();
  },
);

claim('In version 8, the grid shows no toolbar without it', async () => {
  await show(<SearchBooks showToolbar={false} />);
  await expect.poll(() => document.querySelector('[role=row][data-id]')).not.toBeNull();
  expect(document.querySelector('[role=toolbar]')).toBeNull();
});
