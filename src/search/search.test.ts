import { describe, expect, it } from 'vitest';
import { detailsOf, excerptOf } from './browser/details';
import { createEngine, IndexError } from './browser/engine';
import { inIndexOrder, indexPages } from './indexPages';
import { markWords, piecesOf } from './browser/marks';
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
const engine = createEngine(indexPages(pages, 'test'));
const search = (query: string, product?: 'x-data-grid' | 'x-tree-view'): string[] =>
  engine
    .search(query, { product })
    .pages.filter(({ score }) => score > 0)
    .map(({ id }) => pages[id]!.path);

describe('ranking', () => {
  const first = (own: SearchPage[], query: string): string | undefined => {
    const ordered = inIndexOrder(own);
    const [best] = createEngine(indexPages(ordered, 'test')).search(query).pages;
    return ordered[best?.id ?? -1]?.path;
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
    const { plan } = createEngine(indexPages(ordered, 'test')).search('date ragne picker');
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
  it('puts the smallest plan first', () => {
    const found = search('rowSelectionModel').filter((path) => path.startsWith('/api/'));
    expect(found).toEqual(['/api/data-grid/data-grid/', '/api/data-grid/data-grid-pro/']);
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
    const file = indexPages(pages, 'test');
    expect(() => createEngine({ ...file, format: 99 })).toThrow(IndexError);
    expect(() =>
      createEngine({ ...file, pages: file.pages.map((text) => text.slice(0, -1)) }),
    ).toThrow(IndexError);
    expect(() => createEngine({} as typeof file)).toThrow(IndexError);
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
    const details = detailsOf(plan, 'DataGrid', shard!.pages[id]!);
    expect(details.sections.map(({ id: anchor }) => anchor)).toEqual(['prop-rowSelectionModel']);
    expect(details.excerpt?.text).toBe('The ids of the selected rows.');
  });
});
