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

it('reads a theme in a link whose signs were encoded', () => {
  const hash = hashOf("createTheme({ palette: { primary: { main: '#123456' } } })") ?? '';
  const payload = hash.replace('#theme=', '');
  const encoded = [...payload].map((sign) => `%${sign.charCodeAt(0).toString(16)}`).join('');
  expect(sourceIn(`#theme=${encoded}`)).toBe(sourceIn(hash));
  expect(sourceIn(hash)).toContain('createTheme');
});
