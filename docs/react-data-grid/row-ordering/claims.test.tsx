import { DataGrid, gridRowSelectionIdsSelector, type GridRowsProp } from '@mui/x-data-grid';
import {
  DataGridPro,
  GRID_REORDER_COL_DEF,
  useGridApiRef,
  type GridApiPro,
} from '@mui/x-data-grid-pro';
import { claimsOf, drawn, show } from 'claims';
import { cells, dragOnto, scroller } from 'claims/grids';
import { useEffect, useState, type RefObject } from 'react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import page from './index.mdx?raw';
import MoveByButton from './MoveByButton';
import PickingOrder from './PickingOrder';

const claim = claimsOf(page);
const columns = [{ field: 'name', width: 150 }];
const rows = ['Anchor', 'Buoy', 'Chart'].map((name, id) => ({ id, name }));

const api: RefObject<GridApiPro | null> = { current: null };
function Small(props: Partial<React.ComponentProps<typeof DataGridPro>>) {
  return (
    <div style={{ height: 400, width: 400 }}>
      <DataGridPro
        aria-label="Small"
        apiRef={api}
        rows={rows}
        columns={columns}
        rowReordering
        {...props}
      />
    </div>
  );
}

const handle = (index: number) =>
  document.querySelectorAll<HTMLElement>('.MuiDataGrid-rowReorderCell')[index] as HTMLElement;

/** What a browser fires when a handle is dragged over another row; `effect` is `none` for a drop outside. */
function drag(from: number, to: number, effect: 'move' | 'none') {
  const send = (type: string, target: HTMLElement, y: number) => {
    const dataTransfer = new DataTransfer();
    const event = new DragEvent(type, {
      bubbles: true,
      cancelable: true,
      clientY: y,
      dataTransfer,
    });
    if (type === 'dragend') Object.defineProperty(dataTransfer, 'dropEffect', { value: effect });
    target.dispatchEvent(event);
  };
  const source = handle(from);
  send('dragstart', source, 0);
  return new Promise<void>((resolve) => {
    requestAnimationFrame(() => {
      send('dragover', handle(to), 100);
      requestAnimationFrame(() => {
        send('dragend', source, 100);
        resolve();
      });
    });
  });
}

claim('onRowOrderChange runs once, after the drop', async () => {
  const onChange = vi.fn();
  await show(<Small onRowOrderChange={onChange} />);
  await expect.poll(() => cells('name').length).toBe(3);
  await drag(0, 2, 'move');
  await expect.poll(() => onChange.mock.calls.length).toBe(1);
  expect(onChange.mock.lastCall?.[0]).toMatchObject({
    row: { name: 'Anchor' },
    oldIndex: 0,
    targetIndex: 2,
  });
  expect(cells('name')).toEqual(['Buoy', 'Chart', 'Anchor']);
});

claim('Dropping a row outside of the grid puts it back', async () => {
  const onChange = vi.fn();
  await show(<Small onRowOrderChange={onChange} />);
  await expect.poll(() => cells('name').length).toBe(3);
  await drag(0, 2, 'none');
  await expect.poll(() => cells('name')).toEqual(['Anchor', 'Buoy', 'Chart']);
  expect(onChange).not.toHaveBeenCalled();
});

claim('moves a row from code', async () => {
  const onChange = vi.fn();
  await show(<Small onRowOrderChange={onChange} />);
  await expect.poll(() => cells('name').length).toBe(3);
  api.current?.setRowIndex(2, 0);
  await expect.poll(() => cells('name')).toEqual(['Chart', 'Anchor', 'Buoy']);
  expect(onChange).not.toHaveBeenCalled();
});

claim("the row's id, or the value of its field __reorder__ if there is one", async () => {
  await show(<Small />);
  await expect.poll(() => handle(1)?.textContent).toBe('1');
  await show(<PickingOrder />);
  await expect
    .poll(() => cells('__reorder__').some((text) => text === cells('product')[0]))
    .toBe(true);
});

claim('It comes first and is 50 pixels wide', async () => {
  await show(<Small />);
  await expect.poll(() => cells('name').length).toBe(3);
  expect(api.current?.getColumnIndex('__reorder__')).toBe(0);
  expect(GRID_REORDER_COL_DEF).toMatchObject({ field: '__reorder__', width: 50 });
});

claim('While a column is sorted, handles are disabled', async () => {
  await show(<Small sortModel={[{ field: 'name', sort: 'desc' }]} />);
  await expect.poll(() => cells('name')[0]).toBe('Chart');
  expect(handle(0).draggable).toBe(false);
});

claim('The row reordering do not support reordering of grouped rows yet.', async () => {
  await show(
    <Small
      treeData
      getTreeDataPath={({ name }) => (name === 'Buoy' ? ['Anchor', 'Buoy'] : [name])}
      defaultGroupingExpansionDepth={-1}
    />,
  );
  await expect.poll(() => cells('name').length).toBe(3);
  expect(handle(0).draggable).toBe(false);
  expect(() => api.current?.setRowIndex(1, 0)).toThrow(
    'The row reordering do not support reordering of grouped rows yet.',
  );
});

claim('With filters, the indexes count all rows, including the hidden ones.', async () => {
  const onChange = vi.fn();
  await show(
    <Small
      onRowOrderChange={onChange}
      filterModel={{ items: [{ field: 'name', operator: 'isAnyOf', value: ['Anchor', 'Chart'] }] }}
    />,
  );
  await expect.poll(() => cells('name')).toEqual(['Anchor', 'Chart']);
  await drag(0, 1, 'move');
  await expect
    .poll(() => onChange.mock.lastCall?.[0])
    .toMatchObject({ oldIndex: 0, targetIndex: 2 });
});

claim('The buttons change rows', async () => {
  const screen = await show(<MoveByButton />);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Move Gold up' }));
  await expect.poll(() => cells('name').slice(2, 4)).toEqual(['Gold', 'Heating oil']);
});

claim("To a place that isn't in view, 8.1.0 doesn't scroll the rows", async () => {
  const many = Array.from({ length: 50 }, (_, id) => ({ id, name: `Row ${id}` }));
  await show(<Small rows={many} />);
  await expect.poll(() => cells('name').length).toBeGreaterThan(5);
  const { bottom } = scroller().getBoundingClientRect();
  const send = (type: string, target: HTMLElement, clientY: number) =>
    target.dispatchEvent(
      new DragEvent(type, {
        bubbles: true,
        cancelable: true,
        clientY,
        dataTransfer: new DataTransfer(),
      }),
    );
  send('dragstart', handle(0), 0);
  await drawn();
  for (const above of [9, 6, 3]) {
    send('dragover', handle(5), bottom - above);
    await drawn();
  }
  expect(scroller().scrollTop).toBe(0);
  send('dragend', handle(5), bottom - 3);
});

claim('Replace the icon with the slot rowReorderIcon', async () => {
  await show(<Small slots={{ rowReorderIcon: () => <i>own</i> }} />);
  await expect.poll(() => handle(0)?.textContent).toMatch(/^own/);
});

claim('so pin it, too: its field is enough', async () => {
  await show(<Small initialState={{ pinnedColumns: { left: [GRID_REORDER_COL_DEF.field] } }} />);
  await expect
    .poll(() => document.querySelector('[role=gridcell][data-field="__reorder__"]')?.className)
    .toContain('MuiDataGrid-cell--pinnedLeft');
});

claim('It carries the id of the row, and whatever takes the drop changes your rows', async () => {
  const dropped: string[] = [];
  const screen = await show(
    <>
      <div style={{ height: 250, width: 400 }}>
        <DataGrid
          rows={rows}
          columns={[
            {
              field: 'drag',
              renderCell: ({ id }) => (
                <span
                  draggable
                  onDragStart={({ dataTransfer }) => dataTransfer.setData('text', String(id))}
                >
                  handle {id}
                </span>
              ),
            },
            ...columns,
          ]}
        />
      </div>
      <div
        onDragOver={(event) => event.preventDefault()}
        onDrop={({ dataTransfer }) => dropped.push(dataTransfer.getData('text'))}
      >
        Drop here
      </div>
    </>,
  );
  await userEvent.dragAndDrop(screen.getByText('handle 1'), screen.getByText('Drop here'));
  await expect.poll(() => dropped).toEqual(['1']);
});

claim('make the rows themselves draggable', async () => {
  const moved: string[][] = [];
  await show(
    <div style={{ height: 300, width: 400 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        slotProps={{
          row: {
            draggable: true,
            onDragStart: ({ currentTarget, dataTransfer }) =>
              dataTransfer.setData('text', currentTarget.dataset.id ?? ''),
            onDragOver: (event) => event.preventDefault(),
            onDrop: (event) => {
              event.preventDefault();
              moved.push([
                event.dataTransfer.getData('text'),
                event.currentTarget.dataset.id ?? '',
              ]);
            },
          },
        }}
      />
    </div>,
  );
  await expect.poll(() => cells('name')).toEqual(['Anchor', 'Buoy', 'Chart']);
  const [first, , last] = [...document.querySelectorAll('[role=gridcell][data-field="name"]')];
  expect(first?.closest<HTMLElement>('[role=row]')?.draggable).toBe(true);
  dragOnto(first, last);
  expect(moved).toEqual([['0', '2']]);
});

claim('With rowReordering, only the handle starts a drag', async () => {
  await show(<Small />);
  await expect.poll(() => cells('name').length).toBe(3);
  const draggable = [...document.querySelectorAll('[data-id] [draggable=true]')];
  expect(draggable).toHaveLength(3);
  expect(draggable.every((one) => one.matches('.MuiDataGrid-rowReorderCell'))).toBe(true);
  expect(document.querySelectorAll('[role=row][draggable=true]')).toHaveLength(0);
});

/** Drags the first row over the last one; returns a function that ends the drag outside of the grid. */
async function startDrag() {
  const send = (type: string, target: HTMLElement, clientY: number) => {
    const dataTransfer = new DataTransfer();
    if (type === 'dragend') Object.defineProperty(dataTransfer, 'dropEffect', { value: 'none' });
    target.dispatchEvent(
      new DragEvent(type, { bubbles: true, cancelable: true, clientY, dataTransfer }),
    );
  };
  await expect.poll(() => cells('name')).toEqual(['Anchor', 'Buoy', 'Chart']);
  const source = handle(0);
  send('dragstart', source, 0);
  await drawn();
  send('dragover', handle(2), 100);
  await expect.poll(() => cells('name')).toEqual(['Buoy', 'Chart', 'Anchor']);
  return () => send('dragend', source, 100);
}

claim('A new rows array during a drag brings back its own order', async () => {
  const screen = await show(<Small />);
  const end = await startDrag();
  await screen.rerender(<Small rows={[...rows]} />);
  await expect.poll(() => cells('name')).toEqual(['Anchor', 'Buoy', 'Chart']);
  end();
});

function LiveTasks({ newest }: { newest: typeof rows }) {
  const apiRef = useGridApiRef();
  const [isDragging, setIsDragging] = useState(false);
  const [shown, setShown] = useState(newest);
  if (!isDragging && shown !== newest) setShown(newest);

  useEffect(() => {
    const stops = [
      apiRef.current?.subscribeEvent('rowDragStart', () => setIsDragging(true)),
      apiRef.current?.subscribeEvent('rowDragEnd', () => setIsDragging(false)),
    ];
    return () => stops.forEach((stop) => stop?.());
  }, [apiRef]);

  return <Small apiRef={apiRef} rows={shown} />;
}

claim('This grid shows no new rows between the two', async () => {
  const screen = await show(<LiveTasks newest={rows} />);
  const end = await startDrag();
  await screen.rerender(<LiveTasks newest={[...rows, { id: 3, name: 'Dock' }]} />);
  await drawn();
  expect(cells('name')).toEqual(['Buoy', 'Chart', 'Anchor']);
  end();
  await expect.poll(() => cells('name')).toEqual(['Anchor', 'Buoy', 'Chart', 'Dock']);
});

claim('Columns that are pinned to the left come before it', async () => {
  await show(<Small initialState={{ pinnedColumns: { left: ['name'] } }} />);
  await expect.poll(() => cells('name').length).toBe(3);
  expect(api.current?.getVisibleColumns().map(({ field }) => field)).toEqual([
    'name',
    '__reorder__',
  ]);
});

claim('each row gets a handle to drag it by', async () => {
  const handles = () => document.querySelectorAll('.MuiDataGrid-rowReorderCell').length;
  const screen = await show(<PickingOrder />);
  await expect.poll(handles).toBeGreaterThan(1);
  await screen.rerender(<PickingOrder rowReordering={false} />);
  await expect.poll(handles).toBe(0);
});

function Assignment({ all }: { all: GridRowsProp }) {
  const apiRef = useGridApiRef();
  const [open, setOpen] = useState(all);
  const [assigned, setAssigned] = useState<GridRowsProp>([]);
  const assign = () => {
    const moving = gridRowSelectionIdsSelector(apiRef);
    setOpen(open.filter(({ id }) => !moving.has(id)));
    setAssigned([...assigned, ...moving.values()]);
    apiRef.current?.setRowSelectionModel({ type: 'include', ids: new Set() });
  };
  return (
    <>
      <DataGrid label="Open" apiRef={apiRef} rows={open} columns={columns} checkboxSelection />
      <button onClick={assign}>Assign</button>
      <DataGrid label="Assigned" rows={assigned} columns={columns} />
    </>
  );
}

claim('takes the selected ones out of the first and adds them to the second', async () => {
  const screen = await show(
    <div style={{ width: 400 }}>
      <Assignment all={rows} />
    </div>,
  );
  const names = (label: string) =>
    [...document.querySelectorAll(`[aria-label="${label}"] [role=gridcell][data-field=name]`)].map(
      ({ textContent }) => textContent,
    );
  await expect.poll(() => names('Open')).toEqual(['Anchor', 'Buoy', 'Chart']);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select row' }).nth(1));
  await userEvent.click(screen.getByRole('button', { name: 'Assign' }));
  await expect.poll(() => names('Assigned')).toEqual(['Buoy']);
  expect(names('Open')).toEqual(['Anchor', 'Chart']);
  await expect.poll(() => document.querySelectorAll('.Mui-selected').length).toBe(0);
  // "Select all" works, too.
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all rows' }));
  await userEvent.click(screen.getByRole('button', { name: 'Assign' }));
  await expect.poll(() => names('Assigned')).toEqual(['Buoy', 'Anchor', 'Chart']);
  expect(names('Open')).toEqual([]);
});
