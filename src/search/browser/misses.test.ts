import { describe, expect, it } from 'vitest';
import { addresses, engineOf, page } from '../__fixtures__/pages';
import { inIndexOrder } from '../indexPages';

const engine = engineOf(
  inIndexOrder([
    page('/react-data-grid/sorting/', 'Sorting', 'Sort rows by a column. Case and numbers count.'),
    page('/react-tree-view/items/', 'Items', 'Each item has an id and a label.'),
    page(
      '/react-charts/tooltip/',
      'Tooltip of a chart',
      'Each series has a volume, and the tooltip tells it where the pointer is.',
    ),
  ]),
);

describe('a query that nothing answers', () => {
  it('shows no page whose text has common words of it by chance', () => {
    expect(addresses(engine, 'volume pointer kayak')).toEqual([]);
    expect(addresses(engine, 'volume of the series')[0]).toBe('/react-charts/tooltip/');
  });
  it('shows no page for a word that only means nearly the same', () => {
    expect(addresses(engine, 'custom kayak node')).toEqual([]);
  });
  it('still leads to the page on the only word that is known', () => {
    expect(addresses(engine, 'zebra kayak sort')[0]).toBe('/react-data-grid/sorting/');
    expect(addresses(engine, 'sort rows by number')[0]).toBe('/react-data-grid/sorting/');
  });
});
