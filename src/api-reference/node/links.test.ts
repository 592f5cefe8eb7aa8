import { describe, expect, it } from 'vitest';
import { localAddress, rewriteLinks, type LinkTargets } from './links';

const targets: LinkTargets = {
  baseUrl: '/x/',
  paths: new Set(['/react-data-grid/filtering/', '/api/data-grid/grid-col-def/']),
  moved: new Map([['/react-data-grid/columns/#header', '/react-data-grid/filtering/']]),
  names: new Map([['GridColDef', '/api/data-grid/grid-col-def/']]),
};

describe('localAddress', () => {
  it("returns this site's page if there is one, keeping query and hash", () => {
    expect(localAddress('https://mui.com/x/react-data-grid/filtering/#header', targets)).toBe(
      '/x/react-data-grid/filtering/#header',
    );
    expect(localAddress('/x/react-data-grid/filtering', targets)).toBe(
      '/x/react-data-grid/filtering/',
    );
    expect(localAddress('/x/react-data-grid/filtering?a=b/c#header', targets)).toBe(
      '/x/react-data-grid/filtering/?a=b/c#header',
    );
  });

  it('returns the page that has a section now', () => {
    expect(localAddress('/x/react-data-grid/columns/#header', targets)).toBe(
      '/x/react-data-grid/filtering/#header',
    );
  });

  it("returns the library site's URL if this site has no such page", () => {
    expect(localAddress('https://mui.com/x/react-charts/sankey/', targets)).toBe(
      'https://mui.com/x/react-charts/sankey/',
    );
    expect(localAddress('/x/react-charts/sankey/', targets)).toBe(
      'https://mui.com/x/react-charts/sankey/',
    );
    for (const address of ['https://mui.com/material-ui/api/button/', '/material-ui/api/button/']) {
      expect(localAddress(address, targets)).toBe('https://mui.com/material-ui/api/button/');
    }
  });
});

describe('rewriteLinks', () => {
  it.each([
    [
      'See {@link https://mui.com/x/react-data-grid/filtering/ filtering}.',
      'See [filtering](/x/react-data-grid/filtering/).',
    ],
    ['A [[GridColDef]] object', 'A [`GridColDef`](/x/api/data-grid/grid-col-def/) object'],
    ['A [[GridOther]] object', 'A `GridOther` object'],
    ['As [[Map<GridRowId, GridRowModel>]].', 'As `Map<GridRowId, GridRowModel>`.'],
    ['A {@link GridColDef}', 'A [`GridColDef`](/x/api/data-grid/grid-col-def/)'],
    [
      'The [docs](https://mui.com/x/react-data-grid/filtering/)',
      'The [docs](/x/react-data-grid/filtering/)',
    ],
    [
      'Use this: https://mui.com/x/react-data-grid/filtering/.',
      'Use this: [mui.com/x/react-data-grid/filtering/](/x/react-data-grid/filtering/).',
    ],
    ['<https://example.org/a>', '[example.org/a](https://example.org/a)'],
    ['`[[GridColDef]]` stays', '`[[GridColDef]]` stays'],
    ['no links', 'no links'],
  ])('%s', (text, expected) => {
    expect(rewriteLinks(text, targets)).toBe(expected);
  });
});
