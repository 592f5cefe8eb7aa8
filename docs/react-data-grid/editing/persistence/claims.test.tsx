import {
  DataGrid,
  GridRowModes,
  GridUpdateRowError,
  type GridApi,
  type GridColDef,
  type GridRowId,
  type GridRowModesModel,
  type GridValidRowModel,
} from '@mui/x-data-grid';
import { claimsOf, consoleMessages, drawn, show } from 'claims';
import { figuresOf } from 'claims/figures';
import { useEffect, useMemo, useRef, useState, type ComponentProps, type RefObject } from 'react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import page from './index.mdx?raw';
import AskFirst from './AskFirst';
import RefusedByServer from './RefusedByServer';

const claim = claimsOf(page);
const { happensInOrder } = figuresOf(page);
const columns = [
  { field: 'name', width: 120, editable: true },
  { field: 'city', width: 120, editable: true },
];
const rows = [
  { id: 1, name: 'Ada', city: 'Oslo' },
  { id: 2, name: 'Bo', city: 'Turin' },
];

function Small(props: Partial<ComponentProps<typeof DataGrid>>) {
  return (
    <div style={{ height: 260, width: 420 }}>
      <DataGrid label="Small" rows={rows} columns={columns} {...props} />
    </div>
  );
}

const cell = (row: number, field: string) =>
  document.querySelectorAll<HTMLElement>(`[role=gridcell][data-field="${field}"]`)[
    row
  ] as HTMLElement;
const input = () => document.querySelector<HTMLInputElement>('[role=gridcell] input');
const edit = async (value: string, field = 'name', row = 0) => {
  await expect.poll(() => cell(row, field)).toBeTruthy();
  await userEvent.dblClick(cell(row, field));
  await expect.poll(input).not.toBeNull();
  await userEvent.fill(input() as HTMLInputElement, value);
  await userEvent.keyboard('{Enter}');
};

claim('The cell stays open with what was typed, and a message says why', async () => {
  const screen = await show(<RefusedByServer />);
  await expect.poll(() => cell(1, 'email')).toBeTruthy();
  const old = cell(0, 'email').textContent;
  const taken = cell(1, 'email').textContent ?? '';
  await edit(taken, 'email');
  await expect.element(screen.getByRole('status')).toHaveTextContent('belongs to somebody else.');
  expect(input()?.value).toBe(taken);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => cell(0, 'email').textContent).toBe(old);
});

claim("the server rejects an email address that's already taken", async () => {
  const screen = await show(<RefusedByServer />);
  await edit('New@cargo.example', 'email');
  await expect.poll(() => cell(0, 'email').textContent).toBe('new@cargo.example');
  await edit('NEW@cargo.example', 'email', 1);
  await expect.element(screen.getByRole('status')).toHaveTextContent('belongs to somebody else.');
});

claim('which saves. Set ignoreModifications: true along with it', async () => {
  for (const [ignoreModifications, calls] of [
    [true, 0],
    [false, 1],
  ] as const) {
    const save = vi.fn((row: GridValidRowModel) => row);
    const grid = (model: GridRowModesModel) => (
      <Small editMode="row" rowModesModel={model} processRowUpdate={save} />
    );
    const screen = await show(grid({ 1: { mode: GridRowModes.Edit } }));
    await expect.poll(input).not.toBeNull();
    await screen.rerender(grid({ 1: { mode: GridRowModes.View, ignoreModifications } }));
    await expect.poll(input).toBeNull();
    expect(save).toHaveBeenCalledTimes(calls);
    await screen.unmount();
  }
});

claim('The cell stays open, and onProcessRowUpdateError gets this message', async () => {
  const onError = vi.fn();
  const save = () => undefined as unknown as GridValidRowModel;
  await show(<Small processRowUpdate={save} onProcessRowUpdateError={onError} />);
  await edit('Cy');
  await expect.poll(() => onError.mock.calls.length).toBe(1);
  expect(onError.mock.lastCall?.[0].message).toBe(
    "Cannot read properties of undefined (reading 'id')",
  );
  expect(input()?.value).toBe('Cy');
});

claim('While the promise is pending, the editor stays open.', async () => {
  let finish: (row: object) => void = () => {};
  const save = vi.fn(() => new Promise<object>((resolve) => (finish = resolve)));
  await show(<Small processRowUpdate={save} />);
  await edit('Cy');
  await expect.poll(() => save.mock.calls.length).toBe(1);
  expect(input()?.value).toBe('Cy');
  finish({ id: 1, name: 'From the server', city: 'Oslo' });
  await expect.poll(() => cell(0, 'name').textContent).toBe('From the server');
});

claim('The callback gets the new row, the old row, and { rowId }.', async () => {
  const save = vi.fn((row: object) => row);
  await show(<Small processRowUpdate={save} />);
  await edit('Cy');
  await expect
    .poll(() => save.mock.lastCall)
    .toEqual([{ ...rows[0], name: 'Cy' }, rows[0], { rowId: 1 }]);
});

claim('The callback runs even if nothing was changed.', async () => {
  const save = vi.fn((row: object) => row);
  await show(<Small processRowUpdate={save} />);
  await edit('Ada');
  await expect.poll(() => save.mock.calls.length).toBe(1);
});

claim('It never runs when users cancel the edit with Esc.', async () => {
  const save = vi.fn((row: object) => row);
  await show(<Small processRowUpdate={save} />);
  await expect.poll(() => cell(0, 'name')).toBeTruthy();
  await userEvent.dblClick(cell(0, 'name'));
  await userEvent.fill(input() as HTMLInputElement, 'Cy');
  await userEvent.keyboard('{Escape}');
  await expect.poll(input).toBeNull();
  expect(save).not.toHaveBeenCalled();
});

claim('Closes with the old value', async () => {
  await show(<Small processRowUpdate={(_: object, oldRow: object) => oldRow} />);
  await edit('Cy');
  await expect.poll(input).toBeNull();
  expect(cell(0, 'name').textContent).toBe('Ada');
});

claim('Without onProcessRowUpdateError, an error is only reported in the console', async () => {
  const messages = consoleMessages();
  await show(<Small processRowUpdate={() => Promise.reject(new Error('No'))} />);
  await edit('Cy');
  await expect
    .poll(() => messages.join())
    .toContain('threw an error which was not handled because `onProcessRowUpdateError` is missing');
  expect(input()?.value).toBe('Cy');
});

claim('Change saves it, Keep brings back the old one', async () => {
  const screen = await show(<AskFirst />);
  await expect.poll(() => cell(0, 'status')).toBeTruthy();
  const old = cell(0, 'status').textContent;
  const next = old === 'Packed' ? 'Open' : 'Packed';
  for (const answer of ['Keep', 'Change']) {
    await userEvent.dblClick(cell(0, 'status'));
    await userEvent.click(screen.getByRole('option', { name: next }));
    await userEvent.keyboard('{Enter}');
    await userEvent.click(screen.getByRole('button', { name: answer }));
    await expect.poll(() => cell(0, 'status').textContent).toBe(answer === 'Keep' ? old : next);
  }
});

claim('A new row appears at the end', async () => {
  await show(<Small processRowUpdate={(row: object) => ({ ...row, id: 9 })} />);
  await edit('Cy');
  await expect.poll(() => document.querySelectorAll('[role=row][data-id]').length).toBe(3);
  await expect.poll(() => cell(2, 'name')?.textContent).toBe('Cy');
});

claim("The message doesn't contain the error itself.", async () => {
  const messages = consoleMessages();
  await show(<Small processRowUpdate={() => Promise.reject(new Error('Name is taken'))} />);
  await edit('Cy');
  await expect.poll(input).not.toBeNull();
  expect(messages.join()).not.toContain('Name is taken');
});

claim('as a GridUpdateRowError, and the cell stays open', async () => {
  const failed = vi.fn();
  const answers = [() => Promise.resolve(undefined), () => Promise.reject(new Error('No'))];
  for (const updateRow of answers) {
    const dataSource = { getRows: () => Promise.resolve({ rows, rowCount: 2 }), updateRow };
    const screen = await show(
      <Small rows={undefined} dataSource={dataSource} onDataSourceError={failed} />,
    );
    await edit('Cy');
    await expect.poll(() => failed.mock.calls.length).toBe(answers.indexOf(updateRow) + 1);
    expect(failed.mock.lastCall?.[0]).toBeInstanceOf(GridUpdateRowError);
    expect(input()?.value).toBe('Cy');
    await screen.unmount();
  }
});

claim(
  'To find out whether a value has changed, the grid compares only row[field] in cell mode.',
  async () => {
    const updateRow = vi.fn(({ updatedRow }: { updatedRow: object }) =>
      Promise.resolve(updatedRow),
    );
    const dataSource = { getRows: () => Promise.resolve({ rows, rowCount: 2 }), updateRow };
    const both: GridColDef[] = [
      {
        field: 'both',
        editable: true,
        valueGetter: (_value, row) => `${row.name} ${row.city}`,
        valueSetter: (text: string, row) => ({ ...row, name: text }),
      },
    ];
    for (const [editMode, calls] of [
      ['cell', 0],
      ['row', 1],
    ] as const) {
      const screen = await show(
        <Small rows={undefined} columns={both} dataSource={dataSource} editMode={editMode} />,
      );
      await edit('Cy', 'both');
      await expect.poll(input).toBeNull();
      expect(updateRow).toHaveBeenCalledTimes(calls);
      await expect.poll(() => cell(0, 'both').textContent).toBe(calls ? 'Cy Oslo' : 'Ada Oslo');
      await screen.unmount();
    }
  },
);

claim('If your dataSource has updateRow', async () => {
  const save = vi.fn((row: object) => row);
  const dataSource = { getRows: () => Promise.resolve({ rows, rowCount: 2 }) };
  await show(<Small rows={undefined} dataSource={dataSource} processRowUpdate={save} />);
  await edit('Cy');
  await expect.poll(() => save.mock.calls.length).toBe(1);
  expect(save.mock.lastCall?.[0]).toMatchObject({ id: 1, name: 'Cy' });
});

claim('the grid ignores processRowUpdate', async () => {
  const save = vi.fn((row: object) => row);
  const updateRow = vi.fn(({ updatedRow }: { updatedRow: object }) => Promise.resolve(updatedRow));
  const dataSource = {
    getRows: () => Promise.resolve({ rows, rowCount: 2 }),
    updateRow,
  };
  await show(<Small rows={undefined} dataSource={dataSource} processRowUpdate={save} />);
  await edit('Ada');
  await expect.poll(input).toBeNull();
  expect(updateRow).not.toHaveBeenCalled();
  await edit('Cy');
  await expect.poll(() => updateRow.mock.calls.length).toBe(1);
  expect(updateRow.mock.lastCall?.[0]).toMatchObject({ rowId: 1, updatedRow: { name: 'Cy' } });
  expect(save).not.toHaveBeenCalled();
});

happensInOrder('A save that the server refuses', async (record) => {
  await show(
    <Small
      processRowUpdate={() => {
        record('processRowUpdate');
        throw new Error('The server answered 409.');
      }}
      onProcessRowUpdateError={() => record('onProcessRowUpdateError')}
    />,
  );
  await edit('Cy');
  await expect.poll(() => input()?.value).toBe('Cy');
});

claim('it stays open until that promise settles, however long others take', async () => {
  const settle = new Map<number, () => void>();
  const processRowUpdate = (row: GridValidRowModel) =>
    new Promise<typeof row>((resolve) => settle.set(Number(row.id), () => resolve(row)));
  await show(<Small processRowUpdate={processRowUpdate} />);
  const isOpen = (row: number) => cell(row, 'name').classList.contains('MuiDataGrid-cell--editing');
  await edit('Eve');
  await expect.poll(() => settle.has(1)).toBe(true);
  await userEvent.dblClick(cell(1, 'name'));
  await expect.poll(() => isOpen(1)).toBe(true);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => settle.has(2)).toBe(true);
  settle.get(2)?.();
  await expect.poll(() => isOpen(1)).toBe(false);
  expect(isOpen(0)).toBe(true);
  settle.get(1)?.();
  await expect.poll(() => isOpen(0)).toBe(false);
});

claim('while processRowUpdate is still running, your rows have the old value', async () => {
  let finish = () => {};
  const saving = new Promise<void>((resolve) => (finish = resolve));
  const seen: unknown[] = [];
  function Order() {
    const [own, setOwn] = useState<GridValidRowModel[]>(rows);
    return (
      <>
        <Small
          rows={own}
          processRowUpdate={async (row: GridValidRowModel) => {
            await saving;
            setOwn((old) => old.map((one) => (one.id === row.id ? row : one)));
            return row;
          }}
        />
        <button onClick={() => seen.push(own[0]?.name)}>Save</button>
      </>
    );
  }
  const screen = await show(<Order />);
  await expect.poll(() => cell(0, 'name')).toBeTruthy();
  await userEvent.dblClick(cell(0, 'name'));
  await userEvent.fill(input() as HTMLInputElement, 'Cy');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(seen).toEqual(['Ada']);
  finish();
  await expect.poll(input).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(seen).toEqual(['Ada', 'Cy']);
});

interface OrderLinesProps {
  apiRef: RefObject<GridApi | null>;
  send: (rows: unknown) => void;
  save: () => Promise<void>;
}

/** The component of the page. */
function OrderLines({ apiRef, send, save }: OrderLinesProps) {
  const [own, setOwn] = useState<GridValidRowModel[]>(rows);
  const [modes, setModes] = useState<GridRowModesModel>({});
  const isSending = useRef(false);
  useEffect(() => {
    if (!isSending.current || Object.keys(modes).length > 0) return;
    isSending.current = false;
    send(own);
  }, [modes, own, send]);
  const close = () => {
    own.forEach(({ id }) => {
      if (apiRef.current?.getRowMode(id) === 'edit') apiRef.current.stopRowEditMode({ id });
    });
    isSending.current = true;
    setModes((model) => ({ ...model }));
  };
  return (
    <>
      <Small
        apiRef={apiRef}
        rows={own}
        editMode="row"
        onRowModesModelChange={(model) => {
          setModes(model);
          const isOpen = Object.values(model).some(({ mode }) => mode === GridRowModes.Edit);
          if (isOpen) isSending.current = false;
        }}
        processRowUpdate={async (row: GridValidRowModel) => {
          await save();
          setOwn((old) => old.map((one) => (one.id === row.id ? row : one)));
          return row;
        }}
        onProcessRowUpdateError={() => undefined}
      />
      <button onClick={close}>Save</button>
    </>
  );
}

claim('send the rows once nothing is being edited', async () => {
  const send = vi.fn();
  let isRefused = true;
  const save = vi.fn(() => (isRefused ? Promise.reject(new Error('No')) : Promise.resolve()));
  const apiRef = { current: null };
  const screen = await show(<OrderLines apiRef={apiRef} send={send} save={save} />);
  const button = () => screen.getByRole('button', { name: 'Save' });
  await expect.poll(() => cell(0, 'name')).toBeTruthy();
  await userEvent.dblClick(cell(0, 'name'));
  await expect.poll(input).not.toBeNull();
  await userEvent.fill(input() as HTMLInputElement, 'Cy');
  // A row that can't be saved stays open, and nothing is sent.
  await userEvent.click(button());
  await expect.poll(() => save.mock.settledResults[0]?.type).toBe('rejected');
  await drawn();
  expect(input()?.value).toBe('Cy');
  expect(send).not.toHaveBeenCalled();
  // Saving the row later sends nothing by itself.
  isRefused = false;
  await userEvent.click(cell(0, 'name'));
  await userEvent.keyboard('{Enter}');
  await expect.poll(input).toBeNull();
  await expect.poll(() => cell(0, 'name').textContent).toBe('Cy');
  expect(send).not.toHaveBeenCalled();
  await userEvent.click(button());
  await expect.poll(() => send.mock.calls.length).toBe(1);
  expect(send.mock.lastCall?.[0]).toMatchObject([{ name: 'Cy' }, { name: 'Bo' }]);
  expect(input()).toBeNull();
  // From the keyboard, with the focus still in the row.
  await userEvent.dblClick(cell(1, 'name'));
  await expect.poll(input).not.toBeNull();
  await userEvent.fill(input() as HTMLInputElement, 'Di');
  (button().element() as HTMLElement).click();
  await expect.poll(() => send.mock.calls.length).toBe(2);
  expect(send.mock.lastCall?.[0]).toMatchObject([{ name: 'Cy' }, { name: 'Di' }]);
});

const editors = () => document.querySelectorAll('[role=gridcell] input');

claim('The model is only empty when every row has been saved or discarded', async () => {
  const send = vi.fn();
  const apiRef: RefObject<GridApi | null> = { current: null };
  const screen = await show(<OrderLines apiRef={apiRef} send={send} save={async () => {}} />);
  await expect.poll(() => cell(1, 'name')).toBeTruthy();
  for (const [id, value] of [
    [1, 'Cy'],
    [2, 'Di'],
  ] as const) {
    apiRef.current?.startRowEditMode({ id });
    await expect.poll(() => apiRef.current?.getRowMode(id)).toBe('edit');
    await apiRef.current?.setEditCellValue({ id, field: 'name', value });
  }
  await expect.poll(() => editors().length).toBe(4);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect.poll(() => send.mock.calls.length).toBe(1);
  expect(send.mock.lastCall?.[0]).toMatchObject([{ name: 'Cy' }, { name: 'Di' }]);
  expect(editors()).toHaveLength(0);
});

const bothRows = (mode: GridRowModes) => ({ 1: { mode }, 2: { mode } }) as GridRowModesModel;

function Controlled({ onChange }: { onChange: (model: GridRowModesModel) => void }) {
  const [modes, setModes] = useState(bothRows(GridRowModes.Edit));
  return (
    <>
      <Small
        editMode="row"
        rowModesModel={modes}
        onRowModesModelChange={(model) => {
          setModes(model);
          onChange(model);
        }}
        processRowUpdate={async (row: GridValidRowModel) => row}
      />
      <button onClick={() => setModes(bothRows(GridRowModes.View))}>Close both</button>
    </>
  );
}

claim('8.1.0 leaves one of them in a controlled model', async () => {
  const onChange = vi.fn<(model: GridRowModesModel) => void>();
  const screen = await show(<Controlled onChange={onChange} />);
  await expect.poll(() => editors().length).toBe(4);
  await userEvent.click(screen.getByRole('button', { name: 'Close both' }));
  await expect.poll(() => editors().length).toBe(0);
  await drawn();
  expect(Object.keys(onChange.mock.lastCall?.[0] ?? {})).toHaveLength(1);
});

type Line = { id: string; name: string; isNew?: boolean };

function DataEntry() {
  const [lines, setLines] = useState<Line[]>([]);
  const [modes, setModes] = useState<GridRowModesModel>({});
  const add = () => {
    const id = crypto.randomUUID();
    setLines((now) => [...now, { id, name: '', isNew: true }]);
    setModes((now) => ({ ...now, [id]: { mode: GridRowModes.Edit, fieldToFocus: 'name' } }));
  };
  return (
    <>
      <button onClick={add}>Add a line</button>
      <Small
        rows={lines}
        columns={[{ field: 'name', editable: true, flex: 1 }]}
        editMode="row"
        rowModesModel={modes}
        onRowModesModelChange={setModes}
        processRowUpdate={({ isNew, ...saved }) => {
          setLines((now) => now.map((line) => (line.id === saved.id ? (saved as Line) : line)));
          if (isNew) setTimeout(add);
          return saved;
        }}
      />
    </>
  );
}

claim('add an empty row when a new one has been saved', async () => {
  const screen = await show(<DataEntry />);
  const names = () =>
    [...document.querySelectorAll('[role=gridcell][data-field="name"]')].map(
      (one) => one.querySelector('input')?.value ?? one.textContent,
    );
  await userEvent.click(screen.getByRole('button', { name: 'Add a line' }));
  await expect.poll(() => document.activeElement?.tagName).toBe('INPUT');
  await userEvent.keyboard('Ada{Enter}');
  await expect.poll(names).toEqual(['Ada', '']);
  await expect.poll(() => document.activeElement).toBe(input());
  await userEvent.keyboard('Bo{Enter}');
  await expect.poll(names).toEqual(['Ada', 'Bo', '']);
  // A saved row that is edited again doesn't add one.
  await userEvent.keyboard('{Escape}');
  await userEvent.dblClick(cell(0, 'name'));
  await expect.poll(() => input()?.value).toBe('Ada');
  await userEvent.keyboard('{Enter}');
  await expect.poll(input).toBeNull();
  expect(names()).toEqual(['Ada', 'Bo', '']);
});

function Prices({ send = async () => {} }: { send?: () => Promise<void> }) {
  const [saved, setSaved] = useState<GridValidRowModel[]>(rows);
  const [edited, setEdited] = useState(new Map<GridRowId, GridValidRowModel>());
  const shown = useMemo(() => saved.map((row) => edited.get(row.id) ?? row), [saved, edited]);
  const before = useMemo(() => new Map(saved.map((row) => [row.id, row])), [saved]);
  const save = async (changed: GridValidRowModel[]) => {
    await send();
    setSaved(saved.map((row) => changed.find(({ id }) => id === row.id) ?? row));
  };

  useEffect(() => {
    if (edited.size === 0) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [edited]);

  const saveAll = async () => {
    await save([...edited.values()]);
    setEdited((current) => new Map([...current].filter(([id, row]) => edited.get(id) !== row)));
  };

  return (
    <>
      <Small
        rows={shown}
        processRowUpdate={(row) => {
          setEdited((current) => new Map(current).set(row.id, row));
          return row;
        }}
        getCellClassName={({ id, field, row }) =>
          row[field] === before.get(id)?.[field] ? '' : 'unsaved'
        }
      />
      <button onClick={saveAll}>Save all</button>
      <button onClick={() => setEdited(new Map())}>Discard</button>
    </>
  );
}

const unsaved = () =>
  [...document.querySelectorAll('.unsaved')].map(({ textContent }) => textContent);

/** Whether the browser would ask before it leaves the page. */
const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

claim('A cell whose value differs gets a class', async () => {
  const screen = await show(<Prices />);
  await edit('Zoe');
  await expect.poll(unsaved).toEqual(['Zoe']);
  await userEvent.click(screen.getByText('Discard'));
  await expect.poll(() => cell(0, 'name').textContent).toBe('Ada');
  expect(unsaved()).toEqual([]);
  await edit('Zoe');
  await userEvent.click(screen.getByText('Save all'));
  await expect.poll(unsaved).toEqual([]);
  expect(cell(0, 'name').textContent).toBe('Zoe');
});

claim('the browser asks before the page is closed or reloaded', async () => {
  const screen = await show(<Prices />);
  await expect.poll(() => cell(0, 'name')).toBeTruthy();
  expect(asks()).toBe(false);
  await edit('Zoe');
  await expect.poll(asks).toBe(true);
  await userEvent.click(screen.getByText('Save all'));
  await expect.poll(asks).toBe(false);
});

claim('Edits made while it runs stay unsaved', async () => {
  let answer = () => {};
  const send = () => new Promise<void>((resolve) => (answer = resolve));
  const screen = await show(<Prices send={send} />);
  await edit('Zoe');
  await expect.poll(unsaved).toEqual(['Zoe']);
  await userEvent.click(screen.getByText('Save all'));
  await edit('Yul', 'name', 1);
  await expect.poll(unsaved).toEqual(['Zoe', 'Yul']);
  answer();
  await expect.poll(unsaved).toEqual(['Yul']);
  expect(cell(0, 'name').textContent).toBe('Zoe');
});

claim('Sorting keeps the edits and their marks', async () => {
  const screen = await show(<Prices />);
  await edit('Zoe');
  await expect.poll(unsaved).toEqual(['Zoe']);
  await userEvent.click(screen.getByRole('columnheader', { name: 'name' }));
  await expect.poll(() => cell(1, 'name').textContent).toBe('Zoe');
  expect(unsaved()).toEqual(['Zoe']);
});
