import { expect, it } from 'vitest';
import { pageOf } from './pageOf';

it('accepts only paths of this site', () => {
  expect(pageOf('?page=%2Fx%2Freact-charts%2F', '/x/')).toBe('/x/react-charts/');
  for (const asked of ['https://a.example/x/', '//a.example/x/', '/x/../y/', 'javascript:1', '']) {
    expect(pageOf(`?page=${encodeURIComponent(asked)}`, '/x/'), asked).toBeUndefined();
  }
});
