import type { Product, ProductId } from './types';

/** The version that the unversioned pages describe. */
export const currentVersion = '8.1.0';

/** Path of the page that explains the plans, without the base path. Pro and Premium badges link to it. */
export const licensingPath = '/introduction/licensing/';

const family: Product = {
  id: 'introduction',
  categoryId: 'x',
  name: 'MUI X',
  shortName: 'MUI X',
  metadata: '',
  summary: 'Installation, licensing and what all components share',
  pathPrefixes: [],
  overviewPath: '/introduction/',
  packages: {},
};

/** The family first, then its products in the order of the navigation. */
export const products: readonly Product[] = [
  family,
  {
    id: 'x-data-grid',
    categoryId: 'x',
    name: 'Data Grid',
    shortName: 'Data Grid',
    metadata: 'MUI X',
    summary: 'Tables that sort, filter, edit and group large data',
    pathPrefixes: ['/react-data-grid', '/api/data-grid'],
    overviewPath: '/react-data-grid/',
    packages: {
      '@mui/x-data-grid': '8.1.0',
      '@mui/x-data-grid-pro': '8.1.0',
      '@mui/x-data-grid-premium': '8.1.0',
    },
    complete: true,
  },
  {
    id: 'x-date-pickers',
    categoryId: 'x',
    name: 'Date and Time Pickers',
    shortName: 'Pickers',
    metadata: 'MUI X',
    summary: 'Fields, calendars and clocks for dates, times and ranges',
    isCentered: true,
    pathPrefixes: ['/react-date-pickers', '/api/date-pickers'],
    overviewPath: '/react-date-pickers/',
    packages: {
      '@mui/x-date-pickers': '8.1.0',
      // 8.1.0 of the pro package cannot be installed; this is the nearest release that can.
      '@mui/x-date-pickers-pro': '8.2.0',
    },
    complete: true,
  },
  {
    id: 'x-charts',
    categoryId: 'x',
    name: 'Charts',
    shortName: 'Charts',
    metadata: 'MUI X',
    summary: 'Bars, lines, pies and more, drawn as SVG',
    pathPrefixes: ['/react-charts', '/api/charts'],
    overviewPath: '/react-charts/',
    packages: {
      '@mui/x-charts': '8.1.0',
      // Nearest release, as for the pickers.
      '@mui/x-charts-pro': '8.2.0',
    },
    complete: true,
  },
  {
    id: 'x-tree-view',
    categoryId: 'x',
    name: 'Tree View',
    shortName: 'Tree View',
    metadata: 'MUI X',
    summary: 'Nested items to expand, select and edit',
    pathPrefixes: ['/react-tree-view', '/api/tree-view'],
    overviewPath: '/react-tree-view/',
    packages: {
      '@mui/x-tree-view': '8.1.0',
      // Nearest release, as for the pickers.
      '@mui/x-tree-view-pro': '8.6.0',
    },
    complete: true,
  },
];

/** Returns the segment of a product below `/api/`, such as `tree-view`; undefined for the family, which has no reference. */
export const apiSlugOf = ({ pathPrefixes }: Product): string | undefined =>
  pathPrefixes.flatMap((prefix) => /^\/api\/(.+)/.exec(prefix)?.[1] ?? [])[0];

/** Returns the product with an id; the family if the id isn't one of ours. */
export function productById(id: ProductId | (string & {})): Product {
  return products.find((product) => product.id === id) ?? family;
}
