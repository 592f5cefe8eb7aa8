import {
  DataGrid,
  gridDimensionsSelector,
  gridExpandedSortedRowIdsSelector,
  gridRowsMetaSelector,
  useGridApiContext,
  useGridApiRef,
  useGridEvent,
  useGridSelector,
  type GridApi,
} from '@mui/x-data-grid';
import { claimsOf, show } from 'claims';
import { scroller } from 'claims/grids';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import GoToCell from './GoToCell';
import page from './index.mdx?raw';
import RememberPosition from './RememberPosition';
import WhereAmI from './WhereAmI';

const claim = claimsOf(page);
const columns = Array.from({ length: 12 }, (_, index) => ({ field: `c${index}`, width: 120 }));
const rows = Array.from({ length: 90 }, (_, id) => ({ id, c0: `Row ${id}` }));

const api: RefObject<GridApi | null> = { current: null };
function Small(props: Partial<React.ComponentProps<typeof DataGrid>>) {
  return (
    <div style={{ height: 400, width: 400 }}>
      <DataGrid
        aria-label="Small"
        apiRef={api}
        rows={rows}
        columns={columns}
        initialState={{ pagination: { paginationModel: { pageSize: 100 } } }}
        {...props}
      />
    </div>
  );
}

const rowAt = (index: number) => document.querySelector(`[data-rowindex="${index}"]`);

claim("It can also scroll to cells that aren't rendered yet", async () => {
  const screen = await show(
    <div style={{ width: 600 }}>
      <GoToCell />
    </div>,
  );
  await expect.element(screen.getByText('A1-01')).toBeVisible();
  expect(screen.getByRole('gridcell', { name: 'D1-01' }).elements()).toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: 'Cost in bin D1-01' }));
  await expect.poll(() => document.activeElement?.getAttribute('data-field')).toBe('unitCost');
  expect(document.activeElement?.closest('[role=row]')?.getAttribute('data-id')).toBe('ST-10076');
});

claim('scrolls only as far as needed to show the cell', async () => {
  await show(<Small />);
  await expect.poll(() => rowAt(0)).not.toBeNull();
  api.current?.scrollToIndexes({ rowIndex: 1 });
  expect(scroller().scrollTop).toBe(0);
  api.current?.scrollToIndexes({ rowIndex: 50 });
  await expect.poll(() => rowAt(50)).not.toBeNull();
  const below = rowAt(50)?.getBoundingClientRect().bottom ?? 0;
  expect(below).toBeLessThanOrEqual(scroller().getBoundingClientRect().bottom + 1);
});

claim("With only one of them, the grid doesn't scroll in the other direction.", async () => {
  await show(<Small />);
  await expect.poll(() => rowAt(0)).not.toBeNull();
  api.current?.scrollToIndexes({ rowIndex: 50 });
  const { scrollTop } = scroller();
  expect(scrollTop).toBeGreaterThan(1000);
  api.current?.scrollToIndexes({ colIndex: 11 });
  expect(scroller().scrollTop).toBe(scrollTop);
  expect(scroller().scrollLeft).toBeGreaterThan(500);
});

claim('If a row is higher than the view, its top is shown.', async () => {
  await show(<Small getRowHeight={({ id }) => (id === 5 ? 900 : null)} />);
  await expect.poll(() => rowAt(0)).not.toBeNull();
  api.current?.scrollToIndexes({ rowIndex: 5 });
  expect(scroller().scrollTop).toBe(5 * 52);
});

claim('getScrollPosition() returns both', async () => {
  const screen = await show(<WhereAmI />);
  await userEvent.click(screen.getByRole('button', { name: 'Five rows down' }));
  await expect.element(screen.getByText('260 pixels from the top')).toBeVisible();
  await show(<Small />);
  await expect.poll(() => rowAt(0)).not.toBeNull();
  api.current?.scroll({ top: 300, left: 40 });
  expect(api.current?.getScrollPosition()).toEqual({ top: 300, left: 40 });
});

claim('getScrollPosition().left is negative there', async () => {
  await show(<Small />, { direction: 'rtl' });
  await expect.poll(() => rowAt(0)).not.toBeNull();
  api.current?.scroll({ left: 200 });
  expect(api.current?.getScrollPosition().left).toBe(-200);
});

claim('initialState.scroll sets the position at start.', async () => {
  const screen = await show(<RememberPosition />);
  await expect.poll(() => scroller()?.scrollTop).toBe(520);
  scroller().scrollTop = 1040;
  await expect.poll(() => rowAt(22)).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Leave the list' }));
  await expect.element(screen.getByRole('grid')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Back to the list' }));
  await expect.poll(() => scroller()?.scrollTop).toBe(1040);
});

claim("apiRef.current.exportState() doesn't include the position", async () => {
  await show(<Small />);
  await expect.poll(() => rowAt(0)).not.toBeNull();
  api.current?.scroll({ top: 300 });
  expect(JSON.stringify(api.current?.exportState())).not.toContain('scroll');
});

claim('The grid scrolls to the focused cell.', async () => {
  const screen = await show(<Small />);
  await userEvent.click(screen.getByText('Row 0'));
  await userEvent.keyboard('{Control>}{End}{/Control}');
  await expect
    .poll(() => document.activeElement?.closest('[data-rowindex]')?.getAttribute('data-rowindex'))
    .toBe('89');
  expect(document.activeElement?.getAttribute('data-field')).toBe('c11');
  await userEvent.keyboard('{Control>}{Home}{/Control}');
  await expect.poll(() => scroller().scrollTop).toBe(0);
});

claim('Moves by as many rows as fit into the view', async () => {
  const screen = await show(<Small />);
  await userEvent.click(screen.getByText('Row 0'));
  const fits = Math.floor((scroller().clientHeight - 57) / 52);
  await userEvent.keyboard('{PageDown}');
  await expect
    .poll(() =>
      Number(document.activeElement?.closest('[data-rowindex]')?.getAttribute('data-rowindex')),
    )
    .toBeGreaterThanOrEqual(fits - 1);
});

claim('The same as Page Down, on editable cells, too', async () => {
  const editable = columns.map((column) => ({ ...column, editable: true }));
  const screen = await show(<Small columns={editable} />);
  await userEvent.click(screen.getByText('Row 0'));
  const row = () =>
    Number(document.activeElement?.closest('[data-rowindex]')?.getAttribute('data-rowindex'));
  await userEvent.keyboard('{PageDown}');
  await expect.poll(row).toBeGreaterThan(0);
  const page = row();
  await userEvent.keyboard('{PageUp}');
  await expect.poll(row).toBe(0);
  await userEvent.keyboard(' ');
  await expect.poll(row).toBe(page);
});

claim("In an effect of the first render, the rows aren't measured yet", async () => {
  function OnMount({ isLater = false }) {
    const apiRef = useGridApiRef();
    useEffect(() => {
      const scroll = () => apiRef.current?.scrollToIndexes({ rowIndex: 60 });
      if (isLater) requestAnimationFrame(scroll);
      else scroll();
    }, [apiRef, isLater]);
    return <Small apiRef={apiRef} />;
  }
  const tooEarly = await show(<OnMount />);
  await expect.poll(() => rowAt(0)).not.toBeNull();
  expect(scroller().scrollTop).toBe(0);
  await tooEarly.unmount();
  await show(<OnMount isLater />);
  await expect.poll(() => rowAt(60)).not.toBeNull();
});

claim('Change the page first, with apiRef.current.setPage()', async () => {
  await show(
    <Small
      pageSizeOptions={[30]}
      initialState={{ pagination: { paginationModel: { pageSize: 30 } } }}
    />,
  );
  await expect.poll(() => rowAt(0)).not.toBeNull();
  api.current?.setPage(1);
  requestAnimationFrame(() => api.current?.scrollToIndexes({ rowIndex: 55 }));
  await expect.poll(() => rowAt(55)).not.toBeNull();
});

claim('scrollbarSize overrides it', async () => {
  await show(<Small scrollbarSize={30} />);
  await expect
    .poll(
      () => document.querySelector<HTMLElement>('.MuiDataGrid-scrollbar--vertical')?.offsetWidth,
    )
    .toBe(30);
});

claim('the index of the first loaded row is page * pageSize', async () => {
  await show(
    <Small
      paginationMode="server"
      rowCount={300}
      initialState={{ pagination: { paginationModel: { page: 1, pageSize: 100 } } }}
    />,
  );
  await expect.poll(() => document.querySelector('[data-rowindex]')).not.toBeNull();
  api.current?.scrollToIndexes({ rowIndex: 50 });
  expect(scroller().scrollTop).toBe(0);
  api.current?.scrollToIndexes({ rowIndex: 150 });
  expect(scroller().scrollTop).toBeGreaterThan(1000);
});

claim('Compute the position from the tops of the rows of the current page', async () => {
  await show(<Small />);
  await expect.poll(() => rowAt(0)).not.toBeNull();
  const grid = api as RefObject<GridApi>;
  const { rowHeight, viewportInnerSize } = gridDimensionsSelector(grid);
  const top = gridRowsMetaSelector(grid).positions[40] ?? 0;
  grid.current.scroll({ top: top - (viewportInnerSize.height - rowHeight) / 2 });
  await expect.poll(() => rowAt(40)).not.toBeNull();
  const middle = ({ top, bottom }: DOMRect) => (top + bottom) / 2;
  const header = document.querySelector('.MuiDataGrid-columnHeaders') as HTMLElement;
  const view = header.getBoundingClientRect().bottom + viewportInnerSize.height / 2;
  const row = rowAt(40)?.getBoundingClientRect() as DOMRect;
  expect(Math.abs(middle(row) - view)).toBeLessThan(2);
});

claim('then scroll to that row and move the focus there', async () => {
  function Back() {
    const apiRef = useGridApiRef();
    useEffect(() => {
      const frame = requestAnimationFrame(() => {
        const rowIndex = gridExpandedSortedRowIdsSelector(apiRef as RefObject<GridApi>).indexOf(60);
        apiRef.current?.scrollToIndexes({ rowIndex });
        apiRef.current?.setCellFocus(60, 'c0');
      });
      return () => cancelAnimationFrame(frame);
    }, [apiRef]);
    return <Small apiRef={apiRef} />;
  }
  await show(<Back />);
  await expect
    .poll(() => document.activeElement?.closest('[role=row]')?.getAttribute('data-id'))
    .toBe('60');
});

/** What the page does after a row has been added. */
function goTo(id: number, pageSize: number) {
  const rowIndex = gridExpandedSortedRowIdsSelector(api as RefObject<GridApi>).indexOf(id);
  api.current?.setPage(Math.floor(rowIndex / pageSize));
  requestAnimationFrame(() => api.current?.scrollToIndexes({ rowIndex }));
  return rowIndex;
}
const sortedPages = {
  pagination: { paginationModel: { pageSize: 25 } },
  sorting: { sortModel: [{ field: 'c0', sort: 'asc' as const }] },
};
const newRow = { id: 500, c0: 'Row 55 and a half' };

claim('add it first, then look for its index', async () => {
  await show(<Small initialState={sortedPages} />);
  await expect.poll(() => rowAt(0)).not.toBeNull();
  api.current?.updateRows([newRow]);
  expect(goTo(500, 25)).toBeGreaterThan(25);
  await expect
    .poll(() => document.querySelector('[data-id="500"]')?.textContent)
    .toContain('Row 55 and a half');
});

claim('add the row there with flushSync', async () => {
  function Own() {
    const [own, setOwn] = useState<object[]>(rows);
    const add = () => {
      flushSync(() => setOwn([...own, newRow]));
      goTo(500, 25);
    };
    return (
      <>
        <button onClick={add}>Add</button>
        <Small rows={own} initialState={sortedPages} />
      </>
    );
  }
  const screen = await show(<Own />);
  await expect.poll(() => rowAt(0)).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  await expect.poll(() => document.querySelector('[data-id="500"]')).not.toBeNull();
});

claim('A filter can hide the new row: then the index is -1', async () => {
  const items = [{ field: 'c0', operator: 'equals', value: 'Row 1' }];
  await show(<Small initialState={{ ...sortedPages, filter: { filterModel: { items } } }} />);
  await expect.poll(() => rowAt(0)).not.toBeNull();
  api.current?.updateRows([newRow]);
  expect(gridExpandedSortedRowIdsSelector(api as RefObject<GridApi>).indexOf(500)).toBe(-1);
});

function TopScrollbar() {
  const apiRef = useGridApiContext();
  const bar = useRef<HTMLDivElement>(null);
  const { columnsTotalWidth } = useGridSelector(apiRef, gridDimensionsSelector);
  useGridEvent(apiRef, 'scrollPositionChange', ({ left }) => {
    if (bar.current) bar.current.scrollLeft = left;
  });
  return (
    <div
      ref={bar}
      id="top"
      aria-hidden
      tabIndex={-1}
      style={{ overflowX: 'auto' }}
      onScroll={({ currentTarget }) => apiRef.current.scroll({ left: currentTarget.scrollLeft })}
    >
      <div style={{ width: columnsTotalWidth, height: 1 }} />
    </div>
  );
}

claim('It follows the rows, and they follow it', async () => {
  await show(<Small showToolbar slots={{ toolbar: TopScrollbar }} />);
  await expect.poll(() => rowAt(0)).not.toBeNull();
  const bar = document.querySelector('#top') as HTMLElement;
  await expect.poll(() => bar.scrollWidth).toBe(12 * 120);
  bar.scrollLeft = 300;
  await expect.poll(() => scroller().scrollLeft).toBe(300);
  scroller().scrollLeft = 80;
  await expect.poll(() => bar.scrollLeft).toBe(80);
  expect(scroller().scrollLeft).toBe(80);
});

function scrollSmoothly(grid: GridApi, top: number) {
  const isReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  grid.rootElementRef.current
    ?.querySelector('.MuiDataGrid-virtualScroller')
    ?.scrollTo({ top, behavior: isReduced ? 'auto' : 'smooth' });
}

claim('To animate, scroll the element itself', async () => {
  await show(<Small />);
  await expect.poll(() => rowAt(0)).not.toBeNull();
  scrollSmoothly(api.current as GridApi, 900);
  await expect.poll(() => scroller().scrollTop).toBe(900);
  // The bar has come along, and hasn't pulled the rows back.
  const bar = document.querySelector('.MuiDataGrid-scrollbar--vertical') as HTMLElement;
  await expect
    .poll(() => bar.scrollTop / bar.scrollHeight)
    .toBeCloseTo(900 / scroller().scrollHeight, 1);
  expect(scroller().scrollTop).toBe(900);
});

claim('also reaches the elements of the grid', async () => {
  const behaviors = () =>
    [...document.querySelectorAll('.MuiDataGrid-virtualScroller, .MuiDataGrid-scrollbar')].map(
      (element) => getComputedStyle(element).scrollBehavior,
    );
  const everything = '* { scroll-behavior: smooth }';
  const plain = await show(
    <>
      <style>{everything}</style>
      <Small />
    </>,
  );
  await expect.poll(behaviors).toEqual(['smooth', 'smooth', 'smooth']);
  await plain.unmount();
  await show(
    <>
      {/* Not `sx`: the styles of demos are in a layer, which a rule outside of any overrides. */}
      <style>
        {`${everything} .own :is(.MuiDataGrid-virtualScroller, .MuiDataGrid-scrollbar) { scroll-behavior: auto }`}
      </style>
      <Small className="own" />
    </>,
  );
  await expect.poll(behaviors).toEqual(['auto', 'auto', 'auto']);
  scroller().scrollTop = 900;
  await expect.poll(() => rowAt(20)).not.toBeNull();
  expect(scroller().scrollTop).toBe(900);
});

claim("because scroll-behavior isn't inherited", async () => {
  await show(
    <>
      <style>{'html { scroll-behavior: smooth }'}</style>
      <Small />
    </>,
  );
  await expect.poll(() => rowAt(0)).not.toBeNull();
  expect(getComputedStyle(scroller()).scrollBehavior).toBe('auto');
});

function MoreColumns() {
  const apiRef = useGridApiContext();
  const [left, setLeft] = useState(0);
  const { columnsTotalWidth, viewportInnerSize } = useGridSelector(apiRef, gridDimensionsSelector);
  useGridEvent(apiRef, 'scrollPositionChange', (position) => setLeft(Math.abs(position.left)));
  const isAtEnd = columnsTotalWidth - viewportInnerSize.width - left < 1;
  return <div style={{ visibility: isAtEnd ? 'hidden' : 'visible' }}>More columns →</div>;
}

claim("Here it's hidden once users have scrolled to the last column", async () => {
  for (const direction of ['ltr', 'rtl'] as const) {
    const screen = await show(<Small showToolbar slots={{ toolbar: MoreColumns }} />, {
      direction,
    });
    await expect.poll(() => rowAt(0)).not.toBeNull();
    const hint = screen.getByText('More columns →').element() as HTMLElement;
    await expect.poll(() => hint.style.visibility).toBe('visible');
    api.current?.scroll({ left: 300 });
    await expect.poll(() => Math.abs(scroller().scrollLeft)).toBe(300);
    expect(hint.style.visibility).toBe('visible');
    api.current?.scroll({ left: 5000 });
    await expect.poll(() => hint.style.visibility).toBe('hidden');
    await screen.unmount();
  }
});

type Ref = RefObject<GridApi | null>;

function useSameScroll(first: Ref, second: Ref) {
  const last = useRef<number>(undefined);
  useEffect(() => {
    const follow = (leader: Ref, follower: Ref) =>
      leader.current?.subscribeEvent('scrollPositionChange', ({ left }) => {
        if (left === last.current) return;
        follower.current?.scroll({ left: Math.abs(left) });
        last.current = follower.current?.getScrollPosition().left;
      });
    const stops = [follow(first, second), follow(second, first)];
    return () => stops.forEach((stop) => stop?.());
  }, [first, second]);
}

claim('Two grids with the same columns can scroll sideways as one', async () => {
  function Pair() {
    const [first, second] = [useGridApiRef(), useGridApiRef()];
    useSameScroll(first, second);
    return (
      <>
        <Small apiRef={first} />
        {/* Without a scrollbar at the side, the second grid can't scroll as far as the first. */}
        <Small apiRef={second} rows={rows.slice(0, 2)} />
      </>
    );
  }
  await show(<Pair />);
  const at = (index: number) =>
    document.querySelectorAll('.MuiDataGrid-virtualScroller')[index] as HTMLElement;
  const lefts = () => [at(0).scrollLeft, at(1).scrollLeft];
  await expect.poll(() => document.querySelectorAll('[data-rowindex="1"]').length).toBe(2);
  at(0).scrollLeft = 300;
  await expect.poll(lefts).toEqual([300, 300]);
  at(1).scrollLeft = 80;
  await expect.poll(lefts).toEqual([80, 80]);
  const end = at(0).scrollWidth - at(0).clientWidth;
  at(0).scrollLeft = end;
  await expect.poll(() => lefts()[1]).toBe(at(1).scrollWidth - at(1).clientWidth);
  expect(lefts()[0]).toBe(end);
});

claim('setColumnWidth() also calls onColumnWidthChange', async () => {
  const widths: number[] = [];
  await show(<Small onColumnWidthChange={({ width }) => widths.push(width)} />);
  await expect.poll(() => rowAt(0)).not.toBeNull();
  api.current?.setColumnWidth('c0', 200);
  expect(widths).toEqual([200]);
});

const thinBars = {
  '& .MuiDataGrid-scrollbar--vertical': { width: 8 },
  '& .MuiDataGrid-scrollbar--horizontal': { height: 8 },
  '& .MuiDataGrid-scrollbar::-webkit-scrollbar': { width: 8, height: 8 },
  '& .MuiDataGrid-scrollbar::-webkit-scrollbar-thumb': {
    backgroundColor: 'slategray',
    borderRadius: '4px',
  },
};
const bar = (side: 'vertical' | 'horizontal') =>
  document.querySelector<HTMLElement>(`.MuiDataGrid-scrollbar--${side}`);

claim('Style the bars, and set scrollbarSize to the same width', async () => {
  await show(<Small scrollbarSize={8} sx={thinBars} />);
  await expect.poll(() => bar('vertical')?.offsetWidth).toBe(8);
  expect(bar('horizontal')?.offsetHeight).toBe(8);
  const part = (name: string) => getComputedStyle(bar('vertical') as Element, name);
  expect(part('::-webkit-scrollbar').width).toBe('8px');
  expect(part('::-webkit-scrollbar-thumb').backgroundColor).toBe('rgb(112, 128, 144)');
  const main = document.querySelector('.MuiDataGrid-main') as HTMLElement;
  expect(api.current?.getRootDimensions().viewportInnerSize.width).toBe(main.clientWidth - 8);
  scroller().scrollTop = 900;
  await expect.poll(() => bar('vertical')?.scrollTop).toBeGreaterThan(0);
});

claim('Without a width of your own, a bar is at least 14 pixels wide', async () => {
  await show(<Small scrollbarSize={8} />);
  await expect.poll(() => bar('vertical')?.offsetWidth).toBe(14);
});
