import {
  GridEditInputCell,
  useGridApiContext,
  useGridSelector,
  type DataGridProps,
  type GridColDef,
  type GridPreProcessEditCellProps,
  type GridRenderCellParams,
  type GridValidRowModel,
} from '@mui/x-data-grid';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { claimsOf, consoleMessages, show } from 'claims';
import { figuresOf } from 'claims/figures';
import type { ComponentProps } from 'react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import page from './index.mdx?raw';
import AddEditDelete from './AddEditDelete';
import { Small, api, cell, columns, input, open, rows } from './claimsGrid';
import CorrectPrices from './CorrectPrices';
import LockedCells from './LockedCells';
import SayWhy from './SayWhy';
import StoreDifferently from './StoreDifferently';
import WholeRows from './WholeRows';

const claim = claimsOf(page);
const { changesState } = figuresOf(page);

function PremiumSmall(props: Partial<ComponentProps<typeof DataGridPremium>>) {
  return (
    <div style={{ height: 260, width: 420 }}>
      <DataGridPremium label="Small" rows={rows} columns={columns} {...props} />
    </div>
  );
}

/** Fills in a value by way of one that is refused, so that the check of the new one is seen to end. */
const fillChecked = async (value: string) => {
  await userEvent.fill(input() as HTMLInputElement, '0');
  await expect.poll(() => input()?.getAttribute('aria-invalid')).toBe('true');
  await userEvent.fill(input() as HTMLInputElement, value);
  await expect.poll(() => input()?.getAttribute('aria-invalid')).toBe('false');
};

const byRole = (role: string) => [
  { field: 'name', width: 120, editable: role === 'admin' },
  { field: 'city', width: 120, editable: true },
];

claim('A double-click or Enter then opens nothing for the others', async () => {
  const screen = await show(<Small columns={byRole('clerk')} />);
  await expect.poll(() => cell(0, 'name')).toBeTruthy();
  await userEvent.dblClick(cell(0, 'name'));
  await userEvent.keyboard('{Enter}');
  expect(input()).toBeNull();
  await open(0, 'city');
  await userEvent.keyboard('{Escape}');
  await expect.poll(input).toBeNull();
  await screen.rerender(<Small columns={byRole('admin')} />);
  await open(0, 'name');
});

claim("A cost of 0 isn't accepted", async () => {
  await show(<CorrectPrices />);
  await open(0, 'unitCost');
  await userEvent.fill(input() as HTMLInputElement, '0');
  await expect.poll(() => input()?.getAttribute('aria-invalid')).toBe('true');
  await userEvent.keyboard('{Enter}');
  await expect.poll(input).not.toBeNull();
  await userEvent.keyboard('{Escape}');
  await expect.poll(input).toBeNull();
});

claim('The server rejects a cost above 50, so the old value comes back', async () => {
  const screen = await show(<CorrectPrices />);
  await expect.poll(() => cell(0, 'unitCost')).toBeTruthy();
  const before = cell(0, 'unitCost').textContent;
  await open(0, 'unitCost');
  await fillChecked('70');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('status')).toHaveTextContent('Nothing changed.');
  await expect.poll(() => cell(0, 'unitCost').textContent).toBe(before);
  await open(0, 'unitCost');
  await fillChecked('7');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('status')).toHaveTextContent('saved.');
  await expect.poll(() => cell(0, 'unitCost').textContent).toBe('7');
  await expect.poll(() => document.activeElement).toBe(cell(1, 'unitCost'));
});

claim('Here Items can only change while an order is open', async () => {
  const screen = await show(<LockedCells />);
  await expect.poll(() => cell(0, 'items')).toBeTruthy();
  const open: boolean[] = [];
  for (const row of screen.getByRole('row').elements().slice(1)) {
    const isOpen = row.querySelector('[data-field=status]')?.textContent === 'Open';
    const items = row.querySelector('[data-field=items]');
    expect(items?.classList.contains('MuiDataGrid-cell--editable')).toBe(isOpen);
    open.push(isOpen);
  }
  expect(new Set(open).size).toBe(2);
});

claim("Clicking an option of a singleSelect doesn't save by itself", async () => {
  const screen = await show(<LockedCells />);
  await expect.poll(() => cell(0, 'status')).toBeTruthy();
  await userEvent.dblClick(cell(0, 'status'));
  await userEvent.click(screen.getByRole('option', { name: 'Packed' }));
  await expect.element(screen.getByRole('option', { name: 'Packed' })).not.toBeInTheDocument();
  expect(cell(0, 'status').classList.contains('MuiDataGrid-cell--editing')).toBe(true);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => cell(0, 'status').className).not.toContain('MuiDataGrid-cell--editing');
  expect(cell(0, 'status').textContent).toBe('Packed');
});

claim(
  'Enter on an option chooses it and saves at once; in row mode, it saves the whole row',
  async () => {
    const [kind, name] = [{ field: 'kind', type: 'singleSelect' }, { field: 'name' }] as const;
    for (const editMode of ['cell', 'row'] as const) {
      const save = vi.fn((row: object) => row);
      const screen = await show(
        <Small
          rows={[{ id: 1, name: 'Ada', kind: 'a' }]}
          columns={[
            { ...kind, valueOptions: ['a', 'b'], editable: true },
            { ...name, editable: true },
          ]}
          editMode={editMode}
          processRowUpdate={save}
        />,
      );
      await expect.poll(() => cell(0, 'kind')).toBeTruthy();
      await userEvent.dblClick(cell(0, 'kind'));
      // The list of a row opens only when somebody asks for it.
      await expect.poll(() => cell(0, 'kind').querySelector('[role=combobox]')).not.toBeNull();
      if (editMode === 'row') await userEvent.keyboard(' ');
      await expect.element(screen.getByRole('option', { name: 'a' })).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect.poll(() => save.mock.lastCall?.[0]).toMatchObject({ kind: 'b', name: 'Ada' });
      await expect
        .poll(() => document.querySelectorAll('.MuiDataGrid-cell--editing').length)
        .toBe(0);
      await screen.unmount();
    }
  },
);

claim('It only applies to editable columns', async () => {
  await show(<Small isCellEditable={() => true} />);
  await expect.poll(() => cell(0, 'lot')).toBeTruthy();
  await userEvent.dblClick(cell(0, 'lot'));
  expect(input()).toBeNull();
});

claim('processRowUpdate runs once for the row', async () => {
  const save = vi.fn((row: object) => row);
  await show(<Small editMode="row" processRowUpdate={save} />);
  await open(0, 'name');
  expect(document.querySelectorAll('[role=gridcell] input')).toHaveLength(2);
  await userEvent.keyboard('{Tab}');
  await userEvent.fill(cell(0, 'city').querySelector('input') as HTMLInputElement, 'Rome');
  await userEvent.keyboard('{Enter}');
  await expect.poll(input).toBeNull();
  expect(save).toHaveBeenCalledTimes(1);
  expect(save.mock.calls[0]?.[0]).toMatchObject({ name: 'Ada', city: 'Rome' });
});

claim('Opens and pastes text or a number', async () => {
  const kinds = [
    { field: 'text', type: 'string', pasted: 'Oslo', value: 'Oslo' },
    { field: 'count', type: 'number', pasted: '77', value: '77' },
  ] as const;
  const screen = await show(<div />);
  for (const editMode of ['cell', 'row'] as const) {
    for (const { field, type, pasted, value } of kinds) {
      await screen.rerender(
        <>
          <input aria-label="Source" defaultValue={pasted} key={pasted} />
          <Small
            key={`${editMode} ${field}`}
            editMode={editMode}
            rows={[{ id: 1, text: 'Rome', count: 3 }]}
            columns={[{ field, type, editable: true }]}
          />
        </>,
      );
      await expect.poll(() => cell(0, field)).toBeTruthy();
      await userEvent.click(screen.getByRole('textbox', { name: 'Source' }));
      await userEvent.keyboard('{Control>}a{/Control}{Control>}c{/Control}');
      await userEvent.click(cell(0, field));
      await userEvent.keyboard('{Control>}v{/Control}');
      await expect.poll(() => input()?.value).toBe(value);
    }
  }
});

claim(
  'Not every editor takes over what opened it. Text that users paste on a date, a select or a checkbox is lost',
  async () => {
    const kinds = [
      { field: 'day', type: 'date', pasted: '2026-06-07' },
      { field: 'kind', type: 'singleSelect', pasted: 'b' },
      { field: 'paid', type: 'boolean', pasted: 'true' },
    ] as const;
    const screen = await show(<div />);
    const opened = () =>
      input() && [input()?.type === 'checkbox' ? '' : input()?.value, input()?.checked];
    for (const { field, type, pasted } of kinds) {
      for (const keys of ['{Control>}v{/Control}', ...(type === 'date' ? [] : ['b'])]) {
        await screen.rerender(
          <>
            <input aria-label="Source" defaultValue={pasted} key={pasted} />
            <Small
              key={`${field} ${keys}`}
              rows={[{ id: 1, day: new Date(2026, 4, 4), kind: 'a', paid: true }]}
              columns={[
                type === 'singleSelect'
                  ? { field, type, valueOptions: ['a', 'b'], editable: true }
                  : { field, type, editable: true },
              ]}
            />
          </>,
        );
        await expect.poll(() => cell(0, field)).toBeTruthy();
        await userEvent.click(screen.getByRole('textbox', { name: 'Source' }));
        await userEvent.keyboard('{Control>}a{/Control}{Control>}c{/Control}');
        await userEvent.click(cell(0, field));
        await userEvent.keyboard(keys);
        await expect.poll(opened).toEqual(['', false]);
      }
    }
  },
);

/** How many cells are open, what the input of _name_ in the first row holds, and the cell that has the focus. */
const state = () => [
  document.querySelectorAll('.MuiDataGrid-cell--editing').length,
  cell(0, 'name').querySelector('input')?.value,
  focusedCell(),
];
const focusedCell = () => {
  const focused = document.activeElement?.closest<HTMLElement>('[role=gridcell]');
  const row = focused?.closest<HTMLElement>('[data-id]')?.dataset.id;
  return focused && `${row} ${focused.dataset.field}`;
};

const starts: [words: string, keys: string, value: string][] = [
  ['Enter on the cell | Opens the cell | Opens the row', '{Enter}', 'Ada'],
  ['Opens and replaces the value | The same, for that field', 'Z', 'Z'],
  ['Opens and empties the cell', '{Delete}', ''],
  ['Opens and empties the cell | The same, for that field', '{Backspace}', ''],
];
for (const [words, keys, value] of starts) {
  claim(words, async () => {
    for (const editMode of ['cell', 'row'] as const) {
      const screen = await show(<Small editMode={editMode} />);
      await expect.poll(() => cell(0, 'name')).toBeTruthy();
      await userEvent.click(cell(0, 'name'));
      await userEvent.keyboard(keys);
      await expect.poll(state).toEqual([editMode === 'cell' ? 1 : 2, value, '1 name']);
      if (editMode === 'row') expect(cell(0, 'city').querySelector('input')?.value).toBe('Oslo');
      await screen.unmount();
    }
  });
}

const [below, next, previous] = [
  'Saves, focuses the cell below',
  'Saves, focuses the next cell | Goes to the next field; saves after the last one',
  'Saves, focuses the previous cell | Goes to the previous field; saves before the first one',
];
const back = '{Shift>}{Tab}{/Shift}';
/** In which mode and field keys are pressed after typing _Cy_ into the name, and then: the open cells, the name, the focus. */
const stops: [words: string, mode: 'cell' | 'row', keys: string, then: [number, string, string]][] =
  [
    [below, 'cell', '{Enter}', [0, 'Cy', '2 name']],
    [below, 'row', '{Enter}', [0, 'Cy', '2 name']],
    [next, 'cell', '{Tab}', [0, 'Cy', '1 city']],
    [next, 'row', '{Tab}', [2, 'Cy', '1 city']],
    [next, 'row', '{Tab}{Tab}', [0, 'Cy', '2 lot']],
    [previous, 'cell', back, [0, 'Cy', '1 lot']],
    [previous, 'row', `{Tab}${back}`, [2, 'Cy', '1 name']],
    [previous, 'row', back, [0, 'Cy', '1 lot']],
    ['The same, for the row', 'row', '{Tab}{Escape}', [0, 'Ada', '1 city']],
  ];
for (const [words, editMode, keys, then] of stops) {
  claim(words, async () => {
    await show(<Small editMode={editMode} />);
    await open(0, 'name');
    await userEvent.fill(input() as HTMLInputElement, 'Cy');
    await userEvent.keyboard(keys);
    await expect
      .poll(() => {
        const [opened, value, focused] = state();
        return [opened, value ?? cell(0, 'name').textContent, focused];
      })
      .toEqual(then);
  });
}

claim("Enter and Tab don't save, and processRowUpdate isn't called", async () => {
  const save = vi.fn((row: object) => row);
  await show(
    <Small
      processRowUpdate={save}
      columns={[
        {
          field: 'name',
          editable: true,
          preProcessEditCellProps: ({ props }) => ({ ...props, error: props.value === '0' }),
        },
      ]}
    />,
  );
  await open(0, 'name');
  await userEvent.fill(input() as HTMLInputElement, '0');
  await expect.poll(() => input()?.getAttribute('aria-invalid')).toBe('true');
  for (const key of ['{Enter}', '{Tab}', back]) {
    await userEvent.keyboard(key);
    expect(state()).toEqual([1, '0', '1 name']);
  }
  expect(save).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => cell(0, 'name').textContent).toBe('Ada');
});

claim('so the cell stays open. Press Enter again', async () => {
  await show(
    <Small
      columns={[
        {
          field: 'name',
          editable: true,
          preProcessEditCellProps: async ({ props }) => props,
          // Longer than the test takes.
          renderEditCell: (params) => <GridEditInputCell {...params} debounceMs={60_000} />,
        },
      ]}
    />,
  );
  await open(0, 'name');
  await userEvent.fill(input() as HTMLInputElement, 'Cy');
  await userEvent.keyboard('{Enter}');
  expect(input()?.value).toBe('Cy');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => cell(0, 'name').textContent).toBe('Cy');
});

claim('Discards the change, keeps the focus', async () => {
  await show(<Small />);
  await open(0, 'name');
  await userEvent.fill(input() as HTMLInputElement, 'Cy');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => cell(0, 'name').textContent).toBe('Ada');
  await expect.poll(() => document.activeElement).toBe(cell(0, 'name'));
});

claim(
  'A row that was never saved is removed as soon as its editing ends, also with Esc',
  async () => {
    const screen = await show(<AddEditDelete />);
    const count = () => document.querySelectorAll('[role=row][data-id]').length;
    const add = async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Add a room' }));
      await expect.poll(() => document.activeElement?.tagName).toBe('INPUT');
      await userEvent.keyboard('Library');
      expect(count()).toBe(5);
    };
    await add();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Cancel room' }));
    await expect.poll(count).toBe(4);
    await add();
    await userEvent.keyboard('{Escape}');
    await expect.poll(count).toBe(4);
    await add();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Save room' }));
    await expect.element(screen.getByRole('gridcell', { name: 'Library' })).toBeVisible();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Delete Library' }));
    await expect.poll(count).toBe(4);
  },
);

claim('such a request is sent whenever a user pauses for 200 ms while typing', async () => {
  const check = vi.fn(({ props }: { props: object }) => props);
  const checked: DataGridProps['columns'] = [
    { field: 'name', editable: true, preProcessEditCellProps: check },
    { field: 'lot', type: 'number', editable: true, preProcessEditCellProps: check },
  ];
  await show(<Small columns={checked} rows={[{ id: 1, name: 'Ada', lot: 1 }]} />);
  await expect.poll(() => cell(0, 'name')).toBeTruthy();
  const type = (text: string) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
    set?.call(input(), text);
    input()?.dispatchEvent(new InputEvent('input', { bubbles: true }));
  };
  for (const field of ['name', 'lot']) {
    await open(0, field);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    type('1');
    vi.advanceTimersByTime(199);
    type('12');
    vi.advanceTimersByTime(199);
    const early = check.mock.calls.length;
    vi.advanceTimersByTime(1);
    vi.useRealTimers();
    expect([early, check.mock.calls.length]).toEqual([0, 1]);
    check.mockClear();
    await userEvent.keyboard('{Escape}');
    await expect.poll(input).toBeNull();
  }
});

claim('In row mode, the function also runs for the other fields of the row', async () => {
  await show(<SayWhy />);
  await open(0, 'onHand');
  const reserved = () => cell(0, 'reserved').querySelector('input');
  await userEvent.fill(reserved() as HTMLInputElement, '99999');
  await expect.poll(() => reserved()?.getAttribute('aria-invalid')).toBe('true');
  await userEvent.fill(cell(0, 'onHand').querySelector('input') as HTMLInputElement, '100000');
  await expect.poll(() => reserved()?.getAttribute('aria-invalid')).toBe('false');
});

claim("It's undefined when a typed character or Delete opens the row", async () => {
  const seen: unknown[] = [];
  const preProcessEditCellProps = ({ props, otherFieldsProps }: GridPreProcessEditCellProps) => {
    seen.push(otherFieldsProps);
    return props;
  };
  const checked = [{ field: 'name', editable: true, preProcessEditCellProps }];
  await show(<Small editMode="row" columns={checked} />);
  await expect.poll(() => cell(0, 'name')).toBeTruthy();
  await userEvent.click(cell(0, 'name'));
  await userEvent.keyboard('{Delete}');
  await expect.poll(() => seen).toEqual([undefined]);
});

claim("they don't look different until you style it", async () => {
  const sx = { '& .MuiDataGrid-cell--editing .Mui-error': { color: 'error.main' } };
  const preProcessEditCellProps = ({ props }: GridPreProcessEditCellProps) => ({
    ...props,
    error: props.value === '0',
  });
  const look = () =>
    [input(), input()?.parentElement, cell(0, 'name')].map((part) => {
      const { color, borderColor, outline, boxShadow, backgroundColor } = getComputedStyle(part!);
      return [color, borderColor, outline, boxShadow, backgroundColor];
    });
  for (const styled of [{}, { sx }]) {
    const columns = [{ field: 'name', editable: true, preProcessEditCellProps }];
    const screen = await show(<Small {...styled} columns={columns} />);
    await open(0, 'name');
    const before = JSON.stringify(look());
    await userEvent.fill(input() as HTMLInputElement, '0');
    await expect.poll(() => input()?.getAttribute('aria-invalid')).toBe('true');
    expect(JSON.stringify(look()) === before).toBe(!('sx' in styled));
    await screen.unmount();
  }
});

claim("any text that isn't empty counts as an error", async () => {
  const screen = await show(<SayWhy />);
  await open(0, 'reserved');
  const editor = (field: string) => cell(0, field).querySelector('input') as HTMLInputElement;
  const onHand = editor('onHand').value;
  await userEvent.fill(editor('reserved'), '9000');
  await expect.element(screen.getByRole('alert')).toHaveTextContent(`Only ${onHand} are on hand.`);
  await userEvent.keyboard('{Enter}');
  expect(editor('reserved').getAttribute('aria-invalid')).toBe('true');
  await userEvent.fill(editor('reserved'), '1.5');
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Enter a whole number.');
  await userEvent.fill(editor('reserved'), '9001');
  await userEvent.fill(editor('onHand'), '9002');
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => cell(0, 'reserved').textContent).toBe('9,001');
});

claim('emails are stored in lower case', async () => {
  await show(<StoreDifferently />);
  await open(0, 'email');
  await userEvent.fill(input() as HTMLInputElement, 'Ada@Example.ORG');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => cell(0, 'email').textContent).toBe('ada@example.org');
  await open(0, 'skills');
  await userEvent.fill(input() as HTMLInputElement, 'Go ,Rust');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => cell(0, 'skills').textContent).toBe('Go, Rust');
});

claim('DataGridPremium pastes into the cell without opening it', async () => {
  const screen = await show(<Small />);
  for (const [grid, opens] of [
    [<Small key="community" />, true],
    [<PremiumSmall key="premium" />, false],
    [<PremiumSmall key="disabled" disableClipboardPaste />, true],
  ] as const) {
    await screen.rerender(grid);
    await expect.poll(() => cell(0, 'name')).toBeTruthy();
    await userEvent.click(cell(0, 'name'));
    await userEvent.keyboard('{Control>}v{/Control}');
    await expect.poll(() => input() !== null).toBe(opens);
  }
});

claim('Tab also stops at cells of an actions column', async () => {
  const withActions: DataGridProps['columns'] = [
    { field: 'name', editable: true },
    { field: 'actions', type: 'actions', getActions: () => [] },
  ];
  await show(<Small editMode="row" columns={withActions} />);
  await open(0, 'name');
  await userEvent.keyboard('{Tab}');
  await expect.poll(() => document.activeElement?.getAttribute('data-field')).toBe('actions');
  expect(input()).not.toBeNull();
});

claim("onCellEditStop isn't called, not even for Esc", async () => {
  const checked: DataGridProps['columns'] = [
    {
      field: 'name',
      editable: true,
      preProcessEditCellProps: ({ props }) => ({ ...props, error: props.value === '' }),
    },
  ];
  const [cellStop, rowStop] = [vi.fn(), vi.fn()];
  const screen = await show(<Small columns={checked} onCellEditStop={cellStop} />);
  const refuse = async () => {
    await open(0, 'name');
    await userEvent.fill(input() as HTMLInputElement, '');
    await expect.poll(() => input()?.getAttribute('aria-invalid')).toBe('true');
    await userEvent.keyboard('{Enter}');
    expect(input()).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect.poll(input).toBeNull();
  };
  await refuse();
  expect(cellStop).not.toHaveBeenCalled();
  await screen.rerender(
    <Small key="row" columns={checked} editMode="row" onRowEditStop={rowStop} />,
  );
  await refuse();
  expect(rowStop.mock.calls.map(([{ reason }]) => reason as unknown)).toEqual(['escapeKeyDown']);
});

claim('processRowUpdate threw an error, or it returned nothing', async () => {
  consoleMessages();
  const save = vi.fn(() => undefined as never);
  await show(<Small processRowUpdate={save} onProcessRowUpdateError={() => {}} />);
  await open(0, 'name');
  await userEvent.fill(input() as HTMLInputElement, 'Cy');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => save.mock.calls.length).toBe(1);
  await expect.poll(() => input()?.value).toBe('Cy');
});

claim('all editable cells of the row open together and are saved together', async () => {
  await show(<WholeRows />);
  const opened = () => document.querySelectorAll('.MuiDataGrid-cell--editing').length;
  await open(0, 'title');
  await expect.poll(opened).toBe(4);
  await userEvent.fill(input() as HTMLInputElement, 'Renamed');
  await userEvent.keyboard('{Tab}');
  expect(opened()).toBe(4);
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}');
  await expect.poll(opened).toBe(0);
  expect(cell(0, 'title').textContent).toBe('Renamed');
  await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('gridcell');
});

claim(
  'It only applies to editable columns, and gets the params of each of their cells',
  async () => {
    const asked = new Set<string>();
    await show(
      <Small
        isCellEditable={({ id, field, row }) => {
          asked.add(`${id} ${field} ${row.name}`);
          return false;
        }}
      />,
    );
    await expect
      .poll(() => [...asked].sort())
      .toEqual(['1 city Ada', '1 name Ada', '2 city Bo', '2 name Bo']);
  },
);

changesState('The states of a cell', async (record) => {
  let settle: ((isRight: boolean) => void) | undefined;
  const processRowUpdate = (row: object) =>
    new Promise<object>((resolve, reject) => {
      settle = (isRight) => {
        settle = undefined;
        if (isRight) resolve(row);
        else reject(new Error('refused'));
      };
    });
  const state = () => (input() ? (settle ? 'Saving' : 'Edit') : 'View');
  const reach = async (next: string) => {
    await expect.poll(state).toBe(next);
    record(next);
  };
  await show(<Small processRowUpdate={processRowUpdate} onProcessRowUpdateError={() => {}} />);
  await reach('View');
  await open(0, 'name');
  await reach('Edit');
  await userEvent.fill(input() as HTMLInputElement, 'Al');
  await reach('Edit');
  await userEvent.keyboard('{Escape}');
  await reach('View');
  await open(0, 'name');
  await reach('Edit');
  await userEvent.keyboard('{Enter}');
  await reach('Saving');
  settle?.(false);
  await reach('Edit');
  await expect.poll(() => api.current?.getCellMode(1, 'name')).toBe('edit');
  await userEvent.keyboard('{Enter}');
  await reach('Saving');
  settle?.(true);
  await reach('View');
});

claim('Whenever the editor renders, and when the edit is saved', async () => {
  const set = vi.fn((value: unknown, row: object) => ({ ...row, name: value }));
  await show(
    <Small columns={[{ field: 'name', width: 120, editable: true, valueSetter: set as never }]} />,
  );
  await open(0, 'name');
  expect(set).toHaveBeenCalledWith('Ada', rows[0], expect.anything(), expect.anything());
  await userEvent.fill(input() as HTMLInputElement, 'Ida');
  await expect.poll(() => set.mock.lastCall?.[0]).toBe('Ida');
  await userEvent.keyboard('{Escape}');
  await expect.poll(input).toBeNull();
  // Nothing was saved.
  expect(api.current?.getRow(1)).toEqual(rows[0]);
});

claim('with an empty value, when a typed character or Delete opens the cell', async () => {
  const values: unknown[] = [];
  const preProcessEditCellProps = ({ props }: GridPreProcessEditCellProps) => {
    values.push(props.value);
    return { ...props };
  };
  await show(
    <Small columns={[{ field: 'name', width: 120, editable: true, preProcessEditCellProps }]} />,
  );
  for (const key of ['{Delete}', 'x']) {
    await expect.poll(() => cell(0, 'name')?.textContent).toBe('Ada');
    await userEvent.click(cell(0, 'name'));
    await userEvent.keyboard(key);
    await expect.poll(input).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect.poll(input).toBeNull();
  }
  expect(values.slice(0, 2)).toEqual(['', '']);
});

claim('Without its onRowEditStop, a row is saved as soon as users press Enter', async () => {
  const saved = vi.fn((row) => row);
  const name = {
    field: 'name',
    width: 120,
    editable: true,
    preProcessEditCellProps: ({ props }: GridPreProcessEditCellProps) => ({
      ...props,
      error: !props.value,
    }),
  };
  await show(
    <Small
      editMode="row"
      rows={[{ id: 9, lot: '', name: '' }, { id: 8, lot: '', name: '' }, ...rows]}
      columns={[columns[0]!, name]}
      processRowUpdate={saved}
    />,
  );
  await expect.poll(() => api.current?.getRow(9)).toBeTruthy();
  api.current?.startRowEditMode({ id: 9, fieldToFocus: 'name' });
  await expect.poll(input).not.toBeNull();
  await userEvent.fill(input() as HTMLInputElement, 'Eve');
  await userEvent.clear(input() as HTMLInputElement);
  await expect.poll(() => input()?.getAttribute('aria-invalid')).toBe('true');
  await userEvent.click(cell(1, 'lot'));
  expect(saved).not.toHaveBeenCalled();
  expect(input()).not.toBeNull();
  await userEvent.click(input() as HTMLInputElement);
  await userEvent.fill(input() as HTMLInputElement, 'Eve');
  await expect.poll(() => input()?.getAttribute('aria-invalid')).toBe('false');
  await userEvent.click(cell(2, 'lot'));
  await expect.poll(() => saved.mock.calls.length).toBe(1);
  await expect.poll(input).toBeNull();
  api.current?.startRowEditMode({ id: 8, fieldToFocus: 'name' });
  await expect.poll(input).not.toBeNull();
  await userEvent.click(cell(0, 'lot'));
  await expect.poll(() => saved.mock.calls.length).toBe(2);
  expect(saved.mock.lastCall?.[0]).toMatchObject({ id: 8, name: '' });
});

claim('opening one moves the focus to it, and saves the one that was open', async () => {
  const save = vi.fn((row: object) => row);
  await show(<Small processRowUpdate={save} />);
  await open(0, 'name');
  await userEvent.fill(input() as HTMLInputElement, 'Eve');
  api.current?.startCellEditMode({ id: 2, field: 'name' });
  await expect
    .poll(() => document.activeElement?.closest('[data-id]')?.getAttribute('data-id'))
    .toBe('2');
  await expect.poll(() => cell(0, 'name').textContent).toBe('Eve');
  expect(save).toHaveBeenCalledOnce();
});

claim('all editable cells of the row open together', async () => {
  await show(<CorrectPrices editMode="row" />);
  const cell = () => document.querySelector('.MuiDataGrid-cell--editable');
  await expect.poll(cell).not.toBeNull();
  await userEvent.dblClick(cell()!);
  await expect.poll(() => document.querySelector('.MuiDataGrid-row--editing')).not.toBeNull();
});

const totalOf = ({ quantity, price }: GridValidRowModel): number => quantity * price;
function Total({ id, field }: GridRenderCellParams) {
  const apiRef = useGridApiContext();
  return useGridSelector(apiRef, () => totalOf(apiRef.current.getRowWithUpdatedValues(id, field)));
}
const lineColumns = (renderCell?: GridColDef['renderCell']): GridColDef[] => [
  { field: 'quantity', type: 'number', editable: true, width: 100 },
  { field: 'price', type: 'number', editable: true, width: 100 },
  {
    field: 'total',
    type: 'number',
    width: 100,
    valueGetter: (_, line) => totalOf(line),
    renderCell,
  },
];
const order = [{ id: 1, quantity: 2, price: 5 }];
const withTotal = lineColumns((params) => <Total {...params} />);

/** Types another quantity, and expects the old total until that is saved. */
async function expectOldTotalUntilSaved() {
  await open(0, 'quantity');
  await userEvent.fill(input() as HTMLInputElement, '4');
  await expect
    .poll(() => api.current?.getRowWithUpdatedValues(1, 'quantity'))
    .toMatchObject({ quantity: 4 });
  expect(cell(0, 'total').textContent).toBe('10');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => cell(0, 'total').textContent).toBe('20');
}

claim('To follow what users type, read the row with all open changes in the cell', async () => {
  await show(<Small rows={order} columns={withTotal} editMode="row" />);
  await open(0, 'quantity');
  await userEvent.fill(input() as HTMLInputElement, '4');
  await expect.poll(() => cell(0, 'total').textContent).toBe('20');
  expect(api.current?.getRow(1)).toMatchObject({ quantity: 2 });
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => cell(0, 'total').textContent).toBe('10');
});

claim('Until then, the row has its old values', async () => {
  const renderCell: GridColDef['renderCell'] = ({ row }) => totalOf(row);
  await show(<Small rows={order} columns={lineColumns(renderCell)} editMode="row" />);
  await expectOldTotalUntilSaved();
});

claim('In cell mode, the total changes when the cell is saved.', async () => {
  await show(<Small rows={order} columns={withTotal} />);
  await expectOldTotalUntilSaved();
});
