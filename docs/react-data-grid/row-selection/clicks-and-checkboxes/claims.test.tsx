import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Radio from '@mui/material/Radio';
import Tooltip from '@mui/material/Tooltip';
import {
  DataGrid,
  GRID_CHECKBOX_SELECTION_COL_DEF,
  gridExpandedSortedRowIdsSelector,
  gridFocusCellSelector,
  gridPaginatedVisibleSortedGridRowIdsSelector,
  gridRowSelectionManagerSelector,
  gridTabIndexColumnHeaderSelector,
  useGridApiContext,
  useGridApiRef,
  useGridSelector,
  type GridApi,
  type GridColDef,
  type GridRenderCellParams,
  type GridRowId,
} from '@mui/x-data-grid';
import type {} from '@mui/x-data-grid/material';
import type { GridApiPro } from '@mui/x-data-grid-pro';
import { claimsOf, show } from 'claims';
import { useEffect, useMemo, useState, type RefObject } from 'react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Pro, Free, selected, footer, row, all, status, models } from '../claimsGrid';
import CheckboxesLast from './CheckboxesLast';
import ChecksOnly from './ChecksOnly';
import ClearedOnly from './ClearedOnly';
import page from './index.mdx?raw';
import OneAtATime from './OneAtATime';
import SeveralByClick from './SeveralByClick';
import ThisPageOnly from './ThisPageOnly';

const claim = claimsOf(page);
const partColumns = [{ field: 'id' }];

claim('A second click on the row, or Ctrl + click, deselects it', async () => {
  const screen = await show(<OneAtATime />);
  await expect.element(status(screen)).toHaveTextContent('Oil on canvas');
  await userEvent.click(screen.getByText('The salt carriers'));
  await expect.element(status(screen)).toHaveTextContent('1871');
  expect(selected().split(',')).toHaveLength(1);
  await userEvent.click(screen.getByText('The salt carriers'));
  await expect.element(status(screen)).toHaveTextContent('Choose a work');
  await userEvent.click(screen.getByText('Harbor before rain'));
  await userEvent.keyboard('{Control>}');
  await userEvent.click(screen.getByText('Harbor before rain'));
  await userEvent.keyboard('{/Control}');
  await expect.element(status(screen)).toHaveTextContent('Choose a work');
});

claim('it disables the checkbox in the header', async () => {
  const screen = await show(<Free checkboxSelection disableMultipleRowSelection />);
  await expect.element(all(screen)).toBeDisabled();
  await userEvent.click(row(screen, 1));
  await userEvent.click(row(screen, 2));
  expect(selected()).toBe('2');
});

claim('or Shift to select everything from the last row they clicked', async () => {
  const screen = await show(<Pro />);
  await userEvent.click(row(screen, 2));
  await userEvent.keyboard('{Control>}');
  await userEvent.click(row(screen, 4));
  await userEvent.keyboard('{/Control}');
  expect(selected()).toBe('2,4');
  await userEvent.keyboard('{Shift>}');
  await userEvent.click(row(screen, 6));
  await userEvent.keyboard('{/Shift}');
  expect(selected()).toBe('2,4,5,6');
});

claim('Ranges with Shift work there, too', async () => {
  const screen = await show(<Free checkboxSelection />);
  await userEvent.click(row(screen, 2));
  await userEvent.keyboard('{Shift>}');
  await userEvent.click(row(screen, 5));
  await userEvent.keyboard('{/Shift}');
  expect(selected()).toBe('2,3,4,5');
});

claim("onRowClick isn't called for clicks on a checkbox", async () => {
  const apiRef: RefObject<GridApi | null> = { current: null };
  const screen = await show(
    <Free
      apiRef={apiRef}
      checkboxSelection
      disableRowSelectionOnClick
      onRowClick={({ id }, { ctrlKey, metaKey }) =>
        apiRef.current?.selectRow(id, true, !ctrlKey && !metaKey)
      }
    />,
  );
  await userEvent.click(row(screen, 1));
  await userEvent.click(row(screen, 2));
  expect(selected()).toBe('2');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select row' }).nth(3));
  expect(selected()).toBe('2,4');
  await userEvent.keyboard('{Control>}');
  await userEvent.click(row(screen, 6));
  await userEvent.keyboard('{/Control}');
  expect(selected()).toBe('2,4,6');
});

claim('With checkboxSelection, a click on a row adds it to the selection', async () => {
  const screen = await show(<Free checkboxSelection />);
  await userEvent.click(row(screen, 1));
  await userEvent.click(row(screen, 2));
  expect(selected()).toBe('1,2');
});

claim('a click on a row no longer selects it; only its checkbox does', async () => {
  const screen = await show(<ChecksOnly />);
  await userEvent.click(screen.getByRole('gridcell', { name: 'Mobile' }).first());
  expect(selected()).toBe('');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select row' }).first());
  expect(selected()).not.toBe('');
});

claim('The keyboard shortcuts still work', async () => {
  const screen = await show(<Pro disableRowSelectionOnClick />);
  await userEvent.click(row(screen, 2));
  expect(selected()).toBe('');
  await userEvent.keyboard('{Shift>} {/Shift}');
  expect(selected()).toBe('2');
});

claim('To turn selection off altogether', async () => {
  const screen = await show(<Pro rowSelection={false} />);
  await userEvent.click(row(screen, 2));
  await userEvent.keyboard('{Shift>} {/Shift}{Control>}a{/Control}');
  expect(selected()).toBe('');
});

claim('Their checkbox is disabled, and the one in the header skips them', async () => {
  const screen = await show(<ClearedOnly />);
  const boxes = screen.getByRole('checkbox', { name: 'Select row' });
  await expect.element(boxes.nth(1)).toBeDisabled();
  await userEvent.click(all(screen));
  // A third of the 24 shipments.
  await expect.poll(footer).toContain('8 rows selected');
});

claim("its checkbox is checked, and it counts as selected, but it isn't highlighted", async () => {
  const apiRef: RefObject<GridApiPro | null> = { current: null };
  const never = { checkboxSelection: true, isRowSelectable: () => false, apiRef };
  const screen = await show(<Pro {...never} />);
  apiRef.current?.selectRow(1);
  expect(selected()).toBe('');
  await screen.rerender(
    <Pro {...never} rowSelectionModel={{ type: 'include', ids: new Set([1]) }} />,
  );
  await expect
    .element(screen.getByRole('checkbox', { name: 'Unselect row' }))
    .toHaveAttribute('name', 'select_row');
  expect(footer()).toContain('1 row selected');
  expect(selected()).toBe('');
});

claim('put GRID_CHECKBOX_SELECTION_COL_DEF in your columns', async () => {
  await show(<CheckboxesLast />);
  const headers = [...document.querySelectorAll('.MuiDataGrid-columnHeader')];
  expect(headers.map((header) => header.getAttribute('data-field'))).toEqual([
    'name',
    'role',
    '__check__',
  ]);
});

claim(
  "Props that only Material UI's checkbox has, such as color, go into its material",
  async () => {
    await show(
      <Free
        checkboxSelection
        slotProps={{ baseCheckbox: { size: 'small', material: { color: 'secondary' } } }}
      />,
    );
    const box = () => document.querySelector('[data-id="1"] .MuiCheckbox-root');
    await expect.poll(box).not.toBeNull();
    expect(box()).toHaveClass('MuiCheckbox-sizeSmall', 'MuiCheckbox-colorSecondary');
  },
);

claim('checkboxSelectionVisibleOnly limits it to the current page', async () => {
  const screen = await show(<ThisPageOnly />);
  await userEvent.click(all(screen));
  await expect.poll(footer).toContain('5 rows selected');
  await userEvent.click(screen.getByRole('button', { name: 'Go to next page' }));
  await userEvent.click(all(screen));
  await expect.poll(footer).toContain('10 rows selected');
  await userEvent.click(screen.getByRole('switch'));
  await userEvent.click(all(screen));
  await expect.poll(footer).toContain('80 rows selected');
});

claim("then selects the loaded rows by id, instead of sending an 'exclude' model", async () => {
  for (const [checkboxSelectionVisibleOnly, model] of [
    [true, 'include 1,2,3,4,5,6,7,8'],
    [false, 'exclude '],
  ] as const) {
    const { sent, listen } = models();
    const screen = await show(
      <Pro
        checkboxSelection
        checkboxSelectionVisibleOnly={checkboxSelectionVisibleOnly}
        pagination
        paginationMode="server"
        rowCount={30}
        onRowSelectionModelChange={listen}
      />,
    );
    await userEvent.click(all(screen));
    expect(sent).toEqual([model]);
    await screen.unmount();
  }
});

claim('to add a row, or Shift to select everything from the last row they clicked', async () => {
  const screen = await show(<SeveralByClick />);
  const click = (at: number, key?: string) => {
    const cell = screen.getByRole('row').nth(at).getByRole('gridcell').first();
    return key === undefined
      ? userEvent.click(cell)
      : userEvent.click(cell, { modifiers: [key as 'Shift'] });
  };
  await click(1);
  await expect.poll(footer).toMatch(/^1 row selected/);
  await click(3, 'ControlOrMeta');
  await expect.poll(footer).toMatch(/^2 rows selected/);
  await click(1);
  await expect.poll(footer).toMatch(/^1 row selected/);
  await click(4, 'Shift');
  await expect.poll(footer).toMatch(/^4 rows selected/);
});

claim('Keep checkboxSelection: without it, the grid removes your column', async () => {
  const columns = [{ field: 'name' }, GRID_CHECKBOX_SELECTION_COL_DEF];
  const fields = () =>
    [...document.querySelectorAll('.MuiDataGrid-columnHeader')].map((header) =>
      header.getAttribute('data-field'),
    );
  const { rerender } = await show(<Free columns={columns} checkboxSelection />);
  await expect.poll(fields).toEqual(['name', '__check__']);
  await rerender(<Free columns={columns} />);
  await expect.poll(fields).toEqual(['name']);
});

claim('Exports leave the column out, but a print can show it', async () => {
  const api: RefObject<GridApiPro | null> = { current: null };
  await show(<Pro apiRef={api} checkboxSelection />);
  await expect.poll(() => api.current?.getDataAsCsv().split('\r\n')[0]).toBe('name');
});

claim('Render what the column renders by itself, inside a tooltip', async () => {
  const { renderHeader } = GRID_CHECKBOX_SELECTION_COL_DEF;
  const checkboxes: GridColDef = {
    ...GRID_CHECKBOX_SELECTION_COL_DEF,
    renderHeader: (params) => (
      <Tooltip title="Select or clear all rows" describeChild>
        <span>{renderHeader?.(params)}</span>
      </Tooltip>
    ),
  };
  const screen = await show(<Free checkboxSelection columns={[checkboxes, { field: 'name' }]} />);
  await userEvent.hover(all(screen));
  await expect.element(screen.getByRole('tooltip')).toHaveTextContent('Select or clear all rows');
  await userEvent.click(all(screen));
  await expect.poll(() => selected().length).toBeGreaterThan(0);
});

claim('Catch the key before the grid, and copy the cell yourself', async () => {
  const apiRef: RefObject<GridApi | null> = { current: null };
  const copyCell = (event: React.KeyboardEvent) => {
    const cell = apiRef.current && gridFocusCellSelector(apiRef);
    if (!cell || event.key !== 'c' || !(event.ctrlKey || event.metaKey)) return;
    const isEditing = apiRef.current?.getCellMode(cell.id, cell.field) === 'edit';
    if (isEditing || window.getSelection()?.toString()) return;
    event.stopPropagation();
    const text = apiRef.current?.getCellParams(cell.id, cell.field).formattedValue;
    navigator.clipboard.writeText(String(text ?? ''));
  };
  for (const [onKeyDownCapture, copied] of [
    [undefined, 'Row 1'],
    [copyCell, 'Row 2'],
  ] as const) {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const screen = await show(
      <div onKeyDownCapture={onKeyDownCapture}>
        <Free apiRef={apiRef} checkboxSelection disableRowSelectionOnClick />
      </div>,
    );
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select row' }).first());
    await userEvent.click(row(screen, 2));
    await userEvent.keyboard('{Control>}c{/Control}');
    expect(write.mock.calls).toEqual([[copied]]);
    write.mockRestore();
    await screen.unmount();
  }
});

claim('Leave the header of the checkbox column empty', async () => {
  const checkboxes = { ...GRID_CHECKBOX_SELECTION_COL_DEF, renderHeader: () => null };
  const screen = await show(
    <Free columns={[checkboxes, { field: 'name', width: 200 }]} checkboxSelection />,
  );
  const boxes = screen.getByRole('checkbox', { name: 'Select row' });
  await expect.element(boxes.first()).toBeVisible();
  expect(all(screen).elements()).toHaveLength(0);
  await userEvent.click(row(screen, 2));
  await userEvent.keyboard('{Control>}a{/Control}');
  await expect.poll(() => selected().split(',').length).toBe(8);
});

function ListBox() {
  const apiRef = useGridApiRef();
  useEffect(
    () =>
      apiRef.current?.subscribeEvent('cellFocusIn', ({ id }) =>
        apiRef.current?.selectRow(id, true, true),
      ),
    [apiRef],
  );
  return <Free apiRef={apiRef} disableRowSelectionOnClick />;
}

claim('The arrow keys move the focus, not the selection', async () => {
  const screen = await show(<Free />);
  await userEvent.click(row(screen, 2));
  await userEvent.keyboard('{ArrowDown}');
  await expect
    .poll(() => document.activeElement?.closest('[role=row]')?.getAttribute('data-id'))
    .toBe('3');
  expect(selected()).toBe('2');
});

claim('To select the row that they reach, as in a list box', async () => {
  const screen = await show(<ListBox />);
  await userEvent.click(row(screen, 2));
  await expect.poll(selected).toBe('2');
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(selected).toBe('3');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  await expect.poll(selected).toBe('1');
});

function RadioCell({ id, row: { name }, hasFocus }: GridRenderCellParams) {
  const apiRef = useGridApiContext();
  return (
    <Radio
      checked={useGridSelector(apiRef, gridRowSelectionManagerSelector).has(id)}
      onChange={() => apiRef.current.selectRow(id, true, true)}
      onKeyDown={(event) => event.key === ' ' && event.stopPropagation()}
      tabIndex={hasFocus ? 0 : -1}
      slotProps={{ input: { 'aria-label': `Select ${name}` } }}
    />
  );
}

claim("Unlike a checkbox, a radio button can't be cleared by a click on it", async () => {
  const radios: GridColDef = {
    ...GRID_CHECKBOX_SELECTION_COL_DEF,
    renderHeader: () => null,
    renderCell: (params) => <RadioCell {...params} />,
  };
  const screen = await show(
    <Free columns={[radios, { field: 'name' }]} checkboxSelection disableMultipleRowSelection />,
  );
  const radio = (number: number) =>
    screen.getByRole('radio', { name: `Select Row ${number}`, exact: true });
  await userEvent.click(radio(2));
  await expect.element(radio(2)).toBeChecked();
  await userEvent.click(radio(2));
  expect(selected()).toBe('2');
  await userEvent.keyboard('{ArrowDown} ');
  await expect.element(radio(3)).toBeChecked();
  expect(selected()).toBe('3');
  expect(screen.getByRole('checkbox').elements()).toHaveLength(0);
});

function SelectMenu({ field }: { field: string }) {
  const apiRef = useGridApiContext();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const hasTabStop = useGridSelector(apiRef, gridTabIndexColumnHeaderSelector)?.field === field;
  const select = (rowIds: GridRowId[]) => {
    const ids = new Set(rowIds.filter((id) => apiRef.current.isRowSelectable(id)));
    apiRef.current.setRowSelectionModel({ type: 'include', ids });
    setAnchor(null);
  };
  return (
    <>
      <IconButton
        aria-label="Select rows"
        aria-haspopup="menu"
        size="small"
        tabIndex={hasTabStop ? 0 : -1}
        onClick={(event) => setAnchor(event.currentTarget)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' || event.key === ' ') event.stopPropagation();
        }}
      >
        ▾
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={() => select(gridPaginatedVisibleSortedGridRowIdsSelector(apiRef))}>
          This page
        </MenuItem>
        <MenuItem onClick={() => select(gridExpandedSortedRowIdsSelector(apiRef))}>
          All pages
        </MenuItem>
        <MenuItem onClick={() => select([])}>None</MenuItem>
      </Menu>
    </>
  );
}

const WithMenu = () => (
  <Free
    columns={[
      {
        ...GRID_CHECKBOX_SELECTION_COL_DEF,
        renderHeader: ({ field }) => <SelectMenu field={field} />,
      },
      { field: 'name', width: 200 },
    ]}
    checkboxSelection
    disableRowSelectionOnClick
    pageSizeOptions={[5]}
    initialState={{
      pagination: { paginationModel: { pageSize: 5 } },
      filter: {
        filterModel: { items: [{ field: 'name', operator: 'doesNotEqual', value: 'Row 8' }] },
      },
    }}
    isRowSelectable={({ id }) => id !== 2}
  />
);

claim('Each entry selects the rows that it names', async () => {
  const screen = await show(<WithMenu />);
  const choose = async (name: string) => {
    await userEvent.click(screen.getByRole('button', { name: 'Select rows' }));
    await userEvent.click(screen.getByRole('menuitem', { name }));
    await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
  };
  await choose('This page');
  await expect.poll(footer).toContain('4 rows selected');
  await choose('None');
  await expect.poll(footer).not.toContain('selected');
  // Seven rows pass the filter, and one of them can't be selected.
  await choose('All pages');
  await expect.poll(footer).toContain('6 rows selected');
});

claim('Replace the header of the checkbox column with a button that opens a menu', async () => {
  const screen = await show(<WithMenu />);
  await userEvent.click(row(screen, 1));
  await userEvent.keyboard('{ArrowUp}{ArrowLeft}');
  await expect.element(screen.getByRole('button', { name: 'Select rows' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('menuitem', { name: 'This page' })).toBeVisible();
});

claim('For a second grid that shows what belongs to the row', async () => {
  const parts = [1, 2, 3].flatMap((order) =>
    ['lid', 'box'].map((part) => ({ id: `${part} ${order}`, order })),
  );
  function TwoGrids() {
    const apiRef = useGridApiRef();
    const [order, setOrder] = useState<GridRowId>();
    const belonging = useMemo(() => parts.filter((part) => part.order === order), [order]);
    useEffect(
      () => apiRef.current?.subscribeEvent('cellFocusIn', ({ id }) => setOrder(id)),
      [apiRef],
    );
    return (
      <>
        <Free apiRef={apiRef} />
        <div style={{ height: 200 }}>
          <DataGrid label="Parts" rows={belonging} columns={partColumns} hideFooter />
        </div>
      </>
    );
  }
  const screen = await show(<TwoGrids />);
  await userEvent.click(row(screen, 2));
  const shown = () =>
    screen
      .getByRole('grid', { name: 'Parts' })
      .getByRole('gridcell')
      .elements()
      .map(({ textContent }) => textContent);
  await expect.poll(shown).toEqual(['lid 2', 'box 2']);
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(shown).toEqual(['lid 3', 'box 3']);
  expect(document.activeElement?.closest('[role=row]')?.getAttribute('data-id')).toBe('3');
});
