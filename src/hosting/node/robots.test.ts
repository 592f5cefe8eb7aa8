import { expect, it } from 'vitest';
import { robotsText } from '../plugin';

it('gives the full URL of the sitemap and disallows the playground', () => {
  const text = robotsText({ url: 'https://docs.example', baseUrl: '/x/' });
  expect(text).toContain('Sitemap: https://docs.example/x/sitemap.xml');
  expect(text).toContain('Disallow: /x/playground/');
});
