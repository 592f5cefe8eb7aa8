import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPageViews, PAGE_VIEW_DELAY, pagePath, pageView, whenShown } from './pageViews';

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

it.each([
  ['/x/playground/react-date-pickers/date-picker/Basic/', 'x-date-pickers'],
  ['/x/playground/8.0.0/react-tree-view/items/Basic/', 'x-tree-view'],
  ['/x/playground/', 'introduction'],
])('the playground page %s belongs to %s', (path, productId) => {
  expect(pageView(path, 'Basic')).toMatchObject({ path, productId });
});

it("a docs tab is counted under its guide's title", () => {
  const view = pageView('/x/react-charts/bars/components-api/', 'Bars: API - Charts - MUI X');
  expect(view).toMatchObject({ path: '/x/react-charts/bars/', title: 'Bars - Charts - MUI X' });
  expect(pageView('/x/a/', 'REST: API').title).toBe('REST: API');
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

  it('counts a page only after it has been open for the delay', () => {
    const count = vi.fn();
    createPageViews(count).visit('/a/');
    vi.advanceTimersByTime(PAGE_VIEW_DELAY - 1);
    expect(count).not.toHaveBeenCalled();
    vi.advanceTimersByTime(PAGE_VIEW_DELAY);
    expect(count.mock.calls).toEqual([['/a/']]);
  });

  it('counts a guide and its tab as one visit', () => {
    const count = vi.fn();
    const views = createPageViews(count);
    views.visit('/x/react-charts/bars/');
    vi.advanceTimersByTime(PAGE_VIEW_DELAY - 1);
    views.visit('/x/react-charts/bars/components-api/');
    vi.advanceTimersByTime(PAGE_VIEW_DELAY);
    views.visit('/x/react-charts/bars/');
    vi.advanceTimersByTime(PAGE_VIEW_DELAY);
    expect(count).toHaveBeenCalledTimes(1);
    views.visit('/x/react-charts/');
    views.visit('/x/react-charts/bars/');
    vi.advanceTimersByTime(PAGE_VIEW_DELAY);
    expect(count).toHaveBeenCalledTimes(2);
  });

  it('does not count a page left before the delay, or any page after a stop', () => {
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

it('a page that is loaded ahead counts once it is shown, unless measuring has ended', () => {
  const page = Object.assign(new EventTarget(), { prerendering: true });
  const [count, late] = [vi.fn(), vi.fn()];
  const ending = new AbortController();
  whenShown(page, count, new AbortController().signal);
  whenShown(page, late, ending.signal);
  expect(count).not.toHaveBeenCalled();
  ending.abort();
  page.dispatchEvent(new Event('prerenderingchange'));
  page.dispatchEvent(new Event('prerenderingchange'));
  expect([count.mock.calls.length, late.mock.calls.length]).toEqual([1, 0]);
  whenShown(new EventTarget(), late, ending.signal);
  expect(late).toHaveBeenCalledOnce();
});
