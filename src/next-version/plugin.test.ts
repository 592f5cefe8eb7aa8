import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { entry } from './build/entry';
import { mergeList, writeList } from './list';
import nextVersionPlugin from './plugin';

let siteDir = '';
beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'next-list-'));
  const found = entry('tags', '/a', { file: 'sidebars.ts', about: '`/a/`', ask: 'Read it.' });
  const findings = [{ source: 'tags' as const, entries: [found] }];
  const head = { from: '8.1.0', to: '8.2.0', packages: [] };
  writeFileSync(
    path.join(siteDir, 'next-8.2.0.md'),
    writeList(head, mergeList([], findings), findings),
  );
  writeFileSync(path.join(siteDir, 'next-steps.md'), 'no list');
});
afterEach(() => {
  rmSync(siteDir, { recursive: true });
  vi.unstubAllEnvs();
});

/** The routes that the plugin adds, and its lists with their numbers of entries. */
async function routes(mode: string): Promise<string[]> {
  vi.stubEnv('NODE_ENV', mode);
  const added: string[] = [];
  const plugin = nextVersionPlugin({ siteDir, baseUrl: '/x/' } as never);
  const content = (await plugin.loadContent?.()) ?? [];
  await plugin.contentLoaded?.({
    content,
    actions: {
      createData: async () => 'lists.json',
      addRoute: (route: { path: string }) => added.push(route.path),
    },
  } as never);
  return [...added, ...content.map(({ file, entries }) => `${file}: ${entries.length}`)];
}

it('the list is a page on the live server, but not in a production build', async () => {
  expect(await routes('development')).toEqual(['/x/contributing/next/', 'next-8.2.0.md: 1']);
  expect(await routes('production')).toEqual([]);
});
