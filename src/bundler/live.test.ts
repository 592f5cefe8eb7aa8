import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import liveServerPlugin from './live';

const siteDir = mkdtempSync(path.join(tmpdir(), 'live-'));
const page = path.join(siteDir, 'docs/orders/index.mdx');
mkdirSync(path.dirname(page), { recursive: true });
afterAll(() => rmSync(siteDir, { recursive: true }));

interface Configuration {
  plugins: { apply: (compiler: object) => void }[];
  module: { rules: { use: { options: { load: (page: object, text: string) => string } }[] }[] };
  devServer: { setupMiddlewares: (list: unknown[], server: object) => void };
}

/** Starts a live server that finds the word "wrong"; returns how to compile the page, to say that a file has changed, and what is said over pages. */
function start() {
  const plugin = liveServerPlugin({ siteDir, generatedFilesDir: siteDir } as LoadContext, {
    checks: [({ file, text }) => (text.includes('wrong') ? [`${file}:1: wrong`] : [])],
  });
  const instance = { lazyCompilationMiddleware: () => () => undefined };
  const { plugins, module, devServer } = plugin.configureWebpack?.(
    { mode: 'development' },
    false,
    { currentBundler: { instance } } as never,
    undefined,
  ) as unknown as Configuration;
  let invalidate: (file: string | null) => void = () => undefined;
  plugins[0]?.apply({
    hooks: {
      invalid: { tap: (_: string, react: typeof invalidate) => void (invalidate = react) },
      afterCompile: { tap: () => undefined },
    },
  });
  const sendMessage = vi.fn();
  devServer.setupMiddlewares([], {
    compiler: {},
    webSocketServer: { clients: ['page'] },
    sendMessage,
  });
  const compile = (text: string): string | undefined =>
    module.rules[0]?.use[0]?.options.load(
      { resourcePath: page, addDependency: vi.fn(), addContextDependency: vi.fn() },
      text,
    );
  return { compile, invalidate: (file: string | null) => invalidate(file), sendMessage };
}

describe('a page that is saved', () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  beforeEach(() => said.mockClear());

  it('says what is wrong before it is compiled, in the terminal and over open pages', async () => {
    const { compile, invalidate, sendMessage } = start();
    compile('right');
    writeFileSync(page, 'wrong');
    invalidate(page);
    expect(said).toHaveBeenCalledWith('docs/orders/index.mdx:1: wrong');
    await vi.waitFor(() =>
      expect(sendMessage).toHaveBeenCalledWith(['page'], 'errors', [
        'docs/orders/index.mdx:1: wrong',
      ]),
    );
  });

  it('says nothing while it is right, not open, or another file has changed', async () => {
    const { compile, invalidate, sendMessage } = start();
    writeFileSync(page, 'wrong');
    invalidate(page);
    compile('right');
    writeFileSync(page, 'right');
    invalidate(page);
    invalidate(path.join(siteDir, 'docs/orders/Gone.tsx'));
    invalidate(null);
    await new Promise(setImmediate);
    expect(said).not.toHaveBeenCalled();
    expect(sendMessage).not.toHaveBeenCalled();
  });
});
