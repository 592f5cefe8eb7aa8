import { describe, expect, it, vi } from 'vitest';
import { files, sortingCopy } from './__fixtures__/site';
import { createSearch } from './searchSite';
import { callTool, tools } from './server';
import { schemaOf } from './fields';
import { openSite } from './site';

const site = openSite({ name: 'the fixture', read: async (file) => files.get(file) });
const context = { site, search: createSearch(site) };

/** Returns the text of an answer, and whether it is an error. */
async function ask(name: string, given: Record<string, unknown> = {}) {
  const { content, isError = false } = await callTool(name, given, context);
  const [part] = content;
  return { text: part?.type === 'text' ? part.text : '', isError };
}
const textOf = async (name: string, given: Record<string, unknown> = {}): Promise<string> => {
  const { text, isError } = await ask(name, given);
  expect(isError, text).toBe(false);
  return text;
};
const errorOf = async (name: string, given: Record<string, unknown> = {}): Promise<string> => {
  const { text, isError } = await ask(name, given);
  expect(isError, text).toBe(true);
  return text;
};

describe('every tool', () => {
  it('describes its input as JSON Schema', () => {
    for (const { fields, description } of tools) {
      const schema = schemaOf(fields);
      expect(description.length).toBeGreaterThan(20);
      expect(Object.keys(schema.properties)).toEqual(Object.keys(fields));
      expect(JSON.stringify(schema.properties)).not.toContain('"required"');
    }
  });
  it('reports missing, unknown, and invalid fields', async () => {
    expect(await errorOf('search', { quer: 'a', limit: 0 })).toBe(
      [
        'There is no field "quer". Did you mean "query"? The fields are "query", "product", "version" and "limit".',
        '"query" is missing. Words of a task, or a name: "hide a column", "valueGetter", "DateRangePicker".',
        '"limit" must be a whole number from 1 to 30; found 0.',
      ].join('\n'),
    );
    expect(await errorOf('list_versions', { product: 'charts' })).toBe(
      'There is no field "product". It takes none.',
    );
    expect(await errorOf('search', { query: 7 })).toBe('"query" must be a string; found 7.');
    expect(await errorOf('read_page', { page: 'a', offset: 1.5 })).toBe(
      '"offset" must be a whole number of at least 0; found 1.5.',
    );
    expect(await errorOf('searches')).toMatch(
      /^There is no tool "searches"\. Did you mean "search"/,
    );
  });
  it('repeats no more of its input than it needs', async () => {
    const long = `${'\u001b[2J'}${'a'.repeat(100_000)}`;
    for (const text of await Promise.all([
      errorOf(long),
      errorOf('search', { [long]: 1 }),
      errorOf('search', Object.fromEntries(Array.from({ length: 5000 }, (_, at) => [at, 1]))),
      errorOf('search', { query: long }),
      errorOf('search', { query: 'a', product: long }),
      errorOf('search', { query: 'a', limit: long }),
      errorOf('search', { query: 'a', limit: { long } }),
      ...['read_page', 'read_api'].map((name) => errorOf(name, { page: long, name: long })),
    ])) {
      expect(text.length).toBeLessThan(30_000);
      expect(text).not.toMatch(/a{101}|\p{Cc}(?<!\n)/u);
    }
    const name = `${'a'.repeat(300)}\u001b\ud800`;
    for (const text of await Promise.all([
      errorOf('read_page', { page: name }),
      errorOf('read_page', { page: `sorting/${name}` }),
      errorOf('read_page', { page: 'react-data-grid/sorting', section: name }),
      errorOf('read_page', { page: 'react-data-grid/sorting', version: name }),
      errorOf('read_api', { name }),
      errorOf('read_api', { name: 'DataGrid', member: name }),
      errorOf('search', { query: name }),
    ])) {
      expect(text.length).toBeLessThan(500);
      expect(text).not.toMatch(/a{101}|\p{Cc}(?<!\n)|\p{Cs}/u);
    }
    expect(await errorOf('search', { query: '\u0000' })).toMatch(/^"query" is empty/);
    expect(await errorOf('search', { query: long })).toBe(
      '"query" must have at most 500 characters; found 100,004.',
    );
  });
  it('answers without details when a site has an unexpected form', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const strange = openSite({
      name: 'the fixture',
      read: async (file) => (file.startsWith('api/data-grid/') ? '{}' : files.get(file)),
    });
    const { content, isError } = await callTool(
      'read_api',
      { name: 'DataGrid', member: 'sortModel' },
      { site: strange, search: createSearch(strange) },
    );
    expect(isError).toBe(true);
    expect(content).toEqual([{ type: 'text', text: 'The documentation has an unexpected form.' }]);
    expect(logged).toHaveBeenCalledOnce();
    logged.mockRestore();
  });
  it('rejects an unknown version', async () => {
    const message = 'There is no version "7". The versions are "8.1.0" and "8.0.0".';
    expect(await errorOf('search', { query: 'sort', version: '7' })).toBe(message);
    expect(await errorOf('read_page', { page: 'react-charts/lines', version: '7' })).toBe(message);
    expect(await errorOf('read_api', { name: 'DataGrid', version: '7' })).toBe(message);
    expect(await errorOf('what_changed', { from: '7' })).toBe(message);
  });
});

describe('search', () => {
  it('lists hits best first, whatever their kind', async () => {
    const namesOf = async (query: string): Promise<(string | undefined)[]> => {
      const text = await textOf('search', { query });
      return Array.from(text.matchAll(/^\d+\. (.+) \(/gm), ([, name]) => name);
    };
    expect(await namesOf('DataGrid sorting')).toEqual([
      'Sorting',
      'DataGrid',
      'DataGrid: sortModel',
    ]);
    expect(await namesOf('sorting model')).toEqual(['DataGrid: sortModel', 'Sorting']);
  });
  it('returns the page, section, and URL of the best hit first', async () => {
    const text = await textOf('search', { query: 'turn sorting off' });
    expect(text).toMatch(
      /^Version 8\.1\.0\n\n1\. Sorting: Turn sorting off \(Guide; Data Grid; Main features\)\n/,
    );
    expect(text).toContain('react-data-grid/sorting/#turn-off');
  });
  it('filters by product and version', async () => {
    expect(await errorOf('search', { query: 'sorting', product: 'charts' })).toBe(
      'Nothing found for "sorting" in 8.1.0, Charts.\nOther products have pages on it: leave "product" out.',
    );
    expect(await textOf('search', { query: 'sorting', version: 'v8.0.0' })).toContain(
      '8.0.0/react-data-grid/sorting/',
    );
    expect(await errorOf('search', { query: 'a', product: 'grid' })).toMatch(
      /"product" must be one of "data-grid", .*found "grid"/,
    );
  });
  it('notes that the list of hits was cut', async () => {
    expect(await textOf('search', { query: 'sort', limit: 1 })).toMatch(
      /\[Cut after 1 of \d+ hits/,
    );
  });
  it('rejects an empty query', async () => {
    expect(await errorOf('search', { query: '  ' })).toMatch(/^"query" is empty/);
  });
  it('answers concurrent queries', async () => {
    const texts = await Promise.all(
      ['sorting', 'lines', 'DataGrid'].map((query) => textOf('search', { query, limit: 1 })),
    );
    expect(texts.map((text) => /1\. (\w+)/.exec(text)?.[1])).toEqual([
      'Sorting',
      'Lines',
      'DataGrid',
    ]);
  });
});

describe('read_page', () => {
  it('accepts a path, a URL, the URL of its Markdown, or a title', async () => {
    for (const page of [
      'react-data-grid/sorting',
      '/react-data-grid/sorting/',
      'https://docs.example/x/react-data-grid/sorting/index.md',
      '/x/react-data-grid/sorting/components-api/?a=b',
      'sorting',
    ]) {
      expect(await textOf('read_page', { page }), page).toBe(sortingCopy);
    }
    expect(await textOf('read_page', { page: '/x/' })).toContain('MUI X documentation');
  });
  it('reads the version given by field or URL, and rejects conflicting versions', async () => {
    const old = await textOf('read_page', { page: 'react-data-grid/sorting', version: '8.0.0' });
    expect(old).toContain('As it was.');
    expect(await textOf('read_page', { page: '/x/8.0.0/react-data-grid/sorting/' })).toBe(old);
    expect(
      await errorOf('read_page', { page: '8.0.0/react-data-grid/sorting', version: '8.1.0' }),
    ).toMatch(/"version" is 8\.1\.0: remove one of them/);
  });
  it('reads a section by its heading or id, including its subsections', async () => {
    const section = await textOf('read_page', {
      page: 'react-data-grid/sorting',
      section: 'turn sorting OFF',
    });
    expect(section).toMatch(/^## Turn sorting off\n/);
    expect(section).toMatch(/no heading[^]*### In one column\n\nBelow it\.$/);
    for (const id of ['many', 'several-columns']) {
      expect(await textOf('read_page', { page: `react-data-grid/sorting#${id}` })).toMatch(
        /Several columns \(Pro plan\)\n\nWith Shift\.$/,
      );
    }
  });
  it('lists the sections when the requested one does not exist', async () => {
    expect(
      await errorOf('read_page', { page: 'react-data-grid/sorting', section: 'Several colums' }),
    ).toBe(
      'The page has no section "Several colums". Did you mean "Several columns"? Its sections are:\n- Turn sorting off\n  - In one column\n- Several columns',
    );
  });
  it('suggests similar pages for an unknown one, and reads nothing outside the site', async () => {
    expect(await errorOf('read_page', { page: 'react-data-grid/sortin' })).toMatch(
      /^8\.1\.0 has no page "react-data-grid\/sortin"\. Similar pages:\n- react-data-grid\/sorting \(Sorting\)/,
    );
    expect(await errorOf('read_page', { page: '../../secret' })).toMatch(/has no page/);
    expect(await errorOf('read_page', { page: '%E0%A4%A' })).toMatch(/isn't a valid page address/);
  });
  it('cuts a long page, and continues from an offset', async () => {
    const page = 'react-charts/lines';
    const whole = files.get(`${page}/index.md`) ?? '';
    let read = '';
    for (let offset: number | undefined = 0; offset !== undefined;) {
      const text: string = await textOf('read_page', { page, offset });
      const [note, next] = /\n\[Cut after [^]*"offset": (\d+)[^]*\]$/.exec(text) ?? [''];
      read += text.slice(0, text.length - note.length);
      expect(text.length).toBeLessThan(25_000);
      offset = next === undefined ? undefined : Number(next);
    }
    expect(read.replace(/\n+/g, '\n')).toBe(whole.replace(/\n+/g, '\n'));
    expect(await textOf('read_page', { page, offset: 1_000_000 })).toMatch(/^\[Nothing left/);
  });
});

describe('read_api', () => {
  it('reads a whole component or one of its members', async () => {
    expect(await textOf('read_api', { name: '<datagrid />' })).toContain('All of it.');
    const prop = await textOf('read_api', { name: 'DataGrid', member: 'sortModel' });
    expect(prop).toBe(
      'DataGrid, @mui/x-data-grid 8.1.0\n\n- `sortModel`: `GridSortModel`\n  The order of the rows.',
    );
    expect(await textOf('read_api', { name: 'DataGrid.sortModel' })).toBe(prop);
  });
  it('distinguishes a prop, a slot, and a class', async () => {
    expect(await textOf('read_api', { name: 'DataGrid', member: 'toolbar' })).toMatch(
      /boolean[^]*Slot:/,
    );
    expect(await textOf('read_api', { name: 'DataGrid', member: 'slots.toolbar' })).not.toContain(
      'boolean',
    );
    expect(await textOf('read_api', { name: 'DataGrid', member: '.MuiDataGrid-cell' })).toContain(
      'Each cell.',
    );
  });
  it('suggests similar names for an unknown component or member', async () => {
    expect(await errorOf('read_api', { name: 'DataGird' })).toContain('Did you mean "DataGrid"?');
    expect(await errorOf('read_api', { name: 'DataGrid', member: 'sortModal' })).toMatch(
      /no member "sortModal"\. Did you mean "sortModel"/,
    );
  });
});

describe('versions', () => {
  it('are listed, with the current one marked', async () => {
    expect(await textOf('list_versions')).toMatch(
      /- 8\.1\.0 \(current\): 3 pages\n- 8\.0\.0: 1 page\n/,
    );
  });
  it('are compared by component and product', async () => {
    const whole = await textOf('what_changed', { from: '8.0.0' });
    expect(whole).toBe('8.0.0 to 8.1.0\n\ndata-grid\n  + DataGrid: toolbar');
    expect(await textOf('what_changed', { from: '8.0.0', component: 'datagrid' })).toBe(
      `${whole}\n\n- 8.1.0, fixed: Fix a cell`,
    );
    expect(await textOf('what_changed', { from: '8.0.0', product: 'charts' })).toContain(
      'No public member changed.',
    );
    expect(await errorOf('what_changed', { from: '8.1.0', to: '8.0.0' })).toMatch(/must be older/);
    expect(await errorOf('what_changed', { from: '8.0.0', component: 'DataGrd' })).toContain(
      '"DataGrid"',
    );
  });
});

describe('an upgrade', () => {
  const code =
    "import { DataGrid } from '@mui/x-data-grid';\n<DataGrid unstable_rowSpanning {...rest} />;";
  it('is checked for a piece of code', async () => {
    const text = await textOf('check_upgrade', { code, from: 7 });
    expect(text).toContain('(/migration/migration-data-grid-v7/#rowspanning) (v8, by hand)');
    expect(text).toContain('+<DataGrid rowSpanning {...rest} />;');
    expect(text).toContain('props that are spread on DataGrid');
  });
  it('needs a script or a style sheet, and majors that guides are about', async () => {
    expect(await errorOf('check_upgrade', { code, from: 8 })).toMatch(/whole number from 7 to 7/);
    expect(await errorOf('check_upgrade', { code, from: 7, file: 'a.png' })).toBe(
      '"a.png" is neither a script nor a style sheet.',
    );
    expect(await errorOf('check_upgrade', { code: 'a'.repeat(200_001), from: 7 })).toMatch(
      /at most 200,000 characters/,
    );
  });
});
