import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { fits } from './fits';

const code = 'console.log("é")';
const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
const script = `https://docs.example/x/assets/js/main.${hash}.js`;
const page = 'https://docs.example/x/react-charts/';

const html = `<script src=${script}></script><body>text</body>\n`;

const answer = (body: string, type: string, headers: Record<string, string> = {}): Response =>
  new Response(body, { headers: { 'Content-Type': type, ...headers } });

it('accepts a script of the right type whose name is the hash of its content', async () => {
  expect(await fits(script, answer(code, 'text/javascript; charset=utf-8'))).toBe(true);
  expect(await fits(`${script}?a#b`, answer(code, 'application/javascript'))).toBe(true);
});

it.each([
  ['a page', answer('<!doctype html></body>', 'text/html')],
  ['another type', answer(code, 'text/plain')],
  ['a part', answer(code.slice(0, 5), 'text/javascript')],
  ['nothing', answer('', 'text/javascript')],
  ['other code', answer(`${code} `, 'text/javascript')],
])('refuses %s in place of a script', async (_, response) => {
  expect(await fits(script, response)).toBe(false);
});

it('refuses incomplete pages and data, and pages in place of other files', async () => {
  expect(await fits(page, answer(html, 'text/html'))).toBe(true);
  expect(await fits(page, answer(html.slice(0, -9), 'text/html'))).toBe(false);
  expect(await fits(page, answer('<p>Log in</body>', 'text/html'))).toBe(false);
  expect(await fits(page, answer('{}', 'application/json'))).toBe(false);
  expect(await fits(`${page}a.json`, answer('{"a":1}', 'application/json'))).toBe(true);
  expect(await fits(`${page}a.json`, answer('{"a":', 'application/json'))).toBe(false);
  expect(await fits(`${page}a.png`, answer('png', 'image/png'))).toBe(true);
  expect(await fits(`${page}a.png`, answer('</body>', 'text/html'))).toBe(false);
  const short = answer('png', 'image/png', { 'Content-Length': '9' });
  expect(await fits(`${page}a.png`, short)).toBe(false);
});
