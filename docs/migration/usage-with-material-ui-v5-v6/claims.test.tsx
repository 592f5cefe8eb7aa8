import { claimsOf } from 'claims';
import { failing, supportOf } from 'claims/support';
import { expect } from 'vitest';
import page from './index.mdx?raw';

const claim = claimsOf(page);

claim('Vite needs no setting, with Material UI 5 or 6', () => {
  expect([supportOf('19', '5'), supportOf('19', '6')].flatMap(failing)).toEqual([]);
});
