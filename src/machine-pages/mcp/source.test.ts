import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSite } from './site';
import { addressSource, folderSource } from './source';

const folder = mkdtempSync(path.join(os.tmpdir(), 'x-mcp-source-'));
mkdirSync(path.join(folder, 'site/api'), { recursive: true });
writeFileSync(path.join(folder, 'secret.md'), 'secret');
writeFileSync(path.join(folder, 'site/index.md'), 'home');
afterAll(() => rmSync(folder, { recursive: true }));

describe('a folder', () => {
  const source = folderSource(path.join(folder, 'site'));
  it('returns the text of its files, and undefined for folders and missing files', async () => {
    expect(await source.read('index.md')).toBe('home');
    expect(await source.read('api')).toBeUndefined();
    expect(await source.read('index.md/index.md')).toBeUndefined();
    expect(await source.read(`${'a'.repeat(300)}/index.md`)).toBeUndefined();
  });
  it('returns nothing from outside it', async () => {
    expect(await source.read('../secret.md')).toBeUndefined();
    expect(await source.read('api/../../secret.md')).toBeUndefined();
  });
  it('is reported when it contains no build', async () => {
    await expect(openSite(source).versions()).rejects.toThrow(
      /^site has no search\/manifest\.json: it isn't a build of this documentation/,
    );
  });
});

describe('a URL', () => {
  const asked: string[] = [];
  const answers: Record<string, Response | Error> = {
    'https://docs.example/x/a/index.md': new Response('text'),
    'https://docs.example/x/broken.md': new Response('', { status: 503 }),
    'https://docs.example/x/far.md': new Error('no route'),
  };
  const source = addressSource('https://docs.example/x?y=z', async (input) => {
    asked.push(String(input));
    const answer = answers[String(input)];
    if (answer instanceof Error) throw answer;
    return answer ?? new Response('', { status: 404 });
  });
  it('is used to request files below it only', async () => {
    expect(source.name).toBe('https://docs.example/x/');
    expect(await source.read('a/index.md')).toBe('text');
    expect(await source.read('../b.md')).toBeUndefined();
    expect(await source.read('b.md')).toBeUndefined();
    expect(asked).toEqual(['https://docs.example/x/a/index.md', 'https://docs.example/x/b.md']);
  });
  it('causes an error that explains why a request failed or why it is invalid', async () => {
    await expect(source.read('broken.md')).rejects.toThrow(
      'broken.md answers with the status 503.',
    );
    await expect(source.read('far.md')).rejects.toThrow('far.md does not answer: no route.');
    expect(() => addressSource('docs.example')).toThrow(/is not the address of a site/);
  });
});

describe('a site that answers with anything', () => {
  let origin = '';
  let hungUp: () => void = () => undefined;
  /** Yields zeros for as long as the connection is open. */
  function* zeros() {
    for (;;) yield Buffer.alloc(2 ** 20);
  }
  const server = createServer((request, response) => {
    const moved = (location: string) => response.writeHead(302, { location }).end();
    switch (request.url) {
      case '/x/endless.md':
        pipeline(Readable.from(zeros()), response, () => hungUp());
        break;
      case '/x/bomb.md':
        response.setHeader('content-encoding', 'gzip');
        pipeline(Readable.from(zeros()), createGzip(), response, () => hungUp());
        break;
      case '/x/moved.md':
        moved('there.md');
        break;
      case '/x/there.md':
        response.end('text');
        break;
      case '/x/elsewhere.md':
        moved('http://169.254.169.254/secret');
        break;
      case '/x/port.md':
        moved('http://127.0.0.1:1/');
        break;
      case '/x/file.md':
        moved('file:///etc/passwd');
        break;
      case '/x/circle.md':
        moved('circle.md');
        break;
      default:
        response.writeHead(404).end();
    }
  });
  let source = addressSource('https://docs.example');
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    source = addressSource(`${origin}/x/`);
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it.each(['endless.md', 'bomb.md'])('is read up to a limit: %s', async (file) => {
    // How much was sent says nothing: the buffers on the way hold hundreds of megabytes of compressed zeros.
    const end = new Promise<void>((resolve) => {
      hungUp = resolve;
    });
    await expect(source.read(file)).rejects.toThrow(/has more than 16 MB/);
    await end;
  });
  it('is followed to addresses of its own', async () => {
    expect(await source.read('moved.md')).toBe('text');
  });
  it.each(['elsewhere.md', 'port.md', 'file.md'])(
    'is not followed to other hosts: %s',
    async (file) => {
      await expect(source.read(file)).rejects.toThrow(`and only ${origin} is read.`);
    },
  );
  it('is not followed in circles', async () => {
    await expect(source.read('circle.md')).rejects.toThrow('redirects again and again');
  });
});
