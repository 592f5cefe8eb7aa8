import { expect, it } from 'vitest';
import { robotsText } from './robots';

it('names the sitemap by its full address and keeps bare demos out', () => {
  const text = robotsText({ url: 'https://docs.example', baseUrl: '/x/' });
  expect(text).toContain('Sitemap: https://docs.example/x/sitemap.xml');
  expect(text).toContain('Disallow: /x/playground/');
});
