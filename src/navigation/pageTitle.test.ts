import { describe, expect, it } from 'vitest';
import { formatTitle } from './pageTitle';

const siteTitle = 'MUI X';
const format = (title: string | undefined, productName: string, pathname: string) =>
  formatTitle({ title, productName, siteTitle, pathname });

describe('formatTitle', () => {
  it.each([
    [
      'Column visibility',
      'Data Grid',
      '/x/react-data-grid/column-visibility/',
      'Column visibility - Data Grid - MUI X',
    ],
    ['Installation', 'MUI X', '/x/introduction/installation/', 'Installation - MUI X'],
    ['Charts overview', 'Charts', '/x/react-charts/', 'Charts overview - Charts - MUI X'],
    ['Charts', 'Charts', '/x/react-charts/', 'Charts - MUI X'],
    [undefined, 'MUI X', '/x/', 'MUI X'],
    ['', 'MUI X', '/x/', 'MUI X'],
    ['MUI X', 'MUI X', '/x/', 'MUI X'],
    ['DataGrid', 'Data Grid', '/x/api/data-grid/data-grid/', 'DataGrid API - Data Grid - MUI X'],
    ['API reference', 'Data Grid', '/x/api/data-grid/', 'API reference - Data Grid - MUI X'],
    ['GridApi', 'Data Grid', '/x/8.0.0/api/data-grid/grid-api/', 'GridApi API - Data Grid - MUI X'],
    ['News - MUI X', 'MUI X', '/x/blog/', 'News - MUI X'],
    [
      'Layout - Data Grid - MUI X',
      'Data Grid',
      '/x/react-data-grid/layout/',
      'Layout - Data Grid - MUI X',
    ],
    ['  Layout ', 'Data Grid', '/x/react-data-grid/layout/', 'Layout - Data Grid - MUI X'],
    [
      'Server-side data',
      'Data Grid',
      '/x/react-data-grid/server-side-data/',
      'Server-side data - Data Grid - MUI X',
    ],
  ])('formats %j of %s at %s', (title, productName, pathname, expected) => {
    expect(format(title, productName, pathname)).toBe(expected);
  });
});
