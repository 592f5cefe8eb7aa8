// Edited code is isolated from the site.
import { expect, open, test } from './fixtures';
import { PAGE, edit } from './elements/editing';

test('edited code has no access to the site, its storage or the network', async ({
  page,
  messages,
  foreignRequests,
  context,
}) => {
  await open(page, PAGE);
  await context.addCookies([{ name: 'secret', value: 'cookie', url: page.url() }]);
  await page.evaluate(() => localStorage.setItem('secret', 'storage'));
  const { frame, field } = await edit(page);
  const tries = `
import { useEffect, useState } from 'react';
const attempts = {
  origin: () => self.origin,
  cookie: () => document.cookie,
  storage: () => localStorage.getItem('secret'),
  session: () => sessionStorage.length,
  database: () => indexedDB.open('a'),
  caches: () => caches.keys(),
  parent: () => parent.document.title,
  top: () => { top.location.href = 'about:blank'; },
  element: () => frameElement && frameElement.outerHTML,
  popup: () => String(window.open('/x/')),
  fetch: () => fetch('/x/llms.txt').then((answer) => answer.text()),
  foreign: () => fetch('https://example.com/').then((answer) => answer.text()),
  worker: () => new Promise((resolve, reject) => {
    const worker = new Worker(URL.createObjectURL(new Blob(['postMessage(1)'])));
    worker.onmessage = resolve;
    worker.onerror = reject;
  }),
  script: () => new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = 'https://example.com/a.js';
    script.onload = resolve;
    script.onerror = () => reject(new Error('blocked'));
    document.body.append(script);
  }),
};
export default function FirstTree() {
  const [results, setResults] = useState('');
  useEffect(() => {
    const all = Object.entries(attempts).map(async ([name, attempt]) => {
      try {
        return [name, await attempt()];
      } catch (error) {
        return [name, 'refused'];
      }
    });
    Promise.all(all).then((list) => setResults(JSON.stringify(Object.fromEntries(list))));
  }, []);
  return <output>{results}</output>;
}
`;
  await field.fill(tries);
  const output = frame.locator('output');
  await expect(output).toHaveText(/\{.+\}/);
  const results = JSON.parse(await output.innerText()) as Record<string, unknown>;
  expect(results).toMatchObject({
    origin: 'null',
    storage: 'refused',
    session: 'refused',
    database: 'refused',
    caches: 'refused',
    parent: 'refused',
    top: 'refused',
    element: null,
    popup: 'null',
    fetch: 'refused',
    foreign: 'refused',
    worker: 'refused',
    script: 'refused',
  });
  // Reading cookies either throws or finds none; it never finds those of the site.
  expect(JSON.stringify(results)).not.toContain('cookie=');
  expect(JSON.stringify(results)).not.toContain('secret');
  await expect(page).toHaveURL(/quickstart/);
  // The browser reports each refusal, as expected; refused requests also count as foreign requests.
  expect(messages.splice(0).every((text) => /Content Security Policy|sandboxed/.test(text))).toBe(
    true,
  );
  foreignRequests.splice(0);
});

test('the page that runs code is sandboxed, and does nothing on its own', async ({ page }) => {
  const response = await page.goto('playground/run/');
  expect(response?.headers()['content-security-policy']).toMatch(
    /^sandbox allow-scripts; default-src 'none'/,
  );
  await expect(page.getByText('On its own, it does nothing')).toBeVisible();
});

test('without headers, the page that runs code ignores a same-origin parent', async ({ page }) => {
  await page.route('**/playground/run/', async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers() };
    delete headers['content-security-policy'];
    await route.fulfill({ response, headers });
  });
  await page.goto('playground/run/');
  await expect(page.getByText('On its own, it does nothing')).toBeVisible();
  await open(page, PAGE);
  await page.evaluate(() => {
    const heard: unknown[] = [];
    window.addEventListener('message', ({ data }) => heard.push(data));
    const frame = document.createElement('iframe');
    frame.src = '/x/playground/run/';
    document.body.append(frame);
    Object.assign(window, { heard });
  });
  // It says so where it would otherwise have said to the page that it is ready.
  const frame = page.frameLocator('iframe[src="/x/playground/run/"]');
  await expect(frame.getByText('On its own, it does nothing')).toBeVisible();
  const said = await page.evaluate(() => (window as unknown as { heard: unknown[] }).heard);
  expect(said).not.toContain('x-live-editing-ready');
});
