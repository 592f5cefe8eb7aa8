import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGrid,
  GridActionsCellItem,
  GridColumnMenu,
  type DataGridProps,
  type GridApi,
  type GridColDef,
  type GridColumnMenuItemProps,
  type GridColumnMenuProps,
} from '@mui/x-data-grid';
import {
  DataGridPremium,
  GridColumnMenu as PremiumColumnMenu,
  useGridApiContext as usePremiumApiContext,
} from '@mui/x-data-grid-premium';
import { claimsOf, show } from 'claims';
import { useState } from 'react';
import { orderStatuses } from 'sample-data/orders';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import AddItem from './AddItem';
import FewerItems from './FewerItems';
import FullMenu from './FullMenu';
import page from './index.mdx?raw';
import NoMenu from './NoMenu';
import OpenFromCode from './OpenFromCode';
import OwnMenu from './OwnMenu';
import ReplaceItem from './ReplaceItem';

const claim = claimsOf(page);

type Screen = Awaited<ReturnType<typeof show>>;

async function openMenu(screen: Screen, name: string) {
  await userEvent.hover(screen.getByRole('columnheader', { name }));
  await userEvent.click(screen.getByRole('button', { name: `${name} column menu` }));
  await expect.element(screen.getByRole('menu')).toBeVisible();
}

const entries = () =>
  [...document.querySelectorAll('[role="menu"] [role="menuitem"]')].map((entry) =>
    entry.textContent?.trim(),
  );

function Grid(props: Partial<DataGridProps>) {
  return (
    <Box sx={{ height: 300, width: 700 }}>
      <DataGrid
        rows={[{ id: 1, a: 'one', b: 'two' }]}
        columns={[
          { field: 'a', headerName: 'A', width: 150 },
          { field: 'b', headerName: 'B', width: 150 },
        ]}
        {...props}
      />
    </Box>
  );
}

claim('the current direction is left out', async () => {
  const screen = await show(
    <Grid initialState={{ sorting: { sortModel: [{ field: 'a', sort: 'asc' }] } }} />,
  );
  await openMenu(screen, 'A');
  expect(entries()).toEqual(['Sort by DESC', 'Unsort', 'Filter', 'Hide column', 'Manage columns']);
});

claim('Hide column also needs hideable', async () => {
  const screen = await show(
    <Grid columns={[{ field: 'a', headerName: 'A', hideable: false }, { field: 'b' }]} />,
  );
  await openMenu(screen, 'A');
  expect(entries()).toEqual(['Sort by ASC', 'Sort by DESC', 'Filter', 'Manage columns']);
});

claim('entry appears in the menu of every column', async () => {
  const screen = await show(<AddItem />);
  await openMenu(screen, 'Email');
  expect(entries().slice(0, 4)).toEqual([
    'Sort by ASC',
    'Sort by DESC',
    'Fit to content',
    'Filter',
  ]);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Fit to content' }));
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
});

function Extra({ text, onClick }: GridColumnMenuItemProps) {
  return <MenuItem onClick={onClick}>{String(text)}</MenuItem>;
}

function WithExtra(props: GridColumnMenuProps) {
  return (
    <GridColumnMenu
      {...props}
      slots={{ extra: Extra }}
      slotProps={{ extra: { text: 'From slotProps' } }}
    />
  );
}

claim('the default is 100, so it comes last', async () => {
  const screen = await show(<Grid slots={{ columnMenu: WithExtra }} />);
  await openMenu(screen, 'A');
  expect(entries().at(-1)).toBe('From slotProps');
});

claim('Status has its five values', async () => {
  const screen = await show(<ReplaceItem />);
  await openMenu(screen, 'Status');
  const values = entries().filter((entry) => /^Only .+ orders$/.test(entry ?? ''));
  expect(values).toHaveLength(5);
  expect(values).toEqual(orderStatuses.map((status) => `Only ${status.toLowerCase()} orders`));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Only returned orders' }));
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
  const shown = () =>
    new Set(
      [...document.querySelectorAll('.MuiDataGrid-cell[data-field="status"]')].map(
        (cell) => cell.textContent,
      ),
    );
  await expect.poll(() => [...shown()]).toEqual(['Returned']);
  await openMenu(screen, 'Country');
  expect(entries()).toContain('Filter');
});

claim("Here filtering comes first and the column can't be hidden", async () => {
  const screen = await show(<FewerItems />);
  await openMenu(screen, 'Artist');
  expect(entries()).toEqual(['Filter', 'Sort by ASC', 'Sort by DESC']);
});

claim('GridColumnMenuContainer is an empty list that handles the keyboard', async () => {
  const screen = await show(<OwnMenu />);
  await openMenu(screen, 'Rating');
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('columnheader', { name: 'Rating' })).toHaveFocus();
});

claim('The first column here has no menu', async () => {
  const screen = await show(<NoMenu />);
  await expect.element(screen.getByRole('columnheader', { name: 'Train' })).toBeVisible();
  const buttons = document.querySelectorAll('[aria-label$="column menu"]');
  expect([...buttons].map((button) => button.getAttribute('aria-label'))).toEqual([
    'Destination column menu',
    'Kind column menu',
  ]);
});

claim('GridColumnMenu from your package already includes the entries of the plan', async () => {
  const screen = await show(<FullMenu />);
  await openMenu(screen, 'Salary');
  expect(entries()).toEqual(
    expect.arrayContaining(['Pin to left', 'Pin to right', 'Group by Salary', 'Manage columns']),
  );
  await expect.element(screen.getByText('Aggregation').first()).toBeVisible();
});

claim('Each group of entries is a slot of the menu', async () => {
  const Menu = (props: GridColumnMenuProps) => (
    <GridColumnMenu {...props} slots={{ columnMenuSortItem: null }} />
  );
  const screen = await show(<Grid slots={{ columnMenu: Menu }} />);
  await openMenu(screen, 'A');
  expect(entries()).toEqual(['Filter', 'Hide column', 'Manage columns']);
});

claim('The column is groupable, or a grouping column', async () => {
  const screen = await show(
    <Box sx={{ height: 300, width: 700 }}>
      <DataGridPremium
        rows={[{ id: 1, a: 'one', b: 'two' }]}
        columns={[
          { field: 'a', headerName: 'A' },
          { field: 'b', headerName: 'B', groupable: false, width: 150 },
        ]}
        initialState={{
          columns: { columnVisibilityModel: { a: false } },
          rowGrouping: { model: ['a'] },
        }}
      />
    </Box>,
  );
  await openMenu(screen, 'B');
  expect(entries().join()).not.toMatch(/group/i);
  await userEvent.keyboard('{Escape}');
  await openMenu(screen, 'A');
  expect(entries()).toContain('Stop grouping by A');
});

claim('columnMenuUngroupIcon, columnMenuAggregationIcon, pivotIcon', async () => {
  const names = ['columnMenuGroupIcon', 'columnMenuAggregationIcon', 'pivotIcon'] as const;
  const slots = Object.fromEntries(names.map((name) => [name, () => <i data-testid={name} />]));
  const screen = await show(
    <Box sx={{ height: 300, width: 700 }}>
      <DataGridPremium
        rows={[{ id: 1, a: 1 }]}
        columns={[{ field: 'a', headerName: 'A', type: 'number', width: 150 }]}
        slots={slots}
      />
    </Box>,
  );
  await openMenu(screen, 'A');
  const menu = screen.getByRole('menu');
  for (const name of names) await expect.element(menu.getByTestId(name)).toBeInTheDocument();
  const pivot = menu.getByRole('menuitem', { name: 'Manage pivot' });
  await expect.element(pivot.getByTestId('pivotIcon')).toBeInTheDocument();
});

claim("disablePivoting isn't set", async () => {
  const screen = await show(
    <Box sx={{ height: 300, width: 700 }}>
      <DataGridPremium
        rows={[{ id: 1, a: 1 }]}
        columns={[{ field: 'a', headerName: 'A', width: 150 }]}
        disablePivoting
      />
    </Box>,
  );
  await openMenu(screen, 'A');
  expect(entries()).toContain('Group by A');
  expect(entries()).not.toContain('Manage pivot');
});

claim('Only one column menu is open at a time', async () => {
  const apiRef: { current: GridApi | null } = { current: null };
  const screen = await show(<Grid apiRef={apiRef} showToolbar />);
  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  await expect.element(screen.getByRole('menu', { name: 'Export' })).toBeVisible();
  apiRef.current?.showColumnMenu('a');
  await expect.element(screen.getByRole('menu', { name: 'A column menu' })).toBeVisible();
  apiRef.current?.showColumnMenu('b');
  await expect.element(screen.getByRole('menu', { name: 'B column menu' })).toBeVisible();
  await expect.element(screen.getByRole('menu', { name: 'A column menu' })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('menu', { name: 'Export' })).toBeVisible();
});

claim('onMenuClose also runs when the grid creates a closed menu', async () => {
  const onMenuOpen = vi.fn();
  const onMenuClose = vi.fn();
  const columns: GridColDef[] = [
    {
      field: 'do',
      type: 'actions',
      getActions: () => [<GridActionsCellItem key="x" showInMenu label="Archive" />],
    },
  ];
  const screen = await show(
    <Grid columns={columns} onMenuOpen={onMenuOpen} onMenuClose={onMenuClose} />,
  );
  await expect.element(screen.getByRole('menuitem', { name: 'more' })).toBeVisible();
  await expect.poll(() => onMenuClose.mock.calls.length).toBeGreaterThan(0);
  expect(onMenuOpen).not.toHaveBeenCalled();
});

claim('read gridColumnMenuSelector in both callbacks', async () => {
  const screen = await show(<OpenFromCode />);
  await userEvent.click(screen.getByRole('button', { name: 'Open the menu of Year' }));
  await expect.element(screen.getByText('The menu is open')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByText('The menu is closed')).toBeInTheDocument();
});

claim('Chooses an entry', async () => {
  const screen = await show(<Grid />);
  const header = screen.getByRole('columnheader', { name: 'A' });
  const focused = () => document.activeElement?.textContent;
  for (const [key, sort] of [
    ['{Enter}', 'ascending'],
    [' ', 'descending'],
  ] as const) {
    await userEvent.click(screen.getByRole('gridcell', { name: 'one' }));
    await userEvent.keyboard('{ArrowUp}{Meta>}{Enter}{/Meta}');
    await expect.element(screen.getByRole('menu')).toBeVisible();
    const [first, second] = entries();
    for (const [move, entry] of [
      ['{Home}', first],
      ['{ArrowDown}', second],
      ['{End}', entries().at(-1)],
      ['{Home}{ArrowDown}{ArrowUp}', first],
    ]) {
      await userEvent.keyboard(move!);
      await expect.poll(focused).toBe(entry);
    }
    await userEvent.keyboard(key);
    await expect.element(header).toHaveAttribute('aria-sort', sort);
    await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
    await expect.element(header).toHaveFocus();
  }
});

claim('Closes the menu and returns to the header', async () => {
  const screen = await show(<Grid />);
  for (const key of ['{Escape}', '{Tab}']) {
    await userEvent.click(screen.getByRole('columnheader', { name: 'A' }));
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(screen.getByRole('menu')).toBeVisible();
    await userEvent.keyboard(key);
    await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('columnheader', { name: 'A' })).toHaveFocus();
  }
});

claim('The menu closes when users scroll', async () => {
  const screen = await show(<Grid />);
  await openMenu(screen, 'A');
  document
    .querySelector('.MuiDataGrid-virtualScroller')
    ?.dispatchEvent(new WheelEvent('wheel', { deltaY: 20, bubbles: true }));
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
});

claim('The entry gets colDef and an onClick that closes the menu', async () => {
  const given: Record<string, unknown>[] = [];
  function Own(props: Record<string, unknown>) {
    given.push(props);
    return (
      <button type="button" onClick={props.onClick as () => void}>
        Own entry
      </button>
    );
  }
  const Menu = (props: GridColumnMenuProps) => (
    <GridColumnMenu
      {...props}
      slots={{ own: Own }}
      slotProps={{ own: { displayOrder: 1, extra: 'arrives' } }}
    />
  );
  const screen = await show(
    <div style={{ height: 300, width: 400 }}>
      <DataGrid
        rows={[]}
        columns={[{ field: 'a', headerName: 'A' }]}
        slots={{ columnMenu: Menu }}
      />
    </div>,
  );
  await userEvent.hover(screen.getByRole('columnheader', { name: 'A' }));
  await userEvent.click(screen.getByRole('button', { name: 'A column menu' }));
  await userEvent.click(screen.getByRole('button', { name: 'Own entry' }));
  await expect.element(screen.getByText('Own entry')).not.toBeInTheDocument();
  expect(given[0]).toMatchObject({
    colDef: expect.objectContaining({ field: 'a' }),
    onClick: expect.any(Function),
    extra: 'arrives',
  });
});

claim('for header filters: their menu, and the button of showClearIcon', async () => {
  await show(
    <div style={{ height: 300, width: 500 }}>
      <DataGridPremium
        rows={[{ id: 1, a: 'x' }]}
        columns={[{ field: 'a' }]}
        headerFilters
        filterModel={{ items: [{ id: 0, field: 'a', operator: 'contains', value: 'x' }] }}
        slots={{ columnMenuClearIcon: () => <i data-clear="">◆</i> }}
        slotProps={{ headerFilterCell: { showClearIcon: true } }}
      />
    </div>,
  );
  await expect
    .poll(() => document.querySelector('.MuiDataGrid-headerFilterRow [data-clear]'))
    .not.toBeNull();
});

function GroupOnlyBy({ colDef, onClick }: GridColumnMenuItemProps) {
  const apiRef = usePremiumApiContext();
  return (
    <MenuItem
      onClick={(event) => {
        apiRef.current.setRowGroupingModel([colDef.field]);
        onClick(event);
      }}
    >
      Group only by {colDef.headerName}
    </MenuItem>
  );
}

const GroupingMenu = (props: GridColumnMenuProps) => (
  <PremiumColumnMenu
    {...props}
    slots={props.colDef.groupable ? { columnMenuGroupingItem: GroupOnlyBy } : {}}
  />
);

claim('This entry replaces the current groups instead of adding one', async () => {
  const screen = await show(
    <Box sx={{ height: 400, width: 800 }}>
      <DataGridPremium
        rows={[{ id: 1, a: 'one', b: 'two' }]}
        columns={[
          { field: 'a', headerName: 'A', width: 200 },
          { field: 'b', headerName: 'B', width: 200 },
        ]}
        initialState={{ rowGrouping: { model: ['a'] } }}
        slots={{ columnMenu: GroupingMenu }}
      />
    </Box>,
  );
  await openMenu(screen, 'B');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Group only by B' }));
  await expect.poll(() => document.querySelector('.MuiDataGrid-row')?.textContent).toMatch(/^two/);
});

claim('The button then opens an empty menu', async () => {
  const nothing = { sortable: false, filterable: false, hideable: false, width: 150 };
  const screen = await show(
    <Grid
      disableColumnSelector
      columns={[
        { field: 'a', headerName: 'A', ...nothing },
        { field: 'b', headerName: 'B', ...nothing, disableColumnMenu: true },
      ]}
    />,
  );
  await userEvent.hover(screen.getByRole('columnheader', { name: 'A' }));
  await userEvent.click(screen.getByRole('button', { name: 'A column menu' }));
  await expect.poll(() => screen.getByRole('menu').elements().length).toBe(1);
  expect(entries()).toEqual([]);
  expect(document.querySelectorAll('button[aria-label="B column menu"]')).toHaveLength(0);
});

function NoteEntry({ keepsKeys }: GridColumnMenuItemProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <MenuItem onClick={() => setIsOpen(true)}>Note</MenuItem>
      <Dialog open={isOpen} onKeyDown={(event) => keepsKeys && event.stopPropagation()}>
        <input aria-label="Text of the note" />
      </Dialog>
    </>
  );
}

async function typeNote(keepsKeys: boolean) {
  const WithNote = (props: GridColumnMenuProps) => (
    <GridColumnMenu {...props} slots={{ note: NoteEntry }} slotProps={{ note: { keepsKeys } }} />
  );
  const screen = await show(<Grid slots={{ columnMenu: WithNote }} />);
  await openMenu(screen, 'A');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Note' }));
  const field = screen.getByLabelText('Text of the note');
  await userEvent.click(field);
  await userEvent.keyboard('f');
  return { screen, field };
}

claim('a letter that starts another entry', async () => {
  const { screen, field } = await typeNote(false);
  await expect.element(field).toHaveValue('');
  await screen.unmount();
  const kept = await typeNote(true);
  await expect.element(kept.field).toHaveValue('f');
});

claim('closes the menu and the dialog', async () => {
  const { screen, field } = await typeNote(false);
  await userEvent.click(field);
  await userEvent.keyboard('{Tab}');
  await expect.element(field).not.toBeInTheDocument();
  await screen.unmount();
});

claim('Turning a feature off also removes its entries', async () => {
  for (const disableColumnFilter of [false, true]) {
    const screen = await show(<ReplaceItem disableColumnFilter={disableColumnFilter} />);
    const header = screen.getByRole('columnheader').nth(1);
    await userEvent.hover(header);
    await userEvent.click(header.getByRole('button', { name: /menu/i }));
    await expect.element(screen.getByRole('menu')).toBeVisible();
    const entry = screen.getByRole('menuitem', { name: 'Filter', exact: true });
    expect(entry.elements()).toHaveLength(disableColumnFilter ? 0 : 1);
    await screen.unmount();
  }
});
