import { describe, expect, it } from 'vitest';
import { addresses, engineOf, page, row } from '../__fixtures__/pages';
import { inIndexOrder } from '../indexPages';
import {
  asksForMigration,
  guideProduct,
  guideVersion,
  isChangeWord,
  versionsLeft,
} from './versionWords';

describe('a query about upgrading', () => {
  it('is recognized by words that describe a change', () => {
    expect(asksForMigration('renderInput removed from the picker')).toBe(true);
    expect(asksForMigration('what replaced components')).toBe(true);
    expect(asksForMigration('legend is no longer an svg')).toBe(true);
    expect(asksForMigration('colors after the update')).toBe(true);
    expect(asksForMigration('GridToolbar gone')).toBe(true);
    expect(asksForMigration('changes from 7 to 8')).toBe(true);
    expect(asksForMigration('row height changes while scrolling')).toBe(false);
    expect(asksForMigration('remove a row')).toBe(false);
    expect(asksForMigration('update a row')).toBe(false);
  });
  it('tells which version the reader is upgrading from', () => {
    expect(versionsLeft('charts v6 to v7')).toEqual([6]);
    expect(versionsLeft('from 5 to 6')).toEqual([5]);
    expect(versionsLeft('upgrade tree view from v6')).toEqual([6]);
    expect(versionsLeft('toolbar is empty since v8')).toEqual([7]);
    expect(versionsLeft('upgrade pickers to v8')).toEqual([7]);
    expect(versionsLeft('show 5 to 10 rows per page')).toEqual([]);
    expect(versionsLeft('pickers breaking changes')).toEqual([]);
  });
  it('treats a lone version as either the old or the new one', () => {
    expect(versionsLeft('v7 pickers')).toEqual([7, 6]);
    expect(versionsLeft('pickers v6 breaking changes')).toEqual([6, 5]);
  });
  it('has words that only express a change or name a version', () => {
    expect(isChangeWord({ text: 'removed' })).toBe(true);
    expect(isChangeWord({ text: 'v8' })).toBe(true);
    expect(isChangeWord({ text: 'legend' })).toBe(false);
  });
});

describe('migration guides', () => {
  const guide = (version: number, heading: string) =>
    page(
      `/migration/migration-charts-v${version}/`,
      `Charts: migrate from v${version} to v${version + 1}`,
      '',
      {
        sections: [
          {
            id: '',
            heading: '',
            text: `What v${version + 1} changes for apps on v${version}.`,
            code: '',
          },
          { id: 'entry', heading, text: '', code: '' },
        ],
      },
    );
  const engine = engineOf(
    inIndexOrder([
      guide(6, 'Sizes of the legend'),
      guide(7, 'Colors of the legend'),
      guide(5, 'ribbon is banner'),
      page('/react-charts/legend/', 'Legend', 'Colors and sizes of the legend.', {
        keywords: ['colors of the legend'],
      }),
      page('/api/charts/bow/', 'Bow', '', { sections: [row('prop-ribbon', 'ribbon', '')] }),
    ]),
  );
  const [v6, v7] = [6, 7].map((version) => `/migration/migration-charts-v${version}/#entry`);

  it('are told apart by the version that they start from', () => {
    expect(guideVersion('/migration/migration-charts-v6/')).toBe(6);
    expect(guideVersion('/migration/migration-tree-view-lab/')).toBeUndefined();
    expect(guideProduct('/migration/migration-tree-view-lab/')).toBe('x-tree-view');
    expect(guideProduct('/migration/usage-with-material-ui-v5-v6/')).toBeUndefined();
    const guides = (query: string): string[] =>
      addresses(engine, query).filter((address) =>
        address.startsWith('/migration/migration-charts'),
      );
    expect(guides('legend changed since v8')[0]).toBe(v7);
    expect(guides('legend changed since v7')[0]).toBe(v6);
  });
  it('are told apart by their product', () => {
    const pickers = page('/migration/migration-pickers-v7/', 'Pickers: migrate from v7 to v8', '', {
      sections: [{ id: 'entry', heading: 'Breaking changes', text: '', code: '' }],
    });
    const charts = {
      ...pickers,
      path: '/migration/migration-charts-v7/',
      title: 'Charts: migrate',
    };
    const both = engineOf(inIndexOrder([pickers, charts]));
    expect(addresses(both, 'calendar breaking changes')[0]).toMatch('/migration/migration-pickers');
    expect(addresses(both, 'legend breaking changes')[0]).toMatch('/migration/migration-charts');
  });
  it('are both shown for a version that may be the old or the new one', () => {
    const guides = addresses(engine, 'charts v7 breaking changes').map((address) =>
      address.replace(/#.*/, ''),
    );
    expect(guides.slice(0, 2)).toEqual([
      '/migration/migration-charts-v7/',
      '/migration/migration-charts-v6/',
    ]);
  });
  it('rank above the feature page only when the query mentions a change', () => {
    expect(addresses(engine, 'legend colors changed')[0]).toBe(v7);
    expect(addresses(engine, 'legend colors')[0]).toBe('/react-charts/legend/');
  });
});
