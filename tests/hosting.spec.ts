import { readdirSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../scripts/lib/free-port.mjs';
import { expect, open, test } from './fixtures';
import { nginxPath, startNginx } from './nginx.mjs';

// The headers that hosts must send with each file. All other tests prove that the site doesn't violate the policy:
// they run with the header, and fail on any message in the console.

const asset = `assets/js/${readdirSync('build/assets/js').find((name) => name.startsWith('main.'))}`;

/** Address -> status and header fields of the response. */
const expected: Record<string, { status: number; headers: Record<string, RegExp> }> = {
  'introduction/': {
    status: 200,
    headers: {
      'content-type': /^text\/html; ?charset=utf-8$/,
      'cache-control': /^no-cache$/,
      'content-encoding': /^gzip$/,
      'content-security-policy': /script-src 'self' 'sha256-[^']+' 'sha256-[^']+';/,
      'x-content-type-options': /^nosniff$/,
      'referrer-policy': /^strict-origin-when-cross-origin$/,
      'permissions-policy': /camera=\(\)/,
      'strict-transport-security': /^max-age=\d{8};/,
      etag: /./,
    },
  },
  [asset]: {
    status: 200,
    headers: {
      'cache-control': /^public, max-age=31536000, immutable$/,
      'content-encoding': /^gzip$/,
      'x-content-type-options': /^nosniff$/,
    },
  },
  'img/favicon.svg': {
    status: 200,
    headers: { 'content-type': /^image\/svg/, 'cache-control': /^no-cache$/ },
  },
  'manifest.webmanifest': {
    status: 200,
    headers: { 'content-type': /^application\/manifest\+json/, 'cache-control': /^no-cache$/ },
  },
  'no/such/page/': {
    status: 404,
    headers: { 'content-type': /^text\/html/, 'content-security-policy': /script-src/ },
  },
  introduction: { status: 301, headers: { location: /\/x\/introduction\/$/ } },
};

/** Requests that fail, although the files in this folder may be kept forever. */
const failing: [address: string, options?: RequestInit][] = [
  ['assets/js/missing.0123456789abcdef.js'],
  ['assets/js/'],
  [`${asset}/`],
  [asset, { method: 'POST' }],
];

type Fetch = (address: string, options?: RequestInit) => Promise<Response>;

async function check(get: Fetch): Promise<void> {
  for (const [address, { status, headers }] of Object.entries(expected)) {
    const answer = await get(address);
    expect(answer.status, address).toBe(status);
    for (const [name, value] of Object.entries(headers)) {
      expect(answer.headers.get(name) ?? '', `${name} of ${address}`).toMatch(value);
    }
    await answer.arrayBuffer();
  }
}

async function checkMarkdown(get: Fetch): Promise<void> {
  const accept = 'text/markdown, text/html;q=0.9';
  const asked = await get('introduction/', { headers: { accept } });
  expect(asked.headers.get('content-type')).toMatch(/^text\/markdown; ?charset=utf-8$/);
  expect(asked.headers.get('vary')).toContain('Accept');
  expect(await asked.text()).toMatch(/^---\ntitle: /);
  // A page without a copy.
  const search = await get('search/', { headers: { accept } });
  expect([search.status, search.headers.get('content-type')]).toEqual([
    200,
    expect.stringMatching(/^text\/html/),
  ]);
  await search.arrayBuffer();
}

async function checkErrors(get: Fetch): Promise<void> {
  for (const [address, options] of failing) {
    const answer = await get(address, options);
    expect(answer.status, address).toBeGreaterThanOrEqual(400);
    expect(answer.headers.get('cache-control') ?? '', address).not.toMatch(/max-age|immutable/);
    await answer.arrayBuffer();
  }
  const beyond = await get(asset, { headers: { range: 'bytes=999999999-' } });
  expect(beyond.status, 'a range beyond the end').toBe(200);
  await beyond.arrayBuffer();
}

const getFrom =
  (base: string): Fetch =>
  (address, options) =>
    fetch(new URL(address, base), {
      redirect: 'manual',
      headers: { 'accept-encoding': 'gzip' },
      ...options,
    });

test("the project's server sends the expected statuses and headers", async ({ baseURL }) => {
  const get = getFrom(baseURL ?? '');
  await check(get);
  await checkErrors(get);
  await checkMarkdown(get);
});

test('nginx with the generated configuration sends the expected statuses and headers', async () => {
  test.setTimeout(180_000);
  const program = nginxPath();
  expect(program, 'nginx, which is not installed').toBeDefined();
  const port = await freePort();
  const server = await startNginx({
    program: program ?? '',
    site: path.resolve('build'),
    baseUrl: '/x/',
    port,
  });
  try {
    const get = getFrom(`http://127.0.0.1:${port}/x/`);
    await check(get);
    await checkErrors(get);
    await checkMarkdown(get);
    const skill = await get('/.well-known/agent-skills/mui-x-docs/SKILL.md');
    expect(await skill.text()).toContain('name: mui-x-docs');
    expect((await get('nginx.conf')).status).toBe(404);
    expect((await get('_headers')).status).toBe(404);
    expect((await get('/x')).headers.get('location')).toBe('/x/');
  } finally {
    await server.stop();
  }
});

test('the Content Security Policy blocks an injected inline script', async ({ page, messages }) => {
  await open(page, '/introduction/');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.intruder = true';
    document.body.append(script);
  });
  expect(await page.evaluate(() => 'intruder' in window)).toBe(false);
  expect(messages.splice(0).join('\n')).toMatch(/Content Security Policy/);
});
