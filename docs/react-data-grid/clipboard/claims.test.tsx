import {
  gridExpandedSortedRowIdsSelector,
  gridTabIndexCellSelector,
  useGridApiContext,
} from '@mui/x-data-grid';
import type { GridApi } from '@mui/x-data-grid-premium';
import { claimsOf, show } from 'claims';
import type { RefObject } from 'react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Free, Premium, cell, copied, paste, shown, status } from './claimsGrid';
import CopyRows from './CopyRows';
import page from './index.mdx?raw';
import RawValues from './RawValues';
import WithSemicolons from './WithSemicolons';

const claim = claimsOf(page);

claim('copies from every Data Grid, in a form that spreadsheets understand', async () => {
  const screen = await show(<CopyRows />);
  const boxes = screen.getByRole('checkbox', { name: 'Select row', exact: true });
  await userEvent.click(boxes.first());
  await userEvent.click(boxes.first());
  expect(await copied()).toBe(
    'Amara Okafor\tLagos\t3/3/2014\r\nJonas Lindqvist\tStockholm\t8/17/2015',
  );
});

claim('onClipboardCopy gets the copied text', async () => {
  const listen = vi.fn();
  const screen = await show(<Free onClipboardCopy={(text) => listen(text)} />);
  await userEvent.click(cell(screen, 'b2'));
  expect(await copied()).toBe('a2\tb2\tc2');
  expect(listen.mock.calls).toEqual([['a2\tb2\tc2']]);
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
  const next = shown().split(' | ')[1];
  await paste('Tea;Colombo\r\n');
  await expect.poll(shown).toMatch(/^Tea Colombo /);
  expect(shown().split(' | ')[1]).toBe(next);
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

function PasteButton() {
  const apiRef = useGridApiContext();
  const paste = async () => {
    const start = gridTabIndexCellSelector(apiRef);
    if (!start) return;
    const lines = (await navigator.clipboard.readText()).replace(/\r?\n$/, '').split(/\r?\n/);
    const ids = gridExpandedSortedRowIdsSelector(apiRef);
    const visible = apiRef.current.getVisibleColumns();
    const first = ids.indexOf(start.id);
    lines.forEach((line, down) => {
      const id = first < 0 ? undefined : ids[first + down];
      const row = id !== undefined && apiRef.current.getRow(id);
      if (!row) return;
      const changed = { ...row };
      line.split('\t').forEach((text, right) => {
        const column = visible[apiRef.current.getColumnIndex(start.field) + right];
        if (!column?.editable) return;
        const { field, valueParser } = column;
        changed[field] = valueParser ? valueParser(text, row, column, apiRef) : text;
      });
      apiRef.current.updateRows([changed]);
    });
  };
  return <button onClick={paste}>Paste</button>;
}

claim('This button writes from the cell that was focused last', async () => {
  const read = vi.spyOn(navigator.clipboard, 'readText').mockResolvedValue('');
  const screen = await show(
    <Free
      columns={[
        { field: 'a' },
        { field: 'b', editable: true },
        { field: 'c', type: 'number', editable: true },
      ]}
      rows={[
        { id: 1, a: 'a1', b: 'b1', c: 1 },
        { id: 2, a: 'a2', b: 'b2', c: 2 },
        { id: 3, a: 'a3', b: 'b3', c: 3 },
      ]}
      showToolbar
      slots={{ toolbar: PasteButton }}
    />,
  );
  await userEvent.click(cell(screen, 'b2'));
  read.mockResolvedValue('x\t70\r\ny\t80\tdropped\r\n');
  await userEvent.click(screen.getByRole('button', { name: 'Paste', exact: true }));
  await expect.poll(shown).toBe('a1 b1 1 | a2 x 70 | a3 y 80');
  read.mockResolvedValue('not editable\tnew');
  await userEvent.click(cell(screen, 'a1'));
  await userEvent.click(screen.getByRole('button', { name: 'Paste', exact: true }));
  await expect.poll(shown).toBe('a1 new 1 | a2 x 70 | a3 y 80');
  read.mockRestore();
});

claim("a key event that your code sends doesn't either", async () => {
  const read = vi.spyOn(navigator.clipboard, 'readText').mockResolvedValue('pasted');
  const screen = await show(<Premium />);
  await userEvent.click(cell(screen, 'a1'));
  const focused = document.activeElement;
  focused?.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'v', keyCode: 86, ctrlKey: true, bubbles: true }),
  );
  // The grid has moved the focus to an input that waits for the paste event.
  expect(focused?.getAttribute('role')).toBe('gridcell');
  expect(document.activeElement?.tagName).toBe('INPUT');
  await expect.element(cell(screen, 'b1')).toBeVisible();
  expect(shown()).toMatch(/^a1 b1 c1 \| a2 b2 c2/);
  expect(read).not.toHaveBeenCalled();
  read.mockRestore();
});
