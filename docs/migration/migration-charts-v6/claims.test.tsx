import { claimsOf } from 'claims';
import { supportOf } from 'claims/support';
import { expect } from 'vitest';
import page from './index.mdx?raw';

const claim = claimsOf(page);

claim('and React 17, 18 or 19', () => {
  expect(supportOf('17', '7', '7.29.1')).toMatchObject({ BarChart: true, LineChart: true });
});
