import { describe, expect, it } from 'vitest';
import { detailsOf, excerptOf } from './browser/details';
import { createEngine, IndexError, type Engine } from './browser/engine';
import { inIndexOrder, indexPages, shardOf } from './indexPages';
import { markWords, piecesOf } from './browser/marks';
import { namesOf } from './namesFile';
import { planQuery } from './browser/plan';
import { shardPages } from './shards';
import type { SearchPage } from './types';
import { createVocabulary } from './browser/vocabulary';

const page = (
  path: string,
  title: string,
  text: string,
  more: Partial<SearchPage> = {},
): SearchPage => ({
  path,
  title,
  description: '',
  tags: [],
  trail: [],
  keywords: [],
  sections: [{ id: '', heading: '', text, code: '' }],
  ...more,
});
const row = (id: string, heading: string, text: string) => ({
  id,
  heading,
  text,
  code: '',
  isRow: true as const,
});

const pages = inIndexOrder([
  page(
    '/react-data-grid/column-pinning/',
    'Column pinning',
    'Keep columns in view at the start or the end while the rest scrolls.',
  ),
  page(
    '/react-data-grid/row-selection/',
    'Row selection',
    'Select rows by a click. The rowSelectionModel holds the ids.',
  ),
  page('/react-tree-view/selection/', 'Selection', 'Select items of the tree.'),
  page('/react-charts/legend/', 'Legend', 'The legend names each series.'),
  page(
    '/migration/migration-data-grid-v7/',
    'Upgrade the Data Grid to v8',
    'Column pinning and row selection changed. Breaking changes.',
  ),
  page('/api/data-grid/data-grid/', 'DataGrid', '', {
    sections: [
      { id: 'props', heading: 'Props', text: '', code: '' },
      row('prop-rowSelectionModel', 'rowSelectionModel', 'The ids of the selected rows.'),
      row('prop-columns', 'columns', 'The columns. Pinning is set elsewhere.'),
    ],
  }),
  page('/api/data-grid/data-grid-pro/', 'DataGridPro', '', {
    tags: ['pro'],
    sections: [row('prop-rowSelectionModel', 'rowSelectionModel', 'The ids of the selected rows.')],
  }),
]);
const engineOf = (ordered: readonly SearchPage[]): Engine =>
  createEngine(namesOf(ordered, 'test', shardOf), indexPages(ordered, 'test'));
const engine = engineOf(pages);
const search = (query: string, product?: 'x-data-grid' | 'x-tree-view'): string[] =>
  engine.search(query, { product }).hits.map(({ page: id }) => pages[id]!.path);
/** Where hits lead, as addresses. */
const addresses = (own: Engine, query: string, product?: 'x-data-grid' | 'x-charts'): string[] =>
  own
    .search(query, { product })
    .hits.map(({ page: id, section }) => own.entries[id]!.path + (section ? `#${section.id}` : ''));

describe('ranking', () => {
  const first = (own: SearchPage[], query: string): string | undefined => {
    const ordered = inIndexOrder(own);
    const [best] = engineOf(ordered).search(query).hits;
    return ordered[best?.page ?? -1]?.path;
  };
  const api = (path: string, title: string, more: Partial<SearchPage> = {}) =>
    page(`/api/charts/${path}`, title, '', {
      sections: [row('prop-width', 'width', 'The width.')],
      ...more,
    });

  it('takes a whole name at its word', () => {
    const gauges = [api('gauge-container/', 'GaugeContainer'), api('gauge/', 'Gauge')];
    expect(first([...pages, ...gauges], 'gauge')).toBe('/api/charts/gauge/');
  });

  it('puts of pages that answer alike the one that more pages lead to first', () => {
    const two = [api('a-chart/', 'AChart'), api('b-chart/', 'BChart', { linkedFrom: 60 })];
    expect(first(two, 'width')).toBe('/api/charts/b-chart/');
    expect(first([two[0]!, api('b-chart/', 'BChart')], 'width')).toBe('/api/charts/a-chart/');
  });

  it('puts the definition of a name before the list of all names', () => {
    const names = ['BarChart', 'BarChartPro', 'BarChartSlots', 'BarChartClasses'];
    const index = page('/api/charts/', 'Charts API', '', {
      sections: names.map((name) => row(name, name, name)),
    });
    const own = names.map((name) => api(`${name.toLowerCase()}/`, name));
    expect(first([index, ...own], 'BarCh')).toBe('/api/charts/barchart/');
  });

  it('takes names that a word may be the start of for guesses, however many a page has', () => {
    const names = ['Id', 'Ids', 'Content', 'Label', 'Depth', 'Icon', 'Checkbox', 'Input'];
    const others = [
      page('/react-tree-view/customization/', 'Item customization', 'Draw an item, or rename it.', {
        sections: names.map((name) =>
          row(name, `item${name}`, `After a rename item${name} is old.`),
        ),
      }),
      page('/react-tree-view/editing/', 'Label editing', 'Rename an item where it stands.', {
        description: 'Let people rename items.',
      }),
    ];
    expect(first([...pages, ...others], 'rename item')).toBe('/react-tree-view/editing/');
    expect(first([...pages, ...others], 'rename item ')).toBe('/react-tree-view/editing/');
  });

  it('joins words as they were meant, not as they were misspelled', () => {
    const own = [
      page('/api/date-pickers/date-range-picker/', 'DateRangePicker', 'Pick two days.'),
      page('/react-date-pickers/', 'Date and Time Pickers', 'A picker of a date or a range.'),
    ];
    expect(first(own, 'date ragne picker')).toBe('/api/date-pickers/date-range-picker/');
    const ordered = inIndexOrder(own);
    const { plan } = engineOf(ordered).search('date ragne picker');
    expect(plan.corrected).toBe('date range picker');
    expect(plan.groups[0]?.terms).toContainEqual({ text: 'daterangepicker', weight: 1 });
  });

  it('puts the page about it first, and the guide to upgrading last', () => {
    expect(search('column pinning')[0]).toBe('/react-data-grid/column-pinning/');
    expect(search('column pinning').indexOf('/migration/migration-data-grid-v7/')).toBeGreaterThan(
      0,
    );
    expect(search('upgrade grid to v8')[0]).toBe('/migration/migration-data-grid-v7/');
  });
  it('lets the product being read lead', () => {
    expect(search('selection', 'x-tree-view')[0]).toBe('/react-tree-view/selection/');
    expect(search('selection', 'x-data-grid')[0]).toBe('/react-data-grid/row-selection/');
  });
  it('follows the product that the query names', () => {
    expect(search('tree view selection')[0]).toBe('/react-tree-view/selection/');
  });
  it('prefers the page that has more of the words', () => {
    expect(search('row selection ids').indexOf('/react-data-grid/row-selection/')).toBe(0);
  });
  it('makes one hit of a row that several plans have, on the page of the smallest', () => {
    const [hit, ...rest] = engine.search('rowSelectionModel').hits.filter(({ section }) => section);
    expect(pages[hit!.page]!.path).toBe('/api/data-grid/data-grid/');
    expect(hit!.section).toEqual({
      id: 'prop-rowSelectionModel',
      heading: 'rowSelectionModel',
      isRow: true,
    });
    expect(hit!.others?.map((id) => pages[id]!.path)).toEqual(['/api/data-grid/data-grid-pro/']);
    expect(rest.filter(({ section }) => section?.isRow)).toEqual([]);
  });
  it('finds by other words and misspelled ones', () => {
    expect(search('freeze columns')[0]).toBe('/react-data-grid/column-pinning/');
    expect(search('legned')[0]).toBe('/react-charts/legend/');
    expect(search('DATAGRIDPRO')[0]).toBe('/api/data-grid/data-grid-pro/');
  });
  it('finds nothing for nothing', () => {
    expect(search('')).toEqual([]);
    expect(search('qqqqqqqq')).toEqual([]);
  });
});

describe('the index', () => {
  it('refuses another format and damage', () => {
    const names = namesOf(pages, 'test', shardOf);
    const file = indexPages(pages, 'test');
    expect(() => createEngine(names, { ...file, format: 99 })).toThrow(IndexError);
    expect(() => createEngine({ ...names, format: 99 }, file)).toThrow(IndexError);
    expect(() =>
      createEngine(names, { ...file, pages: file.pages.map((text) => text.slice(0, -1)) }),
    ).toThrow(IndexError);
    expect(() => createEngine({} as typeof names)).toThrow(IndexError);
  });
  it('answers by names alone until the texts have come', () => {
    const named = createEngine(namesOf(pages, 'test', shardOf));
    expect(addresses(named, 'rowSelectionModel')[0]).toBe(
      '/api/data-grid/data-grid/#prop-rowSelectionModel',
    );
    expect(addresses(named, 'column pinning')[0]).toBe('/react-data-grid/column-pinning/');
    expect(addresses(named, 'scrolls')).toEqual([]);
    expect(addresses(engine, 'scrolls')).toEqual(['/react-data-grid/column-pinning/']);
  });
});

describe('marks and excerpts', () => {
  it('mark words in all their forms, and names whole', () => {
    const marked = markWords('Pinned columns and rowSelectionModel', new Set(['pin', 'selection']));
    expect(piecesOf(marked)).toEqual(['', 'Pinned', ' columns and ', 'rowSelectionModel', '']);
  });
  it('keep markup as text', () => {
    expect(piecesOf(markWords('<b>row</b>', new Set(['row'])))).toEqual(['<b>', 'row', '</b>']);
  });
  it('cut a long text around its first marked word', () => {
    const text = `${'before '.repeat(40)}target ${'after '.repeat(60)}`.trim();
    const { text: cut, marks } = excerptOf(markWords(text, new Set(['target'])));
    expect(cut.length).toBeLessThan(170);
    expect(marks.map(([start, end]) => cut.slice(start, end))).toEqual(['target']);
  });
  it('lead to the sections that match, rows by their names first', () => {
    const [shard] = shardPages(pages);
    const id = pages.findIndex(({ path }) => path === '/api/data-grid/data-grid/');
    const plan = planQuery(
      'rowSelectionModel ',
      createVocabulary(new Map([['rowselectionmodel', 2]])),
    );
    const sections = shard!.pages[id]!;
    const details = detailsOf(plan, sections, { title: 'DataGrid' });
    expect(details.sections.map(({ id: anchor }) => anchor)).toEqual(['prop-rowSelectionModel']);
    expect(details.excerpt?.text).toBe('The ids of the selected rows.');
    expect(details.section).toBeUndefined();
    const other = detailsOf(plan, sections, { title: 'DataGrid', section: 'prop-columns' });
    expect(other.excerpt?.text).toBe('The columns. Pinning is set elsewhere.');
  });
  it('find the section that answers by its text', () => {
    const plan = planQuery('zigzag', createVocabulary(new Map([['zigzag', 1]])));
    const { section, excerpt } = detailsOf(
      plan,
      [
        ['', '', 'About rows.'],
        ['looks', 'Looks', 'Every second row has a zigzag.'],
      ],
      { title: 'Rows' },
    );
    expect(section?.id).toBe('looks');
    expect(excerpt?.text).toBe('Every second row has a zigzag.');
  });
});

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
  it('are marked with the plan that a row needs', () =>
    expect(names.search('pinnable').hits[0]?.section?.plan).toBe('pro'));
  it('of another library lead to the product that does the same, and nowhere else', () => {
    expect(addresses(names, 'ag-grid')).toEqual(['/react-data-grid/']);
    expect(names.search('ag-grid').other).toBe('/react-data-grid/');
    expect(names.search('rows').other).toBeUndefined();
  });
  it.each(['nope zzzz', 'cell zzzzzz', 'xqzzt'])('%s finds nothing', (query) =>
    expect(addresses(names, query)).toEqual([]),
  );
  it('that are near are told to whoever found nothing', () =>
    expect(names.nearest('valuGetr').map(({ name }) => name)).toContain('valueGetter'));
  it('hide an exact name elsewhere never behind the product being read', () =>
    expect(addresses(names, 'valueGetter', 'x-charts')[0]).toBe(
      '/api/data-grid/grid-col-def/#member-valueGetter',
    ));
});
