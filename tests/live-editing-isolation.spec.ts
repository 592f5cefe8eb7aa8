// Edited code is isolated from the site.
import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { readFileSync, readdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { expect, nightly, nightlyUnless, open, test } from './fixtures';
import { PAGE, edit } from './elements/editing';
import { askServer, attempts, escapes } from './elements/escapes';
import { component, takePort } from './elements/frameCode';

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
  expect(JSON.stringify(said)).not.toContain('x-live-editing-ready');
});

for (const hasField of [true, false]) {
  const details = nightlyUnless(hasField);
  test(
    `edited code reaches no server by WebRTC${hasField ? '' : ', in browsers that know no field against it'}`,
    details,
    async ({ page, messages }) => {
      const server: Socket = createSocket('udp4');
      let packets = 0;
      server.on('message', () => (packets += 1)).bind(0, '127.0.0.1');
      await once(server, 'listening');
      const { port } = server.address() as AddressInfo;
      if (!hasField) {
        await page.route('**/playground/run/', async (route) => {
          const response = await route.fetch();
          const headers = { ...response.headers() };
          delete headers['connection-allowlist'];
          await route.fulfill({ response, headers });
        });
      }
      await open(page, PAGE);
      const { frame, field } = await edit(page);
      await field.fill(escapes(port));
      const output = frame.locator('output');
      await expect(output).toHaveText(/\{.+\}/);
      expect(JSON.parse(await output.innerText())).toEqual(
        Object.fromEntries(attempts.map((name) => [name, 'refused'])),
      );
      expect(packets).toBe(0);
      // The server hears of a page that isn't restricted, so it would have heard of the code.
      await page.evaluate(`(async () => { ${askServer(port)} await ask(RTCPeerConnection); })()`);
      await expect.poll(() => packets).toBeGreaterThan(0);
      server.close();
      // The browser reports the refused script.
      expect(messages.splice(0).every((text) => text.includes('Content Security Policy'))).toBe(
        true,
      );
    },
  );
}

test('edited code gets only the scripts that the build made for it, each once', async ({
  page,
  messages,
}) => {
  const html = readFileSync('build/playground/run/index.html', 'utf8');
  const listed = /name="x-packages" content="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? [];
  const scripts = readdirSync('build/assets/js').filter((file) => /\.js$/.test(file));
  const others = scripts.filter(
    (file) => !listed.includes(file.replace(/\.js$/, '')) && !html.includes(`assets/js/${file}`),
  );
  expect([listed, others].every(({ length }) => length > 20)).toBe(true);
  await open(page, PAGE);
  const { frame, field } = await edit(page);
  const own = listed.slice(0, 20).map((name) => `assets/js/${name}.js`);
  const asked = [
    ...own,
    ...own,
    ...others.slice(0, 20).map((file) => `assets/js/${file}`),
    '../playground/run/index.html',
    'sitemap.xml',
  ];
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await field.fill(
    component('{String(self.result)}', {
      effect: `(async () => { ${takePort}
        const answers = [];
        port.addEventListener('message', ({ data }) => {
          if (data.type !== 'file') return;
          answers.push(data.text === null ? '-' : '+');
          if (answers.length === ${asked.length}) { self.result = answers.join(''); setCount(1); }
        });
        for (const path of ${JSON.stringify(asked)}) port.postMessage({ type: 'load', path });
      })();`,
    }),
  );
  const output = frame.locator('output[data-count="1"]');
  await expect(output).toHaveText(/^[+-]+$/);
  const answers = [...(await output.innerText())];
  expect(answers.filter((answer) => answer === '+').length).toBeLessThanOrEqual(own.length);
  expect(answers).toContain('+');
  expect(requests.filter((path) => others.some((file) => path.endsWith(file)))).toEqual([]);
  expect(requests).not.toContain('/x/sitemap.xml');
  expect(messages).toEqual([]);
});

test('edited code cannot take the focus from the editor', async ({ page }) => {
  await open(page, PAGE);
  const { frame, field } = await edit(page);
  await field.click();
  await field.fill(
    component('{count}<input aria-label="Thief" autoFocus />', {
      effect: `setInterval(() => {
        document.querySelector('input').focus();
        window.focus();
        setCount((times) => Math.min(times + 1, 5));
      }, 150);`,
    }),
  );
  await expect(frame.locator('output[data-count="5"]')).toBeVisible();
  await expect(field).toBeFocused();
  await field.press('End');
  // On a busy machine, a key may reach the frame between the moment the focus is taken and the moment it is returned.
  await expect(async () => {
    await page.keyboard.type('// typed', { delay: 60 });
    await expect(field).toHaveValue(/\/\/ typed/, { timeout: 1000 });
  }).toPass();
  await expect(field).toBeFocused();
});

test(
  'the reader can use a field in the result, and go back to the editor',
  nightly,
  async ({ page }) => {
    await open(page, PAGE);
    const { frame, field } = await edit(page);
    await field.fill(component('<input aria-label="Name" />'));
    await frame.getByLabel('Name').click();
    await page.keyboard.type('Ada');
    await expect(frame.getByLabel('Name')).toHaveValue('Ada');
    await field.click();
    await page.keyboard.type('// typed');
    await expect(field).toHaveValue(/\/\/ typed/);
  },
);
