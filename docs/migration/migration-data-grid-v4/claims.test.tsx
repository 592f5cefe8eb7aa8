import { DataGridPro, type GridApi } from '@mui/x-data-grid-pro';
import { claimsOf, show } from 'claims';
import { expect } from 'vitest';
import page from './index.mdx?raw';
import StyledHeaders from './StyledHeaders';

const claim = claimsOf(page);

claim('This grid sets the background of its headers with a class', async () => {
  await show(<StyledHeaders />);
  const headers = [...document.querySelectorAll('.MuiDataGrid-columnHeader')];
  expect(headers).toHaveLength(3);
  for (const header of headers) {
    expect(getComputedStyle(header).backgroundColor).toBe('rgb(14, 60, 90)');
  }
});

claim(
  'a call without it now keeps the other rows selected. selectRows does what it did',
  async () => {
    const api: { current: GridApi | null } = { current: null };
    const columns = [{ field: 'id' }];
    const screen = await show(
      <div style={{ height: 300, width: 300 }}>
        <DataGridPro apiRef={api} rows={[{ id: 1 }, { id: 2 }, { id: 3 }]} columns={columns} />
      </div>,
    );
    await expect.element(screen.getByRole('gridcell', { name: '3' })).toBeVisible();
    const selected = () => [...(api.current?.getSelectedRows().keys() ?? [])];
    api.current?.selectRow(1);
    api.current?.selectRow(2, true);
    expect(selected()).toEqual([1, 2]);
    api.current?.selectRows([3], true);
    expect(selected()).toEqual([1, 2, 3]);
    api.current?.selectRow(1, true, true);
    expect(selected()).toEqual([1]);
    api.current?.selectRows([2, 3], true, true);
    expect(selected()).toEqual([2, 3]);
  },
);
