import Box from '@mui/material/Box';
import {
  DataGrid,
  GRID_CHECKBOX_SELECTION_FIELD,
  type DataGridProps,
  type GridApi,
  type GridColDef,
} from '@mui/x-data-grid';
import { claimsOf, show } from 'claims';
import { allowLostFocus } from 'claims/focus';
import { useState } from 'react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import ChosenList from './ChosenList';
import ControlledVisibility from './ControlledVisibility';
import HiddenAtStart from './HiddenAtStart';
import page from './index.mdx?raw';
import OpenPanel from './OpenPanel';
import OwnSwitches from './OwnSwitches';
import PlainFooter from './PlainFooter';
import SearchAndHide from './SearchAndHide';

const claim = claimsOf(page);

const headers = () =>
  [...document.querySelectorAll('.MuiDataGrid-columnHeader')].map((header) =>
    header.getAttribute('data-field'),
  );

const rows = [{ id: 1, a: 'one', b: 'two' }];
const columns = [
  { field: 'a', headerName: 'A' },
  { field: 'b', headerName: 'B' },
];

function Grid(props: Partial<DataGridProps>) {
  return (
    <Box sx={{ height: 300, width: 700 }}>
      <DataGrid rows={rows} columns={columns} {...props} />
    </Box>
  );
}

type Screen = Awaited<ReturnType<typeof show>>;

async function openPanel(screen: Screen) {
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
  await expect
    .element(screen.getByRole('searchbox', { name: 'Search', exact: true }))
    .toBeVisible();
}

async function openMenu(screen: Screen, name: string) {
  const header = screen.getByRole('columnheader', { name });
  await userEvent.hover(header);
  await userEvent.click(screen.getByRole('button', { name: `${name} column menu` }));
}

claim("A column that isn't in it is visible", async () => {
  const screen = await show(<HiddenAtStart />);
  await expect.element(screen.getByText('Team').first()).toBeVisible();
  expect(headers()).toEqual(['name', 'team', 'office', 'hired']);
});

claim('Changing initialState later has no effect', async () => {
  function Changing() {
    const [model, setModel] = useState<Record<string, boolean>>({ a: false });
    return (
      <>
        <button onClick={() => setModel({ b: false })}>Change it</button>
        <Grid
          aria-label={Object.keys(model).join()}
          initialState={{ columns: { columnVisibilityModel: model } }}
        />
      </>
    );
  }
  const screen = await show(<Changing />);
  await userEvent.click(screen.getByText('Change it'));
  await expect.element(screen.getByRole('grid', { name: 'b' })).toBeVisible();
  expect(headers()).toEqual(['b']);
});

claim('The quick filter skips hidden columns', async () => {
  const filtered = (quickFilterExcludeHiddenColumns?: boolean) => (
    <Grid
      key={String(quickFilterExcludeHiddenColumns)}
      initialState={{ columns: { columnVisibilityModel: { a: false } } }}
      filterModel={{ items: [], quickFilterValues: ['one'], quickFilterExcludeHiddenColumns }}
    />
  );
  const screen = await show(
    <>
      {filtered()}
      {filtered(false)}
    </>,
  );
  await expect.element(screen.getByText('No results found.')).toBeVisible();
  await expect.element(screen.getByText('two')).toBeVisible();
});

claim("removes Hide column from the column's menu and disables its checkbox", async () => {
  const screen = await show(<HiddenAtStart />);
  await openMenu(screen, 'Name');
  await expect.element(screen.getByRole('menuitem', { name: 'Manage columns' })).toBeVisible();
  await expect
    .element(screen.getByRole('menuitem', { name: 'Hide column' }))
    .not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Manage columns' }));
  await expect.element(screen.getByRole('checkbox', { name: 'Name', exact: true })).toBeDisabled();
});

claim('a model with false for the column still hides it', async () => {
  const screen = await show(
    <Grid
      columns={[{ field: 'a', hideable: false }, { field: 'b' }]}
      columnVisibilityModel={{ a: false }}
    />,
  );
  await expect.element(screen.getByText('two')).toBeVisible();
  expect(headers()).toEqual(['b']);
});

claim('the choice is ignored: the column stays as it is', async () => {
  const screen = await show(<Grid columnVisibilityModel={{}} />);
  await openMenu(screen, 'A');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Hide column' }));
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
  expect(headers()).toEqual(['a', 'b']);
});

claim('or to offer views', async () => {
  const screen = await show(<ControlledVisibility />);
  await userEvent.click(screen.getByRole('button', { name: 'For the registrar' }));
  await expect.element(screen.getByRole('columnheader', { name: 'Room' })).toBeVisible();
  expect(headers()).toEqual(['title', 'insured', 'condition', 'room']);
});

claim('New columns, updateColumns() and autosizing', async () => {
  allowLostFocus('columns panel');
  const screen = await show(<Grid showToolbar />);
  await openPanel(screen);
  const reset = screen.getByRole('button', { name: 'Reset' });
  await userEvent.click(screen.getByRole('checkbox', { name: 'B', exact: true }));
  await expect.poll(headers).toEqual(['a']);
  await expect.element(reset).toBeEnabled();
  await screen.rerender(<Grid showToolbar columns={[...columns]} />);
  await expect.element(reset).toBeDisabled();
  await userEvent.click(screen.getByRole('checkbox', { name: 'B', exact: true }));
  await expect.poll(headers).toEqual(['a', 'b']);
  await userEvent.click(reset);
  await expect.poll(headers).toEqual(['a']);
});

claim('updateColumns() and autosizing count as a new start', async () => {
  allowLostFocus('columns panel');
  const api: { current: GridApi | null } = { current: null };
  const screen = await show(<Grid showToolbar apiRef={api} />);
  await openPanel(screen);
  const reset = screen.getByRole('button', { name: 'Reset' });
  await userEvent.click(screen.getByRole('checkbox', { name: 'B', exact: true }));
  await expect.element(reset).toBeEnabled();
  api.current?.updateColumns([{ field: 'a', width: 200 }]);
  await expect.element(reset).toBeDisabled();
  await userEvent.click(screen.getByRole('checkbox', { name: 'B', exact: true }));
  await expect.element(reset).toBeEnabled();
  await api.current?.autosizeColumns();
  await expect.element(reset).toBeDisabled();
});

claim("Reset is disabled as long as there's nothing to reset", async () => {
  allowLostFocus('columns panel');
  const screen = await show(<OpenPanel />);
  const reset = screen.getByRole('button', { name: 'Reset' });
  await expect.element(reset).toBeDisabled();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Total' }));
  await userEvent.click(reset);
  await expect.element(reset).toBeDisabled();
  expect(headers()).toEqual(['customer', 'country', 'items', 'total']);
});

claim('Tab moves between them and Space toggles. Esc closes the panel', async () => {
  const screen = await show(<Grid showToolbar />);
  const button = screen.getByRole('button', { name: 'Columns' });
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect
    .element(screen.getByRole('searchbox', { name: 'Search', exact: true }))
    .toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('checkbox', { name: 'A', exact: true })).toHaveFocus();
  await userEvent.keyboard('{Tab} ');
  await expect.element(screen.getByRole('checkbox', { name: 'B', exact: true })).toHaveFocus();
  await expect.poll(headers).toEqual(['a']);
  await userEvent.keyboard(' ');
  await expect.poll(headers).toEqual(['a', 'b']);
  await userEvent.keyboard('{Escape}');
  await expect.element(button).toHaveFocus();
  expect(screen.getByRole('checkbox').elements()).toHaveLength(0);
});

claim('false focuses the first checkbox', async () => {
  const screen = await show(<OpenPanel />);
  // Customer cannot be hidden, so its checkbox is disabled.
  await expect.element(screen.getByRole('checkbox', { name: 'Country' })).toHaveFocus();
});

claim("Show/Hide All doesn't change columns that aren't listed; Reset does", async () => {
  allowLostFocus('columns panel');
  const screen = await show(<ChosenList />);
  await openMenu(screen, 'Destination');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Hide column' }));
  await expect.poll(headers).not.toContain('destination');
  await openPanel(screen);
  const toggle = screen.getByRole('checkbox', { name: 'Show/Hide All' });
  await userEvent.click(toggle);
  await expect.poll(headers).toEqual(['train']);
  await userEvent.click(toggle);
  await expect.poll(headers).toContain('kind');
  expect(headers()).not.toContain('destination');
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  await expect.poll(headers).toContain('destination');
});

claim(
  'disableShowHideToggle and disableResetButton remove the two actions. With both, the footer disappears, too',
  async () => {
    const screen = await show(<PlainFooter />);
    await openPanel(screen);
    expect(document.querySelector('.MuiDataGrid-columnsManagement')).not.toBeNull();
    expect(document.querySelector('.MuiDataGrid-columnsManagementFooter')).toBeNull();
  },
);

claim('are declared, but no element has them', async () => {
  const screen = await show(<SearchAndHide />);
  await openPanel(screen);
  const names = [...new Set(page.match(/MuiDataGrid-columnsManagement\w*/g))];
  expect(names).toHaveLength(7);
  const seen = new Set<string>();
  const look = () => {
    for (const name of names) if (document.querySelector(`.${name}`)) seen.add(name);
  };
  look();
  await userEvent.fill(screen.getByRole('searchbox', { name: 'Search', exact: true }), 'nothing');
  await expect.element(screen.getByText('No columns')).toBeVisible();
  look();
  expect(names.filter((name) => !seen.has(name))).toEqual([
    'MuiDataGrid-columnsManagementScrollArea',
    'MuiDataGrid-columnsManagementEmptyText',
  ]);
});

claim('it switches only the columns that match', async () => {
  const screen = await show(<SearchAndHide />);
  await openPanel(screen);
  await userEvent.fill(screen.getByRole('searchbox', { name: 'Search', exact: true }), 'week');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Show/Hide All' }));
  await expect.poll(headers).toEqual(['name', 'team']);
});

claim('removes the button from the toolbar and both entries from the column menus', async () => {
  const screen = await show(<Grid showToolbar disableColumnSelector />);
  await openMenu(screen, 'A');
  await expect.element(screen.getByRole('menuitem', { name: 'Filter' })).toBeVisible();
  for (const name of ['Hide column', 'Manage columns']) {
    await expect.element(screen.getByRole('menuitem', { name })).not.toBeInTheDocument();
  }
  await expect.element(screen.getByRole('button', { name: 'Columns' })).not.toBeInTheDocument();
});

claim('Your own code can still change the model', async () => {
  const screen = await show(<OwnSwitches />);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Show pay' }));
  await expect.poll(headers).toEqual(['name', 'salary', 'bonus', 'level']);
});

claim('the focus moves to the header of the next column', async () => {
  const screen = await show(<Grid />);
  await openMenu(screen, 'A');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Hide column' }));
  await expect.element(screen.getByRole('columnheader', { name: 'B' })).toHaveFocus();
});

claim('the grid says No columns and offers a button', async () => {
  const screen = await show(<Grid columnVisibilityModel={{ a: false, b: false }} />);
  await expect.element(screen.getByText('No columns')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Manage columns' }));
  await expect
    .element(screen.getByRole('searchbox', { name: 'Search', exact: true }))
    .toBeVisible();
});

claim('the only column left that has a menu', async () => {
  const screen = await show(<Grid columnVisibilityModel={{ b: false }} />);
  await openMenu(screen, 'A');
  await expect
    .element(screen.getByRole('menuitem', { name: 'Hide column' }))
    .toHaveAttribute('aria-disabled', 'true');
});

claim('and exports leave it out unless you set allColumns', async () => {
  const api: { current: GridApi | null } = { current: null };
  await show(<Grid apiRef={api} columnVisibilityModel={{ b: false }} />);
  const head = (allColumns?: boolean) => api.current?.getDataAsCsv({ allColumns }).split('\r\n')[0];
  await expect.poll(() => head()).toBe('A');
  expect(head(true)).toBe('A,B');
});

claim('removes the button from the toolbar', async () => {
  const buttons = () => document.querySelectorAll('[role=toolbar] button').length;
  const screen = await show(<HiddenAtStart />);
  await expect.poll(buttons).toBeGreaterThan(1);
  const before = buttons();
  await screen.rerender(<HiddenAtStart disableColumnSelector />);
  await expect.poll(buttons).toBe(before - 1);
});

claim('Checkbox selection is in the list as well', async () => {
  const listed = async (props: Partial<DataGridProps>) => {
    const screen = await show(<Grid checkboxSelection showToolbar {...props} />);
    await openPanel(screen);
    const entries = [...document.querySelectorAll('.MuiDataGrid-columnsManagementRow')];
    await screen.unmount();
    return entries.map((entry) => entry.textContent);
  };
  expect(await listed({})).toEqual(['Checkbox selection', 'A', 'B']);
  const getTogglableColumns = (all: GridColDef[]) =>
    all.map(({ field }) => field).filter((field) => field !== GRID_CHECKBOX_SELECTION_FIELD);
  expect(await listed({ slotProps: { columnsManagement: { getTogglableColumns } } })).toEqual([
    'A',
    'B',
  ]);
});
