import {
  DataGrid,
  GridEditInputCell,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridPreProcessEditCellProps,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import {
  DataGridPremium,
  gridExpandedSortedRowIdsSelector,
  gridFocusCellSelector,
  useGridApiRef,
  type GridRowModel,
} from '@mui/x-data-grid-premium';
import { claimsOf, show } from 'claims';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import page from './index.mdx?raw';
import ChangeChosen from './ChangeChosen';
import LinkedFields from './LinkedFields';
import NoteWhenBillable from './NoteWhenBillable';
import PasteInto from './PasteInto';
import SeveralLines from './SeveralLines';
import SingleClick from './SingleClick';
import Suggestions from './Suggestions';
import UndoEdits from './UndoEdits';

const claim = claimsOf(page);

const cell = (field: string, row = 0) =>
  document.querySelectorAll<HTMLElement>(`[role=gridcell][data-field="${field}"]`)[
    row
  ] as HTMLElement;
const editor = (field: string, row = 0) => cell(field, row).querySelector<HTMLElement>('input');
const edit = async (field: string, row = 0) => {
  await expect.poll(() => cell(field, row)).toBeTruthy();
  await userEvent.dblClick(cell(field, row));
};

claim('Shift + Enter inserts a line break, Enter saves.', async () => {
  const screen = await show(<SeveralLines />);
  await edit('note', 3);
  const input = screen.getByRole('textbox', { name: 'Note' });
  await expect.element(input).toHaveFocus();
  const before = cell('note', 3).getBoundingClientRect().height;
  await userEvent.fill(input, 'One');
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}two');
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}three');
  await expect.element(input).toHaveValue('One\ntwo\nthree');
  await expect.poll(() => cell('note', 3).getBoundingClientRect().height).toBeGreaterThan(before);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => cell('note', 3).textContent).toBe('One\ntwo\nthree');
});

claim('Double-click the second row, check Billable, and try to save', async () => {
  const screen = await show(<NoteWhenBillable />);
  await edit('note', 1);
  await userEvent.click(screen.getByRole('checkbox'));
  await expect.element(screen.getByRole('status')).toHaveTextContent('Billable hours need a note.');
  await userEvent.click(editor('note', 1) as HTMLElement);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => editor('note', 1)).not.toBeNull();
  await userEvent.fill(editor('note', 1) as HTMLElement, 'Two signs');
  await expect.poll(() => editor('note', 1)?.getAttribute('aria-invalid')).toBe('false');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => cell('note', 1).textContent).toBe('Two signs');
});

claim(
  'the task changes to the first one of that project, and the list of tasks changes',
  async () => {
    const screen = await show(<LinkedFields />);
    await edit('project', 0);
    await userEvent.click(cell('project').querySelector('[role=combobox]') as HTMLElement);
    await userEvent.click(screen.getByRole('option', { name: 'Rail atlas' }));
    await expect.poll(() => cell('task').textContent).toContain('Research');
    await userEvent.click(cell('task').querySelector('[role=combobox]') as HTMLElement);
    await expect
      .poll(() =>
        screen
          .getByRole('option')
          .elements()
          .map((option) => option.textContent),
      )
      .toEqual(['Research', 'Drawing', 'Print']);
  },
);

function EditDiscount(params: GridRenderEditCellParams) {
  const apiRef = useGridApiContext();
  const status = useGridSelector(
    apiRef,
    () => apiRef.current.getRowWithUpdatedValues(params.id, params.field).status,
  );
  return <GridEditInputCell {...params} slotProps={{ root: { disabled: status !== 'Open' } }} />;
}

const discount: GridColDef = {
  field: 'discount',
  type: 'number',
  editable: true,
  renderEditCell: (params) => <EditDiscount {...params} />,
};

claim("so it can't follow what users have entered in another field", async () => {
  const seen = new Set<unknown>();
  await show(
    <div style={{ height: 250, width: 400 }}>
      <DataGrid
        rows={[{ id: 1, status: 'Open', discount: 5 }]}
        columns={[{ field: 'status', editable: true }, discount]}
        editMode="row"
        isCellEditable={({ row }) => {
          seen.add(row.status);
          return true;
        }}
      />
    </div>,
  );
  await edit('status');
  await expect.poll(() => editor('discount')?.hasAttribute('disabled')).toBe(false);
  await userEvent.fill(editor('status') as HTMLElement, 'Done');
  await expect.poll(() => editor('discount')?.hasAttribute('disabled')).toBe(true);
  expect([...seen]).toEqual(['Open']);
});

claim("A click on another cell saves the one that's being edited.", async () => {
  await show(<SingleClick />);
  await expect.poll(() => cell('hours')).toBeTruthy();
  await userEvent.click(cell('hours'));
  await expect.poll(() => editor('hours')).not.toBeNull();
  await userEvent.fill(editor('hours') as HTMLElement, '3');
  await userEvent.click(cell('note', 1));
  await expect.poll(() => editor('note', 1)).not.toBeNull();
  await expect.poll(() => cell('hours').textContent).toBe('3');
  await userEvent.keyboard('{Escape}{ArrowUp}');
  await expect.poll(() => document.activeElement).toBe(cell('note', 0));
});

claim('returns a Map from ids to rows, even when all rows are selected at once', async () => {
  const screen = await show(<ChangeChosen />);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all rows' }));
  await userEvent.click(screen.getByRole('button', { name: 'Make 8 billable' }));
  const isYes = () =>
    [...document.querySelectorAll('[role=gridcell][data-field="billable"] [data-value]')].map(
      (icon) => icon.getAttribute('data-value'),
    );
  await expect.poll(() => isYes().length).toBeGreaterThan(3);
  await expect.poll(() => new Set(isYes())).toEqual(new Set(['true']));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Unselect all rows' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select row' }).first());
  await userEvent.click(screen.getByRole('button', { name: 'Not billable' }));
  await expect.poll(() => isYes().filter((value) => value === 'false').length).toBe(1);
});

claim('Only cells of editable columns change', async () => {
  await show(<PasteInto />);
  await expect.poll(() => cell('hours')).toBeTruthy();
  const person = cell('person', 1).textContent;
  const hours = cell('hours', 0).textContent;
  expect(cell('hours', 1).textContent).not.toBe(hours);
  for (const field of ['person', 'hours']) {
    await userEvent.click(cell(field, 0));
    await userEvent.keyboard('{Control>}c{/Control}');
    await userEvent.click(cell(field, 1));
    await userEvent.keyboard('{Control>}v{/Control}');
  }
  await expect.poll(() => cell('hours', 1).textContent).toBe(hours);
  expect(cell('person', 1).textContent).toBe(person);
});

const newRow = (): GridRowModel => ({ id: crypto.randomUUID() });
const names: GridColDef[] = [{ field: 'name', editable: true }];

/** Starts with two rows that can be copied, and an empty one. */
function Entries() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = useState<GridRowModel[]>([
    { id: 1, name: 'Ada' },
    { id: 2, name: 'Bo' },
    { id: 3 },
  ]);
  const addMissingRows = async ({ data }: { data: string[][] }) => {
    const focused = apiRef.current && gridFocusCellSelector(apiRef);
    if (!focused) return;
    const ids = gridExpandedSortedRowIdsSelector(apiRef);
    const missing = Math.max(ids.indexOf(focused.id) + data.length - ids.length, 0);
    flushSync(() => setRows((current) => [...current, ...Array.from({ length: missing }, newRow)]));
  };
  return (
    <div style={{ height: 420, width: 400 }}>
      <DataGridPremium
        apiRef={apiRef}
        rows={rows}
        columns={names}
        onBeforeClipboardPasteStart={addMissingRows}
        processRowUpdate={(row) => {
          setRows((current) => current.map((one) => (one.id === row.id ? row : one)));
          return row;
        }}
        cellSelection
        disableRowSelectionOnClick
      />
    </div>
  );
}

claim('add empty rows in onBeforeClipboardPasteStart, before the grid writes', async () => {
  await show(<Entries />);
  await expect.poll(() => cell('name', 2)).toBeTruthy();
  await userEvent.click(cell('name', 0));
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
  await userEvent.keyboard('{Control>}c{/Control}');
  await userEvent.click(cell('name', 2));
  await userEvent.keyboard('{Control>}v{/Control}');
  await expect.poll(() => cell('name', 2).textContent).toBe('Ada');
  await expect.poll(() => cell('name', 3)?.textContent).toBe('Bo');
});

claim('then press Undo, or Ctrl + Z on a cell', async () => {
  const screen = await show(<UndoEdits />);
  await expect.poll(() => cell('hours')).toBeTruthy();
  const old = cell('hours').textContent;
  for (const way of ['button', 'keys']) {
    await edit('hours');
    await userEvent.fill(editor('hours') as HTMLElement, '2');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => cell('hours').textContent).toBe('2');
    if (way === 'button') await userEvent.click(screen.getByRole('button', { name: 'Undo (1)' }));
    else await userEvent.keyboard('{Control>}z{/Control}');
    await expect.poll(() => cell('hours').textContent).toBe(old);
    expect(document.activeElement).not.toBe(document.body);
  }
});

claim('Select cells by dragging, copy them with Ctrl + C', async () => {
  await show(<PasteInto />);
  await expect.poll(() => cell('hours')).toBeTruthy();
  const texts = (from: number) =>
    [from, from + 1].flatMap((row) => [cell('hours', row), cell('note', row)].map(textOf));
  const copied = texts(0);
  expect(texts(2)).not.toEqual(copied);
  await userEvent.dragAndDrop(cell('hours', 0), cell('note', 1));
  await userEvent.keyboard('{Control>}c{/Control}');
  await userEvent.click(cell('hours', 2));
  await userEvent.keyboard('{Control>}v{/Control}');
  await expect.poll(() => texts(2)).toEqual(copied);
});
const textOf = ({ textContent }: HTMLElement) => textContent;

claim('belongs to the input', async () => {
  const screen = await show(<UndoEdits />);
  await edit('hours');
  await userEvent.fill(editor('hours') as HTMLElement, '2');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('button', { name: 'Undo (1)' })).toBeEnabled();
  await edit('hours', 1);
  await userEvent.keyboard('3{Control>}z{/Control}');
  await expect.element(screen.getByRole('button', { name: 'Undo (1)' })).toBeEnabled();
  expect([cell('hours').textContent, editor('hours', 1)]).toEqual(['2', expect.anything()]);
});

claim('The filter panel calls it without a row: return all options there.', async () => {
  const screen = await show(<LinkedFields />);
  await expect.poll(() => cell('task')).toBeTruthy();
  await userEvent.hover(screen.getByRole('columnheader', { name: 'Task' }));
  await userEvent.click(screen.getByRole('button', { name: /Task column menu/ }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Filter' }));
  await userEvent.click(screen.getByRole('combobox', { name: 'Value' }));
  await expect.element(screen.getByRole('option', { name: 'Drawing' })).toBeVisible();
});

claim('runs for every editable field, and otherFieldsProps has the current values', async () => {
  const runs: string[] = [];
  const noted = (field: string, editable = true) => ({
    field,
    editable,
    preProcessEditCellProps: ({ props, otherFieldsProps = {} }: GridPreProcessEditCellProps) => {
      const others = Object.entries(otherFieldsProps as Record<string, { value: unknown }>);
      runs.push(
        `${field}: ${others.map(([name, { value }]) => `${name}=${String(value)}`).join()}`,
      );
      return props;
    },
  });
  await show(
    <div style={{ height: 200 }}>
      <DataGrid
        editMode="row"
        rows={[{ id: 1, a: 'A', b: 'B', computed: 'AB' }]}
        columns={[noted('a'), noted('b'), noted('computed', false)]}
      />
    </div>,
  );
  await edit('a');
  await userEvent.fill(editor('a') as HTMLElement, 'C');
  await expect.poll(() => runs).toEqual(['a: b=B', 'b: a=C']);
});

claim(
  'Drop such keys before they reach the input, and before the grid opens the cell',
  async () => {
    await show(
      <div style={{ height: 200 }}>
        <DataGrid
          rows={[{ id: 1, seats: 4 }]}
          columns={[{ field: 'seats', type: 'number', editable: true }]}
          onCellKeyDown={({ field }, event) => {
            const isShortcut = event.ctrlKey || event.metaKey || event.altKey;
            if (field === 'seats' && !isShortcut && /^[^0-9]$/.test(event.key)) {
              event.preventDefault();
              event.defaultMuiPrevented = true;
            }
          }}
        />
      </div>,
    );
    await expect.poll(() => cell('seats')).toBeTruthy();
    await userEvent.click(cell('seats'));
    await userEvent.keyboard('e');
    expect(editor('seats')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => editor('seats')).not.toBeNull();
    await userEvent.keyboard('1e+-.2');
    await expect.poll(() => (editor('seats') as HTMLInputElement).value).toBe('412');
    await userEvent.keyboard('{Backspace}{Enter}');
    await expect.poll(() => cell('seats').textContent).toBe('41');
  },
);

claim('To turn that off, cancel the browser', async () => {
  const Numbers = ({ keep }: { keep: boolean }) => (
    <div style={{ height: 200 }}>
      <DataGrid
        rows={[{ id: 1, seats: 4 }]}
        columns={[{ field: 'seats', type: 'number', editable: true }]}
        onCellKeyDown={({ cellMode }, event) => {
          if (
            keep &&
            cellMode === 'edit' &&
            (event.key === 'ArrowUp' || event.key === 'ArrowDown')
          ) {
            event.preventDefault();
          }
        }}
      />
    </div>
  );
  const after = async (keep: boolean, key: string) => {
    const screen = await show(<Numbers keep={keep} />);
    await edit('seats');
    await expect.poll(() => document.activeElement).toBe(editor('seats'));
    await userEvent.keyboard(key);
    const { value } = editor('seats') as HTMLInputElement;
    await userEvent.keyboard('{Escape}');
    await screen.unmount();
    return value;
  };
  expect(await after(false, '{ArrowUp}')).toBe('5');
  expect(await after(false, '{ArrowDown}')).toBe('3');
  expect(await after(true, '{ArrowUp}')).toBe('4');
  expect(await after(true, '{ArrowDown}')).toBe('4');
});

claim('A click on a suggestion, or Enter, saves it', async () => {
  const screen = await show(<Suggestions />);
  await edit('author');
  const before = cell('author', 1).textContent;
  const input = screen.getByRole('combobox', { name: 'Author' });
  await expect.element(input).toHaveFocus();
  await userEvent.clear(input);
  await userEvent.keyboard('a');
  await userEvent.keyboard('{ArrowDown}');
  const highlighted = () => document.querySelector('[role=option].Mui-focused')?.textContent;
  await expect.poll(highlighted).toBeTruthy();
  const chosen = highlighted();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => editor('author')).toBeNull();
  await expect.poll(() => cell('author').textContent).toBe(chosen);
  await edit('author', 1);
  await expect.element(screen.getByRole('option').first()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => screen.getByRole('option').query()).toBeNull();
  expect(editor('author', 1)).not.toBeNull();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => editor('author', 1)).toBeNull();
  expect(cell('author', 1).textContent).toBe(before);
  await edit('author', 1);
  const last = screen.getByRole('option').last();
  const name = last.element().textContent;
  await userEvent.click(last);
  await expect.poll(() => cell('author', 1).textContent).toBe(name);
  expect(editor('author', 1)).toBeNull();
});

claim('Let the form own the rows, and give it each saved row in processRowUpdate', async () => {
  const updates: object[] = [];
  function Form() {
    const [fields, setFields] = useState([
      { id: 7, product: 'Lamp' },
      { id: 9, product: 'Chair' },
    ]);
    const update = (index: number, line: { id: number; product: string }) => {
      updates.push({ index, line });
      setFields((old) => old.map((field, at) => (at === index ? line : field)));
    };
    return (
      <div style={{ height: 300, width: 400 }}>
        <DataGrid
          rows={fields}
          columns={[{ field: 'product', editable: true }]}
          processRowUpdate={(line) => {
            update(
              fields.findIndex(({ id }) => id === line.id),
              line,
            );
            return line;
          }}
        />
      </div>
    );
  }
  await show(<Form />);
  await edit('product', 1);
  await userEvent.fill(editor('product', 1) as HTMLElement, 'Desk');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => updates).toEqual([{ index: 1, line: { id: 9, product: 'Desk' } }]);
  await expect.poll(() => cell('product', 1).textContent).toBe('Desk');
});

function EnterBreaksLines({ id, field, value }: GridRenderEditCellParams) {
  const apiRef = useGridApiContext();
  return (
    <textarea
      aria-label="Note"
      value={value ?? ''}
      onChange={({ target }) => apiRef.current.setEditCellValue({ id, field, value: target.value })}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.ctrlKey) event.stopPropagation();
      }}
    />
  );
}

claim('To break lines with Enter alone, test !event.ctrlKey', async () => {
  const screen = await show(
    <div style={{ height: 250, width: 400 }}>
      <DataGrid
        rows={[{ id: 1, note: '' }]}
        columns={[
          {
            field: 'note',
            editable: true,
            renderEditCell: (params) => <EnterBreaksLines {...params} />,
          },
        ]}
      />
    </div>,
  );
  await edit('note');
  const input = screen.getByRole('textbox', { name: 'Note' });
  await userEvent.fill(input, 'One');
  await userEvent.keyboard('{Enter}two');
  await expect.element(input).toHaveValue('One\ntwo');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(input).not.toBeInTheDocument();
  expect(cell('note').textContent).toBe('One\ntwo');
});
