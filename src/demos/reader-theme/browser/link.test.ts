import { compressToEncodedURIComponent } from 'lz-string';
import { expect, it } from 'vitest';
import { hashOf, sourceIn } from './link';

it('holds a theme in a link, within limits', () => {
  const source = "createTheme({ palette: { primary: { main: '#123456' } } })";
  expect(sourceIn(hashOf(source) ?? '')).toBe(source);
  expect(hashOf('x'.repeat(60_001))).toBeUndefined();
  expect(sourceIn(`#theme=${compressToEncodedURIComponent('x'.repeat(70_000))}`)).toBeNull();
  expect(sourceIn('#theme=%%')).toBeNull();
  expect(sourceIn('#heading')).toBeUndefined();
});
