import { describe, expect, it } from 'vitest';
import { diffReference, diffText } from './diff';
import { changesMdx } from './site/changes';
import { exampleMember } from './__fixtures__/exampleMember';
import { examplePage } from './__fixtures__/examplePage';
import type { ApiPage } from '../types';

const page = (name: string, props: ApiPage['props'], other: Partial<ApiPage> = {}): ApiPage =>
  examplePage(name, {
    product: 'charts',
    source: { package: '@mui/x-charts', version: '8.0.0' },
    props,
    ...other,
  });

const before = [
  page('Bar', {
    gap: exampleMember({ default: '0' }),
    old: exampleMember(),
    kept: exampleMember(),
  }),
  page('Gone', {}),
  page('Same', { a: exampleMember() }),
];
const after = [
  page(
    'Bar',
    {
      gap: exampleMember({ default: '1 | 2' }),
      added: exampleMember(),
      kept: exampleMember({ deprecated: 'Use gap.' }),
    },
    { classes: [{ key: 'root', className: 'MuiBar-root', description: '' }] },
  ),
  page('New', { a: exampleMember() }),
  page('Same', { a: exampleMember({ description: 'Other words.', type: 'number' }) }),
];

describe('diffReference', () => {
  const diffs = diffReference(before, after);

  it('finds additions, removals, deprecations, and changed defaults, and ignores other changes', () => {
    expect(diffs.map(({ name, page: kind }) => [name, kind])).toEqual([
      ['Bar', 'kept'],
      ['New', 'added'],
      ['Gone', 'removed'],
    ]);
    expect(diffs[0]).toMatchObject({
      added: ['.MuiBar-root', 'added'],
      removed: ['old'],
      deprecated: ['kept'],
      defaults: [{ name: 'gap', from: '0', to: '1 | 2' }],
    });
  });

  it('is empty for identical versions, and reversed when the versions are swapped', () => {
    expect(diffReference(after, after)).toEqual([]);
    expect(diffReference(after, before)[0]).toMatchObject({ added: ['old'], deprecated: [] });
  });

  it('can be formatted as text for a terminal', () => {
    expect(diffText(diffs)).toBe(
      [
        'charts',
        '  + Bar: .MuiBar-root',
        '  + Bar: added',
        '  - Bar: old',
        '  ! Bar: kept is deprecated',
        '  ~ Bar: gap defaults to 1 | 2, was 0',
        '  + New (new page)',
        '  - Gone (page removed)',
      ].join('\n'),
    );
    expect(diffText([])).toBe('No public member changed.');
  });

  it('can be formatted as a page that links to what still exists', () => {
    const text = changesMdx('8.1.0', [{ from: '8.0.0', to: '8.1.0', diffs }]);
    expect(text).toContain('## From 8.0.0 to 8.1.0 {/* #from-8-0-0 */}\n\n### Charts\n');
    expect(text).toContain(
      '| [`Bar`](/api/charts/bar/) | `.MuiBar-root`, `added` | `old` | `kept` | `gap`: `0` to `1 \\| 2` |',
    );
    expect(text).toContain('| `Gone` |  | the page |');
    const words = [{ name: 'gap', from: null, to: '`0` if empty' }];
    const other = diffs.slice(0, 1).map((diff) => ({ ...diff, defaults: words }));
    expect(changesMdx('8.1.0', [{ from: '8.0.0', to: '8.1.0', diffs: other }])).toContain(
      '`gap`: `none` to `` `0` if empty `` |',
    );
    expect(changesMdx('8.1.0', [])).toContain('There is no older version on this site');
  });
});
