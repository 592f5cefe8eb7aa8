import { DataGrid } from '@mui/x-data-grid';
import { DataGridPremium, type GridPivotModel } from '@mui/x-data-grid-premium';
import { claimsOf, consoleMessages, show } from 'claims';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Grid, all, overlays, two } from './claimsGrid';
import ClearFilters from './ClearFilters';
import EmptyPivot from './EmptyPivot';
import FirstRow from './FirstRow';
import page from './index.mdx?raw';
import LoadingVariants from './LoadingVariants';
import NoColumns from './NoColumns';
import NoResults from './NoResults';
import NoRows from './NoRows';
import ShowAllColumns from './ShowAllColumns';
import StartPivot from './StartPivot';

const claim = claimsOf(page);

claim('If several apply, the first one in the table wins.', async () => {
  const nothing = { rows: [], columns: [] };
  const screen = await show(<Grid {...nothing} />);
  await expect.poll(overlays).toEqual(['No columns']);
  await screen.rerender(<Grid {...nothing} columns={[{ field: 'a' }]} />);
  await expect.poll(overlays).toEqual(['No rows']);
  await screen.rerender(
    <Grid
      filterModel={{ items: [{ field: 'a', operator: 'equals', value: 'x' }] }}
      columnVisibilityModel={{ a: false }}
    />,
  );
  await expect.poll(overlays).toEqual(['No results found.']);
  await screen.rerender(<Grid {...nothing} loading />);
  await expect.poll(() => overlays().join()).toBe('');
  expect(all('.MuiDataGrid-overlay')).toHaveLength(1);
});

claim('the overlay is as high as two rows. Set its height', async () => {
  for (const [sx, height] of [
    [undefined, 104],
    [{ '--DataGrid-overlayHeight': '200px' }, 200],
  ] as const) {
    const screen = await show(
      <div style={{ display: 'flex', flexDirection: 'column' }}>
        <DataGrid rows={[]} columns={[{ field: 'a' }]} sx={sx} />
      </div>,
    );
    await expect
      .poll(() => all('.MuiDataGrid-overlayWrapperInner').map((box) => box.offsetHeight))
      .toEqual([height]);
    await screen.unmount();
  }
});

claim('The parent of the grid is 0 pixels high.', async () => {
  consoleMessages();
  await show(
    <div style={{ height: 0 }}>
      <DataGrid rows={[]} columns={[{ field: 'a' }]} />
    </div>,
  );
  await expect.poll(() => all('.MuiDataGrid-root')[0]?.offsetHeight).toBe(2);
});

claim('A grid that has only pinned rows', async () => {
  await show(
    <div style={{ height: 300 }}>
      <DataGridPremium
        rows={[]}
        pinnedRows={{ top: [{ id: 9, a: 'pinned' }] }}
        columns={[{ field: 'a' }]}
      />
    </div>,
  );
  await expect.poll(() => all('[role=gridcell]').length).toBe(1);
  expect(overlays()).toEqual([]);
});

claim('The overlay here moves the focus to the new row', async () => {
  const screen = await show(<FirstRow />);
  await userEvent.click(screen.getByRole('button', { name: 'Lend the first one' }));
  await expect.poll(() => document.activeElement?.textContent).toBe('Priya Raman');
});

claim('whether they come from the filter panel, the quick filter or your code', async () => {
  await show(<NoResults />);
  await expect.poll(overlays).toEqual(['No results found.']);
});

claim('Say what was searched for, and offer to clear the filters', async () => {
  const screen = await show(<ClearFilters />);
  await expect.element(screen.getByRole('status')).toHaveTextContent('“tulips”');
  screen.getByRole('button', { name: 'Clear filters' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('Brent crude')).toBeVisible();
  await expect.element(screen.getByRole('columnheader', { name: 'Symbol' })).toHaveFocus();
});

claim('With filterMode="server" the grid has no rows when nothing matches', async () => {
  await show(
    <Grid
      rows={[]}
      filterMode="server"
      filterModel={{ items: [{ field: 'a', operator: 'equals', value: 'x' }] }}
    />,
  );
  await expect.poll(overlays).toEqual(['No rows']);
});

claim(
  'The default overlay has a button, Manage columns, which opens the columns panel',
  async () => {
    const screen = await show(<NoColumns />);
    await userEvent.click(screen.getByRole('button', { name: 'Manage columns' }));
    await expect.element(screen.getByRole('checkbox', { name: 'Role' })).toBeVisible();
  },
);

claim('The button is missing with disableColumnSelector, or when columns is empty.', async () => {
  const screen = await show(<Grid columns={[]} />);
  await expect.poll(overlays).toEqual(['No columns']);
  await screen.rerender(<Grid disableColumnSelector columnVisibilityModel={{ a: false }} />);
  await expect.poll(overlays).toEqual(['No columns']);
});

claim('Your own overlay can show the columns again at once', async () => {
  const screen = await show(<ShowAllColumns />);
  screen.getByRole('button', { name: 'Show all columns' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('columnheader', { name: 'Started' })).toBeVisible();
  await expect.element(screen.getByRole('columnheader', { name: 'Name' })).toHaveFocus();
});

claim('Add fields to rows, columns, and values to create a pivot table', async () => {
  await show(<EmptyPivot />);
  await expect
    .poll(overlays)
    .toEqual(['Add fields to rows, columns, and values to create a pivot table']);
});

claim('Pivoting is active and the model has no field in rows', async () => {
  const pivot = (model: GridPivotModel, rows: object[] = two) => (
    <div style={{ height: 300, width: 600 }} key={JSON.stringify([model, rows])}>
      <DataGridPremium
        rows={rows}
        columns={[{ field: 'a' }, { field: 'id', type: 'number' }]}
        initialState={{ pivoting: { enabled: true, model } }}
      />
    </div>
  );
  const values = [{ field: 'id', aggFunc: 'sum' }];
  const inRows = { rows: [{ field: 'a' }], columns: [], values: [] };
  const screen = await show(pivot({ rows: [], columns: [], values }));
  const empty = 'Add fields to rows, columns, and values to create a pivot table';
  await expect.poll(overlays).toEqual([empty]);
  await screen.rerender(pivot(inRows));
  await expect.element(screen.getByText('two (1)')).toBeVisible();
  expect(overlays()).toEqual([]);
  await screen.rerender(pivot(inRows, []));
  await expect.poll(overlays).toEqual([empty]);
});

claim('offer a pivot that users often want', async () => {
  const screen = await show(<StartPivot />);
  screen.getByRole('button', { name: 'Tonnes by carrier and port' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText(/^Polaris Sea/)).toBeVisible();
  await expect.element(screen.getByRole('columnheader', { name: 'Carrier' })).toHaveFocus();
});

claim('Overlays have no role', async () => {
  await show(<Grid rows={[]} />);
  await expect.poll(overlays).toEqual(['No rows']);
  expect(all('.MuiDataGrid-overlay')[0]?.closest('[aria-live], [role=status]')).toBeNull();
});

claim('The console says Element type is invalid', async () => {
  const messages = consoleMessages();
  await show(<Grid rows={[]} slots={{ noRowsOverlay: (<b>Empty</b>) as never }} />).catch(
    (error: Error) => messages.push(error.message),
  );
  await expect.poll(() => messages.join()).toContain('Element type is invalid');
});

claim('The loading overlay has three variants', async () => {
  const screen = await show(<LoadingVariants />);
  const bar = screen.getByRole('progressbar', { name: 'Loading quotes' });
  await expect.poll(() => all('.MuiDataGrid-cellSkeleton').length).toBeGreaterThan(0);
  await expect.element(bar).not.toBeInTheDocument();
  for (const name of ['linear', 'circular']) {
    const choice = screen.getByRole('button', { name });
    await userEvent.click(choice);
    await expect
      .element(bar)
      .toHaveClass(`Mui${name === 'linear' ? 'Linear' : 'Circular'}Progress-root`);
    await expect.element(choice).toHaveFocus();
    expect(all('.MuiDataGrid-cellSkeleton')).toHaveLength(0);
  }
});

claim('Your own text may be enough', async () => {
  await show(<NoRows />);
  await expect.poll(overlays).toEqual(['Every invoice is paid.']);
});

claim('No columns: the noColumnsOverlay slot', async () => {
  const noColumnsOverlay = () => <p>Choose a column</p>;
  const screen = await show(<Grid columns={[]} slots={{ noColumnsOverlay }} />);
  await expect.element(screen.getByText('Choose a column')).toBeVisible();
  expect(overlays()).toEqual([]);
});

claim('| emptyPivotOverlay', async () => {
  const screen = await show(
    <div style={{ height: 300, width: 600 }}>
      <DataGridPremium
        rows={two}
        columns={[{ field: 'a' }]}
        initialState={{ pivoting: { enabled: true } }}
        slots={{ emptyPivotOverlay: () => <p>Choose a field</p> }}
      />
    </div>,
  );
  await expect.element(screen.getByText('Choose a field')).toBeVisible();
  expect(overlays()).toEqual([]);
});

claim('Show your message instead of "No rows"', async () => {
  const LoadError = () => <p role="alert">The orders can't be loaded.</p>;
  const grid = (failed: boolean) => (
    <Grid rows={failed ? [] : two} slots={{ noRowsOverlay: failed ? LoadError : undefined }} />
  );
  const screen = await show(grid(true));
  await expect.element(screen.getByRole('alert')).toBeVisible();
  expect(overlays()).toEqual([]);
  await screen.rerender(grid(false));
  await expect.element(screen.getByRole('gridcell', { name: 'one' })).toBeVisible();
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
});
