import { describe, expect, it } from 'vitest';
import {
  aliasSpecifiers,
  nearestPublished,
  parseVersion,
  unusedAliases,
  withSnapshot,
  withVersion,
} from './plan.mjs';
import { frozenSidebars } from './cut.mjs';
import { folderOf } from './__fixtures__/project.mjs';

describe('the plan', () => {
  it('accepts only exact versions', () => {
    expect(parseVersion('8.0.0')).toBe('8.0.0');
    for (const text of ['8.0', 'v8.0.0', '8.0.0-beta.1', '../8.0.0', '']) {
      expect(() => parseVersion(text)).toThrow(`"${text}" is not a version`);
    }
    expect(() => parseVersion(undefined)).toThrow('Name a version');
  });

  it('picks the next release of the same major, or else the previous one', () => {
    const published = ['7.29.10', '8.0.0-beta.1', '8.0.0', '8.3.1', '8.10.0', '9.0.0'];
    expect(nearestPublished('8.0.0', published)).toBe('8.0.0');
    expect(nearestPublished('8.1.0', published)).toBe('8.3.1');
    expect(nearestPublished('8.4.0', published)).toBe('8.10.0');
    expect(nearestPublished('8.11.0', published)).toBe('8.10.0');
    expect(nearestPublished('10.0.0', published)).toBeUndefined();
  });

  it('installs packages under aliases unless they are installed under their own names', () => {
    expect(
      aliasSpecifiers({ '@mui/x-grid': '8.0.0', '@mui/x-grid-pro': '8.2.0' }, folderOf),
    ).toEqual(['x-grid-8-0-0@npm:@mui/x-grid@8.0.0']);
  });

  it('sorts versions numerically, newest first', () => {
    expect(withVersion(['8.10.0', '8.0.0'], '8.9.0')).toEqual(['8.10.0', '8.9.0', '8.0.0']);
    const recorded = withSnapshot({ '8.0.0': { packages: {} } }, '8.10.0', { a: '8.10.0' });
    expect(Object.keys(recorded)).toEqual(['8.10.0', '8.0.0']);
  });

  it('removes only its own aliases that no snapshot needs', () => {
    const dependencies = {
      'x-grid-8-0-0': 'npm:@mui/x-grid@8.0.0',
      'x-grid-7-0-0': 'npm:@mui/x-grid@7.0.0',
      'my-grid': 'npm:@mui/x-grid@8.0.0',
      react: '19.3.1',
    };
    const stay = { '7.0.0': { packages: { '@mui/x-grid': '7.0.0' } } };
    expect(unusedAliases(dependencies, stay, folderOf)).toEqual(['x-grid-8-0-0']);
  });

  it("freezes the sidebar with the API reference of the snapshot's packages", () => {
    const doc = (id) => ({ type: 'doc', id });
    const api = { type: 'category', items: [doc('api/grid/index'), doc('api/grid/new/index')] };
    const group = {
      type: 'category',
      label: 'Grid',
      items: [doc('grid/index'), doc('api/changes/index'), api],
    };
    const frozen = frozenSidebars({ docs: [group] }, (slug) => ({ type: 'category', label: slug }));
    expect(frozen.docs[0].items).toEqual([doc('grid/index'), { type: 'category', label: 'grid' }]);
  });
});
