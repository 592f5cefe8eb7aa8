import Box from '@mui/material/Box';
import {
  DataGrid,
  GRID_CHECKBOX_SELECTION_FIELD,
  useGridApiRef as useCommunityApiRef,
  type DataGridProps,
} from '@mui/x-data-grid';
import {
  DataGridPro,
  gridColumnDefinitionsSelector,
  GridColumnsManagement,
  GridPreferencePanelsValue,
  useGridApiContext,
  useGridApiRef,
  useGridSelector,
  type DataGridProProps,
  type GridColumnsManagementProps,
} from '@mui/x-data-grid-pro';
import { claimsOf, show } from 'claims';
import { useEffect, useState } from 'react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import FixedEnds from './FixedEnds';
import page from './index.mdx?raw';
import MoveFromMenu from './MoveFromMenu';
import RememberOrder from './RememberOrder';

const claim = claimsOf(page);

const headers = () =>
  [...document.querySelectorAll('.MuiDataGrid-columnHeader')].map((header) =>
    header.getAttribute('data-field'),
  );

const draggable = (field: string) =>
  document.querySelector(
    `.MuiDataGrid-columnHeader[data-field="${field}"] .MuiDataGrid-columnHeaderDraggableContainer`,
  ) as HTMLElement;

/**
 * Drags a header over another one, with the events of a browser.
 * @returns drops it there, or outside of the grid
 */
function dragOver(from: string, to: string): (place?: 'here' | 'outside') => void {
  const source = draggable(from);
  const dataTransfer = new DataTransfer();
  const fire = (element: Element, type: string, clientX: number) =>
    element.dispatchEvent(
      new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer, clientX, clientY: 10 }),
    );
  const start = source.getBoundingClientRect();
  const end = draggable(to).getBoundingClientRect();
  fire(source, 'dragstart', start.x + 5);
  fire(draggable(to), 'dragenter', end.x + 5);
  fire(draggable(to), 'dragover', end.x + 5);
  fire(draggable(to), 'dragover', end.x + (end.x > start.x ? 10 : 0));
  return (place = 'here') => {
    // A script may not set it, so the object gets a value of its own.
    Object.defineProperty(dataTransfer, 'dropEffect', {
      value: place === 'outside' ? 'none' : 'move',
    });
    fire(source, 'dragend', end.x + 5);
  };
}

function drag(from: string, to: string): void {
  dragOver(from, to)();
}

const columns = ['a', 'b', 'c'].map((field) => ({ field, headerName: field, width: 150 }));
const rows = [{ id: 1, a: 1, b: 2, c: 3 }];

function Grid(props: Partial<DataGridProProps>) {
  return (
    <Box sx={{ height: 300, width: 600 }}>
      <DataGridPro rows={rows} columns={columns} {...props} />
    </Box>
  );
}

claim('Drag a header, and the line above the grid shows the new order', async () => {
  const screen = await show(<RememberOrder />);
  await expect.element(screen.getByRole('columnheader', { name: 'Level' })).toBeVisible();
  drag('name', 'team');
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent('Office, Team, Name, Level, Rating');
});

claim("columns that aren't in this list come after those that are", async () => {
  await show(
    <Box sx={{ height: 300, width: 600 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={{ columns: { orderedFields: ['c', 'a'] } }}
      />
    </Box>,
  );
  await expect.poll(headers).toEqual(['c', 'a', 'b']);
});

claim('A new columns array puts all columns back into its own order', async () => {
  function Renewing() {
    const [shown, setShown] = useState(columns);
    return (
      <>
        <button onClick={() => setShown([...columns])}>New array</button>
        <Grid columns={shown} />
      </>
    );
  }
  const screen = await show(<Renewing />);
  await expect.poll(headers).toEqual(['a', 'b', 'c']);
  drag('a', 'b');
  await expect.poll(headers).toEqual(['b', 'a', 'c']);
  await userEvent.click(screen.getByText('New array'));
  await expect.poll(headers).toEqual(['a', 'b', 'c']);
});

claim("setColumnIndex isn't reported by this callback", async () => {
  const onColumnOrderChange = vi.fn();
  const onIndexChange = vi.fn();
  function Moving() {
    const apiRef = useGridApiRef();
    return (
      <>
        <button
          onClick={() => {
            apiRef.current?.subscribeEvent('columnIndexChange', onIndexChange);
            apiRef.current?.setColumnIndex('a', 2);
          }}
        >
          Move
        </button>
        <Grid apiRef={apiRef} onColumnOrderChange={onColumnOrderChange} />
      </>
    );
  }
  const screen = await show(<Moving />);
  await userEvent.click(screen.getByText('Move'));
  await expect.poll(headers).toEqual(['b', 'c', 'a']);
  expect(onColumnOrderChange).not.toHaveBeenCalled();
  expect(onIndexChange).toHaveBeenCalledTimes(1);
  drag('b', 'a');
  await expect.poll(headers).toEqual(['c', 'a', 'b']);
  expect(onColumnOrderChange).toHaveBeenCalledTimes(1);
  expect(onIndexChange.mock.calls.length).toBeGreaterThan(1);
});

claim('nothing can be dropped before the first or after the last', async () => {
  const screen = await show(<FixedEnds />);
  await expect.element(screen.getByRole('columnheader', { name: 'Total' })).toBeVisible();
  const before = headers();
  expect(before).toEqual(['__check__', 'id', 'customer', 'placed', 'country', 'total']);
  drag('customer', 'id');
  drag('country', 'total');
  expect(headers()).toEqual(before);
  expect(draggable('id').getAttribute('draggable')).toBe('false');
  drag('customer', 'placed');
  await expect.poll(headers).toEqual(['__check__', 'id', 'placed', 'customer', 'country', 'total']);
});

claim('other columns can be dragged past it', async () => {
  await show(
    <Grid
      columns={columns.map((column) => ({ ...column, disableReorder: column.field === 'b' }))}
    />,
  );
  await expect.poll(headers).toEqual(['a', 'b', 'c']);
  drag('a', 'c');
  await expect.poll(headers).toEqual(['b', 'c', 'a']);
});

claim('A column dropped outside of the grid returns to where it started', async () => {
  const screen = await show(<Grid />);
  await expect.poll(headers).toEqual(['a', 'b', 'c']);
  const drop = dragOver('a', 'b');
  await expect.poll(headers).toEqual(['b', 'a', 'c']);
  drop('outside');
  await expect.poll(headers).toEqual(['a', 'b', 'c']);
  await screen.unmount();
  const onColumnOrderChange = vi.fn();
  await show(<Grid keepColumnPositionIfDraggedOutside onColumnOrderChange={onColumnOrderChange} />);
  await expect.poll(headers).toEqual(['a', 'b', 'c']);
  dragOver('a', 'b')('outside');
  await expect.poll(headers).toEqual(['b', 'a', 'c']);
  expect(onColumnOrderChange).toHaveBeenCalledTimes(1);
});

claim("They're equal when the column is dropped where it was", async () => {
  const onColumnOrderChange = vi.fn();
  await show(<Grid onColumnOrderChange={onColumnOrderChange} />);
  await expect.poll(headers).toEqual(['a', 'b', 'c']);
  dragOver('b', 'b')();
  expect(headers()).toEqual(['a', 'b', 'c']);
  expect(onColumnOrderChange.mock.calls[0]?.[0]).toMatchObject({ oldIndex: 1, targetIndex: 1 });
});

claim("pinned columns and the columns the grid adds can't be dragged", async () => {
  await show(<Grid checkboxSelection initialState={{ pinnedColumns: { left: ['a'] } }} />);
  await expect.poll(headers).toEqual(['a', '__check__', 'b', 'c']);
  const state = (field: string) => draggable(field).getAttribute('draggable');
  expect(['a', '__check__', 'b'].map(state)).toEqual(['false', 'false', 'true']);
  drag('b', 'a');
  expect(headers()).toEqual(['a', '__check__', 'b', 'c']);
  drag('b', 'c');
  await expect.poll(headers).toEqual(['a', '__check__', 'c', 'b']);
});

claim('Offer another way, for example in the column menu', async () => {
  const screen = await show(<MoveFromMenu />);
  await userEvent.click(screen.getByRole('columnheader', { name: 'Year' }));
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Move one to the start' }));
  await expect.poll(headers).toEqual(['title', 'year', 'artist', 'medium']);
});

function ListWithOrder(props: GridColumnsManagementProps) {
  const apiRef = useGridApiContext();
  const inOrder = useGridSelector(apiRef, gridColumnDefinitionsSelector);
  return (
    <>
      <GridColumnsManagement {...props} />
      {inOrder.map(({ field }, index) => (
        <button
          key={field}
          disabled={index === 0}
          aria-label={`Move ${field} up`}
          onClick={() => apiRef.current.setColumnIndex(field, index - 1)}
        >
          ↑
        </button>
      ))}
    </>
  );
}

claim("onColumnOrderChange isn't called for these moves", async () => {
  const moved = vi.fn();
  const screen = await show(
    <Grid
      showToolbar
      slots={{ columnsManagement: ListWithOrder }}
      onColumnOrderChange={moved}
      initialState={{
        preferencePanel: { open: true, openedPanelValue: GridPreferencePanelsValue.columns },
      }}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Move c up' }));
  await expect.poll(headers).toEqual(['a', 'c', 'b']);
  expect(screen.getByRole('checkbox').elements().length).toBeGreaterThan(2);
  expect(moved).not.toHaveBeenCalled();
});

type ListProps = Partial<DataGridProProps> & { onIndexChange?: () => void; keepsPins?: boolean };

function GridWithList({ onIndexChange = () => {}, keepsPins = true, ...props }: ListProps) {
  const apiRef = useGridApiRef();
  useEffect(() => apiRef.current?.subscribeEvent('columnIndexChange', onIndexChange));
  const [order, setOrder] = useState(columns.map(({ field }) => field));
  const moveUp = (index: number) => {
    const orderedFields = [...order];
    orderedFields.splice(Math.max(index - 1, 0), 0, ...orderedFields.splice(index, 1));
    setOrder(orderedFields);
    apiRef.current?.restoreState({ columns: { orderedFields } });
    if (keepsPins) apiRef.current?.setPinnedColumns(apiRef.current.getPinnedColumns());
  };
  const follow = () => setOrder(apiRef.current?.getAllColumns().map(({ field }) => field) ?? order);
  return (
    <>
      {order.map((field, index) => (
        <button key={field} onClick={() => moveUp(index)}>
          Move {field} up
        </button>
      ))}
      <Grid apiRef={apiRef} onColumnOrderChange={follow} {...props} />
    </>
  );
}

claim('a list beside the grid moves columns, and follows when users drag them', async () => {
  const screen = await show(<GridWithList />);
  await userEvent.click(screen.getByText('Move c up'));
  await expect.poll(headers).toEqual(['a', 'c', 'b']);
  drag('a', 'b');
  await expect.poll(headers).toEqual(['c', 'b', 'a']);
  const buttons = () =>
    screen
      .getByText(/^Move/)
      .elements()
      .map(({ textContent }) => textContent);
  await expect.poll(buttons).toEqual(['Move c up', 'Move b up', 'Move a up']);
  await userEvent.click(screen.getByText('Move c up'));
  await userEvent.click(screen.getByText('Move b up'));
  await expect.poll(headers).toEqual(['b', 'c', 'a']);
});

function Restoring({ orderedFields, ...props }: DataGridProps & { orderedFields: string[] }) {
  const apiRef = useCommunityApiRef();
  return (
    <>
      <button onClick={() => apiRef.current?.restoreState({ columns: { orderedFields } })}>
        Set the order
      </button>
      <button onClick={() => apiRef.current?.setColumnWidth('b', 77)}>Make b narrow</button>
      <Box sx={{ height: 300, width: 600 }}>
        <DataGrid apiRef={apiRef} {...props} />
      </Box>
    </>
  );
}

claim('sets the whole order at once, in the Community plan, too', async () => {
  const screen = await show(
    <Restoring rows={rows} columns={columns} orderedFields={['c', 'b', 'a']} />,
  );
  await expect.poll(headers).toEqual(['a', 'b', 'c']);
  await userEvent.click(screen.getByText('Set the order'));
  await expect.poll(headers).toEqual(['c', 'b', 'a']);
});

claim('Widths and hidden columns stay as they are', async () => {
  const width = () => screen.getByRole('columnheader', { name: 'b' }).element().clientWidth;
  const props = {
    rows,
    orderedFields: ['c', 'b', 'a'],
    initialState: { columns: { columnVisibilityModel: { a: false } } },
  };
  const screen = await show(<Restoring columns={columns} {...props} />);
  await userEvent.click(screen.getByText('Make b narrow'));
  await expect.poll(width).toBe(77);
  await userEvent.click(screen.getByText('Set the order'));
  await expect.poll(headers).toEqual(['c', 'b']);
  expect(width()).toBe(77);
  await screen.rerender(<Restoring columns={columns.toReversed()} {...props} />);
  await expect.poll(width).toBe(150);
  expect(headers()).toEqual(['c', 'b']);
});

claim('Neither onColumnOrderChange nor columnIndexChange reports the move', async () => {
  const reported = vi.fn();
  const screen = await show(
    <GridWithList onColumnOrderChange={reported} onIndexChange={reported} />,
  );
  await userEvent.click(screen.getByText('Move c up'));
  await expect.poll(headers).toEqual(['a', 'c', 'b']);
  expect(reported).not.toHaveBeenCalled();
  drag('a', 'b');
  expect(reported).toHaveBeenCalledTimes(2);
});

const fieldsOfCells = () =>
  [...document.querySelectorAll('[role=gridcell]')].map((cell) => cell.getAttribute('data-field'));
const lastPinned = { pinnedColumns: { left: ['c'] } };

claim("and their headers and cells then don't match", async () => {
  const screen = await show(<GridWithList keepsPins={false} initialState={lastPinned} />);
  await expect.poll(headers).toEqual(['c', 'a', 'b']);
  await userEvent.click(screen.getByText('Move b up'));
  await expect.poll(headers).toEqual(['b', 'a', 'c']);
  expect(fieldsOfCells()).not.toEqual(headers());
});

claim('setPinnedColumns puts them back to their ends', async () => {
  const screen = await show(<GridWithList initialState={lastPinned} />);
  await userEvent.click(screen.getByText('Move b up'));
  await expect.poll(headers).toEqual(['c', 'b', 'a']);
  expect(fieldsOfCells()).toEqual(['c', 'b', 'a']);
});

claim('or the checkboxes come last', async () => {
  for (const first of [[], [GRID_CHECKBOX_SELECTION_FIELD]]) {
    const screen = await show(
      <Restoring
        rows={rows}
        columns={columns}
        checkboxSelection
        orderedFields={[...first, 'c', 'b', 'a']}
      />,
    );
    await userEvent.click(screen.getByText('Set the order'));
    const boxes = first.length > 0 ? 0 : 3;
    await expect.poll(() => headers().indexOf(GRID_CHECKBOX_SELECTION_FIELD)).toBe(boxes);
    await screen.unmount();
  }
});

claim('Turn dragging off', async () => {
  const dragged = () => document.querySelectorAll('[role=columnheader] [draggable=true]').length;
  const screen = await show(<RememberOrder />);
  await expect.poll(dragged).toBeGreaterThan(1);
  await screen.rerender(<RememberOrder disableColumnReorder />);
  await expect.poll(dragged).toBe(0);
});

claim('keep the order, and sort the new array by it', async () => {
  function Keeping() {
    const apiRef = useGridApiRef();
    const [order, setOrder] = useState<string[]>([]);
    const [title, setTitle] = useState('C');
    const given = columns.map((column) =>
      column.field === 'c' ? { ...column, headerName: title } : column,
    );
    return (
      <>
        <button onClick={() => setTitle('Third')}>Rename</button>
        <Grid
          apiRef={apiRef}
          columns={given.sort((a, b) => order.indexOf(a.field) - order.indexOf(b.field))}
          onColumnOrderChange={() =>
            setOrder(apiRef.current?.getAllColumns().map(({ field }) => field) ?? [])
          }
        />
      </>
    );
  }
  const screen = await show(<Keeping />);
  await expect.poll(headers).toEqual(['a', 'b', 'c']);
  drag('a', 'b');
  await expect.poll(headers).toEqual(['b', 'a', 'c']);
  await userEvent.click(screen.getByText('Rename'));
  await expect.element(screen.getByRole('columnheader', { name: 'Third' })).toBeVisible();
  expect(headers()).toEqual(['b', 'a', 'c']);
});

claim('because it sets a state when a column is dropped', async () => {
  function Forgetting() {
    const [drops, setDrops] = useState(0);
    return (
      <>
        <output>{drops}</output>
        <Grid columns={[...columns]} onColumnOrderChange={() => setDrops(drops + 1)} />
      </>
    );
  }
  const screen = await show(<Forgetting />);
  await expect.poll(headers).toEqual(['a', 'b', 'c']);
  drag('a', 'b');
  await expect.element(screen.getByRole('status')).toHaveTextContent('1');
  await expect.poll(headers).toEqual(['a', 'b', 'c']);
});
