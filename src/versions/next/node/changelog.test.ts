import { describe, expect, it } from 'vitest';
import { changesBetween, linesNaming } from './changelog';
import { releasesIn } from './prose';
import { changelog } from './__fixtures__/changelog';

describe('the change log', () => {
  it('returns the changes between two releases, without pull request numbers and authors', () => {
    const lines = changesBetween(changelog, '8.1.0', '8.2.0');
    expect(lines.map(({ release, product }) => [release, product])).toEqual([
      ['8.2.0', ''],
      ['8.2.0', 'Data Grid'],
      ['8.2.0', 'Data Grid'],
      ['8.2.0', 'Charts'],
    ]);
    expect(linesNaming(lines, 'density', 'Data Grid')).toEqual([
      'Change log of 8.2.0: 📊 Highlights of `density`',
      'Change log of 8.2.0: [DataGrid] Remove `density` of the grid',
    ]);
  });

  it('matches a plain word only in code, and never part of a name', () => {
    const named = (name: string) => linesNaming(changelog, name, 'Data Grid').length;
    expect([named('grid'), named('rowHeights'), named('rowHeight')]).toEqual([0, 1, 0]);
    // The scope at the start of a line names a component, not a member.
    expect(named('DataGrid')).toBe(0);
  });
});

describe('releasesIn', () => {
  it.each([
    ['In 8.1.0 and before 8.3 it fails.', ['8.1.0', '8.3.0']],
    ['Install @mui/x-charts@^8.1.0 or ~8.1.0.', []],
    ['It takes 8.4 seconds, version 7.29.1 took 18.', ['7.29.1']],
    ['since v8.4, x-charts-8.1.0.tgz', ['8.4.0']],
  ])('%s', (text, releases) => expect(releasesIn(text)).toEqual(releases));
});
