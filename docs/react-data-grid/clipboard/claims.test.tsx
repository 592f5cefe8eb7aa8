import Box from '@mui/material/Box';
import { DataGrid, type DataGridProps } from '@mui/x-data-grid';
import { DataGridPremium, type DataGridPremiumProps, type GridApi } from '@mui/x-data-grid-premium';
import { claimsOf, show } from 'claims';
import type { RefObject } from 'react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import AskBeforePasting from './AskBeforePasting';
import CopyRows from './CopyRows';
import page from './index.mdx?raw';
import PasteCells from './PasteCells';
import RawValues from './RawValues';
import SavePasted from './SavePasted';
import ShortForms from './ShortForms';
import WithSemicolons from './WithSemicolons';

const claim = claimsOf(page);

type Screen = Awaited<ReturnType<typeof show>>;

const columns = ['a', 'b', 'c'].map((field) => ({ field, width: 120, editable: true }));
const rows = [1, 2, 3, 4].map((id) => ({ id, a: `a${id}`, b: `b${id}`, c: `c${id}` }));

const Free = (props: Partial<DataGridProps>) => (
  <Box sx={{ height: 400, width: 600 }}>
    <DataGrid rows={rows} columns={columns} {...props} />
  </Box>
);
const Premium = (props: Partial<DataGridPremiumProps>) => (
  <Box sx={{ height: 400, width: 600 }}>
    <DataGridPremium
      rows={rows}
      columns={columns}
      cellSelection
      disableRowSelectionOnClick
      {...props}
    />
  </Box>
);

const cell = (screen: Screen, name: string) =>
  screen.getByRole('gridcell', { name, exact: true }).first();
const status = (screen: Screen) => screen.getByRole('status');

/** What the grid shows, row by row. */
const shown = () =>
  [...document.querySelectorAll('.MuiDataGrid-row')]
    .map((row) =>
      [...row.querySelectorAll('[role="gridcell"]')].map((one) => one.textContent).join(' '),
    )
    .join(' | ');

/** Presses Ctrl+C and says what the grid puts on the clipboard; null when it leaves that to the browser. */
async function copied(): Promise<string | null> {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await userEvent.keyboard('{Control>}c{/Control}');
  const text = write.mock.lastCall?.[0] ?? null;
  write.mockRestore();
  return text;
}

/** Pastes into the focused element as a browser does: the key first, then the event with the text. */
async function paste(text: string) {
  const isLaterThan = document.activeElement;
  isLaterThan?.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'v', keyCode: 86, ctrlKey: true, bubbles: true }),
  );
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
}

claim('copies from every Data Grid, in a form that spreadsheets understand', async () => {
  const screen = await show(<CopyRows />);
  const boxes = screen.getByRole('checkbox', { name: 'Select row', exact: true });
  await userEvent.click(boxes.first());
  await userEvent.click(boxes.first());
  expect(await copied()).toBe(
    'Amara Okafor\tLagos\t3/3/2014\r\nJonas Lindqvist\tStockholm\t8/17/2015',
  );
});

claim('the browser copies it, and the grid does nothing', async () => {
  const screen = await show(
    <>
      <p>A text</p>
      <Free />
    </>,
  );
  await userEvent.click(cell(screen, 'a1'));
  window.getSelection()?.selectAllChildren(screen.getByText('A text').element());
  expect(await copied()).toBeNull();
  window.getSelection()?.removeAllRanges();
  expect(await copied()).toBe('a1\tb1\tc1');
});

claim('Two or more selected cells', async () => {
  const screen = await show(<Premium rowSelectionModel={{ type: 'include', ids: new Set([4]) }} />);
  await userEvent.dragAndDrop(cell(screen, 'b1'), cell(screen, 'c2'));
  expect(await copied()).toBe('b1\tc1\r\nb2\tc2');
  await userEvent.click(cell(screen, 'b1'));
  expect(await copied()).toBe('a4\tb4\tc4');
});

claim('their visible columns, without headers, in the order shown', async () => {
  const screen = await show(
    <Free
      checkboxSelection
      columns={[
        { field: 'c' },
        { field: 'b' },
        { field: 'a', disableExport: true },
        { field: 'id' },
      ]}
      columnVisibilityModel={{ b: false }}
      sortModel={[{ field: 'c', sort: 'desc' }]}
      rowSelectionModel={{ type: 'include', ids: new Set([1, 3]) }}
    />,
  );
  await userEvent.click(cell(screen, 'c2'));
  expect(await copied()).toBe('c3\t3\r\nc1\t1');
});

claim('The focused cell', async () => {
  const screen = await show(<Free disableRowSelectionOnClick />);
  await userEvent.click(cell(screen, 'b2'));
  expect(await copied()).toBe('b2');
});

claim('Nothing is quoted and no formula is escaped', async () => {
  const screen = await show(<Free rows={[{ id: 1, a: '=1+1', b: 'x', c: 'say "yes", please' }]} />);
  await userEvent.click(cell(screen, 'x'));
  expect(await copied()).toBe('=1+1\tx\tsay "yes", please');
});

claim('So are selected cells of other pages and of rows that a filter hides', async () => {
  const filterModel = { items: [{ field: 'a', operator: 'isAnyOf', value: ['a1', 'a2'] }] };
  const model = { 1: { a: true, b: true }, 3: { a: true } };
  const screen = await show(<Premium cellSelectionModel={model} filterModel={filterModel} />);
  await expect.poll(shown).toBe('a1 b1 c1 | a2 b2 c2');
  await userEvent.click(cell(screen, 'c2'));
  expect(await copied()).toBe('a1\tb1\r\na3');
  await screen.rerender(
    <Premium cellSelectionModel={{ 1: { a: true }, 3: { a: true } }} filterModel={filterModel} />,
  );
  expect(await copied()).toBe('c2');
});

claim('Rows are copied in the order of the grid', async () => {
  const screen = await show(<Premium />);
  await userEvent.click(cell(screen, 'c3'));
  const ctrl = { modifiers: ['Control'] as never };
  await userEvent.click(cell(screen, 'a3'), ctrl);
  await userEvent.click(cell(screen, 'b1'), ctrl);
  expect(await copied()).toBe('b1\r\nc3\ta3');
});

claim('Selected rows of other pages are copied, too', async () => {
  const screen = await show(
    <Free
      checkboxSelection
      rowSelectionModel={{ type: 'include', ids: new Set([1, 4]) }}
      pageSizeOptions={[2]}
      initialState={{ pagination: { paginationModel: { pageSize: 2 } } }}
    />,
  );
  await userEvent.click(cell(screen, 'a2'));
  expect(await copied()).toBe('a1\tb1\tc1\r\na4\tb4\tc4');
});

claim('it copies the value itself, and dates as ISO strings', async () => {
  const screen = await show(<RawValues />);
  await userEvent.click(cell(screen, '$71.4 / barrel'));
  expect(await copied()).toBe('$71.4 / barrel');
  await userEvent.click(screen.getByRole('switch'));
  await userEvent.click(cell(screen, '$71.4 / barrel'));
  expect(await copied()).toBe('71.4');
  await expect.element(status(screen)).toHaveTextContent('71.4');
  const when = new Date(Date.UTC(2026, 8, 14, 7, 2));
  await screen.rerender(
    <Free
      columns={[{ field: 'a', type: 'dateTime', width: 200 }]}
      rows={[{ id: 1, a: when }]}
      disableRowSelectionOnClick
      ignoreValueFormatterDuringExport
    />,
  );
  await userEvent.click(screen.getByRole('gridcell').first());
  expect(await copied()).toBe('2026-09-14T07:02:00.000Z');
});

claim('csvExport for copied rows', async () => {
  const formatted = (setting: object, name: string) => (
    <Free
      columns={[{ field: 'a', valueFormatter: (value: string) => `<${value}>` }, { field: 'b' }]}
      ignoreValueFormatterDuringExport={setting}
      label={name}
    />
  );
  const screen = await show(
    <>
      {formatted({ clipboardExport: true }, 'first')}
      {formatted({ csvExport: true }, 'second')}
    </>,
  );
  for (const [name, text] of [
    ['first', '<a1>\tb1'],
    ['second', 'a1\tb1'],
  ] as const) {
    await userEvent.click(screen.getByRole('grid', { name }).getByRole('gridcell', { name: 'b1' }));
    expect(await copied()).toBe(text);
  }
});

claim('The grid keeps the setting that it was mounted with', async () => {
  const props = {
    disableRowSelectionOnClick: true,
    columns: [{ field: 'a', width: 99, valueFormatter: () => 'formatted' }],
  };
  const screen = await show(<Free {...props} />);
  await screen.rerender(<Free {...props} ignoreValueFormatterDuringExport label="Changed" />);
  await expect.element(screen.getByRole('grid', { name: 'Changed' })).toBeVisible();
  await userEvent.click(cell(screen, 'formatted'));
  expect(await copied()).toBe('formatted');
});

claim('This grid copies and pastes with semicolons', async () => {
  const screen = await show(<WithSemicolons />);
  await userEvent.dragAndDrop(cell(screen, 'Coffee beans'), cell(screen, 'Santos'));
  expect(await copied()).toBe('Coffee beans;Santos');
  await userEvent.click(cell(screen, 'Coffee beans'));
  await paste('Tea;Colombo');
  await expect.poll(shown).toMatch(/^Tea Colombo /);
});

claim('or null to paste nothing', async () => {
  const start = vi.fn();
  const screen = await show(
    <Premium splitClipboardPastedText={() => null} onBeforeClipboardPasteStart={start} />,
  );
  await userEvent.click(cell(screen, 'a1'));
  await paste('x');
  expect(start).not.toHaveBeenCalled();
});

claim('copy, focus another cell, and paste', async () => {
  const screen = await show(<PasteCells />);
  await userEvent.dragAndDrop(cell(screen, '980'), cell(screen, '1,010'));
  expect(await copied()).toBe('980\r\n1010');
  await userEvent.click(cell(screen, '120'));
  await paste('980\r\n1010');
  await expect.poll(shown).toContain('Sat 980 ');
  expect(shown()).toContain('Sun 1,010 ');
});

async function filled(select: (screen: Screen) => Promise<void>, text: string) {
  const screen = await show(<Premium checkboxSelection />);
  await select(screen);
  await paste(text);
  await expect.poll(shown).toContain('x');
  return shown();
}

claim('All selected cells', async () => {
  const drag = (screen: Screen) => userEvent.dragAndDrop(cell(screen, 'a1'), cell(screen, 'b2'));
  expect(await filled(drag, 'x')).toBe(' x x c1 |  x x c2 |  a3 b3 c3 |  a4 b4 c4');
});

claim('The selected cells, row by row; the rest is dropped', async () => {
  const drag = (screen: Screen) => userEvent.dragAndDrop(cell(screen, 'a1'), cell(screen, 'b2'));
  expect(await filled(drag, 'x\ty\tz\nx2\ty2\nx3')).toBe(
    ' x y c1 |  x2 y2 c2 |  a3 b3 c3 |  a4 b4 c4',
  );
});

const check =
  (...numbers: number[]) =>
  async (screen: Screen) => {
    for (const number of numbers) {
      await userEvent.click(screen.getByRole('checkbox', { name: /select row/i }).nth(number));
    }
  };

claim('The rows, starting at their first visible column', async () => {
  expect(await filled(check(1, 3), 'x\ty\nx2\ty2')).toBe(
    ' a1 b1 c1 |  x y c2 |  a3 b3 c3 |  x2 y2 c4',
  );
});

claim('in the order in which they were selected', async () => {
  expect(await filled(check(3, 1), 'x\ty\nx2\ty2')).toBe(
    ' a1 b1 c1 |  x2 y2 c2 |  a3 b3 c3 |  x y c4',
  );
});

claim('All selected rows', async () => {
  expect(await filled(check(1, 3), 'x\ty')).toBe(' a1 b1 c1 |  x y c2 |  a3 b3 c3 |  x y c4');
});

claim('| Rows | One value | The focused cell |', async () => {
  const checkAndFocus = async (screen: Screen) => {
    await check(1)(screen);
    await userEvent.click(cell(screen, 'b3'));
  };
  expect(await filled(checkAndFocus, 'x')).toBe(' a1 b1 c1 |  a2 b2 c2 |  a3 x c3 |  a4 b4 c4');
});

claim('The cells to the right and down, starting at this cell', async () => {
  const focus = (screen: Screen) => userEvent.click(cell(screen, 'b3'));
  expect(await filled(focus, 'x\ty\tz\nx2\nx3')).toBe(
    ' a1 b1 c1 |  a2 b2 c2 |  a3 x y |  a4 x2 c4',
  );
});

claim('Only columns with editable: true are written to', async () => {
  const screen = await show(
    <Premium columns={[{ field: 'a' }, { field: 'b', editable: true }, { field: 'c' }]} />,
  );
  await userEvent.click(cell(screen, 'a1'));
  await paste('x\ty\tz');
  await expect.poll(shown).toMatch(/^a1 y c1 /);
});

claim("isCellEditable and preProcessEditCellProps aren't called", async () => {
  const preProcessEditCellProps = vi.fn(({ props }) => ({ ...props, error: true }));
  const screen = await show(
    <Premium
      isCellEditable={() => false}
      columns={[{ field: 'a', editable: true, preProcessEditCellProps }]}
    />,
  );
  await userEvent.click(cell(screen, 'a1'));
  await paste('x');
  await expect.poll(shown).toMatch(/^x /);
  expect(preProcessEditCellProps).not.toHaveBeenCalled();
});

claim('the browser pastes into its input', async () => {
  const start = vi.fn();
  const screen = await show(<Premium onClipboardPasteStart={start} />);
  await userEvent.dblClick(cell(screen, 'a1'));
  await expect.element(screen.getByRole('textbox')).toHaveFocus();
  await paste('x');
  await expect.element(screen.getByRole('textbox')).toHaveFocus();
  expect(start).not.toHaveBeenCalled();
});

claim('lines beyond the last row of the grid or of the current page are dropped', async () => {
  const apiRef: RefObject<GridApi | null> = { current: null };
  const values = () => [...(apiRef.current?.getRowModels().values() ?? [])].map(({ a }) => a);
  const screen = await show(<Premium apiRef={apiRef} />);
  await userEvent.click(cell(screen, 'a4'));
  await paste('x\ny');
  await expect.poll(values).toEqual(['a1', 'a2', 'a3', 'x']);
  await screen.rerender(
    <Premium
      key="paged"
      apiRef={apiRef}
      pagination
      pageSizeOptions={[2]}
      initialState={{ pagination: { paginationModel: { pageSize: 2 } } }}
    />,
  );
  await userEvent.click(cell(screen, 'a2'));
  await paste('x\ny');
  await expect.poll(values).toEqual(['a1', 'x', 'a3', 'a4']);
});

claim("Becomes a number, or null if it's empty", async () => {
  const apiRef: RefObject<GridApi | null> = { current: null };
  const screen = await show(
    <Premium
      apiRef={apiRef}
      columns={[{ field: 'n', type: 'number', editable: true }]}
      rows={[1, 2, 3].map((id) => ({ id, n: id }))}
    />,
  );
  await userEvent.click(cell(screen, '1'));
  await paste('70\n\n 8 ');
  await expect
    .poll(() => [...(apiRef.current?.getRowModels().values() ?? [])].map(({ n }) => n))
    .toEqual([70, null, 8]);
});

claim("Labels and values that aren't strings aren't recognized", async () => {
  const screen = await show(
    <Premium
      columns={[
        {
          field: 's',
          type: 'singleSelect',
          editable: true,
          valueOptions: [{ value: 1, label: 'One' }, { value: 2, label: 'Two' }, 'text'],
        },
      ]}
      rows={[1, 2, 3].map((id) => ({ id, s: 1 }))}
    />,
  );
  await userEvent.click(screen.getByRole('gridcell').first());
  await paste('2\nTwo\ntext');
  await expect.poll(shown).toBe('One | One | text');
});

claim('Must be the value of an option', async () => {
  const apiRef: RefObject<GridApi | null> = { current: null };
  const screen = await show(
    <Premium
      apiRef={apiRef}
      columns={[
        { field: 'n', type: 'number', editable: true },
        { field: 'd', type: 'date', editable: true },
        {
          field: 's',
          type: 'singleSelect',
          editable: true,
          valueOptions: [{ value: 'a', label: 'Label' }, 'b'],
        },
      ]}
      rows={[
        { id: 1, s: 'b', n: 1 },
        { id: 2, s: 'b', n: 1 },
      ]}
    />,
  );
  await userEvent.click(screen.getByRole('gridcell').first());
  await paste('5\t2026-09-14T00:00\ta\n6\t2026-09-15T00:00\tLabel');
  await expect
    .poll(() => [apiRef.current?.getRow(1), apiRef.current?.getRow(2)])
    .toEqual([
      { id: 1, n: 5, d: new Date(2026, 8, 14), s: 'a' },
      { id: 2, n: 6, d: new Date(2026, 8, 15), s: 'b' },
    ]);
});

claim('if it returns undefined, the cell stays as it is', async () => {
  const screen = await show(<ShortForms />);
  const salaries = () =>
    [...document.querySelectorAll('.MuiDataGrid-row [data-field="salary"]')].map(
      (one) => one.textContent,
    );
  const [, , third] = salaries();
  await userEvent.click(screen.getByRole('gridcell').nth(1));
  await paste('85k\r\n$91,500\r\nunknown');
  await expect.poll(() => salaries().slice(0, 3)).toEqual(['85,000', '91,500', third]);
});

claim('Reject it, and nothing is pasted', async () => {
  const screen = await show(<AskBeforePasting />);
  const first = screen.getByRole('gridcell').first();
  const before = first.element().textContent;
  await userEvent.click(first);
  await paste('Tea\t5');
  await expect.element(screen.getByText('Paste 2 values?')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  expect(first.element().textContent).toBe(before);
  await userEvent.click(first);
  await paste('Tea\t5');
  await userEvent.click(screen.getByRole('button', { name: 'Paste' }));
  await expect.poll(shown).toMatch(/^Tea 5 /);
});

claim('If its promise rejects, that row keeps its old values', async () => {
  const screen = await show(<SavePasted />);
  await userEvent.click(screen.getByRole('gridcell').nth(1));
  await paste('80\r\n800');
  await expect.element(status(screen)).toHaveTextContent('Pasting 2 values.');
  await expect.element(status(screen)).toHaveTextContent(/has no space for 800\.$/);
  await expect.poll(shown).toMatch(/^\D*80 /);
  expect(shown()).not.toContain('800');
});

claim('onClipboardPasteEnd when the last row is done, even if some failed', async () => {
  const order: string[] = [];
  const screen = await show(
    <Premium
      processRowUpdate={async (row) => {
        order.push(`save ${row.id}`);
        if (row.id === 1) throw new Error('No.');
        await Promise.resolve();
        return row;
      }}
      onProcessRowUpdateError={() => order.push('error')}
      onClipboardPasteStart={() => order.push('start')}
      onClipboardPasteEnd={() => order.push('end')}
    />,
  );
  await userEvent.click(cell(screen, 'a1'));
  await paste('x\ny');
  await expect.poll(() => order).toEqual(['start', 'save 1', 'save 2', 'error', 'end']);
});

claim('the browser then pastes into the editor of the focused cell', async () => {
  const start = vi.fn();
  const screen = await show(<Premium disableClipboardPaste onClipboardPasteStart={start} />);
  await userEvent.click(cell(screen, 'a1'));
  await paste('x');
  await expect.element(screen.getByRole('textbox')).toHaveFocus();
  expect(start).not.toHaveBeenCalled();
});

claim('Stop the key event before the grid gets it', async () => {
  const screen = await show(
    <div
      onKeyDownCapture={(event) => {
        if ((event.ctrlKey || event.metaKey) && event.key === 'c') event.stopPropagation();
      }}
    >
      <Free />
    </div>,
  );
  await userEvent.click(cell(screen, 'a1'));
  expect(await copied()).toBeNull();
});

claim('but the cells of a row in the order in which they were selected', async () => {
  const screen = await show(<Premium />);
  await userEvent.click(cell(screen, 'c1'));
  await userEvent.keyboard('{Control>}');
  await userEvent.click(cell(screen, 'a1'));
  await userEvent.keyboard('{/Control}');
  expect(await copied()).toBe('c1\ta1');
});

claim('Fields whose names are numbers come first', async () => {
  const screen = await show(
    <Premium
      columns={['08', '10'].map((field) => ({ field, width: 120 }))}
      rows={[{ id: 1, '08': 'eight', '10': 'ten' }]}
    />,
  );
  await userEvent.dragAndDrop(cell(screen, 'eight'), cell(screen, 'ten'));
  expect(await copied()).toBe('ten\teight');
});

claim('White space at both ends of the copied text is removed', async () => {
  const screen = await show(<Free checkboxSelection rows={[{ id: 1, a: '', b: 'b1', c: 'c1' }]} />);
  await userEvent.click(cell(screen, 'b1'));
  expect(await copied()).toBe('b1\tc1');
});

claim('the empty ones at the start of every row are left out', async () => {
  const apiRef: RefObject<GridApi | null> = { current: null };
  const screen = await show(
    <Premium
      apiRef={apiRef}
      rows={[
        { id: 1, a: 'a1', b: 'b1' },
        { id: 2, a: '', b: 'b2' },
      ]}
    />,
  );
  await userEvent.click(cell(screen, 'b2'));
  apiRef.current?.setCellSelectionModel({ 1: { a: true, b: true }, 2: { a: true, b: true } });
  expect(await copied()).toBe('a1\tb1\r\nb2');
});

claim('The value is an object', async () => {
  const screen = await show(<Free rows={[{ id: 1, a: {}, b: 'b1', c: 'c1' }]} />);
  await userEvent.click(cell(screen, 'b1'));
  expect(await copied()).toBe('[object Object]\tb1\tc1');
});

claim('Number() makes NaN of it', async () => {
  const apiRef: RefObject<GridApi | null> = { current: null };
  const screen = await show(
    <Premium
      apiRef={apiRef}
      columns={[{ field: 'n', type: 'number', editable: true, width: 120 }]}
      rows={[{ id: 1, n: 1010 }]}
    />,
  );
  await userEvent.click(cell(screen, '1,010'));
  expect(await copied()).toBe('1,010');
  await paste('1,010');
  await expect.poll(() => apiRef.current?.getRow(1).n).toBeNaN();
});

claim('| boolean | true, yes, 1 and false, no, 0, in any case', async () => {
  const apiRef: RefObject<GridApi | null> = { current: null };
  const texts = ['TRUE', 'yes', '1', 'False', 'no', '0', 'perhaps'];
  const screen = await show(
    <Premium
      apiRef={apiRef}
      columns={[{ field: 'on', type: 'boolean', editable: true }]}
      rows={texts.map((_, id) => ({ id, on: null }))}
    />,
  );
  await userEvent.click(screen.getByRole('gridcell').first());
  await paste(texts.join('\n'));
  await expect
    .poll(() => texts.map((_, id) => apiRef.current?.getRow(id).on))
    .toEqual([true, true, true, false, false, false, null]);
});

claim("4.3.2026 becomes April 3, and text that isn't a date an Invalid Date", async () => {
  const apiRef: RefObject<GridApi | null> = { current: null };
  const screen = await show(
    <Premium
      apiRef={apiRef}
      columns={[{ field: 'd', type: 'date', editable: true }]}
      rows={[{ id: 1 }, { id: 2 }]}
    />,
  );
  await userEvent.click(screen.getByRole('gridcell').first());
  await paste('4.3.2026\nsoon');
  await expect.poll(() => apiRef.current?.getRow(1).d).toEqual(new Date(2026, 3, 3));
  expect(String(apiRef.current?.getRow(2).d)).toBe('Invalid Date');
});

claim('your valueParser is used, as in editing', async () => {
  const apiRef: RefObject<GridApi | null> = { current: null };
  const valueParser = (value: string) => `parsed ${value}`;
  const pastedValueParser = (value: string) => `pasted ${value}`;
  const screen = await show(
    <Premium
      apiRef={apiRef}
      columns={[
        { field: 'a', width: 120, editable: true, valueParser },
        { field: 'b', width: 120, editable: true, valueParser, pastedValueParser },
      ]}
    />,
  );
  await userEvent.click(cell(screen, 'a1'));
  await paste('x\tx');
  await expect
    .poll(() => apiRef.current?.getRow(1))
    .toMatchObject({ a: 'parsed x', b: 'pasted x' });
});

claim('or all rows that pass the filter if none is selected', async () => {
  const api: RefObject<GridApi | null> = { current: null };
  const screen = await show(<Premium apiRef={api} checkboxSelection />);
  await expect.element(cell(screen, 'a1')).toBeVisible();
  const text = () =>
    api.current?.getDataAsCsv({
      delimiter: '\t',
      includeHeaders: true,
      shouldAppendQuotes: false,
      escapeFormulas: false,
    });
  expect(text()?.split(/\r?\n/)).toHaveLength(5);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select row', exact: true }).nth(1));
  await expect.poll(text).toBe('a\tb\tc\r\na2\tb2\tc2');
});

claim('build the text from getCellSelectionModel(), which has the fields of each row', async () => {
  const api: RefObject<GridApi | null> = { current: null };
  const screen = await show(<Premium apiRef={api} />);
  await expect.element(cell(screen, 'a1')).toBeVisible();
  api.current?.selectCellRange({ id: 2, field: 'b' }, { id: 3, field: 'c' }, false);
  const model = api.current?.getCellSelectionModel() ?? {};
  expect(model).toEqual({ 2: { b: true, c: true }, 3: { b: true, c: true } });
  expect(api.current?.getSortedRowIds().filter((id) => model[id])).toEqual([2, 3]);
});

claim('does nothing in 8.1.0. To cut the focused cell', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const api: RefObject<GridApi | null> = { current: null };
  const screen = await show(<Premium apiRef={api} />);
  await userEvent.click(cell(screen, 'a1'));
  await userEvent.keyboard('{Control>}x{/Control}');
  expect(write).not.toHaveBeenCalled();
  expect(shown()).toContain('a1 b1 c1');
  await screen.rerender(
    <Premium
      apiRef={api}
      onCellKeyDown={({ id, field, cellMode, formattedValue, isEditable }, event) => {
        const isCut = (event.ctrlKey || event.metaKey) && event.key === 'x';
        if (!isCut || cellMode === 'edit' || !isEditable) return;
        navigator.clipboard.writeText(String(formattedValue ?? ''));
        api.current?.updateRows([{ id, [field]: null }]);
      }}
    />,
  );
  await userEvent.keyboard('{Control>}x{/Control}');
  await expect.poll(shown).not.toContain('a1');
  expect(write).toHaveBeenCalledWith('a1');
  write.mockRestore();
});
