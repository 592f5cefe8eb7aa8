import type {
  GridApi,
  GridPreProcessEditCellProps,
  GridValidRowModel,
} from '@mui/x-data-grid-premium';
import { claimsOf, show } from 'claims';
import type { RefObject } from 'react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { type Screen, Premium, cell, copied, paste, shown, status } from '../claimsGrid';
import AskBeforePasting from './AskBeforePasting';
import page from './index.mdx?raw';
import PasteCells from './PasteCells';
import SavePasted from './SavePasted';
import ShortForms from './ShortForms';

const claim = claimsOf(page);

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

claim('The grid only writes to columns with editable: true', async () => {
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
  await expect.element(status(screen)).toHaveTextContent('Values to paste: 2.');
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

function splitQuoted(text: string): string[][] {
  const lines: string[][] = [[]];
  const pattern = /("(?:[^"]|"")*"|[^\t\r\n]*)(\t|\r?\n|$)/g;
  for (const [, part = '', end] of text.replace(/\r?\n$/, '').matchAll(pattern)) {
    const isQuoted = /^".*"$/s.test(part);
    lines.at(-1)?.push(isQuoted ? part.slice(1, -1).replaceAll('""', '"') : part);
    if (!end) break;
    if (end !== '\t') lines.push([]);
  }
  return lines;
}

claim('each line break starts a new row, and quotes stay in the text', async () => {
  const text = 'x\t"say ""hi""\nnow"\ty\r\nnext\tz\r\n';
  for (const [split, first, second] of [
    [undefined, { a: 'x', b: '"say ""hi""', c: 'c1' }, { a: 'now"', b: 'y', c: 'c2' }],
    [splitQuoted, { a: 'x', b: 'say "hi"\nnow', c: 'y' }, { a: 'next', b: 'z', c: 'c2' }],
  ] as const) {
    const api: RefObject<GridApi | null> = { current: null };
    const screen = await show(
      <Premium apiRef={api} {...(split && { splitClipboardPastedText: split })} />,
    );
    await userEvent.click(cell(screen, 'a1'));
    await paste(text);
    await expect.poll(() => api.current?.getRow(1)).toMatchObject(first);
    expect(api.current?.getRow(2)).toMatchObject(second);
    await screen.unmount();
  }
});

claim('return undefined for values that must not be stored', async () => {
  const isPrice = (value: unknown) => Number(value) > 0;
  const check = vi.fn(({ props }: GridPreProcessEditCellProps) => ({
    ...props,
    error: !isPrice(props.value),
  }));
  const saved = vi.fn((newRow: GridValidRowModel) => newRow);
  const screen = await show(
    <Premium
      rows={[1, 2, 3].map((id) => ({ id, price: id }))}
      columns={[
        {
          field: 'price',
          type: 'number',
          editable: true,
          preProcessEditCellProps: check,
          pastedValueParser: (text) => (isPrice(text) ? Number(text) : undefined),
        },
      ]}
      processRowUpdate={saved}
    />,
  );
  await userEvent.click(cell(screen, '1'));
  await paste('70\n-5\nten');
  await expect.poll(() => shown().trim()).toMatch(/^70/);
  expect(saved.mock.calls.map(([{ id }]) => id)).toEqual([1]);
  expect(shown().match(/\d+/g)).toEqual(['70', '2', '3']);
  expect(check).not.toHaveBeenCalled();
});
