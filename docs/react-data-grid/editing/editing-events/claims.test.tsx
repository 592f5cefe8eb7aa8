import {
  DataGrid,
  GridActionsCellItem,
  GridCellEditStartReasons,
  GridCellModes,
  type DataGridProps,
  type GridApi,
} from '@mui/x-data-grid';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { claimsOf, show } from 'claims';
import { figuresOf } from 'claims/figures';
import type { ComponentProps, RefObject } from 'react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import page from './index.mdx?raw';
import LiveLog from './LiveLog';

const claim = claimsOf(page);
const { happensInOrder } = figuresOf(page);

const api: RefObject<GridApi | null> = { current: null };
function Small(props: Partial<ComponentProps<typeof DataGrid>>) {
  return (
    <div>
      <button type="button">Outside</button>
      <div style={{ height: 260, width: 420 }}>
        <DataGrid
          label="Small"
          apiRef={api}
          rows={[
            { id: 1, name: 'Ada', city: 'Oslo' },
            { id: 2, name: 'Bo', city: 'Turin' },
          ]}
          columns={[
            { field: 'name', editable: true },
            { field: 'city', editable: true },
          ]}
          {...props}
        />
      </div>
    </div>
  );
}
const cell = (field: string, row = 0) =>
  document.querySelectorAll<HTMLElement>(`[role=gridcell][data-field="${field}"]`)[
    row
  ] as HTMLElement;
const inputs = () => document.querySelectorAll<HTMLInputElement>('[role=gridcell] input');
const ready = () => expect.poll(() => cell('name')).toBeTruthy();

type Mode = 'cell' | 'row';
const watch = async (editMode: Mode) => {
  const start = vi.fn();
  const stop = vi.fn();
  const handlers =
    editMode === 'cell'
      ? { onCellEditStart: start, onCellEditStop: stop }
      : { onRowEditStart: start, onRowEditStop: stop };
  const screen = await show(<Small editMode={editMode} {...handlers} />);
  await ready();
  return { screen, start, stop };
};
const reasonOf = (callback: ReturnType<typeof vi.fn>) =>
  expect.poll(() => callback.mock.lastCall?.[0].reason as string);

const starts: [words: string, reason: string, rowReason: string, keys: string | null][] = [
  ['A double-click on an editable cell', 'cellDoubleClick', 'cellDoubleClick', null],
  ['Enter on the cell', 'enterKeyDown', 'enterKeyDown', '{Enter}'],
  ['A character; it replaces the value', 'printableKeyDown', 'printableKeyDown', 'x'],
  ['Delete or Backspace; it empties', 'deleteKeyDown', 'deleteKeyDown', '{Delete}'],
  ['Backspace; it empties the value', 'deleteKeyDown', 'deleteKeyDown', '{Backspace}'],
  [
    'in cell mode only. In row mode this is printableKeyDown',
    'pasteKeyDown',
    'printableKeyDown',
    '{Control>}v{/Control}',
  ],
];
for (const [words, reason, rowReason, keys] of starts) {
  claim(words, async () => {
    for (const mode of ['cell', 'row'] as const) {
      const { screen, start } = await watch(mode);
      if (keys) {
        await userEvent.click(cell('name'));
        await userEvent.keyboard(keys);
      } else {
        await userEvent.dblClick(cell('name'));
      }
      await reasonOf(start).toBe(mode === 'cell' ? reason : rowReason);
      expect(start).toHaveBeenCalledTimes(1);
      await screen.unmount();
    }
  });
}

const stops: [words: string, reason: string, field: string, keys: string][] = [
  ['Enter', 'enterKeyDown', 'name', '{Enter}'],
  ['Esc: the change is discarded', 'escapeKeyDown', 'name', '{Escape}'],
  ['Tab; in row mode in the last field only', 'tabKeyDown', 'city', '{Tab}'],
  [
    'Shift + Tab; in row mode in the first field only',
    'shiftTabKeyDown',
    'name',
    '{Shift>}{Tab}{/Shift}',
  ],
];
for (const [words, reason, field, keys] of stops) {
  claim(words, async () => {
    for (const mode of ['cell', 'row'] as const) {
      const { screen, stop } = await watch(mode);
      await userEvent.dblClick(cell(field));
      await expect.poll(() => inputs().length).toBe(mode === 'cell' ? 1 : 2);
      await userEvent.keyboard(keys);
      await reasonOf(stop).toBe(reason);
      await screen.unmount();
    }
  });
}

for (const [words, field, keys, place] of [
  ['in row mode in the last field only', 'name', '{Tab}', 1],
  ['in row mode in the first field only', 'city', '{Shift>}{Tab}{/Shift}', 0],
] as const) {
  claim(words, async () => {
    const { stop } = await watch('row');
    await userEvent.dblClick(cell(field));
    await expect.poll(() => inputs().length).toBe(2);
    await userEvent.keyboard(keys);
    await expect.poll(() => document.activeElement).toBe(inputs()[place]);
    expect(stop).not.toHaveBeenCalled();
  });
}

claim('Cell mode: a click outside the cell', async () => {
  const { screen, stop } = await watch('cell');
  await userEvent.dblClick(cell('name'));
  await expect.poll(() => inputs().length).toBe(1);
  await userEvent.click(screen.getByRole('button', { name: 'Outside' }));
  await reasonOf(stop).toBe('cellFocusOut');
});

claim('the event has only defaultMuiPrevented', async () => {
  for (const mode of ['cell', 'row'] as const) {
    const { screen, stop } = await watch(mode);
    const event = () => stop.mock.lastCall?.[1] as Record<string, unknown> | undefined;
    await userEvent.dblClick(cell('name'));
    await expect.poll(() => inputs().length).toBe(mode === 'cell' ? 1 : 2);
    await userEvent.click(cell('name', 1));
    await expect.poll(() => event() && Object.keys(event()!)).toEqual(['defaultMuiPrevented']);
    stop.mockClear();
    await expect.poll(() => inputs().length).toBe(0);
    await userEvent.dblClick(cell('name'));
    await expect.poll(() => inputs().length).toBe(mode === 'cell' ? 1 : 2);
    await userEvent.click(screen.getByRole('button', { name: 'Outside' }));
    await expect.poll(() => event()?.target).toBeInstanceOf(HTMLElement);
    await screen.unmount();
  }
});

claim('beside the list of a singleSelect closes its cell', async () => {
  const stop = vi.fn();
  const name = { field: 'name', type: 'singleSelect', editable: true } as const;
  const columns = [{ ...name, valueOptions: ['Ada', 'Bo'] }];
  const screen = await show(<Small columns={columns} onCellEditStop={stop} />);
  await ready();
  await userEvent.dblClick(cell('name'));
  await expect.element(screen.getByRole('option', { name: 'Bo' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await reasonOf(stop).toBe('escapeKeyDown');
  expect(stop.mock.lastCall?.[1]).toEqual({ defaultMuiPrevented: false });
});

claim("A click on another cell of the row doesn't stop it", async () => {
  const { stop } = await watch('row');
  await userEvent.dblClick(cell('name'));
  await expect.poll(() => inputs().length).toBe(2);
  await userEvent.click(inputs()[1] as HTMLElement);
  await expect.poll(() => document.activeElement).toBe(inputs()[1]);
  expect(stop).not.toHaveBeenCalled();
  await userEvent.click(cell('name', 1));
  await reasonOf(stop).toBe('rowFocusOut');
});

claim('watch the log', async () => {
  const screen = await show(<LiveLog />);
  await expect.poll(() => cell('destination')).toBeTruthy();
  const log = screen.getByRole('log', { name: 'Events' });
  await expect.element(log).toHaveTextContent(/^Edit something/);
  await userEvent.dblClick(cell('destination'));
  await expect.element(log).toHaveTextContent(/cellEditStart IC 704 destination: cellDoubleClick/);
  await userEvent.keyboard('{Escape}');
  await expect.element(log).toHaveTextContent(/^cellEditStop IC 704 destination: escapeKeyDown/);
  await userEvent.click(screen.getByRole('button', { name: 'Rows' }));
  await expect.poll(() => cell('platform')).toBeTruthy();
  await userEvent.dblClick(cell('platform'));
  await expect.element(log).toHaveTextContent(/^rowEditStart IC 704: cellDoubleClick/);
});

claim("it doesn't open the cell, or doesn't close it", async () => {
  const prevent = vi.fn((_: unknown, event: { defaultMuiPrevented?: boolean }) => {
    event.defaultMuiPrevented = true;
  });
  const screen = await show(<Small onCellEditStart={prevent} />);
  await ready();
  await userEvent.dblClick(cell('name'));
  await expect.poll(() => prevent.mock.calls.length).toBe(1);
  expect(inputs()).toHaveLength(0);
  prevent.mockClear();
  await screen.rerender(<Small onCellEditStop={prevent} />);
  await userEvent.dblClick(cell('name'));
  await expect.poll(() => inputs().length).toBe(1);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => prevent.mock.calls.length).toBe(1);
  expect(inputs()).toHaveLength(1);
});

claim(
  'get the new model with every change, except those that you make by passing another model',
  async () => {
    const start = vi.fn();
    const change = vi.fn();
    await show(<Small onCellEditStart={start} onCellModesModelChange={change} />);
    await ready();
    api.current?.startCellEditMode({ id: 1, field: 'name' });
    await expect.poll(() => inputs().length).toBe(1);
    expect(start).not.toHaveBeenCalled();
    expect(change.mock.calls[0]?.[0]).toMatchObject({ 1: { name: { mode: 'edit' } } });
  },
);

claim('except those that you make by passing another model', async () => {
  const change = vi.fn();
  const screen = await show(<Small cellModesModel={{}} onCellModesModelChange={change} />);
  await ready();
  const model = { 1: { name: { mode: GridCellModes.Edit } } };
  await screen.rerender(<Small cellModesModel={model} onCellModesModelChange={change} />);
  await expect.poll(() => inputs().length).toBe(1);
  expect(change).not.toHaveBeenCalled();
});

claim('In Premium only with disableClipboardPaste', async () => {
  for (const disableClipboardPaste of [false, true]) {
    const start = vi.fn();
    const screen = await show(
      <div style={{ height: 260, width: 420 }}>
        <DataGridPremium
          rows={[{ id: 1, name: 'Ada' }]}
          columns={[{ field: 'name', editable: true }]}
          disableClipboardPaste={disableClipboardPaste}
          onCellEditStart={start}
        />
      </div>,
    );
    await ready();
    await userEvent.click(cell('name'));
    await userEvent.keyboard('{Control>}v{/Control}');
    await userEvent.keyboard('{Enter}');
    const reasons = start.mock.calls.map(([{ reason }]) => reason as unknown);
    expect(reasons).toEqual([disableClipboardPaste ? 'pasteKeyDown' : 'enterKeyDown']);
    await screen.unmount();
  }
});

claim("While a cell has an error, onCellEditStop isn't called, not even for Esc", async () => {
  const stop = vi.fn();
  await show(
    <Small
      onCellEditStop={stop}
      columns={[
        {
          field: 'name',
          editable: true,
          preProcessEditCellProps: ({ props }) => ({ ...props, error: true }),
        },
      ]}
    />,
  );
  await ready();
  await userEvent.dblClick(cell('name'));
  await expect.poll(() => inputs().length).toBe(1);
  await userEvent.fill(inputs()[0] as HTMLInputElement, 'x');
  await expect.poll(() => inputs()[0]?.getAttribute('aria-invalid')).toBe('true');
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => inputs().length).toBe(0);
  expect(stop).not.toHaveBeenCalled();
});

claim('The stop events come before saving', async () => {
  const order: string[] = [];
  await show(
    <Small
      onCellEditStop={() => order.push('stop')}
      processRowUpdate={(row: object) => {
        order.push('save');
        return row;
      }}
    />,
  );
  await ready();
  await userEvent.dblClick(cell('name'));
  await expect.poll(() => inputs().length).toBe(1);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => order).toEqual(['stop', 'save']);
});

claim('While a row has an error, onRowEditStop is called only for Esc', async () => {
  const stop = vi.fn();
  await show(
    <Small
      editMode="row"
      onRowEditStop={stop}
      columns={[
        {
          field: 'name',
          editable: true,
          preProcessEditCellProps: ({ props }) => ({ ...props, error: true }),
        },
      ]}
    />,
  );
  await ready();
  await userEvent.dblClick(cell('name'));
  await expect.poll(() => inputs().length).toBe(1);
  await userEvent.fill(inputs()[0] as HTMLInputElement, 'x');
  await expect.poll(() => inputs()[0]?.getAttribute('aria-invalid')).toBe('true');
  await userEvent.keyboard('{Enter}');
  expect(inputs()).toHaveLength(1);
  expect(stop).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  await reasonOf(stop).toBe('escapeKeyDown');
});

claim(
  "With this handler, typing a character doesn't start editing; the other gestures still do",
  async () => {
    await show(
      <Small
        onCellEditStart={(params, event) => {
          if (params.reason === GridCellEditStartReasons.printableKeyDown) {
            event.defaultMuiPrevented = true;
          }
        }}
      />,
    );
    await ready();
    await userEvent.click(cell('name'));
    await userEvent.keyboard('x');
    expect(inputs()).toHaveLength(0);
    await userEvent.keyboard('{Delete}');
    await expect.poll(() => inputs().length).toBe(1);
  },
);

claim('for example on one of its actions, keeps the row open', async () => {
  const act = vi.fn();
  const stop = vi.fn();
  const screen = await show(
    <Small
      editMode="row"
      onRowEditStop={stop}
      columns={[
        { field: 'name', editable: true },
        {
          field: 'do',
          type: 'actions',
          getActions: () => [
            <GridActionsCellItem key="act" icon={<span>!</span>} label="Act" onClick={act} />,
          ],
        },
      ]}
    />,
  );
  await ready();
  await userEvent.dblClick(cell('name'));
  await expect.poll(() => inputs().length).toBe(1);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Act' }).first());
  await expect.poll(() => act.mock.calls.length).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(stop).not.toHaveBeenCalled();
  expect(inputs()).toHaveLength(1);
});

claim('but cellEditStop also fires while the cell has an error and stays open', async () => {
  const prop = vi.fn();
  const listener = vi.fn();
  await show(
    <Small
      onCellEditStop={prop}
      columns={[
        {
          field: 'name',
          editable: true,
          preProcessEditCellProps: ({ props }) => ({ ...props, error: true }),
        },
      ]}
    />,
  );
  await ready();
  api.current?.subscribeEvent('cellEditStop', listener);
  await userEvent.dblClick(cell('name'));
  await expect.poll(() => inputs().length).toBe(1);
  await userEvent.fill(inputs()[0] as HTMLInputElement, 'x');
  await expect.poll(() => inputs()[0]?.getAttribute('aria-invalid')).toBe('true');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => listener.mock.calls.length).toBe(1);
  expect(inputs()).toHaveLength(1);
  expect(prop).not.toHaveBeenCalled();
});

const enterAsTab: DataGridProps['onCellKeyDown'] = ({ cellMode }, event) => {
  if (cellMode === 'edit' && event.key === 'Enter') event.key = 'Tab';
};

claim('the focus goes to the next field, and after the last one the row is saved', async () => {
  await show(<Small editMode="row" onCellKeyDown={enterAsTab} />);
  await ready();
  await userEvent.dblClick(cell('name'));
  await expect.poll(() => inputs().length).toBe(2);
  await expect.poll(() => document.activeElement).toBe(inputs()[0]);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement).toBe(inputs()[1]);
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
  await expect.poll(() => document.activeElement).toBe(inputs()[0]);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement).toBe(inputs()[1]);
  await userEvent.fill(inputs()[1] as HTMLInputElement, 'Rome');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => inputs().length).toBe(0);
  expect(cell('city').textContent).toBe('Rome');
});

claim('the cell is saved and the next one is focused, but not opened', async () => {
  await show(<Small onCellKeyDown={enterAsTab} />);
  await ready();
  await userEvent.dblClick(cell('name'));
  await expect.poll(() => inputs().length).toBe(1);
  await userEvent.fill(inputs()[0] as HTMLInputElement, 'Cy');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => cell('name').textContent).toBe('Cy');
  await expect.poll(() => document.activeElement).toBe(cell('city'));
  expect(inputs()).toHaveLength(0);
});

happensInOrder('An edit that is saved', async (record) => {
  await show(
    <Small
      onCellEditStart={() => record('onCellEditStart')}
      onCellEditStop={() => record('onCellEditStop')}
      processRowUpdate={(row: object) => {
        record('processRowUpdate');
        return row;
      }}
    />,
  );
  await ready();
  await userEvent.dblClick(cell('name'));
  await expect.poll(() => inputs().length).toBe(1);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => inputs().length).toBe(0);
});
