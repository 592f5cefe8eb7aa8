import { claimsOf, show } from 'claims';
import { cells } from 'claims/grids';
import { expect } from 'vitest';
import page from './index.mdx?raw';
import ValueFunctions from './ValueFunctions';

const claim = claimsOf(page);

claim('total reads two fields of its row, price is formatted from its value alone', async () => {
  await show(<ValueFunctions />);
  expect(cells('price')).toEqual(['$48.50', '$189.00', '$3.20']);
  expect(cells('total')).toEqual(['$97.00', '$189.00', '$80.00']);
});
