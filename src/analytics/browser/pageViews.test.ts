import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPageViews, PAGE_VIEW_DELAY, pagePath, pageView } from './pageViews';

describe('pagePath', () => {
  it.each([
    ['/x/', '/x/'],
    ['/x/react-charts/', '/x/react-charts/'],
    ['/x/react-charts', '/x/react-charts/'],
    ['/x/react-charts/?a=1#b', '/x/react-charts/'],
    ['/x/react-data-grid/columns/components-api/', '/x/react-data-grid/columns/'],
    ['/x/react-data-grid/columns/hooks-api', '/x/react-data-grid/columns/'],
    ['/x/8.0.0/react-charts/bars/components-api/', '/x/8.0.0/react-charts/bars/'],
    ['/x/blog', '/x/blog/'],
    ['/x/blog/2026/11/21/post/', '/x/blog/'],
    ['/x/fr/blog/tags/blog/', '/x/fr/blog/'],
    ['/x/react-charts/blog/', '/x/react-charts/blog/'],
  ])('counts %s as %s', (pathname, path) => {
    expect(pagePath(pathname)).toBe(path);
  });
});

it('a page view names the product of its path', () => {
  expect(pageView('/x/api/data-grid/data-grid/', 'DataGrid API')).toEqual({
    name: 'page_view',
    title: 'DataGrid API',
    path: '/x/api/data-grid/data-grid/',
    productId: 'x-data-grid',
    categoryId: 'x',
  });
});

describe('createPageViews', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('counts a page once it has stayed for the delay', () => {
    const count = vi.fn();
    createPageViews(count).visit('/a/');
    vi.advanceTimersByTime(PAGE_VIEW_DELAY - 1);
    expect(count).not.toHaveBeenCalled();
    vi.advanceTimersByTime(PAGE_VIEW_DELAY);
    expect(count.mock.calls).toEqual([['/a/']]);
  });

  it('does not count a page that was left before, nor any after a stop', () => {
    const count = vi.fn();
    const views = createPageViews(count);
    views.visit('/a/');
    vi.advanceTimersByTime(PAGE_VIEW_DELAY - 1);
    views.visit('/b/');
    vi.advanceTimersByTime(PAGE_VIEW_DELAY);
    views.visit('/c/');
    views.stop();
    vi.advanceTimersByTime(PAGE_VIEW_DELAY * 2);
    expect(count.mock.calls).toEqual([['/b/']]);
  });
});
