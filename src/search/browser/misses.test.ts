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

describe('a query with an unknown word', () => {
  it('finds no page that merely happens to contain its other words', () => {
    expect(addresses(engine, 'volume pointer kayak')).toEqual([]);
    expect(addresses(engine, 'volume of the series')[0]).toBe('/react-charts/tooltip/');
  });
  it('finds no page through a synonym alone', () => {
    expect(addresses(engine, 'custom kayak node')).toEqual([]);
  });
  it('still finds the page about its only known word', () => {
    expect(addresses(engine, 'zebra kayak sort')[0]).toBe('/react-data-grid/sorting/');
    expect(addresses(engine, 'sort rows by number')[0]).toBe('/react-data-grid/sorting/');
  });
});
