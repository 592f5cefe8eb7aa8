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
import { contentPages } from '../../../tests/contentPages';
import { projectStyle } from '../node/codeModule';
import { findDemos, type ShownDemo } from '../node/findDemos';
import { readDemo } from '../node/readDemo';
import { sourcesOf } from '../node/__fixtures__/sourcesOf';
import { products } from '../../products';
import { packagePins } from '../../products/pins';
import type { CodeVariant } from '../../preferences/values';
import { sandboxPackages } from './dependencies';
import { sandboxFiles } from './files';

const siteDir = path.resolve(__dirname, '../../..');

let demos: ShownDemo[] = [];
let root = '';

beforeAll(async () => {
  demos = await findDemos(siteDir);
  root = mkdtempSync(path.join(tmpdir(), 'sandbox-'));
});
afterAll(() => rmSync(root, { recursive: true }), 240_000);

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  overrides?: Record<string, string>;
}

const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));

/** The folder of a package that is installed in this project, or in another one. */
const ownFolder = (name: string, project: string = siteDir): string =>
  path.join(project, 'node_modules', name);

/** The first demo of a product's overview: the one that most readers try. */
function firstDemo(overviewPath: string): ShownDemo {
  const found = demos.find(({ place }) => place.startsWith(`docs${overviewPath}index.mdx:`));
  if (!found) throw new Error(`${overviewPath} shows no demo`);
  return found;
}

async function write(
  demo: ShownDemo,
  variant: CodeVariant,
  direction: 'ltr' | 'rtl' = 'ltr',
): Promise<string> {
  const read = readDemo(demo.file, demo.pageFile, demo.place, siteDir);
  const sources = await sourcesOf(read, variant, await projectStyle(siteDir));
  const { files } = sandboxFiles({
    name: demo.name,
    title: demo.name,
    variant,
    direction,
    sources,
    packages: read.packages,
  });
  const folder = path.join(root, `${demo.name}-${variant}-${direction}`);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

const run = promisify(execFile);

/**
 * Returns which packages of a manifest npm calls invalid, because another package of it doesn't accept their version. npm reads
 * copies of the manifests that are installed in this project, and asks no registry.
 */
async function conflictsIn(manifest: Manifest): Promise<string[]> {
  const folder = mkdtempSync(path.join(root, 'npm-'));
  const write = (place: string, content: object): void => {
    mkdirSync(path.join(folder, place), { recursive: true });
    writeFileSync(path.join(folder, place, 'package.json'), JSON.stringify(content));
  };
  write('.', manifest);
  const packages = { ...manifest.dependencies, ...manifest.devDependencies };
  for (const [name, version] of Object.entries(packages)) {
    const { peerDependencies, peerDependenciesMeta } = manifestOf(ownFolder(name));
    write(ownFolder(name, '.'), { name, version, peerDependencies, peerDependenciesMeta });
  }
  const listed = run('npm', ['ls', '--all', '--json', '--offline'], {
    cwd: folder,
    shell: process.platform === 'win32',
  });
  // npm fails if it finds problems; peers that it would add itself are not among those that matter here.
  const { stdout } = await listed.catch((error: { stdout: string }) => error);
  const { problems = [] } = JSON.parse(stdout) as { problems?: string[] };
  return problems.filter((problem) => problem.startsWith('invalid'));
}

/**
 * Links the packages that a manifest names, and no others, where a project below `root` finds them. They are this project's
 * own, which have the same versions.
 */
function link(versions: Record<string, string>): void {
  for (const [name, version] of Object.entries(versions)) {
    const own = ownFolder(name);
    expect(manifestOf(own).version, name).toBe(version);
    const target = path.join(root, 'node_modules', name);
    mkdirSync(path.dirname(target), { recursive: true });
    symlinkSync(own, target, 'junction');
  }
}

/** Runs a program from a project's own packages; if it fails, the error contains its output. */
const tool = (folder: string, script: string, ...args: string[]): Promise<unknown> =>
  run(process.execPath, [path.join(root, 'node_modules', script), ...args], { cwd: folder }).catch(
    ({ message, stdout }: Error & { stdout?: string }) =>
      Promise.reject(new Error([message, stdout].join('\n'))),
  );

const build = async (folder: string): Promise<void> => {
  await tool(folder, 'vite/bin/vite.js', 'build', '--logLevel', 'error');
  expect(existsSync(path.join(folder, 'dist/index.html'))).toBe(true);
};

const withDemos = products.filter(({ packages }) => Object.keys(packages).length > 0);

describe('the sandboxes of the products', { timeout: 300_000 }, () => {
  const folders: Record<CodeVariant, string[]> = { TS: [], JS: [] };

  it('have packages that npm accepts together, in the installed versions', async () => {
    const all: Manifest = { dependencies: {}, devDependencies: {} };
    for (const { overviewPath } of withDemos) {
      for (const variant of ['TS', 'JS'] as const) {
        const folder = await write(firstDemo(overviewPath), variant);
        const { dependencies, devDependencies } = manifestOf(folder);
        Object.assign(all.dependencies, dependencies);
        Object.assign(all.devDependencies, devDependencies);
        folders[variant].push(folder);
      }
    }
    // A mirrored one goes first, since only the first TypeScript project is built.
    const [product] = withDemos;
    const mirrored = await write(firstDemo(product?.overviewPath ?? ''), 'TS', 'rtl');
    Object.assign(all.dependencies, manifestOf(mirrored).dependencies);
    Object.assign(all.devDependencies, manifestOf(mirrored).devDependencies);
    folders.TS.unshift(mirrored);
    expect(await conflictsIn(all)).toEqual([]);
    link({ ...all.dependencies, ...all.devDependencies });
  });

  it('type-check in TypeScript, and build', async () => {
    const [first = '', ...others] = folders.TS;
    const options = (folder: string): string =>
      readFileSync(path.join(folder, 'tsconfig.json'), 'utf8');
    for (const folder of others) expect(options(folder)).toBe(options(first));
    // One run with the options that all of them have, so that the shared types are read only once.
    const name = (folder: string): string => `./${path.basename(folder)}`;
    const all = {
      extends: `${name(first)}/tsconfig.json`,
      include: folders.TS.map((folder) => `${name(folder)}/src`),
    };
    writeFileSync(path.join(root, 'tsconfig.json'), JSON.stringify(all));
    await tool(root, 'typescript/bin/tsc', '--noEmit');
    // One build is enough: the bundler only drops the types, and all projects are built without types below.
    await build(first);
  });

  it('build in JavaScript', async () => {
    // `npm test` builds one of them, and another product in TypeScript; a full run builds all.
    const built = contentPages ? folders.JS.slice(-1) : folders.JS;
    for (const folder of built) await build(folder);
  });
});

it('npm accepts an adapter that needs an older major', { timeout: 120_000 }, async () => {
  const packages = sandboxPackages(
    ['@mui/x-date-pickers/AdapterDateFnsJalaliV2', '@mui/x-date-pickers/AdapterDateFnsV2'],
    packagePins,
  );
  const source = { name: 'Demo', title: 'Demo', variant: 'JS', sources: {}, packages } as const;
  const manifest = JSON.parse(sandboxFiles(source).files['package.json'] ?? '') as Manifest;
  expect(await conflictsIn(manifest)).toEqual([]);
  const { overrides, ...rest } = manifest;
  expect(Object.keys(overrides ?? {})).toEqual(['date-fns-jalali']);
  expect(await conflictsIn(rest)).toEqual([
    expect.stringContaining('invalid: date-fns-jalali@2.30.0-0'),
  ]);
});
