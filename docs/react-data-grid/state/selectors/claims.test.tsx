import {
  DataGrid,
  gridRowCountSelector,
  useGridApiContext,
  useGridSelector,
  type GridApi,
} from '@mui/x-data-grid';
import { claimsOf, show } from 'claims';
import type { RefObject } from 'react';
import { expect } from 'vitest';
import page from './index.mdx?raw';

const claim = claimsOf(page);

claim(
  'with useGridSelector in a component inside the grid, or called with the apiRef',
  async () => {
    function RowCount() {
      return <p>{useGridSelector(useGridApiContext(), gridRowCountSelector)} rows</p>;
    }
    const apiRef: RefObject<GridApi | null> = { current: null };
    const screen = await show(
      <div style={{ height: 300 }}>
        <DataGrid
          apiRef={apiRef}
          rows={[{ id: 1 }, { id: 2 }]}
          columns={[{ field: 'id' }]}
          slots={{ footer: RowCount }}
        />
      </div>,
    );
    await expect.element(screen.getByText('2 rows')).toBeVisible();
    expect(gridRowCountSelector(apiRef as RefObject<GridApi>)).toBe(2);
    apiRef.current?.updateRows([{ id: 3 }]);
    await expect.element(screen.getByText('3 rows')).toBeVisible();
    expect(gridRowCountSelector(apiRef as RefObject<GridApi>)).toBe(3);
  },
);
