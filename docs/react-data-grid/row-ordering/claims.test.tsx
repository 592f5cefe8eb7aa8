import { DataGrid } from '@mui/x-data-grid';
import { DataGridPro, GRID_REORDER_COL_DEF, type GridApiPro } from '@mui/x-data-grid-pro';
import { claimsOf, show } from 'claims';
import { cells } from 'claims/grids';
import type { RefObject } from 'react';
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

claim('Replace the icon with the slot rowReorderIcon', async () => {
  await show(<Small slots={{ rowReorderIcon: () => <i>own</i> }} />);
  await expect.poll(() => handle(0)?.textContent).toMatch(/^own/);
});

claim('To pin it, its field is enough', async () => {
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
