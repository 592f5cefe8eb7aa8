import { expect, it } from 'vitest';
import { linkFrom } from './makeCopies';

const site = {
  origin: 'https://docs.test',
  baseUrl: '/x/',
  pages: new Set(['/x/', '/x/one/', '/x/two/', '/x/8.0.0/one/']),
};

it.each([
  ['/one/', 'https://docs.test/x/one/index.md'],
  ['/one', 'https://docs.test/x/one/index.md'],
  ['/one/#part', 'https://docs.test/x/one/index.md#part'],
  ['/', 'https://docs.test/x/index.md'],
  ['#part', 'https://docs.test/x/two/index.md#part'],
  ['../one/', 'https://docs.test/x/one/index.md'],
  ['/playground/one/Demo/', 'https://docs.test/x/playground/one/Demo/'],
  ['pathname:///x/api/index.json', 'https://docs.test/x/api/index.json'],
  ['https://other.test/one/', 'https://other.test/one/'],
  ['mailto:a@b.test', 'mailto:a@b.test'],
])('%s becomes %s', (url, address) =>
  expect(linkFrom(url, { permalink: '/x/two/' }, site)).toBe(address),
);

it('links in a frozen version stay in that version if the page exists there', () => {
  const page = { permalink: '/x/8.0.0/one/', version: '8.0.0' };
  expect(linkFrom('/one/', page, site)).toBe('https://docs.test/x/8.0.0/one/index.md');
  expect(linkFrom('/two/', page, site)).toBe('https://docs.test/x/two/index.md');
});
