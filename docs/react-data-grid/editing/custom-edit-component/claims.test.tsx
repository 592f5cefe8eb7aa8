import {
  DataGrid,
  getGridStringOperators,
  GridEditInputCell,
  GridEditSingleSelectCell,
  type DataGridProps,
  type GridApi,
  type GridColDef,
  type GridEditCellProps,
  type GridRenderEditCellParams,
  type GridSingleSelectColDef,
} from '@mui/x-data-grid';
import { claimsOf, show } from 'claims';
import { useState, type ComponentProps, type RefObject } from 'react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import page from './index.mdx?raw';
import CountByStep from './CountByStep';
import DebouncedText from './DebouncedText';
import SaveOnChoice from './SaveOnChoice';
import SubjectsEditor from './SubjectsEditor';

const claim = claimsOf(page);

const api: RefObject<GridApi | null> = { current: null };
function Small(props: Partial<ComponentProps<typeof DataGrid>>) {
  return (
    <div style={{ height: 260, width: 420 }}>
      <DataGrid
        label="Small"
        apiRef={api}
        rows={[{ id: 1, name: 'Ada' }]}
        columns={[{ field: 'name', width: 160, editable: true }]}
        {...props}
      />
    </div>
  );
}
const cell = (row: number, field: string) =>
  document.querySelectorAll<HTMLElement>(`[role=gridcell][data-field="${field}"]`)[
    row
  ] as HTMLElement;
const edit = async (field: string, row = 0) => {
  await expect.poll(() => cell(row, field)).toBeTruthy();
  await userEvent.dblClick(cell(row, field));
};
const closed = (field: string) =>
  expect.poll(() => cell(0, field).classList.contains('MuiDataGrid-cell--editing')).toBe(false);

claim('use the buttons or type, and press Enter to save', async () => {
  const screen = await show(<CountByStep />);
  await edit('copies');
  const input = screen.getByRole('textbox', { name: 'Copies' });
  await expect.element(input).toHaveFocus();
  const before = Number((input.element() as HTMLInputElement).value);
  await userEvent.click(screen.getByRole('button', { name: 'One more' }));
  await expect.element(input).toHaveValue(String(before + 1));
  await userEvent.click(input);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => cell(0, 'copies').textContent).toBe(String(before + 1));
});

claim('a character that opens the cell appears in the input', async () => {
  const screen = await show(<CountByStep />);
  await expect.poll(() => cell(0, 'copies')).toBeTruthy();
  await userEvent.click(cell(0, 'copies'));
  await userEvent.keyboard('7');
  await expect.element(screen.getByRole('textbox', { name: 'Copies' })).toHaveValue('7');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => cell(0, 'copies').textContent).not.toBe('7');
});

claim('the focus stays on the cell, and what users type goes nowhere', async () => {
  const renderEditCell = ({ value }: GridRenderEditCellParams) => (
    <input aria-label="Name" defaultValue={String(value ?? '')} />
  );
  const screen = await show(
    <Small columns={[{ field: 'name', editable: true, renderEditCell }]} />,
  );
  await expect.poll(() => cell(0, 'name')).toBeTruthy();
  await userEvent.click(cell(0, 'name'));
  await userEvent.keyboard('x');
  await expect.element(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('');
  expect(document.activeElement).toBe(cell(0, 'name'));
});

claim('so the editor in the demo above reports text and gets a number back', async () => {
  let value: unknown;
  const renderEditCell = (params: GridRenderEditCellParams) => {
    value = params.value;
    return <span>{String(params.value)}</span>;
  };
  const columns = [{ field: 'name', type: 'number' as const, editable: true, renderEditCell }];
  await show(<Small columns={columns} rows={[{ id: 1, name: 3 }]} />);
  await edit('name');
  await expect.poll(() => value).toBe(3);
  await api.current?.setEditCellValue({ id: 1, field: 'name', value: '12' });
  await expect.poll(() => value).toBe(12);
});

claim('Enter chooses an option while the list is open, and saves when', async () => {
  const screen = await show(<SubjectsEditor />);
  await edit('subjects', 1);
  const input = screen.getByRole('combobox', { name: 'Subjects' });
  await expect.element(input).toHaveFocus();
  await userEvent.keyboard('cook');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(input).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(input).not.toBeInTheDocument();
  expect(cell(1, 'subjects').textContent).toContain('Cooking');
});

claim('The first Esc closes the list, the second one discards the change.', async () => {
  const screen = await show(<SubjectsEditor />);
  await edit('subjects', 1);
  const input = screen.getByRole('combobox', { name: 'Subjects' });
  await userEvent.keyboard('cook');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('listbox')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
  await expect.element(input).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(input).not.toBeInTheDocument();
  expect(cell(1, 'subjects').textContent).not.toContain('Cooking');
});

claim('A click in a popup counts as a click inside the cell', async () => {
  const screen = await show(<SubjectsEditor />);
  await edit('subjects', 1);
  await userEvent.keyboard('cook');
  await userEvent.click(screen.getByRole('option', { name: 'Cooking' }));
  await expect.element(screen.getByRole('combobox', { name: 'Subjects' })).toBeVisible();
});

claim("Enter doesn't wait for the delay: it saves what was typed last.", async () => {
  const screen = await show(
    <Small
      columns={[
        { field: 'name', editable: true, renderEditCell: (params) => <Late {...params} /> },
      ]}
    />,
  );
  await edit('name');
  await userEvent.fill(screen.getByRole('textbox', { name: 'Late' }), 'Cy');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => cell(0, 'name').textContent).toBe('Cy');
});
/** Debounces for longer than a test takes. */
function Late({ id, field }: GridRenderEditCellParams) {
  return (
    <input
      aria-label="Late"
      onChange={(event) =>
        api.current?.setEditCellValue({ id, field, value: event.target.value, debounceMs: 60_000 })
      }
    />
  );
}

claim('because value arrives late', async () => {
  const screen = await show(<DebouncedText />);
  await edit('title');
  const input = screen.getByRole('textbox', { name: 'Title' });
  await expect.element(input).toHaveFocus();
  await userEvent.clear(input);
  await expect.element(input).toHaveAttribute('aria-invalid', 'true');
  await userEvent.fill(input, 'Untitled');
  await expect.element(input).toHaveAttribute('aria-invalid', 'false');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => cell(0, 'title').textContent).toBe('Untitled');
});

claim('the cell stays open until a second Enter', async () => {
  await show(
    <Small
      columns={[
        {
          field: 'name',
          editable: true,
          preProcessEditCellProps: ({ props }) => props,
          // Longer than the test takes.
          renderEditCell: (params) => <GridEditInputCell {...params} debounceMs={60_000} />,
        },
      ]}
    />,
  );
  await edit('name');
  const input = () => cell(0, 'name').querySelector('input');
  await expect.poll(input).not.toBeNull();
  await userEvent.fill(input() as HTMLInputElement, 'Cy');
  await userEvent.keyboard('{Enter}');
  expect(input()?.value).toBe('Cy');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => cell(0, 'name').textContent).toBe('Cy');
});

claim("It's saved with one click", async () => {
  const screen = await show(<SaveOnChoice />);
  await expect.poll(() => cell(0, 'condition')).toBeTruthy();
  const old = cell(0, 'condition').textContent;
  const next = old === 'Good' ? 'Fair' : 'Good';
  await edit('condition');
  await userEvent.click(screen.getByRole('option', { name: next }));
  await closed('condition');
  expect(cell(0, 'condition').textContent).toBe(next);
  await expect.poll(() => document.activeElement).toBe(cell(0, 'condition'));
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('listbox')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await closed('condition');
  expect(cell(0, 'condition').textContent).toBe(next);
});

claim('it has no effect on a row', async () => {
  await show(<Small editMode="row" />);
  await edit('name');
  const input = () => document.querySelector('[role=gridcell] input');
  await expect.poll(input).not.toBeNull();
  api.current?.stopCellEditMode({ id: 1, field: 'name' });
  await api.current?.setEditCellValue({ id: 1, field: 'name', value: 'Cy' });
  expect(input()).not.toBeNull();
  expect(api.current?.getRowMode(1)).toBe('edit');
});

claim('Called with (event, newValue), and awaited, before the value is set', async () => {
  const { GridEditInputCell } = await import('@mui/x-data-grid');
  let finish = () => {};
  const wait = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  await show(
    <Small
      columns={[
        {
          field: 'name',
          editable: true,
          renderEditCell: (params) => (
            <GridEditInputCell {...params} debounceMs={0} onValueChange={wait} />
          ),
        },
      ]}
    />,
  );
  await edit('name');
  const value = () => api.current?.state.editRows[1]?.name?.value;
  const input = document.querySelector<HTMLInputElement>('[role=gridcell] input');
  await userEvent.fill(input as HTMLInputElement, 'Cy');
  await expect.poll(() => wait.mock.calls.length).toBe(1);
  expect(value()).toBe('Ada');
  finish();
  await expect.poll(value).toBe('Cy');
});

claim('| slotProps.root | GridEditInputCell, GridEditDateCell |', async () => {
  const { GridEditInputCell } = await import('@mui/x-data-grid');
  const slotProps = { root: { slotProps: { htmlInput: { maxLength: 20 } } } };
  await show(
    <Small
      columns={[
        {
          field: 'name',
          editable: true,
          renderEditCell: (params) => <GridEditInputCell {...params} slotProps={slotProps} />,
        },
      ]}
    />,
  );
  await edit('name');
  await expect
    .poll(() => document.querySelector<HTMLInputElement>('[role=gridcell] input')?.maxLength)
    .toBe(20);
});

claim('then the one that users click or reach with Tab', async () => {
  const renderEditCell = ({ field, hasFocus }: GridRenderEditCellParams) => (
    <input aria-label={field} data-focus={String(hasFocus)} />
  );
  const columns = ['name', 'city'].map((field) => ({ field, editable: true, renderEditCell }));
  await show(<Small editMode="row" columns={columns} />);
  await edit('name');
  const focused = () =>
    [...document.querySelectorAll<HTMLElement>('[data-focus=true]')].map((one) =>
      one.getAttribute('aria-label'),
    );
  await expect.poll(focused).toEqual(['name']);
  await userEvent.click(cell(0, 'city').querySelector('input') as HTMLElement);
  await expect.poll(focused).toEqual(['city']);
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.poll(focused).toEqual(['name']);
});

claim('The menu stops Esc from bubbling to the cell', async () => {
  const screen = await show(<SaveOnChoice />);
  await expect.poll(() => cell(0, 'condition')).toBeTruthy();
  const old = cell(0, 'condition').textContent;
  await userEvent.click(cell(0, 'condition'));
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('listbox')).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Escape}');
  await closed('condition');
  expect(cell(0, 'condition').textContent).toBe(old);
  await expect.poll(() => document.activeElement).toBe(cell(0, 'condition'));
});

claim('a single Esc closes the list and discards the change', async () => {
  const screen = await show(
    <Small
      columns={[
        { field: 'name', editable: true, renderEditCell: (params) => <Loud {...params} /> },
      ]}
    />,
  );
  await edit('name');
  await userEvent.fill(screen.getByRole('textbox', { name: 'Loud' }), 'Cy');
  await expect.element(screen.getByRole('listbox')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await closed('name');
  expect(cell(0, 'name').textContent).toBe('Ada');
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
});
/** Closes its list on Esc, and lets the key bubble. */
function Loud({ id, field }: GridRenderEditCellParams) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <input
        aria-label="Loud"
        onChange={({ target }) => {
          setIsOpen(true);
          void api.current?.setEditCellValue({ id, field, value: target.value });
        }}
        onKeyDown={({ key }) => key === 'Escape' && setIsOpen(false)}
      />
      {isOpen && <ul role="listbox">Cy</ul>}
    </>
  );
}

claim('Tab leaves the cell', async () => {
  const screen = await show(<CountByStep />);
  await edit('copies');
  await expect.element(screen.getByRole('textbox', { name: 'Copies' })).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await closed('copies');
  expect(document.activeElement).not.toHaveAttribute('aria-label', 'One more');
});

claim('the grid shows the value being edited and not the one in the row', async () => {
  function InState() {
    const [rows, setRows] = useState([{ id: 1, name: 'Ada' }]);
    const renderEditCell = ({ value }: GridRenderEditCellParams) => (
      <input
        aria-label="Own"
        value={value}
        onChange={(event) => setRows([{ id: 1, name: event.target.value }])}
      />
    );
    return (
      <Small
        rows={rows}
        columns={[{ field: 'name', width: 160, editable: true, renderEditCell }]}
      />
    );
  }
  const screen = await show(<InState />);
  await edit('name');
  await userEvent.fill(screen.getByLabelText('Own'), 'Bo');
  await expect.poll(() => api.current?.getRow(1)?.name).toBe('Bo');
  await expect.element(screen.getByLabelText('Own')).toHaveValue('Ada');
});

const statuses: GridColDef = {
  field: 'status',
  type: 'singleSelect',
  width: 140,
  editable: true,
  valueOptions: ['New', 'Rejected'],
};

claim('the cell stays open until the promise settles', async () => {
  type Save = NonNullable<DataGridProps['processRowUpdate']>;
  let answer: (reason: string | null) => void = () => undefined;
  const ask = vi.fn(
    () =>
      new Promise<string | null>((resolve) => {
        answer = resolve;
      }),
  );
  const save: Save = async (newRow, oldRow) => {
    if (newRow.status !== 'Rejected' || oldRow.status === 'Rejected') return newRow;
    const reason = await ask();
    return reason === null ? oldRow : { ...newRow, reason };
  };
  const rows = [{ id: 1, status: 'New' }];
  const screen = await show(<Small rows={rows} columns={[statuses]} processRowUpdate={save} />);
  const reject = async () => {
    await edit('status');
    await userEvent.click(screen.getByRole('option', { name: 'Rejected' }));
    await userEvent.keyboard('{Enter}');
  };
  await reject();
  await expect.poll(() => ask.mock.calls.length).toBe(1);
  expect(cell(0, 'status')).toHaveClass('MuiDataGrid-cell--editing');
  answer(null);
  await closed('status');
  expect(api.current?.getRow(1)).toEqual({ id: 1, status: 'New' });
  await reject();
  await expect.poll(() => ask.mock.calls.length).toBe(2);
  answer('Sold out');
  await closed('status');
  expect(api.current?.getRow(1)).toEqual({ id: 1, status: 'Rejected', reason: 'Sold out' });
});

claim('In cell mode, the list opens with the editor', async () => {
  const drawn: GridColDef = {
    ...statuses,
    renderCell: ({ formattedValue }) => (
      <>
        {formattedValue} <span aria-hidden>▾</span>
      </>
    ),
  };
  const screen = await show(<Small rows={[{ id: 1, status: 'New' }]} columns={[drawn]} />);
  await expect.poll(() => cell(0, 'status')?.textContent).toBe('New ▾');
  await edit('status');
  await expect.element(screen.getByRole('option', { name: 'Rejected' })).toBeVisible();
});

/** One row, with the fields `a` and `b`. */
const TwoFields = ({ column }: { column: (field: string) => GridColDef }) => (
  <Small editMode="row" rows={[{ id: 1, a: 'x', b: 'y' }]} columns={[column('a'), column('b')]} />
);

claim("For the fields that users didn't change, hasChanged is false", async () => {
  const checked = vi.fn();
  const column = (field: string): GridColDef => ({
    field,
    editable: true,
    preProcessEditCellProps: ({ props, hasChanged }) => {
      checked(field, hasChanged);
      return hasChanged ? { ...props, error: props.value === 'taken' } : props;
    },
  });
  await show(<TwoFields column={column} />);
  await edit('a');
  const error = (field: string) => api.current?.state.editRows[1]?.[field]?.error;
  const set = (field: string, value: string) =>
    api.current?.setEditCellValue({ id: 1, field, value });
  await expect.poll(() => api.current?.getRowMode(1)).toBe('edit');
  await set('a', 'taken');
  expect(checked.mock.calls).toEqual([
    ['a', true],
    ['b', false],
  ]);
  await set('b', 'free');
  expect(checked.mock.calls.slice(2)).toEqual([
    ['b', true],
    ['a', false],
  ]);
  expect([error('a'), error('b')]).toEqual([true, false]);
});

claim('the row can be saved without the answer', async () => {
  const column = (field: string): GridColDef => ({
    field,
    editable: true,
    preProcessEditCellProps: ({ props, hasChanged }) =>
      field === 'a' && hasChanged ? new Promise<GridEditCellProps>(() => {}) : props,
  });
  await show(<TwoFields column={column} />);
  await edit('a');
  await expect.poll(() => api.current?.getRowMode(1)).toBe('edit');
  const waits = () => api.current?.state.editRows[1]?.a?.isProcessingProps;
  void api.current?.setEditCellValue({ id: 1, field: 'a', value: 'taken' });
  await expect.poll(waits).toBe(true);
  await api.current?.setEditCellValue({ id: 1, field: 'b', value: 'free' });
  expect(waits()).toBe(false);
  api.current?.stopRowEditMode({ id: 1 });
  await expect.poll(() => api.current?.getRow(1)).toEqual({ id: 1, a: 'taken', b: 'free' });
});

claim('a singleSelect cell opens its list together with the editor', async () => {
  const closedFirst: GridColDef = {
    ...statuses,
    renderEditCell: (params) => <GridEditSingleSelectCell {...params} initialOpen={false} />,
  };
  const rows = [{ id: 1, status: 'New' }];
  const list = () => document.querySelector('[role=listbox]');
  const editor = () => cell(0, 'status')?.querySelector('[role=combobox]');
  for (const [column, editMode, opens] of [
    [statuses, 'cell', true],
    [closedFirst, 'cell', false],
    [statuses, 'row', false],
  ] as const) {
    const screen = await show(<Small rows={rows} columns={[column]} editMode={editMode} />);
    await edit('status');
    await expect.poll(editor).toBeTruthy();
    expect(list() !== null).toBe(opens);
    await screen.unmount();
  }
});

const settingValue: GridSingleSelectColDef = {
  field: 'value',
  type: 'singleSelect',
  editable: true,
  valueOptions: ({ row }) => row?.options ?? [],
  valueParser: (value, row) => (row?.options ? value : Number(value)),
  filterOperators: getGridStringOperators(),
  renderEditCell: (params) =>
    params.row.options ? (
      <GridEditSingleSelectCell {...params} />
    ) : (
      <GridEditInputCell {...params} slotProps={{ root: { type: 'number' } }} />
    ),
};
const settings = [
  { id: 'theme', value: 'Dark', options: ['Light', 'Dark'] },
  { id: 'size', value: 20 },
];

claim('renderEditCell can return another editor for each row', async () => {
  const screen = await show(<Small rows={settings} columns={[settingValue]} />);
  await edit('value', 1);
  const number = screen.getByRole('spinbutton');
  await expect.element(number).toHaveFocus();
  await userEvent.fill(number, '25');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => cell(1, 'value').textContent).toBe('25');
  expect(api.current?.getRow('size')).toMatchObject({ value: 25 });

  await edit('value', 0);
  await userEvent.click(screen.getByRole('option', { name: 'Light' }));
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => cell(0, 'value').textContent).toBe('Light');
});

claim('GridEditSingleSelectCell renders nothing in a column of another type', async () => {
  const column: GridColDef = {
    field: 'value',
    editable: true,
    renderEditCell: (params) => <GridEditSingleSelectCell {...params} />,
  };
  await show(<Small rows={settings} columns={[column]} />);
  await edit('value');
  await expect
    .poll(() => cell(0, 'value').classList.contains('MuiDataGrid-cell--editing'))
    .toBe(true);
  expect(cell(0, 'value').childElementCount).toBe(0);
});

claim('the grid empties the value, the editor takes the focus', async () => {
  const screen = await show(<SubjectsEditor />);
  await userEvent.click(cell(1, 'subjects'));
  await userEvent.keyboard('cook');
  const field = screen.getByRole('combobox', { name: 'Subjects' });
  await expect.element(field).toHaveValue('cook');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(field).toHaveValue('');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => cell(1, 'subjects').textContent).toBe('Cooking');
});
