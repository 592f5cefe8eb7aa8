import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { expect, test } from '@playwright/test';
import { currentVersion } from '../src/products/registry';
import { nightly } from './fixtures';

// What an assistant gets from the real build, through the protocol; the unit tests of `src/machine-pages/mcp` cover odd questions.

let client: Client;

test.beforeAll(async () => {
  client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [path.resolve('scripts/mcp.mjs')],
    }),
  );
});
test.afterAll(() => client.close());

async function ask(name: string, given: Record<string, unknown> = {}): Promise<string> {
  const answer = await client.callTool({ name, arguments: given });
  const [part] = answer.content as { type: string; text: string }[];
  expect(answer.isError ?? false, part?.text).toBe(false);
  expect(part?.text.length).toBeLessThan(30_000);
  return part?.text ?? '';
}

test('finds a task, then reads its section and the API member named there', async () => {
  const found = await ask('search', { query: 'hide a column at start', product: 'data-grid' });
  const [, page = ''] = /1\. .*\n {3}(\S+)/.exec(found) ?? [];
  expect(page).toBe('react-data-grid/column-visibility/#hide-columns-at-start');
  const section = await ask('read_page', { page });
  expect(section).toMatch(/^## .*Hide columns at start: `columnVisibilityModel`\n/);
  expect(section).toContain('columnVisibilityModel');
  expect(await ask('read_api', { name: 'DataGrid.columnVisibilityModel' })).toContain(
    'GridColumnVisibilityModel',
  );
});

test('reports where a long answer was cut off, and continues from there', async () => {
  const first = await ask('read_api', { name: 'DataGridPremium' });
  const [, offset] =
    /\[Cut after [\d,]+ of [\d,]+ characters\. Ask again with "offset": (\d+)/.exec(first) ?? [];
  const second = await ask('read_api', { name: 'DataGridPremium', offset: Number(offset) });
  expect(second).not.toContain('title: "DataGridPremium"');
});

test('lists the versions, reports their changes, and reads pages of a frozen version', async () => {
  const versions = await ask('list_versions');
  expect(versions).toContain(`${currentVersion} (current)`);
  expect(versions).toContain('8.0.0');
  expect(await ask('what_changed', { from: '8.0.0', component: 'LineChart' })).toContain(
    '+ LineChart: localeText',
  );
  expect(await ask('read_page', { page: 'react-charts', version: '8.0.0' })).toContain(
    'version: "8.0.0"',
  );
});

test('an error names no folder of this machine and repeats only the start of a long name', async () => {
  for (const [name, given] of [
    ['read_page', { page: 'a'.repeat(300) }],
    ['read_page', { page: 'react-data-grid/\u001b[2J' }],
    ['read_api', { name: 'a'.repeat(300) }],
    ['search', { query: 'a'.repeat(100_000) }],
  ] as const) {
    const { content, isError } = await client.callTool({ name, arguments: given });
    const [part] = content as { text: string }[];
    expect(isError, part?.text).toBe(true);
    expect(part?.text).not.toMatch(/a{101}/);
    expect(part?.text).not.toContain('\u001b');
    expect(part?.text).not.toContain(process.cwd());
    expect(part?.text.length).toBeLessThan(1000);
  }
});

test('says which breaking changes concern some code', async () => {
  const code = 'import { TreeItem2 } from \'@mui/x-tree-view\';\n<TreeItem2 itemId="a" />;';
  const report = await ask('check_upgrade', { code, from: 7 });
  expect(report).toContain('/migration/migration-tree-view-v7/#treeitem2-is-treeitem');
  expect(report).toContain('+<TreeItem itemId="a" />;');
});

test(
  'the packed server needs no clone: it answers from a site at an address',
  nightly,
  async ({ baseURL }) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'packed-'));
    const packed = new Client({ name: 'test', version: '1.0.0' });
    try {
      execFileSync(process.execPath, ['scripts/pack-mcp.mjs', folder], { stdio: 'ignore' });
      execFileSync('tar', ['-xzf', `mui-x-docs-mcp-${currentVersion}.tgz`], { cwd: folder });
      // npm would install what it names.
      symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
      const own = path.join(folder, 'package');
      const { bin, dependencies } = JSON.parse(
        readFileSync(path.join(own, 'package.json'), 'utf8'),
      ) as { bin: string; dependencies: Record<string, string> };
      expect(Object.keys(dependencies)).toContain('minisearch');
      await packed.connect(
        new StdioClientTransport({
          command: process.execPath,
          args: [path.join(own, bin), '--site', new URL('/x/', baseURL).href],
        }),
      );
      const answer = await packed.callTool({ name: 'search', arguments: { query: 'sort rows' } });
      expect(JSON.stringify(answer.content)).toContain('react-data-grid/sorting/');
    } finally {
      await packed.close();
      rmSync(folder, { recursive: true });
    }
  },
);
