import { describe, expect, it } from 'vitest';
import { page, pages } from './__fixtures__/pages';
import { detailsOf, excerptOf } from './browser/details';
import { markWords, piecesOf } from './browser/marks';
import { parseQuery } from './browser/query';
import { createVocabulary } from './browser/vocabulary';
import { shardNumbers, shardPages } from './shards';

describe('shards', () => {
  it('group small pages, give a large page its own shard, and contain every page once', () => {
    const sections = Array.from({ length: 30 }, (_, id) => ({
      id: `s${id}`,
      heading: `Section ${id}`,
      text: 'Words and more words. '.repeat(20),
      code: '',
    }));
    const large = page('/react-charts/axis/', 'Axes', '', { sections });
    const shards = shardPages([...pages, large, ...pages]);
    const numbers = shardNumbers(shards);
    const own = numbers[pages.length];
    expect(numbers.filter((number) => number === own)).toHaveLength(1);
    expect(new Set(numbers).size).toBe(shards.length);
    expect(numbers).toHaveLength(2 * pages.length + 1);
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
  });
});

describe('marks and excerpts', () => {
  it('mark every form of a word, and identifiers as a whole', () => {
    const marked = markWords('Pinned columns and rowSelectionModel', new Set(['pin', 'selection']));
    expect(piecesOf(marked)).toEqual(['', 'Pinned', ' columns and ', 'rowSelectionModel', '']);
  });
  it('treat markup in a text as plain text', () => {
    expect(piecesOf(markWords('<b>row</b>', new Set(['row'])))).toEqual(['<b>', 'row', '</b>']);
  });
  it('cut a long text around its first marked word', () => {
    const text = `${'before '.repeat(40)}target ${'after '.repeat(60)}`.trim();
    const { text: cut, marks } = excerptOf(markWords(text, new Set(['target'])));
    expect(cut.length).toBeLessThan(170);
    expect(marks.map(([start, end]) => cut.slice(start, end))).toEqual(['target']);
  });
  it('link to the row with the searched name, and quote the section that the hit leads to', () => {
    const [shard] = shardPages(pages);
    const id = pages.findIndex(({ path }) => path === '/api/data-grid/data-grid/');
    const query = parseQuery(
      'rowSelectionModel ',
      createVocabulary(new Map([['rowselectionmodel', 2]])),
    );
    const sections = shard!.pages[id]!;
    const details = detailsOf(query, sections, { title: 'DataGrid' });
    expect(details.sections.map(({ id: anchor }) => anchor)).toEqual(['prop-rowSelectionModel']);
    expect(details.excerpt?.text).toBe('The ids of the selected rows.');
    expect(details.section).toBeUndefined();
    const other = detailsOf(query, sections, { title: 'DataGrid', section: 'prop-columns' });
    expect(other.excerpt?.text).toBe('The columns. Pinning is set elsewhere.');
  });
  it('find the section whose text matches', () => {
    const query = parseQuery('zigzag', createVocabulary(new Map([['zigzag', 1]])));
    const { section, excerpt } = detailsOf(
      query,
      [
        ['', '', 'About rows.'],
        ['looks', 'Looks', 'Every second row has a zigzag.'],
      ],
      { title: 'Rows' },
    );
    expect(section?.id).toBe('looks');
    expect(excerpt?.text).toBe('Every second row has a zigzag.');
  });
});
