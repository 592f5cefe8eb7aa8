import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { codeModule } from './codeModule';
import { writeDemoPages } from './demoPage';
import { encodeRequest } from './request';

let siteDir = '';
const page = 'docs/a/index.mdx';
beforeAll(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'demo-files-'));
  fs.mkdirSync(path.join(siteDir, 'docs/a'), { recursive: true });
  const demo = 'export default function Alone() {\n  return <p>Alone</p>;\n}\n';
  fs.writeFileSync(path.join(siteDir, 'docs/a/Alone.tsx'), demo);
  fs.writeFileSync(path.join(siteDir, 'docs/a/Wrong.tsx'), `import './rows';\n${demo}`);
  fs.writeFileSync(path.join(siteDir, 'docs/a/rows.ts'), 'export enum Rows {}\n');
});
afterAll(() => fs.rmSync(siteDir, { recursive: true }));

/** Returns the files that the code loader makes for a page with a demo, and the files that it depends on and those that it waits for. */
async function load(
  compiler: 'client' | 'server',
  mode: string,
  src = './Alone.tsx',
): Promise<{
  files: Map<string, string>;
  watched: Set<string>;
  missing: string[];
  error?: unknown;
}> {
  const files = new Map<string, string>();
  const watched = new Set<string>();
  const missing: string[] = [];
  const request = encodeRequest({
    kind: 'page',
    page,
    blocks: [{ kind: 'demo', src, line: 1 }],
  });
  vi.stubEnv('NODE_ENV', mode);
  const error: unknown = await codeModule(
    {
      resourceQuery: request.slice(request.indexOf('?')),
      addDependency: (file) => void watched.add(path.basename(file)),
      addMissingDependency: (file) => void missing.push(path.basename(file)),
      emitFile: (name, content) => void files.set(name, content),
      _compiler: { name: compiler },
    },
    siteDir,
  )
    .then(
      () => undefined,
      (reason: unknown) => reason,
    )
    .finally(() => vi.unstubAllEnvs());
  return { files, watched, missing, error };
}

describe('a page with a demo', () => {
  it('adds a missing dependency only for a demo that does not exist', async () => {
    expect(await load('client', 'production')).toMatchObject({ missing: [], error: undefined });
    const { missing, error } = await load('client', 'production', './Later.tsx');
    expect(missing).toEqual(['Later.tsx']);
    expect(String(error)).toContain('Later.tsx does not exist');
  });

  it('depends on the files of a demo also if there is a mistake in one of them', async () => {
    const { watched, error } = await load('client', 'development', './Wrong.tsx');
    expect(String(error)).toContain('docs/a/rows.ts:1: an enum');
    expect([...watched]).toEqual(['Wrong.tsx', 'rows.ts']);
  });
});

describe('the page of a demo', () => {
  it('is built from the code that the loader emitted', async () => {
    const outDir = path.join(siteDir, 'build');
    const { files } = await load('client', 'production');
    expect(files.get('playground/a/Alone/index.html')).toContain('Alone');
    for (const [name, text] of [
      ...files,
      ['playground/index.html', '<title>x</title><noscript data-playground></noscript>'],
    ] as const) {
      const file = path.join(outDir, name);
      fs.mkdirSync(path.dirname(file), { recursive: true });
      fs.writeFileSync(file, text);
    }
    const demo = {
      name: 'Alone',
      file: path.join(siteDir, 'docs/a/Alone.tsx'),
      pageFile: path.join(siteDir, page),
      path: 'a/Alone',
      place: `${page}:1`,
    };
    await writeDemoPages({
      demos: [demo],
      outDir,
      baseUrl: '/x/',
      url: 'https://h',
      title: 'Site',
    });
    const html = fs.readFileSync(path.join(outDir, 'playground/a/Alone/index.html'), 'utf8');
    expect(html).toContain('<title>Alone - Site</title>');
    expect(html).toContain('href="/x/a/#Alone.tsx"');
    expect(html).toContain('data-path="Alone.tsx"');
  });

  it('is emitted only by the browser compiler of a production build', async () => {
    const names = [
      ...(await load('client', 'development')).files.keys(),
      ...(await load('server', 'production')).files.keys(),
    ];
    expect(names.filter((name) => name.startsWith('playground/'))).toEqual([]);
  });
});
