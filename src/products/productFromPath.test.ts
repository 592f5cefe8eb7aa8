import { describe, expect, it } from 'vitest';
import { productFromPath } from './productFromPath';
import { productById, products } from './registry';

const idOf = (path: unknown, baseUrl?: string) => productFromPath(path, { baseUrl }).id;

describe('productFromPath', () => {
  it.each([
    ['/x/react-data-grid/', 'x-data-grid'],
    ['/x/react-data-grid/column-visibility/', 'x-data-grid'],
    ['/x/api/data-grid/grid-col-def/', 'x-data-grid'],
    ['/x/react-date-pickers/date-picker/', 'x-date-pickers'],
    ['/x/api/date-pickers/', 'x-date-pickers'],
    ['/x/react-charts/bars/', 'x-charts'],
    ['/x/api/charts/bar-chart/', 'x-charts'],
    ['/x/react-tree-view/rich-tree-view/items/', 'x-tree-view'],
    ['/x/api/tree-view/tree-item/', 'x-tree-view'],
    ['/x/introduction/installation/', 'introduction'],
    ['/x/migration/migration-data-grid-v7/', 'introduction'],
    ['/x/migration/migration-tree-view-lab/', 'introduction'],
    ['/x/playground/react-data-grid/quickstart/Basic/', 'introduction'],
    ['/x/blog/', 'introduction'],
    ['/x/api/', 'introduction'],
    ['/x/', 'introduction'],
  ])('%s belongs to %s', (path, id) => {
    expect(idOf(path)).toBe(id);
  });

  it.each([
    ['no base path', '/react-data-grid/layout/'],
    ['no leading slash', 'react-data-grid'],
    ['no trailing slash', '/x/react-data-grid'],
    ['query', '/x/react-data-grid?a=/x/react-charts/'],
    ['hash', '/x/react-data-grid/#/x/react-charts/'],
    ['frozen version', '/x/8.0.0/react-data-grid/layout/'],
    ['major version', '/x/v7/react-data-grid/'],
    ['pre-release', '/x/9.0.0-alpha.1/react-data-grid/'],
    ['next', '/x/next/api/data-grid/data-grid/'],
    ['language before the base path', '/fr/x/react-data-grid/'],
    ['language after the base path', '/x/fr/react-data-grid/'],
    ['region', '/x/zh-CN/react-data-grid/'],
    ['language and version', '/x/pt-BR/8.0.0/react-data-grid/'],
    ['language without base path', '/de/react-data-grid/'],
    ['full address', 'https://v7.mui.com/x/react-data-grid/?a=1#b'],
    ['address with a port', 'http://localhost:3000/x/react-data-grid/'],
    ['double slashes', '//x//react-data-grid///layout'],
    ['dot segments', '/x/react-charts/../react-data-grid/./layout/'],
    ['escapes', '/x/react%2Ddata-grid/'],
    ['a broken escape elsewhere', '/x/react-data-grid/%E0%A4%A/'],
    ['upper case', '/X/React-Data-Grid/Layout/'],
    ['white space around', '  /x/react-data-grid/\n'],
  ])('recognizes a Data Grid path: %s', (_, path) => {
    expect(idOf(path)).toBe('x-data-grid');
  });

  it.each([
    '/x/react-data-grid-foo/',
    '/x/react-data-gri/',
    '/x/data-grid/',
    '/x/api/data-grid-pro/',
    '/x/api-data-grid/',
    '/x/guides/react-data-grid/',
    '/react-data%-grid/',
    '/x/%E0%A4%A/react-data-grid/',
    'https://example.com',
    'https://example.com?/react-data-grid',
    '',
    '/',
    '//',
    '?',
    '#react-data-grid',
    'x',
    'fr',
    '/../..',
  ])('does not mistake %j for a Data Grid path', (path) => {
    expect(idOf(path)).toBe('introduction');
  });

  it.each([undefined, null, 0, NaN, {}, [], ['/x/react-data-grid/'], Symbol('x'), () => 1])(
    'returns the product family for a value that is not a string',
    (junk) => {
      expect(idOf(junk)).toBe('introduction');
    },
  );

  it('accepts another base path, including one with several segments or none', () => {
    expect(idOf('/docs/mui/react-charts/', '/docs/mui/')).toBe('x-charts');
    expect(idOf('/react-charts/', '/')).toBe('x-charts');
    expect(idOf('/x/fr/react-charts/', '/x/fr/')).toBe('x-charts');
    expect(idOf('/x/react-charts/', '/')).toBe('introduction');
  });
});

describe('products', () => {
  it('are found by id, and an unknown id gives the family', () => {
    for (const product of products) {
      expect(productById(product.id)).toBe(product);
    }
    expect(productById('x-scheduler').id).toBe('introduction');
  });

  it('have overview paths that lead back to them, and consistent metadata', () => {
    for (const product of products) {
      expect(productFromPath(product.overviewPath)).toBe(product);
      expect(product.overviewPath).toMatch(/^\/.+\/$/);
      expect(product.metadata).toBe(product.id === 'introduction' ? '' : 'MUI X');
      expect(product.categoryId).toBe('x');
    }
  });
});
