import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectStyle } from '../../plugins/demos/codeModule';
import { findDemos, type ShownDemo } from '../../plugins/demos/pages';
import { readDemo } from '../../plugins/demos/readDemo';
import { sourcesOf } from '../../plugins/demos/render';
import { packagePins, products } from '../../products';
import { sandboxFiles, type SandboxVariant } from './files';

const siteDir = path.resolve(__dirname, '../../..');
const modules = path.join(siteDir, 'node_modules');
const run = promisify(execFile);

const settings = {
  siteDir,
  sampleDataDir: path.join(siteDir, 'src/demos/sample-data'),
  pinsOf: () => packagePins,
};

let demos: ShownDemo[] = [];
let root = '';

beforeAll(async () => {
  demos = await findDemos(siteDir);
  root = mkdtempSync(path.join(tmpdir(), 'sandbox-'));
  // One install for all: this project's own, whose versions are compared with each package.json below.
  symlinkSync(modules, path.join(root, 'node_modules'));
});
afterAll(() => rmSync(root, { recursive: true }));

/** The first demo of a product's overview: the one that most readers try. */
function firstDemo(overviewPath: string): ShownDemo {
  const found = demos.find(({ place }) => place.startsWith(`docs${overviewPath}index.mdx:`));
  if (!found) throw new Error(`${overviewPath} shows no demo`);
  return found;
}

async function write(demo: ShownDemo, variant: SandboxVariant): Promise<string> {
  const read = readDemo(demo.file, demo.pageFile, demo.place, settings);
  const sources = await sourcesOf(read, variant, await projectStyle(siteDir));
  const { files } = sandboxFiles({
    name: demo.name,
    title: demo.name,
    variant,
    sources,
    packages: read.packages,
  });
  const folder = path.join(root, `${demo.name}-${variant}`);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

const tool = (folder: string, ...command: string[]): Promise<unknown> =>
  run(process.execPath, command, { cwd: folder });

const withDemos = products.filter(({ packages }) => Object.keys(packages).length > 0);

describe.each(withDemos)('the sandbox of the $name', { timeout: 240_000 }, ({ overviewPath }) => {
  it.each(['TS', 'JS'] as const)('builds in %s', async (variant) => {
    const folder = await write(firstDemo(overviewPath), variant);
    const { dependencies, devDependencies } = JSON.parse(
      readFileSync(path.join(folder, 'package.json'), 'utf8'),
    );
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
      const installed = JSON.parse(readFileSync(path.join(modules, name, 'package.json'), 'utf8'));
      expect(installed.version, name).toBe(version);
    }
    if (variant === 'TS') await tool(folder, path.join(modules, 'typescript/bin/tsc'), '--noEmit');
    await tool(folder, path.join(modules, 'vite/bin/vite.js'), 'build', '--logLevel', 'error');
    expect(existsSync(path.join(folder, 'dist/index.html'))).toBe(true);
  });
});
