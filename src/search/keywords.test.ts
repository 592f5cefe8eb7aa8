import { expect, it } from 'vitest';
import { createEngine } from './browser/engine';
import { inIndexOrder, indexPages } from './indexPages';
import { namesOf } from './namesFile';
import type { SearchPage } from './types';

const page = (path: string, title: string, keywords: string[], headings: string[]): SearchPage => ({
  path,
  title,
  description: '',
  tags: [],
  trail: [],
  keywords,
  sections: headings.map((heading) => ({ id: heading.toLowerCase(), heading, text: '', code: '' })),
});

const resorting: SearchPage = {
  ...page('/react-data-grid/sorting/', 'Sorting', [], []),
  sections: [
    { id: 'first', heading: 'First', text: 'About something else.', code: '' },
    {
      id: 'own-order',
      heading: 'Own order',
      text: 'Compares two values.',
      code: '',
      keywords: ['natural numbers in text', 'collation'],
    },
  ],
};
const pages = inIndexOrder([
  resorting,
  page('/react-data-grid/media/', 'Media', ['hide thumbnails', 'inline'], ['Rows']),
  page('/react-data-grid/pictures/', 'Pictures', [], ['Thumbnails', 'Hide']),
]);
const { search, entries } = createEngine(namesOf(pages, 'test', []), indexPages(pages, 'test'));

it('finds the top of a page by a keyword of several words', () => {
  const [best] = search('hide thumbnails').hits;
  expect(entries[best!.page]?.path).toBe('/react-data-grid/media/');
  expect(best?.section).toBeUndefined();
});

it('finds a keyword of several words from the names alone, before the texts load', () => {
  const early = createEngine(namesOf(pages, 'test', []));
  const [best] = early.search('hide thumbnails').hits;
  expect(entries[best!.page]?.path).toBe('/react-data-grid/media/');
});

it('does not list a one-word keyword among the headings', () => {
  expect(namesOf(pages, 'test', []).headings.join('\n')).not.toContain('inline');
});

it.each(['natural numbers in text', 'text with numbers', 'collation', 'collation of values'])(
  'finds a section by its keywords, and shows its heading: %s',
  (query) => {
    const [best] = search(query).hits;
    expect(entries[best!.page]?.path).toBe('/react-data-grid/sorting/');
    expect(best?.section).toEqual({ id: 'own-order', heading: 'Own order' });
  },
);
