import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { staticServer } from './static-server.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'static-server-'));
const site = path.join(folder, 'site');
const forever = 'public, max-age=31536000, immutable';
const headers = `/x/*
  X-Content-Type-Options: nosniff

/x/assets/*
  Cache-Control: ${forever}
`;
let server;

beforeAll(async () => {
  const files = {
    'secret.txt': 'secret',
    'site/index.html': 'home',
    'site/404.html': 'not found',
    'site/guide/index.html': 'guide',
    'site/guide/index.md': '# Guide',
    'site/_headers': headers,
    'site/_headers.gz': headers,
    'site/nginx.conf': 'server',
    'site/nginx.conf.br': 'server',
    'site/assets/a.0123456789.js': 'script',
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  server = staticServer(site, '/x/');
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true });
});

/**
 * Sends a request with exactly this target, which `fetch` would normalize.
 * @returns {Promise<{ status: number, head: string, body: string }>} status 0 if the server hangs up without an answer
 */
function send(target, { method = 'GET', fields = '' } = {}) {
  return new Promise((resolve, reject) => {
    const socket = connect(server.address().port, '127.0.0.1', () =>
      socket.write(`${method} ${target} HTTP/1.0\r\n${fields}\r\n`),
    );
    let text = '';
    socket.setEncoding('utf8').on('data', (data) => (text += data));
    socket.on('error', reject).on('close', () => {
      const [head = '', body = ''] = text.split(/\r\n\r\n([^]*)/);
      resolve({ status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1] ?? 0), head, body });
    });
  });
}

it.each([
  ['/x/%', 400],
  ['/%zz', 400],
  ['/x/a%ff', 400],
  ['/x/%00', 400],
  ['/x/..%2fsecret.txt', 400],
  ['/x/..%5csecret.txt', 400],
  ['*', 400],
  ['guide', 400],
  ['http://', 400],
  ['//', 404],
  ['//guide/', 404],
  ['/', 404],
  ['/x/../secret.txt', 404],
  ['/x/%2e%2e/secret.txt', 404],
  [`/x/${'a'.repeat(9000)}/`, 404],
  [`/x/${'a'.repeat(20_000)}/`, 431],
])('a malformed or misplaced target is answered: %#', async (target, status) => {
  expect((await send(target)).status, target).toBe(status);
  expect(await send('/x/')).toMatchObject({ status: 200, body: 'home' });
});

it('a page is sent as Markdown to whoever asks for that', async () => {
  const fields = 'Accept: text/markdown, text/html;q=0.5\r\n';
  const answer = await send('/x/guide/', { fields });
  expect(answer).toMatchObject({ status: 200, body: '# Guide' });
  expect(answer.head).toMatch(/vary: Accept\b/i);
  // This page has no copy.
  expect(await send('/x/', { fields })).toMatchObject({ status: 200, body: 'home' });
});

it.each([
  ['/x/guide/', 200, 'guide'],
  ['//x//guide//', 200, 'guide'],
  ['http://elsewhere.test/x/guide/', 200, 'guide'],
  ['/x/guide/index.html', 200, 'guide'],
  ['/x/guide/index.html/', 404, 'not found'],
  ['/x/guide/index', 404, 'not found'],
  ['/x/404', 404, 'not found'],
  ['/x/assets', 404, 'not found'],
  ['/x/assets/', 404, 'not found'],
])('%s is answered with the status %i and "%s"', async (target, status, body) => {
  expect(await send(target)).toMatchObject({ status, body });
});

it.each([
  ['/x', '/x/'],
  ['/x/guide?a=%', '/x/guide/?a=%'],
  ['//x//guide', '/x/guide/'],
  ['http://elsewhere.test/x/guide', '/x/guide/'],
])('%s is redirected to %s', async (target, location) => {
  const { status, head } = await send(target);
  expect(status).toBe(301);
  expect(head.split('\r\n')).toContain(`Location: ${location}`);
});

it.each(['_headers', '%5Fheaders', '/_headers', './_headers', 'nginx.conf', 'NGINX.conf'])(
  'what only hosts read is not handed out as %s',
  async (name) => {
    for (const extension of ['', '.gz', '.br', '/']) {
      const fields = 'Accept-Encoding: gzip, br\r\n';
      expect((await send(`/x/${name}${extension}`, { fields })).status).toBe(404);
    }
  },
);

it('only success may be kept for long', async () => {
  const asset = '/x/assets/a.0123456789.js';
  expect((await send(asset)).head).toContain(forever);
  for (const [target, options] of [
    ['/x/assets/missing.js', {}],
    ['/x/assets/', {}],
    ['/x/assets/%', {}],
    [asset, { method: 'POST' }],
  ]) {
    const { status, head } = await send(target, options);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(head).not.toContain('immutable');
  }
});

it('sends the headers of a new build without a restart', async () => {
  writeFileSync(path.join(site, '_headers'), headers.replace('nosniff', 'renewed'));
  expect((await send('/x/guide/')).head).toContain('renewed');
  writeFileSync(path.join(site, '_headers'), headers);
  expect((await send('/x/guide/')).head).toContain('nosniff');
});

it.each(['bytes=5-2', 'bytes=9999-', 'bytes=0-1', 'bytes=-', 'nonsense'])(
  'the range %s is ignored',
  async (range) => {
    const { status, body } = await send('/x/', { fields: `Range: ${range}\r\n` });
    expect({ status, body }).toEqual({ status: 200, body: 'home' });
  },
);

// A file that exists and cannot be read, even by root.
it.runIf(process.platform === 'linux')(
  'a file that cannot be read ends only its own request',
  async () => {
    symlinkSync('/proc/self/mem', path.join(site, 'unreadable.txt'));
    await send('/x/unreadable.txt');
    expect((await send('/x/')).status).toBe(200);
  },
);

it.runIf(process.platform === 'linux')(
  'npm run serve listens on loopback only, unless another host is given',
  async () => {
    const canConnect = (port) =>
      new Promise((resolve) => {
        // Reaches a server that listens on all addresses, but not one that listens on 127.0.0.1 only.
        const socket = connect(port, '127.0.0.2', () => resolve(true));
        socket.on('error', () => resolve(false)).unref();
      });
    for (const [args, isReachable] of [
      [[], false],
      [['--host', '0.0.0.0'], true],
    ]) {
      const script = path.resolve(import.meta.dirname, '../serve.mjs');
      const child = spawn(process.execPath, [script, '--dir', site, '--port', '0', ...args]);
      const [printed] = await once(child.stdout, 'data');
      const [, port] = /:(\d+)\/x\/$/m.exec(String(printed));
      expect(await canConnect(Number(port))).toBe(isReachable);
      child.kill();
      await once(child, 'exit');
    }
  },
);
