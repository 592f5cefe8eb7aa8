import { describe, expect, it } from 'vitest';
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { external, group, NavigationError, page, subheader } from './helpers';

/** Makes a call with arguments that the types forbid, as a writer without an editor might. */
const untyped = <Result>(call: (...args: never[]) => Result, ...args: unknown[]): Result =>
  (call as unknown as (...rest: unknown[]) => Result)(...args);

describe('page', () => {
  it("refers to the folder's index file", () => {
    expect(page('/react-data-grid/quickstart')).toEqual({
      type: 'doc',
      id: 'react-data-grid/quickstart/index',
      key: '/react-data-grid/quickstart',
    });
    expect(page('/react-data-grid/quickstart/')).toEqual(page('/react-data-grid/quickstart'));
    expect(page('/')).toMatchObject({ id: 'index', key: '/' });
  });

  it('includes its label and tags, with the plan first', () => {
    expect(
      page('/a', { title: 'A', unstable: true, newFeature: true, plan: 'premium', planned: false }),
    ).toMatchObject({ label: 'A', customProps: { tags: ['premium', 'new', 'unstable'] } });
  });

  it.each([['react-data-grid'], ['/a?b'], ['/a#b'], ['/a b'], ['//a'], ['']])(
    'rejects the pathname %j',
    (pathname) => {
      expect(() => page(pathname)).toThrow(
        `page('${pathname}'): a pathname must start with a slash and have no query or hash`,
      );
    },
  );

  it('reports the entry, the field, its value, and what is allowed', () => {
    expect(() => untyped(page, '/a/b', { plan: 'enterprise' })).toThrow(
      `page('/a/b'): "plan" is "enterprise"; allowed: "pro", "premium".`,
    );
    expect(() => untyped(page, '/a/b', { newfeature: true })).toThrow(
      `page('/a/b'): "newfeature" is not a field of this entry; allowed: "title", "plan", "newFeature", "planned", "unstable". Did you mean "newFeature"?`,
    );
    expect(() => untyped(page, '/a', { beta: true })).toThrow(/"beta" is not a field/);
    expect(() => untyped(page, '/a', { planned: 'yes' })).toThrow(
      `page('/a'): "planned" is "yes"; allowed: true, false.`,
    );
    expect(() => page('/a', { title: ' ' })).toThrow(
      `"title" is " "; allowed: a non-blank string.`,
    );
    expect(() => untyped(page, '/a', { product: 'x-charts' })).toThrow(/"product" is not a field/);
  });

  it('throws an error with the pathname of the entry', () => {
    try {
      untyped(page, '/a', { plan: 1 });
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(NavigationError);
      expect((error as NavigationError).subject).toBe('/a');
    }
  });
});

describe('group, subheader and external', () => {
  const tree = group(
    'Data Grid',
    [
      page('/react-data-grid', { title: 'Overview' }),
      subheader('Main features', [page('/react-data-grid/layout')], { newFeature: true }),
      external('https://example.com/news/', 'News'),
    ],
    { product: 'x-data-grid', plan: 'pro' },
  );

  it('return Docusaurus entries: groups start collapsed, and subheaders are always open', () => {
    const sidebars: SidebarsConfig = { docs: [tree] };
    expect(sidebars).toMatchObject({
      docs: [
        {
          type: 'category',
          label: 'Data Grid',
          collapsible: true,
          collapsed: true,
          customProps: { kind: 'group', product: 'x-data-grid', tags: ['pro'] },
          items: [
            { type: 'doc', label: 'Overview' },
            {
              type: 'category',
              collapsible: false,
              collapsed: false,
              customProps: { kind: 'subheader', tags: ['new'] },
            },
            { type: 'link', href: 'https://example.com/news/', label: 'News' },
          ],
        },
      ],
    });
  });

  it('give groups with the same title different keys', () => {
    const keys = ['/a', '/b'].map((path) => subheader('Components', [page(path)]).key);
    expect(new Set(keys).size).toBe(2);
    expect(tree.key).toBe('Data Grid /react-data-grid');
    expect(group('Nested', [tree]).key).toBe('Nested /react-data-grid');
  });

  it('reject invalid fields and addresses', () => {
    expect(() => untyped(group, 'Columns', [], { plan: 'gold' })).toThrow(
      `group('Columns'): "plan" is "gold"; allowed: "pro", "premium".`,
    );
    expect(() => untyped(group, 'Columns', [], { product: 'x-grid' })).toThrow(
      /"product" is "x-grid"; allowed: "introduction", "x-data-grid"/,
    );
    expect(() => untyped(subheader, 'Columns', [], { title: 'a' })).toThrow(
      /"title" is not a field/,
    );
    expect(() => external('/whats-new/', 'News')).toThrow(
      `external('/whats-new/'): an external entry needs a full http or https address`,
    );
    expect(() => untyped(external, 'https://a.b', 'News', { stable: true })).toThrow(
      /Did you mean "unstable"\?/,
    );
  });
});
