import { expect, it } from 'vitest';
import { assistantLinks } from './assistants';

it.each([
  'http://localhost:3000/x/a/index.md',
  'https://localhost/x/a/index.md',
  'https://127.0.0.1/x/a/index.md',
  'https://[::1]/x/a/index.md',
  'https://docs/x/a/index.md',
  'https://docs.internal/x/a/index.md',
  'http://docs.example/x/a/index.md',
])('has no links for %s, which assistants cannot open', (address) =>
  expect(assistantLinks(address)).toEqual([]),
);

it('asks an assistant to read the page', () => {
  const markdown = 'https://docs.example/x/a/index.md';
  const [claude] = assistantLinks(markdown);
  const { origin, searchParams } = new URL(claude?.href ?? '');
  expect([claude?.name, origin]).toEqual(['Claude', 'https://claude.ai']);
  expect(searchParams.get('q')).toContain(`Read ${markdown} `);
});
