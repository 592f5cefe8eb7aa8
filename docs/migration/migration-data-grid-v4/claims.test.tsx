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
