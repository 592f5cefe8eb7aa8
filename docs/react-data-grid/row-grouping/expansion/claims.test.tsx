import {
  getGroupRowIdFromPath,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  gridRowTreeSelector,
  type DataGridPremiumProps,
  type GridGroupNode,
  type GridRowId,
} from '@mui/x-data-grid-premium';
import { claimsOf, show } from 'claims';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { rows, columns, api, byBoth, Grid, lines, shown, plain, isYear } from '../claimsGrid';
import page from './index.mdx?raw';
import OpenFromCode from './OpenFromCode';
import OpenLevels from './OpenLevels';
import OpenSome from './OpenSome';

const claim = claimsOf(page);

claim('It takes precedence', async () => {
  await show(<Grid isGroupExpandedByDefault={() => false} />);
  await shown(['B (2),,,', 'A (2),,,']);
});

claim('opens or closes one group', async () => {
  const screen = await show(<OpenFromCode />);
  await expect.poll(() => lines().length).toBe(4);
  await userEvent.click(screen.getByRole('button', { name: 'Open all genres' }));
  await expect.poll(() => lines().length).toBeGreaterThan(6);
  await userEvent.click(screen.getByRole('button', { name: 'Close all genres' }));
  await expect.poll(() => lines().length).toBe(4);
});

claim('A new rows array closes the groups that users opened', async () => {
  const screen = await show(<Grid defaultGroupingExpansionDepth={0} />);
  await userEvent.click(screen.getByRole('button', { name: 'see children' }).first());
  await expect.poll(() => lines().length).toBe(4);
  api.current?.updateRows([{ id: 9, g: 'C' }]);
  await expect.poll(() => lines().length).toBe(5);
  await screen.rerender(<Grid defaultGroupingExpansionDepth={0} rows={[...rows]} />);
  await shown(['B (2),,,', 'A (2),,,']);
});

claim("or a column's groupingValueGetter a new function", async () => {
  const grid = () => (
    <Grid
      defaultGroupingExpansionDepth={0}
      columns={columns.map((column) => ({
        ...column,
        groupingValueGetter: (value: string) => value,
      }))}
    />
  );
  const screen = await show(grid());
  await userEvent.click(screen.getByRole('button', { name: 'see children' }).first());
  await expect.poll(() => lines().length).toBe(4);
  await screen.rerender(grid());
  await shown(['B (2),,,', 'A (2),,,']);
});

claim('the same code works with row grouping', async () => {
  const open = new Set<GridRowId>();
  const isGroupExpandedByDefault = (node: GridGroupNode) => open.has(node.id);
  const grid = (from: typeof rows) => (
    <Grid rows={from} isGroupExpandedByDefault={isGroupExpandedByDefault} />
  );
  const screen = await show(grid(rows));
  api.current?.subscribeEvent('rowExpansionChange', ({ id, childrenExpanded }) => {
    if (childrenExpanded) open.add(id);
    else open.delete(id);
  });
  await userEvent.click(screen.getByRole('button', { name: 'see children' }).first());
  await expect.poll(() => lines().length).toBe(4);
  await screen.rerender(grid([...rows, { id: 9, g: 'C', h: 'x', size: 1 }]));
  await expect.poll(() => lines().length).toBe(5);
  expect(openGroups()).toEqual(['B (2)']);
});

/** The text and state of each group. */
const openGroups = () =>
  [...document.querySelectorAll('[role=row][aria-expanded=true] [data-field^=__row_group]')]
    .map(({ textContent }) => textContent ?? '')
    .filter(Boolean);

claim('opens that many levels', async () => {
  const screen = await show(<OpenLevels />);
  await expect.poll(openGroups).not.toEqual([]);
  expect(openGroups().every(isYear)).toBe(true);
  const inner = screen.getByRole('row', { name: /Drama \(/ }).first();
  await expect.element(inner).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(inner.getByRole('button', { name: 'see children' }));
  await expect.poll(() => openGroups().some((text) => text.startsWith('Drama'))).toBe(true);
});

claim('decides for each group', async () => {
  await show(<OpenSome />);
  await expect.poll(openGroups).toHaveLength(1);
  expect(openGroups()[0]).toMatch(/^2026 \(/);
});

claim('MUI X: No row with id #7 found.', async () => {
  await show(<Grid />);
  await shown(plain);
  expect(() => api.current?.setRowChildrenExpansion(7, true)).toThrow(
    'MUI X: No row with id #7 found.',
  );
  expect(() => api.current?.setRowIndex(7, 0)).toThrow('MUI X: No row with id #7 found.');
});

claim('MUI X: Only group nodes can be expanded or collapsed.', async () => {
  await show(<Grid />);
  await shown(plain);
  expect(() => api.current?.setRowChildrenExpansion(1, true)).toThrow(
    'MUI X: Only group nodes can be expanded or collapsed.',
  );
});

claim('makes the id of a group from its fields and keys', async () => {
  await show(<Grid initialState={byBoth} />);
  const id = getGroupRowIdFromPath([
    { field: 'g', key: 'A' },
    { field: 'h', key: 'y' },
  ]);
  expect(id).toBe('auto-generated-row-g/A-h/y');
  await expect.poll(() => api.current?.getRowNode(id)?.type).toBe('group');
  expect(Object.keys(gridRowTreeSelector(api))).toContain(id);
});

claim('Open all groups, and render their cells without the arrow', async () => {
  const alwaysOpen: Partial<DataGridPremiumProps> = {
    defaultGroupingExpansionDepth: -1,
    groupingColDef: {
      renderCell: ({ formattedValue }) => formattedValue,
    },
    onCellKeyDown: ({ field }, event) => {
      const isGroupingColumn = field === GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD;
      if (!isGroupingColumn || event.key !== ' ' || event.shiftKey) return;
      event.preventDefault();
      event.defaultMuiPrevented = true;
    },
  };
  const screen = await show(<Grid {...alwaysOpen} />);
  const open = ['B,,,', ',B,x,2', ',B,y,5', 'A,,,', ',A,x,9', ',A,y,1'];
  await shown(open);
  expect(screen.getByRole('button', { name: /children/ }).elements()).toHaveLength(0);
  await userEvent.click(screen.getByRole('gridcell', { name: 'B', exact: true }).first());
  await userEvent.keyboard(' ');
  await userEvent.keyboard('{ArrowDown}');
  await shown(open);
  api.current?.updateRows([{ id: 9, g: 'C', h: 'z', size: 3 }]);
  await shown([...open, 'C,,,', ',C,z,3']);
});
