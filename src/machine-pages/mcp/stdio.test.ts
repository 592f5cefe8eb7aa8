import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { PassThrough } from 'node:stream';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { run } from '../../../scripts/lib/run.mjs';
import { files } from './__fixtures__/site';
import { createServer } from './server';
import { createTransport } from './stdio';

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
    'check_upgrade',
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

it('answers a message of 10 MB with an error, and then serves on', async () => {
  await expect(ask('read_page', { page: 'a'.repeat(10_485_760) })).rejects.toThrow(
    'The message is longer than 1048576 bytes.',
  );
  expect(await ask('list_versions', {})).not.toHaveProperty('isError');
});

it('answers everything that it cannot handle in one style', async () => {
  const input = new PassThrough();
  const output = new PassThrough();
  const server = createServer({ name: 'a fixture', read: async (file) => files.get(file) });
  await server.connect(createTransport(input, output));
  const long = 'a'.repeat(2 ** 20);
  const lines: [line: string, answer: unknown][] = [
    [`{"jsonrpc":"2.0","id":1,"method":"${long}"}`, { id: 1, error: { code: -32600 } }],
    [`{"method":"${long}","jsonrpc":"2.0","id":"bé"}`, { id: 'bé', error: { code: -32600 } }],
    [`{"method":"${long}","params":{"id":3}}`, { error: { code: -32600 } }],
    ['nonsense', { error: { code: -32700 } }],
    ['[]', { error: { code: -32600 } }],
    ['{"id":4}', { id: 4, error: { code: -32600 } }],
    ['{"jsonrpc":"2.0","id":5,"method":"a"}', { id: 5, error: { code: -32601 } }],
    ...['{"name":7}', '{"name":"search","arguments":[]}', '{"name":"search","task":7}', '7'].map(
      (params, at): [string, unknown] => [
        `{"jsonrpc":"2.0","id":${6 + at},"method":"tools/call","params":${params}}`,
        { error: { code: expect.any(Number), message: expect.not.stringMatching(/[[{]/) } },
      ],
    ),
    ['{"jsonrpc":"2.0","id":11,"method":"ping"}', { id: 11, result: {} }],
  ];
  const answers = createInterface(output)[Symbol.asyncIterator]();
  for (const [line, expected] of lines) {
    // In parts, as a pipe delivers it.
    for (let at = 0; at < line.length; at += 65_536) input.write(line.slice(at, at + 65_536));
    input.write('\n\n');
    const { value } = await answers.next();
    expect(value.length).toBeLessThan(300);
    expect(JSON.parse(value), line.slice(0, 80)).toMatchObject(expected as object);
  }
  await server.close();
});

it('exits with an explanation when there is no build', async () => {
  const ended = await run(process.execPath, [script, '--dir', os.tmpdir()], { atEnd: true });
  expect(ended.code).toBe(1);
  expect(ended.output).toContain('No build found in');
});
