import { describe, expect, it } from 'vitest';
import { addresses, engineOf, page, pages, row } from './__fixtures__/pages';
import { inIndexOrder } from './indexPages';

const heading = (id: string, text: string) => ({ id, heading: text, text: '', code: '' });
const engine = engineOf(
  inIndexOrder([
    ...pages,
    page('/react-data-grid/kettle/', 'Kettle', '', {
      keywords: ['boil the water', 'pour it'],
      sections: [heading('boil-it', 'Boil it'), heading('pour-it', 'Pour it out')],
    }),
    page('/api/data-grid/kettle-type/', 'KettleType', '', {
      sections: [row('type-KettleSize', 'KettleSize', ''), row('prop-spout', 'spout', '')],
    }),
  ]),
);

describe('a query of several words', () => {
  it('finds a page that matches only some of its words, unlike a query of two words', () => {
    expect(addresses(engine, 'pour out qqqqqq zzzzzz')).toEqual([
      '/react-data-grid/kettle/#pour-it',
    ]);
    expect(addresses(engine, 'pour qqqqqq')).toEqual([]);
    expect(addresses(engine, 'qqqqqq zzzzzz wwwwww')).toEqual([]);
  });
  it('leads to the page that has it as a keyword, or else to the matching section', () => {
    expect(addresses(engine, 'boil the water')[0]).toBe('/react-data-grid/kettle/');
    expect(addresses(engine, 'pour it')[0]).toBe('/react-data-grid/kettle/');
    expect(addresses(engine, 'boiling it in water')[0]).toBe('/react-data-grid/kettle/#boil-it');
  });
  it('does not rank completions of its last word first when it contains an identifier', () => {
    const typed = addresses(engine, 'rowSelectionModel lost in my kett');
    expect(typed[0]).not.toBe('/api/data-grid/kettle-type/#type-KettleSize');
  });
});
