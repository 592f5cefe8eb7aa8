import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.doUnmock('node:child_process');
  vi.resetModules();
});

it('says what ended the extraction if that said nothing itself', async () => {
  // Test files share their modules, so one that has been loaded before would keep the real program.
  vi.resetModules();
  vi.doMock('node:child_process', () => ({
    spawnSync: () => ({ status: null, signal: 'SIGKILL', stderr: '' }),
  }));
  const { generateReference } = await import('./generate');
  const cacheDir = fs.mkdtempSync(path.join(os.tmpdir(), 'generate-'));
  expect(() => generateReference([], cacheDir)).toThrow(
    /ended with SIGKILL\. It needs up to \d+ MB/,
  );
  fs.rmSync(cacheDir, { recursive: true });
});
