import { expect, it } from 'vitest';
import { pageOf, statusOf } from './useReturn';

it('accepts only paths of this site, and keeps their query', () => {
  expect(pageOf('?page=%2Fx%2Freact-charts%2F', '/x/')).toBe('/x/react-charts/');
  expect(pageOf('?page=%2Fx%2Fsearch%2F%3Fq%3Da%2520b', '/x/')).toBe('/x/search/?q=a%20b');
  for (const asked of ['https://a.example/x/', '//a.example/x/', '/x/../y/', 'javascript:1', '']) {
    expect(pageOf(`?page=${encodeURIComponent(asked)}`, '/x/'), asked).toBeUndefined();
  }
});

it('accepts only the status of a server error', () => {
  expect(statusOf('?page=%2Fx%2F&status=503')).toBe('503');
  for (const status of ['404', '5033', '<b>', '']) {
    expect(statusOf(`?status=${encodeURIComponent(status)}`), status).toBeUndefined();
  }
});
