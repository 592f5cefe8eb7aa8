import { DataGrid, useGridApiContext, useGridEvent, type GridApi } from '@mui/x-data-grid';
import { claimsOf, show } from 'claims';
import type { RefObject } from 'react';
import { expect, vi } from 'vitest';
import page from './index.mdx?raw';

const claim = claimsOf(page);

claim('These are the names for useGridEvent and subscribeEvent', async () => {
  const byHook = vi.fn();
  const byMethod = vi.fn();
  function SortLog() {
    useGridEvent(useGridApiContext(), 'sortModelChange', byHook);
    return null;
  }
  const apiRef: RefObject<GridApi | null> = { current: null };
  await show(
    <div style={{ height: 300 }}>
      <DataGrid
        apiRef={apiRef}
        rows={[{ id: 1, name: 'Ada' }]}
        columns={[{ field: 'name' }]}
        slots={{ footer: SortLog }}
      />
    </div>,
  );
  await expect.poll(() => apiRef.current).not.toBeNull();
  apiRef.current?.subscribeEvent('sortModelChange', byMethod);
  const model = [{ field: 'name', sort: 'asc' as const }];
  apiRef.current?.setSortModel(model);
  await expect.poll(() => byHook.mock.lastCall?.[0]).toEqual(model);
  expect(byMethod.mock.lastCall?.[0]).toEqual(model);
});
