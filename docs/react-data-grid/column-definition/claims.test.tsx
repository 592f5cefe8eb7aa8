import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import {
  DataGrid,
  GridPreferencePanelsValue,
  useGridApiRef,
  type DataGridProps,
  type GridColDef,
} from '@mui/x-data-grid';
import { Caught, claimsOf, consoleMessages, show } from 'claims';
import { cells } from 'claims/grids';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import ComputedValues from './ComputedValues';
import FocusableCells from './FocusableCells';
import FormattedValues from './FormattedValues';
import page from './index.mdx?raw';
import ReadInFull from './ReadInFull';
import RowActions from './RowActions';
import RowDialog from './RowDialog';

const claim = claimsOf(page);

function Grid(props: DataGridProps) {
  return (
    <Box sx={{ height: 300, width: 700 }}>
      <DataGrid {...props} />
    </Box>
  );
}

const one = [{ id: 1, name: 'Low tide', year: 1887 }];

claim('Without a headerName, the header shows the field', async () => {
  const screen = await show(<Grid rows={one} columns={[{ field: 'name' }]} />);
  await expect.element(screen.getByRole('columnheader', { name: 'name' })).toBeVisible();
});

claim('the column above sorts by the number it computes', async () => {
  const screen = await show(<ComputedValues />);
  await expect.element(screen.getByText('Study of a sleeping dog')).toBeVisible();
  const areas = cells('area').map(Number);
  expect(areas.length).toBeGreaterThan(2);
  expect(areas).toEqual([...areas].sort((a, b) => b - a));
});

claim('it still sorts by the full date', async () => {
  const screen = await show(<FormattedValues />);
  await userEvent.click(screen.getByRole('columnheader', { name: 'Since' }));
  await expect
    .element(screen.getByRole('columnheader', { name: 'Since' }))
    .toHaveAttribute('aria-sort', 'ascending');
  const times = cells('hired').map((text) => Date.parse(`1 ${text}`));
  expect(times).toEqual([...times].sort((a, b) => a - b));
});

claim('so 1887 becomes 1,887', async () => {
  await show(
    <Grid
      rows={one}
      columns={[
        { field: 'year', type: 'number' },
        {
          field: 'name',
          valueGetter: (_, row) => row.year,
          type: 'number',
          valueFormatter: String,
        },
      ]}
    />,
  );
  expect(cells('year')).toEqual([(1887).toLocaleString()]);
  expect(cells('name')).toEqual(['1887']);
});

claim('Exported files and the clipboard get the formatted text', async () => {
  let csv = '';
  function Exported() {
    const apiRef = useGridApiRef();
    return (
      <>
        <button onClick={() => (csv = apiRef.current?.getDataAsCsv() ?? '')}>Export</button>
        <Grid
          apiRef={apiRef}
          rows={one}
          columns={[
            { field: 'name', renderCell: () => <b>drawn</b> },
            { field: 'year', valueFormatter: (year: number) => `anno ${year}` },
            { field: 'do', type: 'actions', getActions: () => [] },
          ]}
        />
      </>
    );
  }
  const screen = await show(<Exported />);
  await userEvent.click(screen.getByText('Export'));
  expect(csv.split(/\r?\n/)).toEqual(['name,year', 'Low tide,anno 1887']);
});

claim(
  'Return undefined to fall back to the formatted text. Return null for an empty cell',
  async () => {
    await show(
      <Grid
        rows={one}
        columns={[
          { field: 'name', renderCell: () => undefined },
          { field: 'year', renderCell: () => null },
        ]}
      />,
    );
    expect(cells('name')).toEqual(['Low tide']);
    expect(cells('year')).toEqual(['']);
  },
);

claim('passes the focus on to an element in it that has tabindex="0"', async () => {
  const screen = await show(<FocusableCells />);
  await userEvent.click(screen.getByRole('gridcell', { name: 'Depot' }).first());
  await userEvent.keyboard('{ArrowRight}');
  await expect
    .element(
      screen
        .getByRole('switch', { name: 'Alarm of Two sisters, one window' })
        .or(screen.getByRole('checkbox', { name: 'Alarm of Two sisters, one window' })),
    )
    .toHaveFocus();
});

claim("the grid takes the key to scroll down a page, and the control doesn't react", async () => {
  const columns = (stop: boolean): GridColDef[] => [
    {
      field: 'name',
      renderCell: ({ hasFocus }) => (
        <input
          type="checkbox"
          aria-label={stop ? 'stops' : 'bubbles'}
          tabIndex={hasFocus ? 0 : -1}
          onKeyDown={(event) => stop && event.stopPropagation()}
        />
      ),
    },
  ];
  const rows = [one[0], { ...one[0], id: 2 }].map((row, index) => ({ ...row, id: index }));
  const screen = await show(
    <>
      <Grid rows={rows} columns={columns(false)} />
      <Grid rows={rows} columns={columns(true)} />
    </>,
  );
  for (const name of ['bubbles', 'stops']) {
    const box = screen.getByRole('checkbox', { name }).first();
    // The header leads to the first cell, as it does for somebody who has only a keyboard.
    await userEvent.click(screen.getByRole('columnheader').nth(name === 'bubbles' ? 0 : 1));
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(box).toHaveFocus();
    await userEvent.keyboard(' ');
    if (name === 'stops') await expect.element(box).toBeChecked();
    else await expect.element(box).not.toBeChecked();
  }
});

claim('A cell with renderCell has none', async () => {
  await show(
    <Grid
      rows={one}
      columns={[{ field: 'name' }, { field: 'year', renderCell: ({ value }) => <i>{value}</i> }]}
    />,
  );
  const cell = (field: string) =>
    document.querySelector(`.MuiDataGrid-cell[data-field="${field}"]`);
  expect(cell('name')?.getAttribute('title')).toBe('Low tide');
  expect(cell('year')?.getAttribute('title')).toBeNull();
});

claim('Esc closes it, and the focus returns to the cell', async () => {
  const screen = await show(<ReadInFull />);
  await userEvent.click(screen.getByRole('gridcell', { name: 'Montreal' }).first());
  await userEvent.keyboard('{ArrowRight}{Enter}');
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  expect(document.activeElement?.closest('[data-field="about"]')).not.toBeNull();
});

claim('boolean and actions columns are left out of the quick filter', async () => {
  const rows = [{ id: 1, ok: true, name: 'yes' }];
  const initialState = { filter: { filterModel: { items: [], quickFilterValues: ['yes'] } } };
  const screen = await show(
    <>
      <Grid rows={rows} columns={[{ field: 'name' }]} initialState={initialState} />
      <Grid
        rows={rows}
        columns={[
          { field: 'ok', type: 'boolean' },
          { field: 'do', type: 'actions', getActions: () => [] },
        ]}
        initialState={initialState}
      />
    </>,
  );
  await expect.element(screen.getByText('No results found.')).toBeVisible();
  expect(cells('name')).toEqual(['yes']);
  expect(cells('ok')).toEqual([]);
});

claim(
  "With objects as options, a value that isn't in the list shows as an empty cell",
  async () => {
    await show(
      <Grid
        rows={one}
        columns={[
          { field: 'name', type: 'singleSelect', valueOptions: [{ value: 'x', label: 'X' }] },
          { field: 'year', type: 'singleSelect', valueOptions: ['x'] },
        ]}
      />,
    );
    expect(cells('name')).toEqual(['']);
    expect(cells('year')).toEqual(['1887']);
  },
);

claim('Without a row, the function is asked for the options of the filter panel', async () => {
  const options = vi.fn(({ row }: { row?: unknown }) => (row ? ['of a row'] : ['for the panel']));
  const screen = await show(
    <Grid
      rows={one}
      columns={[{ field: 'name', headerName: 'Name', type: 'singleSelect', valueOptions: options }]}
      initialState={{
        filter: { filterModel: { items: [{ field: 'name', operator: 'is' }] } },
        preferencePanel: { open: true, openedPanelValue: GridPreferencePanelsValue.filters },
      }}
    />,
  );
  await userEvent.click(screen.getByRole('combobox', { name: 'Value' }));
  await expect.element(screen.getByRole('option', { name: 'for the panel' })).toBeVisible();
  expect(options.mock.calls.some(([params]) => !params.row)).toBe(true);
});

claim('← and → skip disabled buttons', async () => {
  const screen = await show(<RowActions />);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Archive Harbor before rain' }));
  await expect
    .element(screen.getByRole('menuitem', { name: 'Archive Harbor before rain' }))
    .toBeDisabled();
  await userEvent.click(screen.getByRole('gridcell', { name: 'Harbor before rain' }));
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(screen.getByRole('menuitem', { name: 'more' }).first()).toHaveFocus();
});

claim('The focus returns to the button when the dialog closes', async () => {
  const screen = await show(<RowDialog />);
  const button = screen.getByRole('button', { name: 'Show The salt carriers' });
  const dialog = screen.getByRole('dialog', { name: 'The salt carriers' });
  await userEvent.click(screen.getByText('The salt carriers'));
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(button).toHaveFocus();
  for (const key of ['{Enter}', ' ']) {
    await userEvent.keyboard(key);
    await expect.element(dialog).toHaveTextContent('Tomé Carvalho, 1871');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
  }
});

claim('would close when its row scrolls out of view', async () => {
  const many = Array.from({ length: 60 }, (_, id) => ({ id }));
  const renderCell = () => (
    <Dialog open hideBackdrop disableScrollLock>
      Inside
    </Dialog>
  );
  const small = [
    { field: 'id', renderCell: ({ id }: { id: unknown }) => id === 0 && renderCell() },
  ];
  const screen = await show(<Grid rows={many} columns={small} />);
  await expect.element(screen.getByRole('dialog')).toBeInTheDocument();
  document.querySelector('.MuiDataGrid-virtualScroller')?.scrollTo(0, 2500);
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

claim('Missing the getActions property in the GridColDef', async () => {
  consoleMessages();
  const screen = await show(
    <Caught>
      <Grid rows={one} columns={[{ field: 'x', type: 'actions' } as GridColDef]} />
    </Caught>,
  );
  await expect
    .element(screen.getByText('MUI X: Missing the `getActions` property in the `GridColDef`.'))
    .toBeVisible();
});

claim('column type only accepts Date objects as values', async () => {
  consoleMessages();
  const screen = await show(
    <Caught>
      <Grid rows={one} columns={[{ field: 'name', type: 'date' }]} />
    </Caught>,
  );
  await expect.element(screen.getByText(/column type only accepts `Date` objects/)).toBeVisible();
});

claim('unless the column has its own valueFormatter', async () => {
  await show(
    <Grid
      rows={[{ id: 1, name: '2026-09-14', year: undefined }]}
      columns={[
        { field: 'name', type: 'date', valueFormatter: String },
        { field: 'year', type: 'date' },
      ]}
    />,
  );
  expect(cells('name')).toEqual(['2026-09-14']);
  expect(cells('year')).toEqual(['']);
});

claim('Numbers that arrive as strings sort by value in a number column', async () => {
  const rows = ['1000', '9', '10'].map((text, id) => ({ id, number: text, text }));
  const sorted = (field: string) => ({ sorting: { sortModel: [{ field, sort: 'asc' as const }] } });
  const columns: GridColDef[] = [{ field: 'number', type: 'number' }, { field: 'text' }];
  const screen = await show(<Grid rows={rows} columns={columns} initialState={sorted('number')} />);
  await expect.poll(() => cells('number')).toEqual(['9', '10', '1000']);
  await screen.unmount();
  await show(<Grid rows={rows} columns={columns} initialState={sorted('text')} />);
  await expect.poll(() => cells('text')).toEqual(['10', '1000', '9']);
});

claim('State in a cell is lost when the row scrolls out of view', async () => {
  const screen = await show(
    <Grid
      rows={Array.from({ length: 100 }, (_, id) => ({ id }))}
      columns={[{ field: 'id', renderCell: ({ id }) => <input aria-label={`Note ${id}`} /> }]}
    />,
  );
  const note = screen.getByRole('textbox', { name: 'Note 0', exact: true });
  await userEvent.fill(note, 'typed');
  const scroller = document.querySelector('.MuiDataGrid-virtualScroller') as HTMLElement;
  scroller.scrollTop = 3000;
  await expect.element(note).not.toBeInTheDocument();
  scroller.scrollTop = 0;
  await expect.element(note).toHaveValue('');
});

claim(
  'getColumnIndexRelativeToVisibleColumns(field), despite its name, counts all of them',
  async () => {
    let found: (number | undefined)[] = [];
    function Asking() {
      const apiRef = useGridApiRef();
      const api = () => apiRef.current;
      return (
        <>
          <button
            onClick={() => {
              found = [
                api()?.getColumnIndex('year'),
                api()?.getColumnIndexRelativeToVisibleColumns('year'),
              ];
            }}
          >
            Ask
          </button>
          <Grid
            apiRef={apiRef}
            rows={one}
            columns={[{ field: 'name' }, { field: 'year' }]}
            columnVisibilityModel={{ name: false }}
          />
        </>
      );
    }
    const screen = await show(<Asking />);
    await userEvent.click(screen.getByText('Ask'));
    expect(found).toEqual([0, 1]);
  },
);
