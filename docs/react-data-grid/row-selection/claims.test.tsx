import Box from '@mui/material/Box';
import {
  createRowSelectionManager,
  DataGrid,
  GRID_CHECKBOX_SELECTION_COL_DEF,
  type DataGridProps,
} from '@mui/x-data-grid';
import type {} from '@mui/x-data-grid/material';
import {
  DataGridPro,
  type DataGridProProps,
  type GridApiPro,
  type GridRowSelectionModel,
} from '@mui/x-data-grid-pro';
import { Caught, claimsOf, failures, show } from 'claims';
import type { RefObject } from 'react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import AcrossPages from './AcrossPages';
import CheckboxesLast from './CheckboxesLast';
import ChecksOnly from './ChecksOnly';
import ClearedOnly from './ClearedOnly';
import FilteredOut from './FilteredOut';
import page from './index.mdx?raw';
import LateTrains from './LateTrains';
import LiveModel from './LiveModel';
import OneAtATime from './OneAtATime';
import PrintLabels from './PrintLabels';
import RemindEverybody from './RemindEverybody';
import SeveralByClick from './SeveralByClick';
import TeamsAndMembers from './TeamsAndMembers';
import ThisPageOnly from './ThisPageOnly';
import UpToThree from './UpToThree';

const claim = claimsOf(page);

type Screen = Awaited<ReturnType<typeof show>>;
type Model = GridRowSelectionModel;

const rows = Array.from({ length: 8 }, (_, index) => ({
  id: index + 1,
  name: `Row ${index + 1}`,
}));
const columns = [{ field: 'name', width: 200 }];

const Pro = (props: Partial<DataGridProProps>) => (
  <Box sx={{ height: 560, width: 600 }}>
    <DataGridPro rows={rows} columns={columns} {...props} />
  </Box>
);
const Free = (props: Partial<DataGridProps>) => (
  <Box sx={{ height: 560, width: 600 }}>
    <DataGrid rows={rows} columns={columns} {...props} />
  </Box>
);

/** The ids of the selected rows that are in the DOM. */
const selected = () =>
  [...document.querySelectorAll('.MuiDataGrid-row.Mui-selected')]
    .map((row) => row.getAttribute('data-id'))
    .join();
const footer = () => document.querySelector('.MuiDataGrid-footerContainer')?.textContent ?? '';
const row = (screen: Screen, number: number) => screen.getByText(`Row ${number}`, { exact: true });
const all = (screen: Screen) => screen.getByRole('checkbox', { name: /all rows/ });
const status = (screen: Screen) => screen.getByRole('status');

/** Remembers each model that a grid sends, as `include 1,2`. */
function models() {
  const sent: string[] = [];
  const listen = (model: Model) => sent.push(`${model.type} ${[...model.ids].join()}`);
  return { sent, listen };
}

claim("tells you what's selected", async () => {
  const screen = await show(<PrintLabels />);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select row' }).nth(1));
  await userEvent.click(screen.getByRole('button', { name: 'Print labels' }));
  await expect.element(status(screen)).toHaveTextContent(/^Printed labels for SO-\d+\.$/);
});

claim("Pro and Premium use 'exclude' when a user selects everything", async () => {
  const screen = await show(<LiveModel />);
  await expect.element(status(screen)).toHaveTextContent("ids: new Set(['IC 704', 'HS 21'])");
  await userEvent.click(all(screen));
  await expect.element(status(screen)).toHaveTextContent("{ type: 'exclude', ids: new Set([]) }");
  await userEvent.click(screen.getByRole('checkbox', { name: 'Unselect row' }).first());
  await expect.element(status(screen)).toHaveTextContent("'exclude', ids: new Set(['IC 704'])");
});

claim('The community DataGrid always lists the selected rows', async () => {
  const { sent, listen } = models();
  const screen = await show(<Free checkboxSelection onRowSelectionModelChange={listen} />);
  await userEvent.click(all(screen));
  expect(sent).toEqual(['include 1,2,3,4,5,6,7,8']);
});

const listing: [string, Partial<DataGridProProps>, string][] = [
  [
    'So do Pro and Premium while a filter is active',
    { filterModel: { items: [{ field: 'name', operator: 'contains', value: '2' }] } },
    'include 2',
  ],
  ['with isRowSelectable', { isRowSelectable: ({ id }) => id === 3 }, 'include 3'],
  [
    'with checkboxSelectionVisibleOnly',
    { checkboxSelectionVisibleOnly: true },
    'include 1,2,3,4,5,6,7,8',
  ],
  [
    'when both parts of rowSelectionPropagation are off',
    { rowSelectionPropagation: { parents: false, descendants: false } },
    'include 1,2,3,4,5,6,7,8',
  ],
];
for (const [words, props, model] of listing) {
  claim(words, async () => {
    const { sent, listen } = models();
    const screen = await show(
      <Pro checkboxSelection onRowSelectionModelChange={listen} {...props} />,
    );
    await userEvent.click(all(screen));
    expect(sent).toEqual([model]);
  });
}

claim('whichever form you get, use createRowSelectionManager', () => {
  const ids = new Set([1]);
  expect(createRowSelectionManager({ type: 'include', ids }).has(1)).toBe(true);
  expect(createRowSelectionManager({ type: 'exclude', ids }).has(1)).toBe(false);
  expect(createRowSelectionManager({ type: 'exclude', ids }).has(2)).toBe(true);
});

claim('rows that you add later are selected, too', async () => {
  const { sent, listen } = models();
  const props = { checkboxSelection: true, onRowSelectionModelChange: listen };
  const screen = await show(<Pro {...props} rows={rows.slice(0, 2)} />);
  await userEvent.click(all(screen));
  await screen.rerender(<Pro {...props} rows={rows.slice(0, 3)} />);
  await expect.poll(selected).toBe('1,2,3');
  expect(sent).toEqual(['exclude ']);
});

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

claim('a click on a row no longer selects it; only its checkbox does', async () => {
  const screen = await show(<ChecksOnly />);
  await userEvent.click(screen.getByRole('gridcell', { name: 'Mobile' }).first());
  expect(selected()).toBe('');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select row' }).first());
  expect(selected()).not.toBe('');
});

claim('The keyboard shortcuts below still work', async () => {
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

claim("the selection stays as it is. This grid doesn't accept a fourth row", async () => {
  const screen = await show(<UpToThree />);
  await userEvent.click(screen.getByText('Silver'));
  await expect.element(status(screen)).toHaveTextContent('Three are the limit');
  expect(selected()).toBe('BRN,XAU,WHT');
  await userEvent.click(screen.getByText('Gold'));
  await userEvent.click(screen.getByText('Silver'));
  await expect.poll(selected).toBe('BRN,XAG,WHT');
});

claim('initialState has no entry for the selection', async () => {
  const rowSelection = { type: 'include', ids: new Set([1]) };
  const initialState = { rowSelection, rowSelectionModel: rowSelection } as object;
  const screen = await show(<Pro initialState={initialState} />);
  await expect.element(row(screen, 1)).toBeVisible();
  expect(selected()).toBe('');
});

claim("don't come back when the filter is cleared", async () => {
  const screen = await show(<FilteredOut />);
  const search = async (text: string, isFound: RegExp) => {
    await userEvent.fill(screen.getByRole('searchbox'), text);
    await expect.poll(footer).toMatch(isFound);
  };
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  await search('tom', /^1 row selected/);
  await search('', /^1 row selected.*of 60$/);
  // The first one, and two more again.
  await userEvent.click(screen.getByRole('switch'));
  for (let rest = 2; rest > 0; rest -= 1) {
    await userEvent.click(
      screen.getByRole('checkbox', { name: 'Select row', exact: true }).first(),
    );
  }
  await search('tom', /^3 rows selected/);
  await search('', /^3 rows selected.*of 60$/);
});

claim("they're removed from the model, and onRowSelectionModelChange runs", async () => {
  const { sent, listen } = models();
  const screen = await show(<Pro onRowSelectionModelChange={listen} />);
  await userEvent.click(row(screen, 1));
  await screen.rerender(<Pro onRowSelectionModelChange={listen} rows={rows.slice(1)} />);
  await expect.poll(() => sent).toEqual(['include 1', 'include ']);
});

claim("Filters don't change an 'exclude' model", async () => {
  const { sent, listen } = models();
  const props = { checkboxSelection: true, onRowSelectionModelChange: listen };
  const screen = await show(<Pro {...props} />);
  await userEvent.click(all(screen));
  const items = [{ field: 'name', operator: 'contains', value: '2' }];
  await screen.rerender(<Pro {...props} filterModel={{ items }} />);
  await expect.poll(selected).toBe('2');
  await screen.rerender(<Pro {...props} filterModel={{ items: [] }} />);
  await expect.poll(selected).toBe('1,2,3,4,5,6,7,8');
  expect(sent).toEqual(['exclude ']);
});

claim('a filter replaces the model with a list of the rows that pass', async () => {
  const { sent, listen } = models();
  const props = {
    treeData: true,
    rows: [
      { id: 1, path: ['a'], name: 'x' },
      { id: 2, path: ['a', 'b'], name: 'x' },
      { id: 3, path: ['a', 'c'], name: 'y' },
      { id: 4, path: ['d'], name: 'y' },
    ],
    getTreeDataPath: (item: { path: string[] }) => item.path,
    defaultGroupingExpansionDepth: 1,
    checkboxSelection: true,
    onRowSelectionModelChange: listen,
  };
  const screen = await show(<Pro {...props} />);
  await userEvent.click(all(screen));
  const items = [{ field: 'name', operator: 'equals', value: 'x' }];
  await screen.rerender(<Pro {...props} filterModel={{ items }} />);
  await expect.poll(() => sent).toEqual(['exclude ', 'include 1,2']);
  await screen.rerender(<Pro {...props} filterModel={{ items: [] }} />);
  await expect.poll(selected).toBe('2');
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

const loaded = (screen: Screen, range: string) =>
  expect.element(screen.getByText(range)).toBeVisible();

claim('users can select rows across pages', async () => {
  const screen = await show(<AcrossPages />);
  const boxes = screen.getByRole('checkbox', { name: 'Select row' });
  await loaded(screen, '1–5 of 1240');
  await expect.element(boxes.first()).toBeVisible();
  await userEvent.click(boxes.first());
  await userEvent.click(screen.getByRole('button', { name: 'Go to next page' }));
  await expect.poll(selected).toBe('');
  await userEvent.click(boxes.nth(1));
  await expect.poll(footer).toContain('2 rows selected');
  await userEvent.click(screen.getByRole('button', { name: 'Go to previous page' }));
  await expect.poll(selected).toBe('5001');
});

claim(
  'the grid no longer has the rows of the old page and removes them from the selection',
  async () => {
    const { sent, listen } = models();
    const props = {
      paginationMode: 'server',
      rowCount: 30,
      onRowSelectionModelChange: listen,
    } as const;
    const screen = await show(<Free {...props} rows={rows.slice(0, 4)} />);
    await userEvent.click(row(screen, 1));
    await screen.rerender(<Free {...props} rows={rows.slice(4)} />);
    await expect.poll(() => sent).toEqual(['include 1', 'include ']);
  },
);

claim("the header's checkbox selects the loaded page", async () => {
  const { sent, listen } = models();
  const screen = await show(
    <Free
      checkboxSelection
      paginationMode="server"
      rowCount={30}
      rows={rows.slice(0, 3)}
      onRowSelectionModelChange={listen}
    />,
  );
  await userEvent.click(all(screen));
  expect(sent).toEqual(['include 1,2,3']);
});

claim('your request lists only the exceptions instead of 1,240 ids', async () => {
  const screen = await show(<RemindEverybody />);
  await expect.element(status(screen)).toHaveTextContent('1240 of 1240 selected');
  const boxes = screen.getByRole('checkbox', { name: 'Unselect row' });
  await userEvent.click(boxes.first());
  await userEvent.click(screen.getByRole('button', { name: 'Go to next page' }));
  await expect.poll(() => selected().split(',')).toContain('5006');
  await userEvent.click(boxes.first());
  await expect
    .element(status(screen))
    .toHaveTextContent('1238 of 1240 selected. To send: {"type":"exclude","ids":[5001,5006]}');
});

claim('The footer counts loaded rows only', async () => {
  await show(
    <Pro
      checkboxSelection
      pagination
      paginationMode="server"
      rowCount={100}
      rows={rows.slice(0, 3)}
      rowSelectionModel={{ type: 'exclude', ids: new Set([1]) }}
    />,
  );
  await expect.poll(footer).toMatch(/^2 rows selected.*of 100$/);
});

claim('"select all" lists only the loaded rows', async () => {
  const { sent, listen } = models();
  const screen = await show(
    <Pro
      checkboxSelection
      pagination
      paginationMode="server"
      filterMode="server"
      rowCount={100}
      rows={rows.slice(0, 3)}
      filterModel={{ items: [{ field: 'name', operator: 'contains', value: 'Row' }] }}
      onRowSelectionModelChange={listen}
    />,
  );
  await userEvent.click(all(screen));
  expect(sent).toEqual(['include 1,2,3']);
});

claim('selecting a parent selects its children, and selecting the last child', async () => {
  const screen = await show(<TeamsAndMembers />);
  const check = (name: string) =>
    userEvent.click(
      screen
        .getByRole('row', { name: new RegExp(name) })
        .getByRole('checkbox')
        .first(),
    );
  await check('Head of engineering');
  await expect.poll(footer).toContain('4 rows selected');
  await check('Data engineer');
  await expect.poll(footer).toContain('2 rows selected');
  await check('Data engineer');
  await expect.poll(footer).toContain('4 rows selected');
});

claim("setRowSelectionModel doesn't add parents or children to the model", async () => {
  const apiRef: RefObject<GridApiPro | null> = { current: null };
  await show(
    <Pro
      apiRef={apiRef}
      treeData
      rows={[
        { id: 1, path: ['a'] },
        { id: 2, path: ['a', 'b'] },
      ]}
      getTreeDataPath={(item) => item.path}
      defaultGroupingExpansionDepth={1}
      checkboxSelection
    />,
  );
  const model: Model = { type: 'include', ids: new Set([1]) };
  apiRef.current?.setRowSelectionModel(model);
  await expect.poll(footer).toContain('1 row selected');
  const whole = apiRef.current?.getPropagatedRowSelectionModel(model);
  expect([...(whole?.ids ?? [])]).toEqual([1, 2]);
});

claim('Select rows from code', async () => {
  const screen = await show(<LateTrains />);
  await userEvent.click(screen.getByRole('button', { name: 'Select late trains' }));
  await expect.poll(footer).toContain('3 rows selected');
  await userEvent.click(screen.getByRole('button', { name: 'Clear selection' }));
  await expect.poll(footer).not.toContain('selected');
});

claim('Selects from one row to another, in the order shown', async () => {
  const apiRef: RefObject<GridApiPro | null> = { current: null };
  const screen = await show(
    <Pro
      apiRef={apiRef}
      sortModel={[{ field: 'name', sort: 'desc' }]}
      isRowSelectable={({ id }) => id !== 5}
    />,
  );
  await expect.element(row(screen, 1)).toBeVisible();
  apiRef.current?.selectRowRange({ startId: 7, endId: 4 });
  await expect.poll(selected).toBe('7,6,4');
});

claim('tell you that a user used a checkbox', async () => {
  const names: string[] = [];
  const apiRef: RefObject<GridApiPro | null> = { current: null };
  const screen = await show(<Pro checkboxSelection apiRef={apiRef} />);
  for (const name of ['rowSelectionCheckboxChange', 'headerSelectionCheckboxChange'] as const) {
    apiRef.current?.subscribeEvent(name, () => names.push(name));
  }
  await userEvent.click(row(screen, 2));
  expect(selected()).toBe('2');
  expect(names).toEqual([]);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select row' }).first());
  await userEvent.click(all(screen));
  expect(names).toEqual(['rowSelectionCheckboxChange', 'headerSelectionCheckboxChange']);
});

claim('Selects or deselects the row of the focused cell', async () => {
  const screen = await show(<Pro disableRowSelectionOnClick />);
  await userEvent.click(row(screen, 3));
  await userEvent.keyboard('{Shift>} {/Shift}');
  expect(selected()).toBe('3');
  await userEvent.keyboard('{Shift>} {/Shift}');
  expect(selected()).toBe('');
});

claim("Selects or deselects its row, or all rows if it's in the header", async () => {
  const screen = await show(<Pro checkboxSelection />);
  await userEvent.click(row(screen, 3));
  expect(selected()).toBe('3');
  await userEvent.keyboard('{ArrowLeft} ');
  expect(selected()).toBe('');
  await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowUp} ');
  expect(selected()).toBe('1,2,3,4,5,6,7,8');
  await userEvent.keyboard(' ');
  expect(selected()).toBe('');
});

claim('Extends the selection by a row. The opposite key shrinks it again', async () => {
  const screen = await show(<Pro />);
  await userEvent.click(row(screen, 2));
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
  expect(selected()).toBe('2,3,4');
  await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
  expect(selected()).toBe('2,3');
});

claim('Extends it by a screen of rows', async () => {
  const screen = await show(<Pro />);
  await userEvent.click(row(screen, 2));
  await userEvent.keyboard('{Shift>}{PageDown}{/Shift}');
  expect(selected()).toBe('2,3,4,5,6,7,8');
});

claim('it selects all rows even with disableMultipleRowSelection', async () => {
  const { sent, listen } = models();
  const screen = await show(<Pro disableMultipleRowSelection onRowSelectionModelChange={listen} />);
  await userEvent.click(row(screen, 2));
  await userEvent.keyboard('{Control>}a{/Control}');
  expect(sent).toEqual(['include 2', 'exclude ']);
  expect(selected()).toBe('1,2,3,4,5,6,7,8');
});

claim("Esc doesn't clear the selection", async () => {
  const screen = await show(<Pro />);
  await userEvent.click(row(screen, 2));
  await userEvent.keyboard('{Control>}a{/Control}{Escape}');
  expect(selected()).toBe('1,2,3,4,5,6,7,8');
});

claim('Shift + ↓ moves the selection, and Ctrl + A does nothing', async () => {
  const screen = await show(<Free />);
  await userEvent.click(row(screen, 2));
  await userEvent.keyboard('{Control>}a{/Control}');
  expect(selected()).toBe('2');
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
  expect(selected()).toBe('3');
});

claim('Selected rows have aria-selected="true" and the class Mui-selected', async () => {
  const screen = await show(<Pro />);
  await userEvent.click(row(screen, 2));
  expect(selected()).toBe('2');
  await expect.element(screen.getByRole('row', { selected: true })).toHaveTextContent('Row 2');
});

claim('can only contain 1 item in DataGrid', async () => {
  failures();
  const screen = await show(
    <Caught>
      <Free rowSelectionModel={{ type: 'include', ids: new Set([1, 2]) }} />
    </Caught>,
  );
  await expect
    .element(screen.getByText('`rowSelectionModel` can only contain 1 item in DataGrid.'))
    .toBeVisible();
});

claim("Cannot read properties of undefined (reading 'size')", async () => {
  failures();
  const screen = await show(
    <Caught>
      <Free rowSelectionModel={[1] as never} />
    </Caught>,
  );
  await expect
    .element(screen.getByText("Cannot read properties of undefined (reading 'size')"))
    .toBeVisible();
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
