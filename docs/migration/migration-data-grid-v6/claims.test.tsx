import { DataGrid, GridToolbar } from '@mui/x-data-grid';
import { claimsOf, show } from 'claims';
import { cells } from 'claims/grids';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import page from './index.mdx?raw';
import ValueFunctions from './ValueFunctions';

const claim = claimsOf(page);

claim('total reads two fields of its row, price is formatted from its value alone', async () => {
  await show(<ValueFunctions />);
  expect(cells('price')).toEqual(['$48.50', '$189.00', '$3.20']);
  expect(cells('total')).toEqual(['$97.00', '$189.00', '$80.00']);
});

claim('the rows keep their height, and the menu still marks the density of the prop', async () => {
  const screen = await show(
    <DataGrid
      label="Orders"
      rows={[{ id: 1, name: 'Lamp' }]}
      columns={[{ field: 'name' }]}
      density="compact"
      showToolbar
      slots={{ toolbar: GridToolbar }}
    />,
  );
  const height = () => document.querySelector('[role=row][data-id]')?.clientHeight;
  await expect.poll(() => cells('name')).toEqual(['Lamp']);
  const before = height();
  const open = () => userEvent.click(screen.getByRole('button', { name: 'Density' }));
  await open();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Comfortable' }));
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
  expect(height()).toBe(before);
  await open();
  await expect
    .element(screen.getByRole('menuitem', { name: 'Compact' }))
    .toHaveClass('Mui-selected');
});
