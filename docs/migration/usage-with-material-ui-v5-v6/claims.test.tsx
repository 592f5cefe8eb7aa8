import { claimsOf } from 'claims';
import { failing, supportOf } from 'claims/support';
import { expect } from 'vitest';
import material from '../../../node_modules/@mui/material/package.json';
import charts from '../../../node_modules/@mui/x-charts/package.json';
import grid from '../../../node_modules/@mui/x-data-grid/package.json';
import pickers from '../../../node_modules/@mui/x-date-pickers/package.json';
import trees from '../../../node_modules/@mui/x-tree-view/package.json';
import page from './index.mdx?raw';

const claim = claimsOf(page);

claim('Vite needs no setting, with Material UI 5 or 6', () => {
  expect([supportOf('19', '5'), supportOf('19', '6')].flatMap(failing)).toEqual([]);
});

claim('8 | 5.15.14 and later, 6, 7', () => {
  for (const { peerDependencies } of [charts, grid, pickers, trees]) {
    expect(peerDependencies['@mui/material']).toBe('^5.15.14 || ^6.0.0 || ^7.0.0');
  }
});

claim('the packages of Emotion are optional peers', () => {
  for (const { peerDependenciesMeta } of [material, charts, grid, pickers, trees]) {
    expect(peerDependenciesMeta).toMatchObject({
      '@emotion/react': { optional: true },
      '@emotion/styled': { optional: true },
    });
  }
});
