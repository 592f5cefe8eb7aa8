import { expect, it } from 'vitest';
import { iconFontVariable, parseIconFont } from './iconFont';

const parse = (value: string) => parseIconFont({ [iconFontVariable]: value } as NodeJS.ProcessEnv);

it("is the site's own copy by default", () => {
  expect(parseIconFont({} as NodeJS.ProcessEnv)).toBeUndefined();
  expect(parse(' ')).toBeUndefined();
});

it('is a stylesheet, with or without hosts of its fonts', () => {
  expect(parse('/fonts/icons.css')).toEqual({ stylesheet: '/fonts/icons.css', fontHosts: [] });
  const stylesheet = 'https://fonts.example/icon?family=Icons:wght@400,700';
  expect(parse(`${stylesheet}  https://a.example/ http://localhost:8080`)).toEqual({
    stylesheet,
    fontHosts: ['https://a.example', 'http://localhost:8080'],
  });
});

it.each([
  'icons.css',
  '//fonts.example/icons.css',
  'ftp://fonts.example/icons.css',
  'https://user@fonts.example/icons.css',
  '/icons.css fonts.example',
  '/icons.css https://fonts.example/files/',
  "/icons.css https://fonts.example;script-src'unsafe-inline'",
  '/icons.css https://*',
  '/icons.css, https://fonts.example',
])('rejects %s', (value) => {
  expect(() => parse(value)).toThrow(/^ICON_FONT_URL: found ".*"; allowed are the address/);
});
