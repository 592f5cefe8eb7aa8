import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { run } from '../../../scripts/lib/run.mjs';
import { files } from './__fixtures__/site';

const script = path.resolve('scripts/mcp.mjs');
const folder = mkdtempSync(path.join(os.tmpdir(), 'x-mcp-'));
const client = new Client({ name: 'test', version: '1.0.0' });

beforeAll(async () => {
  for (const [file, text] of files) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  // From another folder, as assistants start it.
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [script, '--dir', folder],
      cwd: os.tmpdir(),
    }),
  );
});
afterAll(async () => {
  await client.close();
  rmSync(folder, { recursive: true });
});

const ask = async (name: string, given: Record<string, unknown>): Promise<unknown> =>
  client.callTool({ name, arguments: given });

it('lists its tools for a client', async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    'search',
    'read_page',
    'read_api',
    'list_versions',
    'what_changed',
  ]);
  expect(tools[0]?.inputSchema.required).toEqual(['query']);
});

it('answers tool calls, and returns errors for invalid ones', async () => {
  expect(await ask('search', { query: 'turn sorting off' })).toMatchObject({
    content: [{ type: 'text', text: expect.stringContaining('react-data-grid/sorting/#turn-off') }],
  });
  expect(await ask('read_page', { page: 'react-data-grid/sortin' })).toMatchObject({
    isError: true,
    content: [{ text: expect.stringContaining('- react-data-grid/sorting (Sorting)') }],
  });
  expect(await ask('search', { query: '' })).toMatchObject({ isError: true });
  expect(await ask('list_versions', {})).toMatchObject({
    content: [{ text: expect.stringContaining('8.1.0 (current)') }],
  });
});

it('exits with an explanation when there is no build', async () => {
  const ended = await run(process.execPath, [script, '--dir', os.tmpdir()], { atEnd: true });
  expect(ended.code).toBe(1);
  expect(ended.output).toContain('No build found in');
});
