import EditIcon from '@mui/icons-material/Edit';
import SaveIcon from '@mui/icons-material/Save';
import {
  DataGrid,
  GridActionsCellItem,
  GridCellModes,
  GridRowEditStopReasons,
  GridRowModes,
  useGridApiRef,
  type DataGridProps,
  type GridActionsColDef,
  type GridApi,
  type GridCellParams,
  type GridColDef,
  type GridRowModel,
  type GridRowModesModel,
} from '@mui/x-data-grid';
import { claimsOf, drawn, show } from 'claims';
import { forgetFocus } from 'claims/focus';
import { createRef, useEffect, useMemo, useState, type FormEvent } from 'react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Small, api, cell, input, open, rows as people } from '../claimsGrid';
import page from './index.mdx?raw';
import OwnButtons from './OwnButtons';

const claim = claimsOf(page);

claim('In this grid, the row with the id 1 is open at start', async () => {
  await show(<Small editMode="row" rowModesModel={{ 1: { mode: GridRowModes.Edit } }} />);
  const inputs = () => document.querySelectorAll<HTMLInputElement>('[role=gridcell] input');
  await expect.poll(() => [...inputs()].map(({ value }) => value)).toEqual(['Ada', 'Oslo']);
});

claim('start and stop editing from your own controls', async () => {
  const screen = await show(<OwnButtons />);
  const before = () => cell(0, 'cargo').textContent;
  await expect.poll(() => cell(0, 'cargo')).toBeTruthy();
  const old = before();
  for (const [button, result] of [
    ['Cancel', old],
    ['Save', 'Tea'],
  ] as const) {
    await userEvent.click(screen.getByRole('button', { name: 'Edit first cargo' }));
    await expect.poll(input).not.toBeNull();
    await userEvent.fill(input() as HTMLInputElement, 'Tea');
    await userEvent.click(screen.getByRole('button', { name: button }));
    await expect.poll(input).toBeNull();
    await expect.poll(before).toBe(result);
  }
  // A second cell that is open at the same time stays in the model.
  const editing = () => document.querySelectorAll('.MuiDataGrid-cell--editing').length;
  await userEvent.dblClick(cell(1, 'cargo'));
  await userEvent.click(screen.getByRole('button', { name: 'Edit first cargo' }));
  await expect.poll(editing).toBe(2);
  for (const left of [1, 0]) {
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect.poll(editing).toBe(left);
  }
});

claim('but no key closes it', async () => {
  await show(<Small editMode="row" />);
  await expect.poll(() => cell(0, 'name')).toBeTruthy();
  api.current?.startCellEditMode({ id: 1, field: 'name' });
  await expect.poll(() => input()?.value).toBe('Ada');
  expect(cell(0, 'city').querySelector('input')).toBeNull();
  (input() as HTMLInputElement).focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => input()?.value).toBe('Ada');
});

claim('The cell with id=1 and field=lot is not editable.', async () => {
  await show(<Small />);
  await expect.poll(() => cell(0, 'lot')).toBeTruthy();
  expect(() => api.current?.startCellEditMode({ id: 1, field: 'lot' })).toThrow(
    'The cell with id=1 and field=lot is not editable.',
  );
});

claim(
  "resolves with true if it's valid. Never resolves if the cell isn't being edited",
  async () => {
    const checked: DataGridProps['columns'] = [
      {
        field: 'name',
        editable: true,
        preProcessEditCellProps: ({ props }) => ({ ...props, error: props.value === 'bad' }),
      },
    ];
    for (const editMode of ['cell', 'row'] as const) {
      const screen = await show(<Small editMode={editMode} columns={checked} />);
      await expect.poll(() => cell(0, 'name')).toBeTruthy();
      const set = (value: string) =>
        api.current?.setEditCellValue({ id: 1, field: 'name', value }) as Promise<boolean>;
      const settled = vi.fn();
      void set('early').then(settled, settled);
      await open(0, 'name');
      expect(await set('bad')).toBe(false);
      expect(await set('good')).toBe(true);
      await expect.poll(() => input()?.value).toBe('good');
      expect(settled).not.toHaveBeenCalled();
      await screen.unmount();
    }
  },
);

claim('MUI X: The row with id=1 is not in edit mode.', async () => {
  const api = createRef<GridApi>();
  await show(
    <DataGrid
      apiRef={api}
      editMode="row"
      rows={[{ id: 1, name: 'Ada' }]}
      columns={[{ field: 'name', editable: true }]}
    />,
  );
  expect(() => api.current?.stopRowEditMode({ id: 1 })).toThrow(
    'MUI X: The row with id=1 is not in edit mode.',
  );
  api.current?.startRowEditMode({ id: 1 });
  await expect.poll(() => api.current?.getRowMode(1)).toBe('edit');
  expect(() => api.current?.startRowEditMode({ id: 1 })).toThrow('is not in view mode.');
});

claim("mode: 'edit' takes deleteValue and, for rows, fieldToFocus", async () => {
  const [edit, view] = [GridCellModes.Edit, GridCellModes.View];
  const screen = await show(<Small />);
  await expect.poll(() => cell(0, 'name')).toBeTruthy();
  await screen.rerender(
    <Small cellModesModel={{ 1: { name: { mode: edit, deleteValue: true } } }} />,
  );
  await expect.poll(() => input()?.value).toBe('');
  const back = { mode: view, ignoreModifications: true };
  await screen.rerender(<Small cellModesModel={{ 1: { name: back } }} />);
  await expect.poll(() => cell(0, 'name').textContent).toBe('Ada');
  await screen.unmount();

  const row = { mode: GridRowModes.Edit, fieldToFocus: 'city' };
  await show(<Small editMode="row" rowModesModel={{ 1: row }} />);
  await expect.poll(() => document.activeElement).toBe(cell(0, 'city')?.querySelector('input'));
});

claim(
  "takes ignoreModifications and cellToFocusAfter ('none', 'below', 'right' or 'left')",
  async () => {
    const mode = GridCellModes.View;
    for (const [cellToFocusAfter, row, field] of [
      ['none', 0, 'name'],
      ['below', 1, 'name'],
      ['right', 0, 'city'],
      ['left', 0, 'lot'],
    ] as const) {
      const screen = await show(<Small />);
      await open(0, 'name');
      await userEvent.fill(input() as HTMLInputElement, 'Cy');
      await screen.rerender(<Small cellModesModel={{ 1: { name: { mode, cellToFocusAfter } } }} />);
      await expect.poll(() => cell(0, 'name').textContent).toBe('Cy');
      await expect.poll(() => cell(row, field).tabIndex).toBe(0);
      await screen.unmount();
    }
  },
);

claim('which has no effect in rowModesModel', async () => {
  const screen = await show(<Small editMode="row" />);
  await open(0, 'name');
  await userEvent.fill(input() as HTMLInputElement, 'Cy');
  const model = { 1: { mode: GridRowModes.View, cellToFocusAfter: 'below' } } as const;
  await screen.rerender(<Small editMode="row" rowModesModel={model} />);
  await expect.poll(() => cell(0, 'name').textContent).toBe('Cy');
  expect(cell(0, 'name').tabIndex).toBe(0);
});

const editors = () => [...document.querySelectorAll<HTMLInputElement>('[role=gridcell] input')];
const stayOpen: DataGridProps['onRowEditStop'] = ({ reason }, event) => {
  if (reason === GridRowEditStopReasons.rowFocusOut) event.defaultMuiPrevented = true;
};
const openAll = async () => {
  await expect.poll(() => cell(1, 'name')).toBeTruthy();
  for (const id of [1, 2]) api.current?.startRowEditMode({ id });
  const values = () => editors().map(({ value }) => value);
  await expect.poll(values).toEqual(['Ada', 'Oslo', 'Bo', 'Turin']);
};
const closeAll = (ignoreModifications: boolean) => {
  for (const id of [1, 2]) {
    if (api.current?.getRowMode(id) === 'edit') {
      api.current.stopRowEditMode({ id, ignoreModifications });
    }
  }
};

claim('processRowUpdate runs once for each open row', async () => {
  const processRowUpdate = vi.fn((row) => row);
  await show(<Small editMode="row" onRowEditStop={stayOpen} processRowUpdate={processRowUpdate} />);
  await openAll();
  await userEvent.click(editors()[1] as HTMLInputElement);
  await userEvent.fill(editors()[1] as HTMLInputElement, 'Bergen');
  // A click into the other row leaves the first one open.
  await userEvent.click(editors()[2] as HTMLInputElement);
  await expect.element(editors()[2] as HTMLInputElement).toHaveFocus();
  expect(editors()).toHaveLength(4);
  closeAll(false);
  await expect.poll(() => editors().length).toBe(0);
  expect(processRowUpdate.mock.calls.map(([row]) => row.city)).toEqual(['Bergen', 'Turin']);
  expect(cell(0, 'city').textContent).toBe('Bergen');
});

claim('another saves or discards all of them', async () => {
  const processRowUpdate = vi.fn((row) => row);
  const screen = await show(
    <>
      <button onClick={() => closeAll(true)}>Discard all</button>
      <Small editMode="row" onRowEditStop={stayOpen} processRowUpdate={processRowUpdate} />
    </>,
  );
  await openAll();
  await userEvent.click(editors()[1] as HTMLInputElement);
  await userEvent.fill(editors()[1] as HTMLInputElement, 'Bergen');
  await userEvent.click(screen.getByRole('button', { name: 'Discard all' }));
  await expect.poll(() => editors().length).toBe(0);
  expect(processRowUpdate).not.toHaveBeenCalled();
  expect(cell(0, 'city').textContent).toBe('Oslo');
});

claim("The methods work for rows that aren't in view, too", async () => {
  const many = Array.from({ length: 90 }, (_, index) => ({ id: index + 1, name: `Row ${index}` }));
  await show(<Small editMode="row" rows={many} />);
  await expect.poll(() => cell(0, 'name')).toBeTruthy();
  expect(document.querySelector('[role=row][data-id="80"]')).toBeNull();
  api.current?.startRowEditMode({ id: 80 });
  await expect.poll(() => api.current?.getRowMode(80)).toBe('edit');
});

claim('A row with an invalid value stays open, and so does one that', async () => {
  const checked: DataGridProps['columns'] = [
    {
      field: 'name',
      editable: true,
      preProcessEditCellProps: ({ props }) => ({ ...props, error: props.value === 'bad' }),
    },
  ];
  const onProcessRowUpdateError = vi.fn();
  await show(
    <Small
      editMode="row"
      columns={checked}
      onRowEditStop={stayOpen}
      processRowUpdate={async (row) => {
        if (row.name === 'taken') throw new Error('taken');
        return row;
      }}
      onProcessRowUpdateError={onProcessRowUpdateError}
    />,
  );
  await expect.poll(() => cell(1, 'name')).toBeTruthy();
  for (const value of ['bad', 'taken']) {
    for (const id of [1, 2]) api.current?.startRowEditMode({ id });
    await expect.poll(() => editors().length).toBe(2);
    await api.current?.setEditCellValue({ id: 1, field: 'name', value });
    closeAll(false);
    await expect.poll(() => editors().map((one) => one.value)).toEqual([value]);
    api.current?.stopRowEditMode({ id: 1, ignoreModifications: true });
    await expect.poll(() => editors().length).toBe(0);
  }
  expect(onProcessRowUpdateError).toHaveBeenCalledTimes(1);
});

claim('Enter still saves a single row, and so does Tab in its last field', async () => {
  await show(<Small editMode="row" onRowEditStop={stayOpen} />);
  await openAll();
  await userEvent.fill(editors()[1] as HTMLInputElement, 'Bergen');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => editors().length).toBe(2);
  expect(cell(0, 'city').textContent).toBe('Bergen');
  await userEvent.fill(editors()[1] as HTMLInputElement, 'Rome');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => editors().length).toBe(0);
  expect(cell(1, 'city').textContent).toBe('Turin');
  api.current?.startRowEditMode({ id: 2 });
  await expect.poll(() => editors().length).toBe(2);
  await userEvent.fill(editors()[1] as HTMLInputElement, 'Rome');
  await userEvent.keyboard('{Tab}');
  await expect.poll(() => editors().length).toBe(0);
  expect(cell(1, 'city').textContent).toBe('Rome');
});

function ControlledRows() {
  const [modes, setModes] = useState<GridRowModesModel>({});
  return <Small editMode="row" rowModesModel={modes} onRowModesModelChange={setModes} />;
}

claim('With a controlled model, only the last row opens', async () => {
  await show(<ControlledRows />);
  await expect.poll(() => cell(1, 'name')).toBeTruthy();
  for (const id of [1, 2]) api.current?.startRowEditMode({ id });
  await expect.poll(() => editors().map(({ value }) => value)).toEqual(['Bo', 'Turin']);
});

function Sheet({ lines, columns }: { lines: GridRowModel[]; columns: GridColDef[] }) {
  const apiRef = useGridApiRef();
  const [sheet, setSheet] = useState(lines);
  const [focused, setFocused] = useState<GridCellParams | null>(null);
  const [text, setText] = useState('');
  useEffect(
    () =>
      apiRef.current?.subscribeEvent('cellFocusIn', (params) => {
        setFocused(params);
        setText(String(params.value ?? ''));
      }),
    [apiRef],
  );
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!focused) return;
    const value = focused.colDef.type === 'number' ? Number(text) : text;
    setSheet((old) =>
      old.map((row) => (row.id === focused.id ? { ...row, [focused.field]: value } : row)),
    );
  };
  return (
    <div style={{ height: 300, width: 400 }}>
      <form onSubmit={save}>
        <input
          aria-label="Focused cell"
          disabled={!focused?.isEditable}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </form>
      <DataGrid apiRef={apiRef} rows={sheet} columns={columns} />
    </div>
  );
}

claim('tells you which cell gets the focus, by mouse or keyboard', async () => {
  const screen = await show(
    <Sheet
      lines={[
        { id: 1, lot: 'L1', seats: 4 },
        { id: 2, lot: 'L2', seats: 6 },
      ]}
      columns={[{ field: 'lot' }, { field: 'seats', type: 'number', editable: true }]}
    />,
  );
  const bar = screen.getByRole('textbox', { name: 'Focused cell' });
  await expect.element(bar).toBeDisabled();
  await userEvent.click(screen.getByRole('gridcell', { name: 'L2' }));
  await expect.element(bar).toHaveValue('L2');
  await expect.element(bar).toBeDisabled();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(bar).toHaveValue('6');
  await userEvent.click(bar);
  await userEvent.fill(bar, '12');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => cell(1, 'seats').textContent).toBe('12');
  expect(cell(0, 'seats').textContent).toBe('4');
});

function OwnModes({ isStored, ...props }: { isStored: boolean } & Partial<DataGridProps>) {
  const [modes, setModes] = useState<GridRowModesModel>({});
  return (
    <>
      <button onClick={() => setModes({ 1: { mode: GridRowModes.Edit } })}>Open</button>
      <button onClick={() => setModes({ 1: { mode: GridRowModes.View } })}>Close</button>
      <output>{modes[1]?.mode === GridRowModes.Edit ? 'Save, Cancel' : 'Edit'}</output>
      <Small
        editMode="row"
        rowModesModel={modes}
        onRowModesModelChange={isStored ? setModes : undefined}
        onRowEditStop={({ reason }, event) => {
          if (reason === GridRowEditStopReasons.rowFocusOut) event.defaultMuiPrevented = true;
        }}
        processRowUpdate={() => Promise.reject(new Error('offline'))}
        onProcessRowUpdateError={() => {}}
        {...props}
      />
    </>
  );
}

claim("the grid puts mode: 'edit' back into the model", async () => {
  for (const [isStored, buttons] of [
    [true, 'Save, Cancel'],
    [false, 'Edit'],
  ] as const) {
    const screen = await show(<OwnModes isStored={isStored} />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await expect.poll(input).not.toBeNull();
    await expect.element(screen.getByRole('status')).toHaveTextContent('Save, Cancel');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect.element(screen.getByRole('status')).toHaveTextContent(buttons);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(input()).not.toBeNull();
    expect(screen.getByRole('status').element().textContent).toBe(buttons);
    await screen.unmount();
  }
});

claim("8.1.0 leaves 'view' in the model of a row that stays open", async () => {
  const preProcessEditCellProps = () => new Promise<never>(() => {});
  const columns = [{ field: 'name', editable: true, preProcessEditCellProps }];
  const screen = await show(<OwnModes isStored columns={columns} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await expect.poll(input).not.toBeNull();
  await userEvent.fill(input() as HTMLInputElement, 'Cy');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await expect.element(screen.getByRole('status')).toHaveTextContent('Edit');
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(input()).not.toBeNull();
  expect(screen.getByRole('status').element().textContent).toBe('Edit');
});

claim("the model says 'view', although the row is still open", async () => {
  const processRowUpdate = () => new Promise<never>(() => {});
  const screen = await show(<OwnModes isStored processRowUpdate={processRowUpdate} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await expect.poll(input).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await expect.element(screen.getByRole('status')).toHaveTextContent('Edit');
  expect(input()).not.toBeNull();
});

const { Edit, View } = GridRowModes;
const columnsWith = (getActions: GridActionsColDef['getActions']): GridColDef[] => [
  { field: 'name', editable: true },
  { field: 'city', editable: true },
  { field: 'actions', type: 'actions', getActions },
];

/** A grid whose columns are built once, while its rows are still to come. */
function ColumnsBuiltOnce() {
  const [rows, setRows] = useState<typeof people>([]);
  const [modes, setModes] = useState<GridRowModesModel>({});
  const [columns] = useState(() =>
    columnsWith(({ id }) => {
      const isEditing = modes[id]?.mode === Edit;
      return [
        <GridActionsCellItem
          key="mode"
          icon={<EditIcon />}
          label={isEditing ? 'Save' : 'Edit'}
          onClick={() => setModes({ ...modes, [id]: { mode: isEditing ? View : Edit } })}
        />,
        <GridActionsCellItem
          key="delete"
          icon={<EditIcon />}
          label="Delete"
          onClick={() => setRows(rows.filter((row) => row.id !== id))}
        />,
      ];
    }),
  );
  useEffect(() => void Promise.resolve(people).then(setRows), []);
  return (
    <Small
      rows={rows}
      columns={columns}
      editMode="row"
      rowModesModel={modes}
      onRowModesModelChange={setModes}
    />
  );
}

claim('the row opens, but its button still says Edit', async () => {
  const screen = await show(<ColumnsBuiltOnce />);
  const edit = screen.getByRole('menuitem', { name: 'Edit' }).first();
  await userEvent.click(edit);
  await expect.poll(() => input()?.value).toBe('Ada');
  expect(screen.getByRole('menuitem', { name: 'Save' }).query()).toBeNull();
  await userEvent.click(edit);
  await drawn();
  expect(input()?.value).toBe('Ada');
});

claim("if those weren't loaded yet, deleting one removes all", async () => {
  const screen = await show(<ColumnsBuiltOnce />);
  await expect.poll(() => cell(1, 'name')).toBeTruthy();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }).first());
  await expect.poll(() => cell(0, 'name')).toBeUndefined();
  // No row is left that could take the focus.
  forgetFocus();
});

function LoadedColumns() {
  const [modes, setModes] = useState<GridRowModesModel>({});
  const columns = useMemo(
    () =>
      columnsWith(({ id }) => {
        const isEditing = modes[id]?.mode === Edit;
        const mode = isEditing ? View : Edit;
        return [
          <GridActionsCellItem
            key="mode"
            icon={isEditing ? <SaveIcon /> : <EditIcon />}
            label={isEditing ? 'Save' : 'Edit'}
            onClick={() => setModes((now) => ({ ...now, [id]: { mode } }))}
          />,
        ];
      }),
    [modes],
  );
  return (
    <Small
      columns={columns}
      editMode="row"
      rowModesModel={modes}
      onRowModesModelChange={setModes}
    />
  );
}

claim('build the columns from it with useMemo, with the modes among its dependencies', async () => {
  const screen = await show(<LoadedColumns />);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Edit' }).first());
  await expect.poll(() => input()?.value).toBe('Ada');
  await userEvent.fill(input() as HTMLInputElement, 'Cy');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Save' }));
  await expect.poll(input).toBeNull();
  await expect.poll(() => cell(0, 'name').textContent).toBe('Cy');
});
