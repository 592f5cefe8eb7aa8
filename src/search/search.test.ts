import { describe, expect, it } from 'vitest';
import { addresses, engine, engineOf, page, pages, row, search } from './__fixtures__/pages';
import { createEngine, IndexError } from './browser/engine';
import { inIndexOrder, indexPages } from './indexPages';
import { namesOf } from './namesFile';
import type { SearchPage } from './types';

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

  it('finds a page by a keyword that is a stop word, before rows of that name', () => {
    const gallery = page('/gallery/', 'Gallery', 'All demos.', { keywords: ['examples'] });
    const assistant = api('assistant/', 'Assistant', {
      sections: [row('prop-examples', 'examples', 'Shown in the prompt.')],
    });
    expect(first([...pages, gallery, assistant], 'examples')).toBe('/gallery/');
  });

  it('ranks an exact name above a longer name that contains it', () => {
    const gauges = [api('gauge-container/', 'GaugeContainer'), api('gauge/', 'Gauge')];
    expect(first([...pages, ...gauges], 'gauge')).toBe('/api/charts/gauge/');
  });

  it('ranks the page with more incoming links first among equal matches', () => {
    const two = [api('a-chart/', 'AChart'), api('b-chart/', 'BChart', { linkedFrom: 60 })];
    expect(first(two, 'width')).toBe('/api/charts/b-chart/');
    expect(first([two[0]!, api('b-chart/', 'BChart')], 'width')).toBe('/api/charts/a-chart/');
  });

  it('ranks the page that defines a name above the list of all names', () => {
    const names = ['BarChart', 'BarChartPro', 'BarChartSlots', 'BarChartClasses'];
    const index = page('/api/charts/', 'Charts API', '', {
      sections: names.map((name) => row(name, name, name)),
    });
    const own = names.map((name) => api(`${name.toLowerCase()}/`, name));
    expect(first([index, ...own], 'BarCh')).toBe('/api/charts/barchart/');
  });

  it('does not rank a page higher for having many names that start with a query word', () => {
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

  it('joins neighboring words after correcting their spelling', () => {
    const own = [
      page('/api/date-pickers/date-range-picker/', 'DateRangePicker', 'Pick two days.'),
      page('/react-date-pickers/', 'Date and Time Pickers', 'A picker of a date or a range.'),
    ];
    expect(first(own, 'date ragne picker')).toBe('/api/date-pickers/date-range-picker/');
    const ordered = inIndexOrder(own);
    const { query } = engineOf(ordered).search('date ragne picker');
    expect(query.corrected).toBe('date range picker');
    expect(query.groups[0]?.terms).toContainEqual({ text: 'daterangepicker', weight: 1 });
  });

  it('ranks the page about a topic first, unless the query is about upgrading', () => {
    expect(search('column pinning')[0]).toBe('/react-data-grid/column-pinning/');
    expect(search('column pinning').indexOf('/migration/migration-data-grid-v7/')).toBeGreaterThan(
      0,
    );
    expect(search('upgrade grid to v8')[0]).toBe('/migration/migration-data-grid-v7/');
  });
  it('ranks pages of the product being read first', () => {
    expect(search('selection', 'x-tree-view')[0]).toBe('/react-tree-view/selection/');
    expect(search('selection', 'x-data-grid')[0]).toBe('/react-data-grid/row-selection/');
  });
  it('ranks pages of the product that the query names first', () => {
    expect(search('tree view selection')[0]).toBe('/react-tree-view/selection/');
  });
  it('ranks the overview of a product first for its name in plain words', () => {
    const overview = page('/react-data-grid/', 'MUI X Data Grid', 'Shows rows.');
    expect(first([...pages, overview], 'data grid')).toBe('/react-data-grid/');
    expect(first([...pages, overview], 'DataGrid')).toBe('/api/data-grid/data-grid/');
  });
  it('prefers the page that has more of the words', () => {
    expect(search('row selection ids').indexOf('/react-data-grid/row-selection/')).toBe(0);
  });
  it('merges a row that several plans share into one hit, on the page of the lowest plan', () => {
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
  it('finds pages by synonyms, misspellings, and names in any case', () => {
    expect(search('freeze columns')[0]).toBe('/react-data-grid/column-pinning/');
    expect(search('legned')[0]).toBe('/react-charts/legend/');
    expect(search('DATAGRIDPRO')[0]).toBe('/api/data-grid/data-grid-pro/');
  });
  it('finds the section that explains an error message, and ignores "Next steps" sections', () => {
    const sections = [
      { id: '', heading: '', text: 'Rows have ids.', code: '' },
      {
        id: 'when-something-goes-wrong',
        heading: 'When something goes wrong',
        text: 'All rows need a unique id. Two rows share one.',
        code: '',
        leads: ['All rows need a unique id.', 'It is empty.'],
      },
      { id: 'next-steps', heading: 'Next steps', text: 'Filtering narrows a list.', code: '' },
    ];
    const own = engineOf(
      inIndexOrder([
        page('/react-data-grid/row-definition/', 'Row definition', '', { sections }),
        page('/react-data-grid/row-height/', 'Row height', 'The id of a row, and its height.'),
      ]),
    );
    expect(addresses(own, 'MUI X: All rows need a unique id')[0]).toBe(
      '/react-data-grid/row-definition/#when-something-goes-wrong',
    );
    expect(addresses(own, 'narrows')).toEqual([]);
    expect(addresses(own, 'next steps')).toEqual([]);
  });
  it('does not take the label of a paragraph in many sections for a message', () => {
    const leadsOf = (count: number): string[][][] => {
      const sections = Array.from({ length: count }, (_, at) => ({
        id: `entry-${at}`,
        heading: 'Entry',
        text: 'Codemod: renames it.',
        code: '',
        leads: at === 0 ? ['It throws.', 'Codemod:'] : ['Codemod:'],
      }));
      return indexPages([page('/migration/a/', 'Migrate', '', { sections })], 'test').leads;
    };
    expect(leadsOf(1)).toEqual([[['entry-0', 'It throws.', 'Codemod:']]]);
    expect(leadsOf(9)).toEqual([[['entry-0', 'It throws.']]]);
  });
  it('finds the section whose lead is the message, not one whose heading is a part of it', () => {
    const sections = [
      { id: 'when-it-fails', heading: 'Date and time pickers', text: 'They need it.', code: '' },
      {
        id: 'context',
        heading: 'Context',
        text: 'No context for the date and time pickers. Add the provider.',
        code: '',
        leads: ['No context for the date and time pickers.'],
      },
    ];
    const own = engineOf(
      inIndexOrder([page('/introduction/installation/', 'Installation', '', { sections })]),
    );
    expect(addresses(own, 'No context for the date and time pickers')[0]).toBe(
      '/introduction/installation/#context',
    );
  });
  it('scores the row of an API name high, except when the query is a question or about upgrading', () => {
    const scoreOf = (query: string): number =>
      engine.search(query).hits.find(({ section }) => section?.isRow)?.score ?? 0;
    expect(scoreOf('rowSelectionModel')).toBeGreaterThan(5);
    expect(scoreOf('rowSelectionModel v8')).toBeLessThan(5);
    expect(scoreOf('when does a click change rowSelectionModel')).toBeLessThan(1);
  });
  it('finds nothing for an empty query or an unknown word', () => {
    expect(search('')).toEqual([]);
    expect(search('qqqqqqqq')).toEqual([]);
  });
});

describe('the index', () => {
  it('is rejected when it is damaged', () => {
    const names = namesOf(pages, 'test', []);
    const file = indexPages(pages, 'test');
    expect(() =>
      createEngine(names, { ...file, numbers: file.numbers.map((text) => text.slice(0, -1)) }),
    ).toThrow(IndexError);
    expect(() => createEngine({} as typeof names)).toThrow(IndexError);
  });
  it('answers from names alone until the texts load', () => {
    const named = createEngine(namesOf(pages, 'test', []));
    expect(addresses(named, 'rowSelectionModel')[0]).toBe(
      '/api/data-grid/data-grid/#prop-rowSelectionModel',
    );
    expect(addresses(named, 'column pinning')[0]).toBe('/react-data-grid/column-pinning/');
    expect(addresses(named, 'scrolls')).toEqual([]);
    expect(addresses(engine, 'scrolls')).toEqual(['/react-data-grid/column-pinning/']);
  });
});
