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

describe('a sentence', () => {
  it('finds the page that has a part of it, two words do not', () => {
    expect(addresses(engine, 'pour out qqqqqq zzzzzz')).toEqual([
      '/react-data-grid/kettle/#pour-it',
    ]);
    expect(addresses(engine, 'pour qqqqqq')).toEqual([]);
    expect(addresses(engine, 'qqqqqq zzzzzz wwwwww')).toEqual([]);
  });
  it('is led from a keyword to the section that says the same', () => {
    expect(addresses(engine, 'boil the water')[0]).toBe('/react-data-grid/kettle/');
    expect(addresses(engine, 'pour it')[0]).toBe('/react-data-grid/kettle/');
    expect(addresses(engine, 'boiling it in water')[0]).toBe('/react-data-grid/kettle/#boil-it');
  });
  it('with a name of code in it does not ask for names that its last word begins', () => {
    const typed = addresses(engine, 'rowSelectionModel lost in my kett');
    expect(typed[0]).not.toBe('/api/data-grid/kettle-type/#type-KettleSize');
  });
});
