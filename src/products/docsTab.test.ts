import { describe, expect, it } from 'vitest';
import { basePathOf, docsTabSegments } from './docsTab';

const items = '/x/react-tree-view/rich-tree-view/items';

describe('basePathOf', () => {
  it.each(docsTabSegments)('maps a %s route to its page', (segment) => {
    expect(basePathOf(`${items}/${segment}/`)).toBe(`${items}/`);
  });

  it.each([
    [`${items}/components-api`, items],
    [`${items}/components-api/?a=1#b`, `${items}/?a=1#b`],
    [`${items}/components-api#b`, `${items}#b`],
    [`${items}/components-api//`, `${items}/`],
    [`${items}/components-api/hooks-api/`, `${items}/`],
    ['/x/8.0.0/react-charts/components-api/', '/x/8.0.0/react-charts/'],
    ['/fr/x/react-charts/hooks-api/', '/fr/x/react-charts/'],
    ['/react-charts/hooks-api/', '/react-charts/'],
    ['https://example.com/x/react-charts/hooks-api/', 'https://example.com/x/react-charts/'],
  ])('%s belongs to %s', (path, base) => {
    expect(basePathOf(path)).toBe(base);
  });

  it.each([
    `${items}/`,
    items,
    `${items}/?tab=/components-api/`,
    `${items}/#/components-api/`,
    `${items}/components-api/more/`,
    `${items}/my-components-api/`,
    '/x/components-api/',
    '/x/8.0.0/hooks-api/',
    '/components-api',
    '/x/blog/components-api/',
    '/x/playground/react-charts/components-api/',
    '/x/',
    '/',
    '',
    'components-api',
  ])('leaves %j as it is', (path) => {
    expect(basePathOf(path)).toBe(path);
  });

  it('accepts another base path', () => {
    expect(basePathOf('/docs/hooks-api/', '/docs/')).toBe('/docs/hooks-api/');
    expect(basePathOf('/docs/a/hooks-api/', '/docs/')).toBe('/docs/a/');
  });
});
