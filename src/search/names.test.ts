import { describe, expect, it } from 'vitest';
import { addresses, engineOf, page, row } from './__fixtures__/pages';
import { inIndexOrder } from './indexPages';
import type { SearchPage } from './types';

describe('names', () => {
  const grid = (plan: 'data-grid' | 'data-grid-pro', rows: string[]): SearchPage =>
    page(`/api/data-grid/${plan}/`, plan === 'data-grid' ? 'DataGrid' : 'DataGridPro', '', {
      tags: plan === 'data-grid' ? [] : ['pro'],
      sections: rows.map((id) => row(id, id.replace(/^[a-z]+-/, ''), '')),
    });
  const own = inIndexOrder([
    grid('data-grid', ['prop-onCellClick', 'slot-cell', 'prop-cellModesModel', 'prop-rows']),
    grid('data-grid-pro', ['prop-onCellClick', 'slot-cell', 'prop-pinnedColumns', 'prop-rows']),
    page('/api/data-grid/grid-col-def/', 'GridColDef', '', {
      sections: [
        row('member-groupingValueGetter', 'groupingValueGetter', ''),
        row('member-valueGetter', 'valueGetter', ''),
        { ...row('member-pinnable', 'pinnable', ''), plan: 'pro' as const },
      ],
    }),
    page('/api/charts/bar-chart/', 'BarChart', '', {
      sections: [row('prop-onItemClick', 'onItemClick', '')],
    }),
    page('/api/charts/pie-chart/', 'PieChart', '', {
      sections: [row('prop-onItemClick', 'onItemClick', '')],
    }),
    page('/react-data-grid/', 'Overview', 'Rows and columns.'),
    page('/introduction/licensing/', 'Licensing', '', {
      sections: [
        { id: '', heading: '', text: 'Plans.', code: '' },
        { id: 'watermark', heading: 'Read the watermark', text: 'Set the key.', code: '' },
        { id: 'error', heading: 'Can not find the context', text: '', code: '' },
      ],
    }),
  ]);
  const names = engineOf(own);
  const first = (query: string): string | undefined => addresses(names, query)[0];
  it.each([
    ['valueGetter', '/api/data-grid/grid-col-def/#member-valueGetter'],
    ['valuegetter', '/api/data-grid/grid-col-def/#member-valueGetter'],
    ['valueG', '/api/data-grid/grid-col-def/#member-valueGetter'],
    ['valueGeter', '/api/data-grid/grid-col-def/#member-valueGetter'],
    ['cell click', '/api/data-grid/data-grid/#prop-onCellClick'],
    ['cellClick', '/api/data-grid/data-grid/#prop-onCellClick'],
    ['MuiDataGrid-cell', '/api/data-grid/data-grid/#slot-cell'],
    ['freeze columns', '/api/data-grid/data-grid-pro/#prop-pinnedColumns'],
    ['onItemClick', '/api/charts/bar-chart/#prop-onItemClick'],
    ['PieChart onItemClick', '/api/charts/pie-chart/#prop-onItemClick'],
    ['PieChart.onItemClick', '/api/charts/pie-chart/#prop-onItemClick'],
    ['rowData', '/api/data-grid/data-grid/#prop-rows'],
    ['DataGrid', '/api/data-grid/data-grid/'],
    ['remove watermark', '/introduction/licensing/#watermark'],
    ['Error: Can not find the context', '/introduction/licensing/#error'],
  ])('%s leads to %s', (query, address) => expect(first(query)).toBe(address));
  it('the hit for a row includes the plan that the row requires', () =>
    expect(names.search('pinnable').hits[0]?.section?.plan).toBe('pro'));
  it('the name of another library leads only to the equivalent product', () => {
    expect(addresses(names, 'ag-grid')).toEqual(['/react-data-grid/']);
    expect(names.search('ag-grid').other).toBe('/react-data-grid/');
    expect(names.search('rows').other).toBeUndefined();
  });
  it.each(['nope zzzz', 'cell zzzzzz', 'xqzzt'])('%s finds nothing', (query) =>
    expect(addresses(names, query)).toEqual([]),
  );
  it('suggests similar names for a misspelled one', () =>
    expect(names.nearest('valuGetr').map(({ name }) => name)).toContain('valueGetter'));
  it('suggests names similar to the words of a query with several', () => {
    const found = names.nearest('xqzzt valuGetr onCelClik').map(({ name }) => name);
    expect(found).toEqual(expect.arrayContaining(['valueGetter', 'onCellClick']));
  });
  it('ranks an exact name first, even outside the product being read', () =>
    expect(addresses(names, 'valueGetter', 'x-charts')[0]).toBe(
      '/api/data-grid/grid-col-def/#member-valueGetter',
    ));
});
