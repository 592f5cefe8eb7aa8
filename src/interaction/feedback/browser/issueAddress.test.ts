import { expect, it } from 'vitest';
import { issueAddress } from './issueAddress';

it('fills in page, section, version and browser', () => {
  const address = issueAddress('https://code.test/docs/', {
    page: 'Sorting',
    part: 'Sort & filter #2',
    address: 'https://docs.test/x/react-data-grid/sorting/#sort',
    version: '8.1.0',
    browser: 'Browser/1.0 (X; Y)',
  });
  const { origin, pathname, searchParams } = new URL(address);
  expect(origin + pathname).toBe('https://code.test/docs/issues/new');
  expect(searchParams.get('title')).toBe('[docs] Sorting: Sort & filter #2');
  expect(searchParams.get('body')).toBe(
    'Page: https://docs.test/x/react-data-grid/sorting/#sort\nSection: Sort & filter #2\nVersion: 8.1.0\nBrowser: Browser/1.0 (X; Y)\n\nWhat is wrong: ',
  );
});
