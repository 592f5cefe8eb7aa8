import type {} from '@mui/x-data-grid/themeAugmentation';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { deDE } from '@mui/material/locale';
import {
  GridEditDateCell,
  GridEditInputCell,
  GridEditSingleSelectCell,
  GridFilterInputValue,
  GridRowModes,
  GridToolbar,
  GridToolbarContainer,
  GridToolbarQuickFilter,
  gridClasses,
  gridFilteredRowsLookupSelector,
  gridPageSelector,
  gridRowIdSelector,
  useGridApiRef,
  type DataGridProps,
  type GridApi,
  type GridColDef,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import {
  DataGridPro,
  GridGetRowsError,
  gridRowSelectionIdsSelector,
  type DataGridProProps,
} from '@mui/x-data-grid-pro';
import { Caught, claimsOf, consoleMessages, show } from 'claims';
import { cells, SmallGrid } from 'claims/grids';
import { useEffect } from 'react';
import { expect, vi } from 'vitest';
import { page as browser, userEvent } from 'vitest/browser';
import page from './index.mdx?raw';

const claim = claimsOf(page);

/** Props that the types no longer have, as an app without types may still pass them. */
const untyped = (props: Record<string, unknown>): object => props;

const columns: GridColDef[] = [{ field: 'name', width: 150 }];
const rows = [1, 2, 3].map((id) => ({ id, name: `Row ${id}` }));
const files = [
  { id: 1, name: 'Docs', path: ['docs'] },
  { id: 2, name: 'Guide', path: ['docs', 'guide'] },
  { id: 3, name: 'Terms', path: ['docs', 'terms'] },
];

function Pro(props: Partial<DataGridProProps>) {
  return (
    <div style={{ width: 500, height: 400 }}>
      <DataGridPro aria-label="Small" rows={rows} columns={columns} {...props} />
    </div>
  );
}

function Tree(props: Partial<DataGridProProps>) {
  return (
    <Pro
      treeData
      rows={files}
      getTreeDataPath={(row: (typeof files)[number]) => row.path}
      defaultGroupingExpansionDepth={-1}
      checkboxSelection
      {...props}
    />
  );
}

const cell = (text: string) => browser.getByRole('gridcell', { name: text, exact: true }).first();
const selected = () =>
  [...document.querySelectorAll('[role=row][aria-selected=true]')].map((row) =>
    row.getAttribute('data-id'),
  );
const root = () => document.querySelector<HTMLElement>('.MuiDataGrid-root');
const button = (name: string) => browser.getByRole('button', { name });

/** Runs a few lines with the API once the grid is there. */
function WithApi({ run, ...props }: { run: (api: GridApi) => void } & Partial<DataGridProps>) {
  const apiRef = useGridApiRef();
  useEffect(() => {
    if (apiRef.current) run(apiRef.current);
  }, [apiRef, run]);
  return <SmallGrid apiRef={apiRef} {...props} />;
}

claim('without showToolbar there is no toolbar, whatever is in the slot', async () => {
  const screen = await show(<SmallGrid slots={{ toolbar: GridToolbar }} />);
  await expect.element(cell('Row 1')).toBeVisible();
  expect(button('Density').elements()).toEqual([]);
  await screen.rerender(<SmallGrid slots={{ toolbar: GridToolbar }} showToolbar />);
  await expect.element(button('Density')).toBeVisible();
});

claim(
  'The new toolbar has buttons for columns, filters, export, and the quick filter',
  async () => {
    const screen = await show(<SmallGrid showToolbar />);
    const names = () =>
      [...document.querySelectorAll('[role=toolbar] button')].map((each) =>
        each.getAttribute('aria-label'),
      );
    await expect.poll(names).toEqual(['Columns', 'Filters', 'Export', 'Search']);
    await screen.rerender(
      <SmallGrid showToolbar slotProps={{ toolbar: { showQuickFilter: false } }} />,
    );
    await expect.poll(names).toEqual(['Columns', 'Filters', 'Export']);
  },
);

claim('Props of the text field go to slotProps.root', async () => {
  const OwnToolbar = () => (
    <GridToolbarContainer>
      <GridToolbarQuickFilter slotProps={{ root: { placeholder: 'Find an order' } }} />
    </GridToolbarContainer>
  );
  await show(<SmallGrid showToolbar slots={{ toolbar: OwnToolbar }} />);
  await expect.element(browser.getByPlaceholder('Find an order')).toBeVisible();
});

claim('MUI X: Missing context. Toolbar subcomponents must be placed within a', async () => {
  consoleMessages();
  await show(
    <Caught>
      <SmallGrid showToolbar slots={{ toolbar: () => <GridToolbarQuickFilter /> }} />
    </Caught>,
  );
  await expect
    .element(browser.getByRole('alert'))
    .toHaveTextContent(
      'MUI X: Missing context. Toolbar subcomponents must be placed within a <Toolbar /> component.',
    );
});

claim("without types, cells aren't joined", async () => {
  const twice = [1, 2].map((id) => ({ id, name: 'Same' }));
  const screen = await show(
    <SmallGrid rows={twice} {...untyped({ unstable_rowSpanning: true })} />,
  );
  await expect.poll(() => cells('name')).toEqual(['Same', 'Same']);
  await screen.rerender(<SmallGrid rows={twice} rowSpanning />);
  await expect.poll(() => document.querySelectorAll('[aria-rowspan="2"]').length).toBe(1);
});

claim("fails with Cannot read properties of undefined (reading 'length')", async () => {
  consoleMessages();
  const source = { getRows: vi.fn(() => Promise.resolve({ rows, rowCount: 3 })) };
  const screen = await show(
    <Caught>
      <Pro rows={undefined} {...untyped({ unstable_dataSource: source })} />
    </Caught>,
  );
  await expect
    .element(browser.getByRole('alert'))
    .toHaveTextContent("Cannot read properties of undefined (reading 'length')");
  expect(source.getRows).not.toHaveBeenCalled();
  await screen.rerender(<Pro rows={undefined} dataSource={source} />);
  await expect.element(cell('Row 1')).toBeVisible();
});

claim('The first is a GridGetRowsError or a GridUpdateRowError', async () => {
  const cause = new Error('No network');
  const onDataSourceError = vi.fn();
  await show(
    <Pro
      rows={undefined}
      dataSource={{ getRows: () => Promise.reject(cause) }}
      onDataSourceError={onDataSourceError}
    />,
  );
  await expect.poll(() => onDataSourceError.mock.calls.length).toBe(1);
  const [error, ...more] = onDataSourceError.mock.calls[0] as unknown[];
  expect(error).toBeInstanceOf(GridGetRowsError);
  expect((error as GridGetRowsError).cause).toBe(cause);
  expect((error as GridGetRowsError).params).toHaveProperty('filterModel');
  expect(more).toEqual([]);
});

claim('it takes two now', async () => {
  await show(
    <Pro checkboxSelection initialState={{ pagination: { paginationModel: { pageSize: 100 } } }} />,
  );
  await userEvent.click(browser.getByRole('checkbox', { name: 'Select row' }).first());
  const all = browser.getByRole('checkbox', { name: 'Select all rows' });
  await userEvent.click(all);
  await expect.poll(selected).toEqual(['1', '2', '3']);
  await userEvent.click(browser.getByRole('checkbox', { name: 'Unselect all rows' }));
  await expect.poll(selected).toEqual([]);
});

const onPage3: Partial<DataGridProps> = {
  pageSizeOptions: [1],
  initialState: { pagination: { paginationModel: { page: 2, pageSize: 1 } } },
};

claim('Sorting opens the first page', async () => {
  await show(<SmallGrid {...onPage3} />);
  await expect.poll(() => cells('name')).toEqual(['Row 3']);
  await userEvent.click(browser.getByRole('columnheader', { name: 'Name' }));
  await expect.poll(() => cells('name')).toEqual(['Row 1']);
});

claim('and so does a change of the active filters', async () => {
  const item = { id: 1, field: 'name', operator: 'contains' };
  const onFilterModelChange = vi.fn();
  let api: GridApi | undefined;
  const run = (found: GridApi) => {
    api = found;
  };
  await show(<WithApi {...onPage3} onFilterModelChange={onFilterModelChange} run={run} />);
  await expect.poll(() => cells('name')).toEqual(['Row 3']);
  api?.upsertFilterItem(item);
  await expect.poll(() => onFilterModelChange.mock.calls.length).toBe(1);
  expect(cells('name')).toEqual(['Row 3']);
  api?.upsertFilterItem({ ...item, value: 'Row' });
  await expect.poll(() => cells('name')).toEqual(['Row 1']);
});

claim('Now it ignores them, except aria-label and aria-labelledby', async () => {
  await show(
    <SmallGrid
      data-testid="orders"
      aria-describedby="hint"
      slotProps={{ root: { 'data-testid': 'root' }, main: { 'data-testid': 'main' } }}
    />,
  );
  await expect.element(browser.getByRole('grid', { name: 'Small' })).toBeVisible();
  expect(document.querySelector('[data-testid=orders], [aria-describedby=hint]')).toBeNull();
  expect(root()?.dataset['testid']).toBe('root');
  expect(document.querySelector('[role=grid]')?.getAttribute('data-testid')).toBe('main');
});

claim('With row grouping the role of the grid is treegrid', async () => {
  const screen = await show(
    <div style={{ width: 500, height: 400 }}>
      <DataGridPremium rows={rows} columns={columns} rowGroupingModel={['name']} />
    </div>,
  );
  await expect.element(browser.getByRole('treegrid')).toBeVisible();
  await screen.rerender(
    <div style={{ width: 500, height: 400 }}>
      <DataGridPremium rows={rows} columns={columns} rowGroupingModel={[]} />
    </div>,
  );
  await expect.element(browser.getByRole('grid')).toBeVisible();
});

claim("Now they are grouped by what the column's valueGetter returns", async () => {
  const even: GridColDef[] = [
    { field: 'id', valueGetter: (id: number) => (id % 2 ? 'odd' : 'even') },
  ];
  await show(
    <div style={{ width: 500, height: 400 }}>
      <DataGridPremium rows={rows} columns={even} rowGroupingModel={['id']} />
    </div>,
  );
  const groups = () =>
    [...document.querySelectorAll('.MuiDataGrid-groupingCriteriaCell')].map(
      (each) => each.textContent,
    );
  await expect.poll(groups).toEqual(['odd (2)', 'even (1)']);
});

claim('the grid fails with Cannot read properties of undefined', async () => {
  consoleMessages();
  await show(
    <Caught>
      <SmallGrid {...untyped({ rowSelectionModel: [1] })} />
    </Caught>,
  );
  await expect.element(browser.getByRole('alert')).toHaveTextContent('Cannot read properties');
});

const empty = () => ({ type: 'exclude', ids: new Set() });

claim("now give { type: 'exclude', ids: new Set() }: all rows, with no exceptions", async () => {
  const onRowSelectionModelChange = vi.fn();
  await show(<Pro checkboxSelection onRowSelectionModelChange={onRowSelectionModelChange} />);
  await userEvent.click(browser.getByRole('checkbox', { name: 'Select all rows' }));
  await expect.poll(() => onRowSelectionModelChange.mock.lastCall?.[0] as unknown).toEqual(empty());
});

claim('The community DataGrid lists the selected rows', async () => {
  const onRowSelectionModelChange = vi.fn();
  await show(<SmallGrid checkboxSelection onRowSelectionModelChange={onRowSelectionModelChange} />);
  await userEvent.click(browser.getByRole('checkbox', { name: 'Select all rows' }));
  await expect
    .poll(() => onRowSelectionModelChange.mock.lastCall?.[0] as unknown)
    .toEqual({ type: 'include', ids: new Set([1, 2, 3]) });
});

claim('gives the selected IDs for both types', async () => {
  const found: unknown[] = [];
  const models: GridRowSelectionModel[] = [
    { type: 'include', ids: new Set([3]) },
    { type: 'exclude', ids: new Set([3]) },
  ];
  function Asked({ model }: { model: GridRowSelectionModel }) {
    const apiRef = useGridApiRef();
    useEffect(() => {
      found.push([...gridRowSelectionIdsSelector(apiRef).keys()]);
    }, [apiRef]);
    return <Pro apiRef={apiRef as never} rowSelectionModel={model} />;
  }
  for (const model of models) await show(<Asked model={model} />);
  expect(found).toEqual([[3], [1, 2]]);
});

claim('Now it deselects the row', async () => {
  await show(<Pro />);
  await userEvent.click(cell('Row 1'));
  await expect.poll(selected).toEqual(['1']);
  await userEvent.click(cell('Row 1'));
  await expect.poll(selected).toEqual([]);
});

claim('With checkboxSelection a click toggles the row', async () => {
  await show(<Pro checkboxSelection />);
  await userEvent.click(cell('Row 1'));
  await userEvent.click(cell('Row 2'));
  await expect.poll(selected).toEqual(['1', '2']);
  await userEvent.click(cell('Row 1'));
  await expect.poll(selected).toEqual(['2']);
});

claim('a click still selects that row alone', async () => {
  await show(<Pro />);
  await userEvent.click(cell('Row 1'));
  await userEvent.click(cell('Row 2'), { modifiers: ['ControlOrMeta'] });
  await expect.poll(selected).toEqual(['1', '2']);
  await userEvent.click(cell('Row 2'));
  await expect.poll(selected).toEqual(['2']);
});

claim('Now it is checked as soon as all selectable rows are selected', async () => {
  await show(
    <Pro
      checkboxSelection
      isRowSelectable={({ id }) => id !== 2}
      rowSelectionModel={{ type: 'include', ids: new Set([1, 3]) }}
    />,
  );
  const all = browser.getByRole('checkbox', { name: 'Unselect all rows' });
  await expect.element(all).toBeChecked();
  await expect.element(all).toHaveAttribute('data-indeterminate', 'false');
});

claim('selecting a group selects its rows', async () => {
  const screen = await show(<Tree />);
  await userEvent.click(browser.getByRole('checkbox', { name: 'Select row' }).first());
  await expect.poll(selected).toEqual(['1', '2', '3']);
  await screen.unmount();
  await show(<Tree rowSelectionPropagation={{ parents: false, descendants: false }} />);
  await userEvent.click(browser.getByRole('checkbox', { name: 'Select row' }).first());
  await expect.poll(selected).toEqual(['1']);
});

claim('apiRef.current is null instead of {}', async () => {
  const seen: unknown[] = [];
  function Early() {
    const apiRef = useGridApiRef();
    // eslint-disable-next-line react-hooks/refs -- what stands there during the first render is the claim
    seen.push(apiRef.current);
    return <SmallGrid apiRef={apiRef} />;
  }
  await show(<Early />);
  expect(seen[0]).toBeNull();
});

claim('at run time forceUpdate is not a function', async () => {
  const run = vi.fn((api: GridApi) => {
    expect(() => (api as unknown as { forceUpdate: () => void }).forceUpdate()).toThrow(
      'forceUpdate is not a function',
    );
  });
  await show(<WithApi run={run} />);
  expect(run).toHaveBeenCalled();
});

claim("at run time, Cannot read properties of undefined (reading 'state')", async () => {
  const run = vi.fn((api: GridApi) => {
    expect(() => gridPageSelector(api.state as never)).toThrow(
      "Cannot read properties of undefined (reading 'state')",
    );
  });
  await show(<WithApi run={run} />);
  expect(run).toHaveBeenCalled();
});

claim('gridRowIdSelector fails without a row', async () => {
  const run = vi.fn((api: GridApi) => {
    const apiRef = { current: api };
    expect(gridRowIdSelector(apiRef, { id: 7 })).toBe(7);
    expect(() => gridRowIdSelector(apiRef, undefined as never)).toThrow("Cannot use 'in' operator");
  });
  await show(<WithApi run={run} />);
  expect(run).toHaveBeenCalled();
});

claim('Now it is the whole width, without the scrollbar', async () => {
  const found: unknown[] = [];
  function Asked() {
    const apiRef = useGridApiRef();
    const read = () => {
      const { viewportInnerSize, leftPinnedWidth } = (
        apiRef.current as GridApi
      ).getRootDimensions();
      found.push([viewportInnerSize.width, leftPinnedWidth]);
    };
    return (
      <>
        <button onClick={read}>Read</button>
        <Pro apiRef={apiRef as never} pinnedColumns={{ left: ['name'] }} />
      </>
    );
  }
  await show(<Asked />);
  await expect.element(cell('Row 1')).toBeVisible();
  await userEvent.click(button('Read'));
  expect(found).toEqual([[498, 150]]);
});

claim('Now only rows that are filtered out are in the object, with false', async () => {
  const filterModel = { items: [{ field: 'name', operator: 'equals', value: 'Row 2' }] };
  const found: unknown[] = [];
  const run = vi.fn((api: GridApi) => {
    found.push({ ...gridFilteredRowsLookupSelector({ current: api }) });
  });
  await show(<WithApi filterModel={filterModel} run={run} />);
  await expect.poll(() => cells('name')).toEqual(['Row 2']);
  expect(found.at(-1)).toEqual({ 1: false, 3: false });
});

claim('They are outlined now, and taller', async () => {
  await show(
    <SmallGrid
      initialState={{ preferencePanel: { open: true, openedPanelValue: 'filters' as never } }}
    />,
  );
  await expect
    .poll(() => document.querySelectorAll('.MuiDataGrid-filterForm .MuiOutlinedInput-root').length)
    .toBeGreaterThan(0);
  expect(document.querySelectorAll('.MuiDataGrid-filterForm .MuiInput-root')).toHaveLength(0);
});

claim('That button is now the item "Clear filter" in the cell\'s menu', async () => {
  const filterModel = { items: [{ field: 'name', operator: 'contains', value: 'Row' }] };
  const screen = await show(<Pro headerFilters filterModel={filterModel} />);
  await expect.element(cell('Row 1')).toBeVisible();
  const clear = () =>
    document.querySelectorAll('.MuiDataGrid-headerFilterRow [aria-label="Clear filter"]');
  expect(clear()).toHaveLength(0);
  await screen.rerender(
    <Pro
      headerFilters
      filterModel={filterModel}
      slotProps={{ headerFilterCell: { showClearIcon: true } }}
    />,
  );
  await expect.poll(() => clear().length).toBe(1);
});

claim(
  'With rows, the grid shows a linear progress bar under the headers; without rows, a skeleton',
  async () => {
    const screen = await show(<SmallGrid loading />);
    await expect.poll(() => document.querySelectorAll('.MuiLinearProgress-root').length).toBe(1);
    await screen.rerender(<SmallGrid loading rows={[]} />);
    await expect
      .poll(() => document.querySelectorAll('.MuiSkeleton-root').length)
      .toBeGreaterThan(0);
    expect(document.querySelector('[role=progressbar]')).toBeNull();
    expect(document.querySelector(`.${gridClasses['main--hiddenContent']}`)).not.toBeNull();
  },
);

claim('also set while "No columns" is shown', async () => {
  const screen = await show(
    <SmallGrid initialState={{ columns: { columnVisibilityModel: { name: false } } }} />,
  );
  await expect.element(screen.getByText('No columns')).toBeVisible();
  await expect.element(button('Manage columns')).toBeVisible();
  expect(document.querySelector(`.${gridClasses['main--hiddenContent']}`)).not.toBeNull();
});

claim(
  "Material's own locale (@mui/material/locale) in your theme doesn't translate the grid's pagination anymore",
  async () => {
    const screen = await show(
      <ThemeProvider theme={createTheme(deDE)}>
        <SmallGrid
          {...untyped({ localeText: { MuiTablePagination: { labelRowsPerPage: 'Alt' } } })}
        />
      </ThemeProvider>,
    );
    await expect.element(screen.getByText('Rows per page:')).toBeVisible();
  },
);

claim('the footer says "1–100 of around 1000" while the end is unknown', async () => {
  const screen = await show(
    <SmallGrid paginationMode="server" rowCount={-1} estimatedRowCount={1000} />,
  );
  await expect.element(screen.getByText('1–100 of around 1000')).toBeVisible();
});

claim(
  'A function that leaves estimated out works, and shows -1 where it prints count',
  async () => {
    const screen = await show(
      <SmallGrid
        paginationMode="server"
        rowCount={-1}
        estimatedRowCount={1000}
        localeText={{
          paginationDisplayedRows: ({ from, to, count }) => `${from} to ${to} of ${count}`,
        }}
      />,
    );
    await expect.element(screen.getByText('1 to 100 of -1')).toBeVisible();
  },
);

claim('The grid has a background of its own, palette.background.default', async () => {
  const colors = { background: { default: 'rgb(1, 2, 3)' } };
  const header = () =>
    getComputedStyle(document.querySelector('.MuiDataGrid-columnHeader') as Element)
      .backgroundColor;
  const screen = await show(
    <ThemeProvider
      theme={createTheme({
        palette: colors,
        mixins: untyped({ MuiDataGrid: { containerBackground: 'rgb(9, 9, 9)' } }),
      })}
    >
      <SmallGrid />
    </ThemeProvider>,
  );
  await expect.element(cell('Row 1')).toBeVisible();
  expect(getComputedStyle(root() as Element).backgroundColor).toBe('rgb(1, 2, 3)');
  expect(header()).toBe('rgb(1, 2, 3)');
  await screen.rerender(
    <ThemeProvider
      theme={createTheme({ palette: { ...colors, DataGrid: { headerBg: 'rgb(4, 5, 6)' } } })}
    >
      <SmallGrid />
    </ThemeProvider>,
  );
  await expect.poll(header).toBe('rgb(4, 5, 6)');
});

claim("It takes none now, and slotProps.basePagination isn't read either in 8.1.0", async () => {
  const first = () => document.querySelector('[aria-label="Go to first page"]');
  const props = { showFirstButton: true, material: { showFirstButton: true } };
  const screen = await show(
    <SmallGrid slotProps={untyped({ pagination: props, basePagination: props })} />,
  );
  await expect.element(screen.getByText('Rows per page:')).toBeVisible();
  expect(first()).toBeNull();
  const theme = createTheme({
    components: { MuiTablePagination: { defaultProps: { showFirstButton: true } } },
  });
  await screen.rerender(
    <ThemeProvider theme={theme}>
      <SmallGrid />
    </ThemeProvider>,
  );
  await expect.poll(first).not.toBeNull();
});

claim('without types, the default icon is shown', async () => {
  await show(<SmallGrid slots={untyped({ columnUnsortedIcon: () => <i data-testid="mine" /> })} />);
  await expect.element(cell('Row 1')).toBeVisible();
  expect(document.querySelector('[data-testid=mine]')).toBeNull();
  expect(document.querySelector('[data-testid=ArrowUpwardIcon]')).not.toBeNull();
});

claim('@mui/x-data-grid imports index.css, and with it every import of the grid', async () => {
  await show(<SmallGrid />);
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  expect(rules.map((rule) => rule.cssText)).toContain('.MuiDataGrid { display: block; }');
});

claim('without types, GridFilterInputValue still passes it to the field in 8.1.0', async () => {
  await show(
    <SmallGrid
      columns={[
        {
          field: 'name',
          filterOperators: [
            {
              value: 'contains',
              getApplyFilterFn: () => null,
              InputComponent: GridFilterInputValue,
              InputComponentProps: untyped({ placeholder: 'Any part' }),
            },
          ],
        },
      ]}
      initialState={{ preferencePanel: { open: true, openedPanelValue: 'filters' as never } }}
    />,
  );
  await expect.element(browser.getByPlaceholder('Any part')).toBeVisible();
});

claim(
  'except inputProps of GridEditDateCell and GridEditSingleSelectCell, which are lost',
  async () => {
    const extra = untyped({ inputProps: { 'data-extra': 'yes' } });
    const day = new Date(2026, 3, 17);
    const edited: GridColDef[] = [
      {
        field: 'name',
        editable: true,
        renderEditCell: (params) => <GridEditInputCell {...params} {...extra} />,
      },
      {
        field: 'day',
        type: 'date',
        editable: true,
        renderEditCell: (params) => <GridEditDateCell {...params} {...extra} />,
      },
      {
        field: 'size',
        type: 'singleSelect',
        valueOptions: ['S', 'M'],
        editable: true,
        renderEditCell: (params) => <GridEditSingleSelectCell {...params} {...extra} />,
      },
    ];
    await show(
      <SmallGrid
        columns={edited}
        rows={[{ id: 1, name: 'Row 1', day, size: 'S' }]}
        editMode="row"
        rowModesModel={{ 1: { mode: GridRowModes.Edit } }}
      />,
    );
    const received = () =>
      ['name', 'day', 'size'].filter((field) =>
        document.querySelector(`[data-field="${field}"] input[data-extra="yes"]`),
      );
    await expect.poll(() => document.querySelectorAll('[role=gridcell] input').length).toBe(3);
    expect(received()).toEqual(['name']);
  },
);
