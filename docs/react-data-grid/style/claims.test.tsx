import { DataGridPro, type DataGridProProps } from '@mui/x-data-grid-pro';
import { claimsOf, show } from 'claims';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import AlignedCells from './AlignedCells';
import { Grid, all, one, background, red } from './claimsGrid';
import HeaderLooks from './HeaderLooks';
import HeatMap from './HeatMap';
import page from './index.mdx?raw';
import OneProp from './OneProp';
import PaintLibrary from './PaintLibrary';
import RowsByPriority from './RowsByPriority';
import Stripes from './Stripes';

const claim = claimsOf(page);

claim('You can adjust a detail or give the grid a completely different look', async () => {
  for (const [direction, side] of [
    ['ltr', 'Left'],
    ['rtl', 'Right'],
  ] as const) {
    const screen = await show(<PaintLibrary />, { direction });
    await one('.color > span');
    // One of them may be wider, under the pointer.
    const swatches = all('.color > span').map((swatch) => getComputedStyle(swatch));
    expect(swatches.map((swatch) => swatch[`border${side}Width`])).toContain('108px');
    expect(swatches[0]?.[`border${side}Color`]).toBe('rgb(181, 72, 46)');
    await screen.unmount();
  }
});

claim("has the same specificity as the grid's own rule and comes later, so it wins", async () => {
  await show(<Grid sx={{ '& .MuiDataGrid-cell': { whiteSpace: 'pre' } }} />);
  expect(getComputedStyle(await one('.MuiDataGrid-cell')).whiteSpace).toBe('pre');
});

claim('adds your own classes to parts, by the names in gridClasses', async () => {
  await show(<Grid classes={{ row: 'line', cell: 'box', columnHeader: 'head' }} />);
  expect((await one('.MuiDataGrid-row')).className).toContain('line');
  expect((await one('.MuiDataGrid-cell')).className).toContain('box');
  expect((await one('.MuiDataGrid-columnHeader')).className).toContain('head');
});

claim("sx of the grid doesn't reach them", async () => {
  const screen = await show(
    <Grid showToolbar sx={{ '& .MuiDataGrid-paper': { backgroundColor: red } }} />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
  expect(await background('.MuiDataGrid-paper')).not.toBe(red);
});

claim('use slotProps, such as slotProps={{ panel: { className:', async () => {
  const screen = await show(
    <>
      <style>{`.my-panel .MuiDataGrid-paper { background-color: ${red} }`}</style>
      <Grid showToolbar slotProps={{ panel: { className: 'my-panel' } }} />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
  expect(await background('.MuiDataGrid-paper')).toBe(red);
});

claim('The grid; the second with showCellVerticalBorder', async () => {
  await show(<Grid showCellVerticalBorder />);
  expect((await one('.MuiDataGrid-root')).className).toContain('MuiDataGrid-withVerticalBorder');
});

claim('the second is never set in 8.1.0', async () => {
  await show(<Grid />);
  const content = await one('.MuiDataGrid-virtualScrollerContent');
  await expect.poll(() => content.offsetHeight).toBe(60 * 52);
  expect(all('.MuiDataGrid-virtualScrollerContent--overflowed')).toEqual([]);
});

claim('each header has a background of its own in front of it', async () => {
  await show(<Grid sx={{ '& .MuiDataGrid-columnHeaders': { backgroundColor: red } }} />);
  expect(await background('.MuiDataGrid-columnHeaders')).toBe(red);
  expect([red, 'rgba(0, 0, 0, 0)']).not.toContain(await background('.MuiDataGrid-columnHeader'));
});

claim("It gets id, row and columns, and the row's place on the page", async () => {
  let params = {};
  await show(
    <Grid
      getRowClassName={(given) => {
        params = given;
        return '';
      }}
    />,
  );
  await expect
    .poll(() => Object.keys(params).sort())
    .toEqual([
      'columns',
      'id',
      'indexRelativeToCurrentPage',
      'isFirstVisible',
      'isLastVisible',
      'row',
    ]);
});

claim(
  "replaces the color of hovered rows, and that of selected rows as long as they aren't hovered",
  async () => {
    await show(
      <Grid
        getRowClassName={() => 'mine'}
        rowSelectionModel={{ type: 'include', ids: new Set([0]) }}
        sx={{ '& .MuiDataGrid-row.mine': { bgcolor: red } }}
      />,
    );
    const row = await one('.MuiDataGrid-row.Mui-selected');
    expect(getComputedStyle(row).backgroundColor).toBe(red);
    await userEvent.hover(row);
    expect(getComputedStyle(row).backgroundColor).not.toBe(red);
    const other = await one('.MuiDataGrid-row:not(.Mui-selected)');
    await userEvent.hover(other);
    expect(getComputedStyle(other).backgroundColor).toBe(red);
    expect(getComputedStyle(row).backgroundColor).toBe(red);
  },
);

claim('Set both colors again, as above', async () => {
  await show(<RowsByPriority />);
  const before = await background('.priority-urgent');
  await userEvent.click((await one('.priority-urgent')).querySelector('[role=gridcell]')!);
  expect(await background('.priority-urgent.Mui-selected')).not.toBe(before);
});

claim('so that the first row of every page looks the same', async () => {
  const screen = await show(<Stripes />);
  const striped = () =>
    all('.MuiDataGrid-row')
      .map((row) => row.classList.contains('striped'))
      .join();
  await expect.poll(striped).toBe('false,true,false,true,false');
  await userEvent.click(screen.getByRole('button', { name: 'Go to next page' }));
  await expect.element(screen.getByText('Elif Demir')).toBeVisible();
  expect(striped()).toBe('false,true,false,true,false');
});

claim('so stripes would change while you scroll', async () => {
  await show(<Grid sx={{ '& .MuiDataGrid-row:nth-of-type(even)': { bgcolor: red } }} />);
  const striped = () =>
    all('.MuiDataGrid-row')
      .filter((row) => getComputedStyle(row).backgroundColor === red)
      .map((row) => Number(row.dataset.id) % 2);
  await expect.poll(() => new Set(striped()).size).toBe(1);
  const kinds = new Set(striped());
  const scroller = await one('.MuiDataGrid-virtualScroller');
  for (let top = 52; top < 1500; top += 52) {
    scroller.scrollTop = top;
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    striped().forEach((kind) => kinds.add(kind));
  }
  expect(kinds.size).toBe(2);
});

claim('the busier an hour is, the stronger its color', async () => {
  await show(<HeatMap />);
  await one('.MuiDataGrid-cell.heat-4');
  const value = (cell: HTMLElement) => Number(cell.textContent?.replace(',', ''));
  const strongest = all('.MuiDataGrid-cell.heat-4').map(value);
  const others = all('.MuiDataGrid-cell[class*="heat-"]:not(.heat-4)').map(value);
  expect(Math.min(...strongest)).toBeGreaterThan(Math.max(...others));
});

claim('with a line-height as high as the row', async () => {
  await show(<Grid />);
  expect(getComputedStyle(await one('.MuiDataGrid-cell')).lineHeight).toBe('51px');
});

claim('Columns of the type number are right-aligned', async () => {
  await show(<AlignedCells />);
  const align = async (field: string) =>
    getComputedStyle(await one(`[role=gridcell][data-field="${field}"]`)).textAlign;
  expect([await align('kind'), await align('kilometers'), await align('minutes')]).toEqual([
    'center',
    'right',
    'left',
  ]);
});

claim("In right-to-left layouts 'left' and 'right' are swapped", async () => {
  await show(<AlignedCells />, { direction: 'rtl' });
  const align = async (field: string) =>
    getComputedStyle(await one(`[role=gridcell][data-field="${field}"]`)).textAlign;
  expect([await align('kilometers'), await align('minutes')]).toEqual(['left', 'right']);
});

claim('sx styles the root element. To style the parts inside, use their classes', async () => {
  const screen = await show(<OneProp />);
  const root = getComputedStyle(await one('.MuiDataGrid-root'));
  expect(root.borderTopWidth).toBe('2px');
  expect(getComputedStyle(await one('.MuiDataGrid-columnHeaderTitle')).fontWeight).toBe('700');
  const cell = screen.getByRole('gridcell').first();
  await userEvent.hover(cell);
  await expect.poll(() => getComputedStyle(cell.element()).color).toBe(root.borderTopColor);
});

claim('headerClassName adds a class to one', async () => {
  const screen = await show(<HeaderLooks />);
  // The first one: a tooltip may repeat it.
  const title = (name: string) => getComputedStyle(screen.getByText(name).first().element());
  await expect.element(screen.getByText('Light (%)')).toBeVisible();
  expect(title('Light (%)').fontStyle).toBe('italic');
  expect(title('Family').fontStyle).toBe('normal');
  expect(title('Light (%)').textDecorationLine).toBe('underline');
  await userEvent.click(screen.getByText('Family'));
  await expect.poll(() => title('Family').textDecorationLine).toBe('underline');
  expect(title('Light (%)').textDecorationLine).toBe('none');
});

claim('Pinned cells have a background of their own, which hides that of the row', async () => {
  const colors = async (sx: Record<string, object>) => {
    const screen = await show(
      <div style={{ height: 300, width: 400 }}>
        <DataGridPro
          rows={[1, 2].map((id) => ({ id, a: `a${id}`, b: `b${id}` }))}
          columns={[{ field: 'a' }, { field: 'b' }]}
          initialState={{ pinnedColumns: { left: ['a'] } }}
          getRowClassName={({ id }) => (id === 2 ? 'even' : '')}
          sx={sx}
        />
      </div>,
    );
    const row = await background('.even');
    const cell = await background('.even .MuiDataGrid-cell--pinnedLeft');
    await screen.unmount();
    return [row, cell];
  };
  const stripe = '#ff0000';
  const [row, hidden] = await colors({ '& .even': { backgroundColor: stripe } });
  expect(row).toBe(red);
  expect(hidden).not.toBe(red);
  const both =
    '& .even, & .even .MuiDataGrid-cell--pinnedLeft, & .even .MuiDataGrid-cell--pinnedRight';
  expect(await colors({ [both]: { backgroundColor: stripe } })).toEqual([red, red]);
});

claim('To turn off the color of hovered rows', async () => {
  const hovered = async (sx?: object) => {
    const screen = await show(<Grid sx={sx} />);
    await userEvent.hover(screen.getByText('a1', { exact: true }));
    const row = screen.getByText('a1', { exact: true }).element().closest('.MuiDataGrid-row');
    await expect.poll(() => row?.matches(':hover')).toBe(true);
    const color = getComputedStyle(row as Element).backgroundColor;
    await screen.unmount();
    return color;
  };
  const none = 'rgba(0, 0, 0, 0)';
  expect(await hovered()).not.toBe(none);
  const rule = { '& .MuiDataGrid-row:hover': { backgroundColor: 'transparent' } };
  expect(await hovered(rule)).toBe(none);
});

/** Shows a grid with a pinned column and the pointer on its header; returns how its first cell, "a1", looks then and later. */
async function showPinned(sx: DataGridProProps['sx']) {
  const screen = await show(
    <div style={{ height: 300, width: 400 }}>
      <DataGridPro
        rows={[{ id: 1, a: 'a1', b: 'b1' }]}
        columns={[{ field: 'a' }, { field: 'b' }]}
        initialState={{ pinnedColumns: { left: ['a'] } }}
        sx={sx}
      />
    </div>,
  );
  const pinned = await one('.MuiDataGrid-cell--pinnedLeft');
  const color = () => getComputedStyle(pinned).backgroundColor;
  await userEvent.hover(screen.getByRole('columnheader', { name: 'b' }));
  return { screen, pinned, color, before: color() };
}

claim('they need a rule of their own, with their usual background', async () => {
  const pinnedCells = ':is(.MuiDataGrid-cell--pinnedLeft, .MuiDataGrid-cell--pinnedRight)';
  const rules = {
    '& .MuiDataGrid-row:hover': { backgroundColor: 'transparent' },
    [`& .MuiDataGrid-row:hover ${pinnedCells}`]: {
      backgroundColor: 'var(--DataGrid-t-cell-background-pinned)',
    },
  };
  const { screen, pinned, color, before } = await showPinned(rules);
  await userEvent.hover(screen.getByText('b1'));
  await expect.poll(() => pinned.closest('.MuiDataGrid-row')?.matches(':hover')).toBe(true);
  expect(color()).toBe(before);
  await userEvent.click(screen.getByText('b1'));
  await expect.poll(color).not.toBe(before);
});

claim('Cells in pinned columns still change color', async () => {
  const { screen, color, before } = await showPinned({
    '& .MuiDataGrid-row:hover': { backgroundColor: 'transparent' },
  });
  await userEvent.hover(screen.getByText('b1'));
  await expect.poll(color).not.toBe(before);
});
