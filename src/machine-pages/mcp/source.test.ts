import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
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
  });
  it('returns nothing from outside it', async () => {
    expect(await source.read('../secret.md')).toBeUndefined();
    expect(await source.read('api/../../secret.md')).toBeUndefined();
  });
  it('is reported when it contains no build', async () => {
    await expect(openSite(source).versions()).rejects.toThrow(
      /has no search\/manifest\.json: it isn't a build of this documentation/,
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
