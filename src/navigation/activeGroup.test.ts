import { describe, expect, it } from 'vitest';
import { activeGroupOf } from './activeGroup';

describe('activeGroupOf', () => {
  it.each([
    ['/x/blog', 'blog'],
    ['/x/blog/', 'blog'],
    ['/x/blog/mui-x-8-1/', 'blog'],
    ['/x/blog/tags/grid/?a#b', 'blog'],
    ['/x/fr/blog/', 'blog'],
    ['/x/blogging/', 'introduction'],
    ['/x/introduction/blog/', 'introduction'],
    ['/x/', 'introduction'],
    ['/x/react-data-grid/layout/', 'x-data-grid'],
    ['/x/api/charts/bar-chart/', 'x-charts'],
    ['/x/react-tree-view/rich-tree-view/items/components-api/', 'x-tree-view'],
  ])('%s is in %s', (path, activeGroup) => {
    expect(activeGroupOf(path)).toBe(activeGroup);
  });

  it('accepts another base path', () => {
    expect(activeGroupOf('/docs/blog/', { baseUrl: '/docs/' })).toBe('blog');
  });
});
