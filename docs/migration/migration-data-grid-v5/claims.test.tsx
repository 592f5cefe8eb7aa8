import {
  DataGridPremium,
  gridDataRowIdsSelector,
  gridRowTreeSelector,
  type GridApi,
} from '@mui/x-data-grid-premium';
import { claimsOf, show } from 'claims';
import type { RefObject } from 'react';
import { expect } from 'vitest';
import page from './index.mdx?raw';

const claim = claimsOf(page);

claim('The new one leaves them out: the keys of gridRowTreeSelector contain them', async () => {
  const apiRef: RefObject<GridApi | null> = { current: null };
  await show(
    <div style={{ height: 300 }}>
      <DataGridPremium
        apiRef={apiRef}
        columns={[{ field: 'city' }]}
        rows={[
          { id: 1, city: 'Oslo' },
          { id: 2, city: 'Oslo' },
        ]}
        rowGroupingModel={['city']}
      />
    </div>,
  );
  const ref = apiRef as RefObject<GridApi>;
  await expect.poll(() => gridDataRowIdsSelector(ref)).toEqual([1, 2]);
  expect(Object.keys(gridRowTreeSelector(ref))).toContainEqual(
    expect.stringMatching(/^auto-generated-row-/),
  );
});
