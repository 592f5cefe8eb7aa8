import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridApi,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { claimsOf, show } from 'claims';
import type { RefObject } from 'react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import FewerSeparators from './FewerSeparators';
import page from './index.mdx?raw';
import PlainTotals from './PlainTotals';
import QuietFocus from './QuietFocus';
import RowFocus from './RowFocus';
import VisibleButtons from './VisibleButtons';

const claim = claimsOf(page);

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const one = async (selector: string) => {
  await expect.poll(() => all(selector).length).toBeGreaterThan(0);
  return all(selector)[0] as HTMLElement;
};
const outline = (element: Element | null) => getComputedStyle(element!).outlineStyle;

claim('the outline only appears when a user uses the keyboard', async () => {
  await show(<QuietFocus />);
  const cell = await one('[role=gridcell]');
  await userEvent.click(cell);
  expect(document.activeElement).toBe(cell);
  expect(outline(cell)).toBe('none');
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(() => document.activeElement).not.toBe(cell);
  expect(document.activeElement?.role).toBe('gridcell');
  expect(outline(document.activeElement)).toBe('solid');
  expect(getComputedStyle(document.activeElement!).outlineWidth).toBe('1px');
});

claim('The focus is still on a cell', async () => {
  await show(<RowFocus />);
  const cell = await one('[role=gridcell]');
  await userEvent.click(cell);
  expect(outline(cell)).toBe('none');
  expect(outline(cell.closest('[role=row]'))).toBe('solid');
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => document.activeElement?.getAttribute('data-field')).toBe('destination');
  expect(outline(document.activeElement)).toBe('none');
});

claim('and ← and → still move it, in right-to-left layouts', async () => {
  await show(<RowFocus />, { direction: 'rtl' });
  const cell = await one('[role=gridcell][data-field=train]');
  await userEvent.click(cell);
  await userEvent.keyboard('{ArrowLeft}');
  await expect.poll(() => document.activeElement?.getAttribute('data-field')).toBe('destination');
  expect(outline(document.activeElement)).toBe('none');
  expect(outline(document.activeElement!.closest('[role=row]'))).toBe('solid');
});

claim('a line after every header, whether the column can be resized or not', async () => {
  await show(<FewerSeparators />);
  await one('[role=gridcell]');
  expect(all('.MuiDataGrid-columnSeparator')).toHaveLength(5);
  expect(all('.MuiDataGrid-columnSeparator--resizable')).toHaveLength(2);
  const shown = all('.MuiDataGrid-columnSeparator').filter(
    (line) => getComputedStyle(line).display !== 'none',
  );
  expect(shown).toHaveLength(2);
});

claim('at a focused header, at a border between columns and, in a grid that scrolls', async () => {
  const columns = ['a', 'b', 'c'].map((field) => ({ field, width: 120 }));
  const grid = (width: number, bordered = false) => (
    <div style={{ height: 200, width }}>
      <DataGridPremium rows={[]} columns={columns} showColumnVerticalBorder={bordered} />
    </div>
  );
  const opacities = () =>
    all('.MuiDataGrid-columnSeparator').map((line) => getComputedStyle(line).opacity);
  const screen = await show(grid(500));
  await expect.poll(opacities).toEqual(['1', '1', '1']);
  await userEvent.click(screen.getByRole('columnheader', { name: 'b' }));
  await expect.poll(opacities).toEqual(['0', '0', '1']);
  await screen.unmount();
  const scrolling = await show(grid(300));
  await expect.poll(opacities).toEqual(['1', '1', '0']);
  await scrolling.unmount();
  await show(grid(500, true));
  await expect.poll(opacities).toEqual(['0', '0', '0']);
});

claim('Lines that can be dragged also have the class', async () => {
  for (const [direction, side] of [
    ['ltr', 'right'],
    ['rtl', 'left'],
  ] as const) {
    const screen = await show(<FewerSeparators />, { direction });
    const line = await one('.MuiDataGrid-columnSeparator--resizable');
    const { left, width } = line.getBoundingClientRect();
    const header = line.closest('[role=columnheader]')!.getBoundingClientRect();
    expect(Math.abs(left + width / 2 - header[side])).toBeLessThan(2);
    await screen.unmount();
  }
});

claim('Ctrl + Enter opens the menu', async () => {
  const screen = await show(<QuietFocus />);
  await userEvent.click(await one('[role=gridcell]'));
  await userEvent.keyboard('{ArrowUp}');
  await expect.poll(() => document.activeElement?.role).toBe('columnheader');
  await userEvent.hover(screen.getByRole('gridcell').last());
  expect(getComputedStyle(await one('.MuiDataGrid-menuIcon')).visibility).toBe('hidden');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(screen.getByRole('menuitem', { name: 'Filter' })).toBeVisible();
});

claim('is invisible and takes no room until a user points at the header', async () => {
  await show(<QuietFocus />);
  const icon = await one('.MuiDataGrid-menuIcon');
  expect(getComputedStyle(icon).visibility).toBe('hidden');
  expect(icon.offsetWidth).toBe(0);
  await userEvent.hover(icon.closest('[role=columnheader]')!);
  expect(getComputedStyle(icon).visibility).toBe('visible');
});

claim('This rule keeps the button visible', async () => {
  await show(<VisibleButtons />);
  const icon = await one('.MuiDataGrid-menuIcon');
  expect(getComputedStyle(icon).visibility).toBe('visible');
  expect(Math.abs(icon.offsetWidth - 30)).toBeLessThan(6);
});

claim('The button takes about 30 pixels from each title', async () => {
  for (const direction of ['ltr', 'rtl'] as const) {
    const screen = await show(<VisibleButtons />, { direction });
    const icon = (await one('.MuiDataGrid-menuIcon')).getBoundingClientRect();
    const header = (await one('[role=columnheader]')).getBoundingClientRect();
    const title = (await one('.MuiDataGrid-columnHeaderTitle')).getBoundingClientRect();
    expect(icon.left).toBeGreaterThanOrEqual(header.left);
    expect(icon.right).toBeLessThanOrEqual(header.right);
    expect(direction === 'ltr' ? icon.left >= title.right : icon.right <= title.left).toBe(true);
    await screen.unmount();
  }
});

claim('Check rowNode.type', async () => {
  const types = new Set<string>();
  await show(
    <div style={{ height: 700 }}>
      <DataGridPremium
        rows={[
          { id: 1, a: 'x', b: 1 },
          { id: 2, a: 'x', b: 2 },
        ]}
        columns={[
          { field: 'a' },
          {
            field: 'b',
            type: 'number',
            cellClassName: ({ rowNode }) => {
              types.add(rowNode.type);
              return '';
            },
          },
        ]}
        initialState={{
          aggregation: { model: { b: 'sum' } },
          rowGrouping: { model: ['a'] },
        }}
        defaultGroupingExpansionDepth={1}
        getAggregationPosition={() => 'footer'}
      />
    </div>,
  );
  await expect.poll(() => [...types].sort()).toEqual(['footer', 'group', 'leaf', 'pinnedRow']);
});

claim('only your own rows get the class', async () => {
  await show(<PlainTotals />);
  await one('.heavy');
  for (const cell of all('.heavy')) {
    expect(cell.closest('[role=row]')?.getAttribute('data-id')).toMatch(/^\d+$/);
  }
});

claim('params.aggregation is set for every total', async () => {
  const seen: boolean[] = [];
  await show(
    <div style={{ height: 400 }}>
      <DataGridPremium
        rows={[{ id: 1, b: 1 }]}
        columns={[
          {
            field: 'b',
            type: 'number',
            renderCell: ({ aggregation, rowNode }) => {
              seen.push(Boolean(aggregation) === (rowNode.type === 'pinnedRow'));
              return rowNode.type;
            },
          },
        ]}
        initialState={{ aggregation: { model: { b: 'sum' } } }}
      />
    </div>,
  );
  await expect.poll(() => seen.length).toBeGreaterThan(1);
  expect(seen).not.toContain(false);
});

claim('is around the value', async () => {
  await show(<PlainTotals />);
  expect(
    (await one('.MuiDataGrid-footerCell')).closest('[role=row]')?.getAttribute('data-id'),
  ).toContain('auto-generated');
});

claim(
  "Totals in the row of a group, and those of a column with renderCell, don't have",
  async () => {
    await show(<PlainTotals />);
    await one('.MuiDataGrid-footerCell');
    const total = (row: Element) => row.querySelector('[data-field=weight]');
    const groups = all('[role=row][aria-level="1"]').filter((row) => total(row)?.textContent);
    expect(groups.length).toBeGreaterThan(1);
    expect(groups.flatMap((row) => [...row.querySelectorAll('.MuiDataGrid-footerCell')])).toEqual(
      [],
    );
  },
);

const plainRows = [
  { id: 1, name: 'Ada', path: ['Ada'] },
  { id: 2, name: 'Bo', path: ['Ada', 'Bo'] },
  { id: 3, name: 'Cy', path: ['Ada', 'Bo', 'Cy'] },
];
const Plain = (props: Partial<DataGridPremiumProps>) => (
  <div style={{ height: 300, width: 400 }}>
    <DataGridPremium rows={plainRows} columns={[{ field: 'name' }]} {...props} />
  </div>
);

claim('No key on a cell calls onRowClick, so also listen for Enter on the cells', async () => {
  const opened: string[] = [];
  const onRowClick = vi.fn();
  const screen = await show(
    <Plain
      columns={[{ field: 'name' }, { field: 'go', renderCell: () => <button>Go</button> }]}
      getRowClassName={({ row }) => (row.id < 3 ? 'clickable' : '')}
      onRowClick={onRowClick}
      onCellKeyDown={({ row, isEditable }, { key, target, currentTarget }) => {
        if (key === 'Enter' && target === currentTarget && !isEditable) opened.push(row.name);
      }}
      sx={{ '& .clickable': { cursor: 'pointer' } }}
    />,
  );
  const cursor = (name: string) => getComputedStyle(screen.getByText(name).element()).cursor;
  await expect.element(screen.getByText('Bo')).toBeVisible();
  expect([cursor('Bo'), cursor('Cy')]).toEqual(['pointer', 'auto']);
  await userEvent.click(screen.getByText('Bo'));
  expect(onRowClick).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => opened).toEqual(['Bo']);
  (screen.getByRole('button', { name: 'Go' }).first().element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  expect(opened).toEqual(['Bo']);
});

claim('and another color while the pointer is over them. Set both', async () => {
  const selected = '& .MuiDataGrid-row.Mui-selected';
  const back = async () => getComputedStyle(await one('.MuiDataGrid-row[data-id="1"]'));
  const plain = await show(<Plain rowSelectionModel={{ type: 'include', ids: new Set([1]) }} />);
  await expect.element(plain.getByText('Ada')).toBeVisible();
  const before = (await back()).backgroundColor;
  await userEvent.hover(plain.getByText('Ada'));
  await expect.poll(async () => (await back()).backgroundColor).not.toBe(before);
  await plain.unmount();
  const screen = await show(
    <Plain
      rowSelectionModel={{ type: 'include', ids: new Set([1]) }}
      sx={{
        [`${selected}, ${selected}:hover`]: { backgroundColor: '#1b4965', color: '#fff' },
      }}
    />,
  );
  await userEvent.hover(screen.getByText('Ada'));
  await expect.poll(async () => (await back()).backgroundColor).toBe('rgb(27, 73, 101)');
  expect((await back()).color).toBe('rgb(255, 255, 255)');
  await userEvent.hover(screen.getByText('Bo'));
  await expect.poll(async () => (await back()).backgroundColor).toBe('rgb(27, 73, 101)');
});

claim('which is 0 at the top', async () => {
  const api: RefObject<GridApi | null> = { current: null };
  await show(
    <Plain
      apiRef={api}
      treeData
      getTreeDataPath={({ path }) => path}
      defaultGroupingExpansionDepth={-1}
      getRowClassName={({ id }) => `level-${api.current?.getRowNode(id)?.depth}`}
    />,
  );
  await one('.level-2');
  const ids = (level: number) => all(`.level-${level}`).map((row) => row.getAttribute('data-id'));
  expect([ids(0), ids(1), ids(2)]).toEqual([['1'], ['2'], ['3']]);
});

claim("The two share the room that's left", async () => {
  const margin = (field: string): GridColDef => ({ field, headerName: '', flex: 1, minWidth: 20 });
  const grid = (width: number) => (
    <div style={{ height: 300, width }}>
      <DataGridPremium
        rows={plainRows}
        columns={[
          margin('__start'),
          { field: 'name', width: 200 },
          { field: 'path', width: 300 },
          margin('__end'),
        ]}
      />
    </div>
  );
  const rect = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();
  const screen = await show(grid(900));
  await one('[role=gridcell][data-field=name]');
  const outer = rect('.MuiDataGrid-root');
  const start = rect('[role=columnheader][data-field=name]').left - outer.left;
  const end = outer.right - rect('[role=columnheader][data-field=path]').right;
  expect(start).toBeGreaterThan(190);
  expect(Math.abs(start - end)).toBeLessThan(3);
  expect(rect('.MuiDataGrid-row').width).toBeGreaterThan(890);
  await screen.unmount();
  await show(grid(400));
  await one('[role=gridcell][data-field=name]');
  expect(Math.round(rect('[role=columnheader][data-field=__start]').width)).toBe(20);
});

claim('The line belongs to the headers and to the empty elements beside them', async () => {
  const lines = () =>
    all('.MuiDataGrid-columnHeaders *').filter(
      (element) => getComputedStyle(element).borderBottomWidth !== '0px',
    );
  const grid = (sx: object) => (
    <div style={{ height: 200, width: 400 }}>
      <DataGridPremium rows={[{ id: 1, a: 'x' }]} columns={[{ field: 'a' }]} sx={sx} />
    </div>
  );
  const screen = await show(grid({}));
  await one('.MuiDataGrid-columnHeader');
  await expect.poll(() => lines().length).toBeGreaterThan(1);
  expect(lines().some((line) => line.matches('.MuiDataGrid-columnHeader'))).toBe(true);
  await screen.rerender(
    grid({
      '& .MuiDataGrid-columnHeaders .MuiDataGrid-row--borderBottom > *': { borderBottom: 0 },
    }),
  );
  await expect.poll(() => lines().length).toBe(0);
});

claim('removes the line above the footer, and border: 0 in sx removes the frame', async () => {
  await show(
    <div style={{ height: 200, width: 400 }}>
      <DataGridPremium
        rows={[{ id: 1, a: 'x' }]}
        columns={[{ field: 'a' }]}
        sx={{ border: 0, '& .MuiDataGrid-footerContainer': { borderTop: 0 } }}
      />
    </div>,
  );
  expect(getComputedStyle(await one('.MuiDataGrid-footerContainer')).borderTopWidth).toBe('0px');
  expect(getComputedStyle(await one('.MuiDataGrid-root')).borderTopWidth).toBe('0px');
});

claim("a transparent border that the background doesn't cover", async () => {
  await show(
    <div style={{ height: 300, width: 600 }}>
      <DataGridPremium
        rows={[{ id: 1, name: 'Ada', city: 'Oslo' }]}
        columns={[{ field: 'name' }, { field: 'city' }]}
        getRowSpacing={() => ({ top: 4, bottom: 4 })}
        sx={{
          '& .MuiDataGrid-cell:not(.MuiDataGrid-cellEmpty)': {
            border: 0,
            borderInline: '4px solid transparent',
            backgroundClip: 'padding-box',
            backgroundColor: 'action.hover',
          },
          '& .MuiDataGrid-columnHeader': { px: '14px' },
        }}
      />
    </div>,
  );
  const cell = await one('[role=gridcell]');
  const style = getComputedStyle(cell);
  expect(style.borderTopWidth).toBe('0px');
  expect([style.borderLeftWidth, style.borderRightColor]).toEqual(['4px', 'rgba(0, 0, 0, 0)']);
  expect(style.backgroundClip).toBe('padding-box');
  expect(style.backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
  expect(getComputedStyle(await one('.MuiDataGrid-cellEmpty')).borderLeftWidth).toBe('0px');
  // Texts of headers and cells start at the same place.
  const start = (element: Element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect().left;
  };
  expect(start(await one('.MuiDataGrid-columnHeaderTitle'))).toBe(start(cell));
});

const edge =
  ':is(.MuiDataGrid-cell--pinnedLeft, .MuiDataGrid-columnHeader--pinnedLeft):is(.MuiDataGrid-cell--withRightBorder, .MuiDataGrid-columnHeader--withRightBorder)';

claim("replaces it with a shadow that shows only if the columns don't fit", async () => {
  const columns = ['a', 'b', 'c', 'd'].map((field) => ({ field, width: 150 }));
  for (const [width, shadows] of [
    [400, ['none', 'shadow', 'none']],
    [900, ['none', 'none', 'none']],
  ] as const) {
    const screen = await show(
      <div style={{ height: 300, width }}>
        <DataGridPremium
          rows={[{ id: 1, a: 'a', b: 'b', c: 'c' }]}
          columns={columns}
          initialState={{ pinnedColumns: { left: ['a', 'b'] } }}
          sx={{
            [`& ${edge}, & .MuiDataGrid-filler--pinnedLeft`]: { borderRight: 0 },
            [`& .MuiDataGrid-virtualScroller--hasScrollX ${edge}`]: {
              boxShadow: '2px 0 6px rgb(0 0 0 / 0.3)',
              clipPath: 'inset(0 -8px 0 0)',
            },
          }}
        />
      </div>,
    );
    for (const kind of ['[role=gridcell]', '[role=columnheader]']) {
      await expect
        .poll(() =>
          all(`${kind}:is([data-field=a], [data-field=b], [data-field=c])`).map((element) =>
            getComputedStyle(element).boxShadow === 'none' ? 'none' : 'shadow',
          ),
        )
        .toEqual(shadows);
      expect(getComputedStyle(await one(`${kind}[data-field=b]`)).borderRightWidth).toBe('0px');
    }
    await screen.unmount();
  }
});
