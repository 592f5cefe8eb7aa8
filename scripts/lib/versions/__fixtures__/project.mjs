// A small project whose versions are cut and removed, and an environment in which that succeeds.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { restoreFrom } from '../environment.mjs';
import { filesBelow } from '../site.mjs';

const current = { '@mui/x-grid': '8.1.0', '@mui/x-grid-pro': '8.2.0' };
const aliasOf = (name, version) => `${name.slice('@mui/'.length)}-${version.replace(/\W/g, '-')}`;
export const folderOf = (name, version) =>
  current[name] === version ? name : aliasOf(name, version);

let root = '';
/** Before each test of a file: a project of its own. */
export function useProject() {
  beforeEach(makeProject);
  afterEach(() => rmSync(root, { recursive: true }));
}

function makeProject() {
  root = mkdtempSync(path.join(tmpdir(), 'versions-'));
  const write = (file, text) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  write('docs/a/index.mdx', 'At 8.1.0.\n');
  write('docs/a/Demo.tsx', 'demo\n');
  write('docs/a/claims.test.tsx', 'claims\n');
  write('docs/api/grid/index.mdx', 'generated\n');
  write('sample-data/rows.ts', 'rows\n');
  write('sample-data/rows.test.ts', 'test\n');
  write('src/products/snapshot-packages.json', '{}\n');
  write('package.json', '{"dependencies":{}}\n');
  write('package-lock.json', 'lock\n');
  execFileSync('git', ['init', '--quiet'], { cwd: root });
  commit();
}

/** Commits everything, as a person does between two commands. */
export function commit() {
  const git = (...args) => execFileSync('git', args, { cwd: root });
  git('add', '--all');
  git('-c', 'user.name=x', '-c', 'user.email=x@x', 'commit', '--quiet', '--message', 'All');
}

/** Every file of the project but npm's own folder, with its text. */
export const tree = () =>
  Object.fromEntries(
    filesBelow(root)
      .filter((file) => !/^(?:node_modules|\.git)\//.test(file))
      .map((file) => [file, readFileSync(path.join(root, file), 'utf8')]),
  );
/** A path in the project. */
export const fileOf = (name) => path.join(root, name);

/** An environment in which everything succeeds, but what a test puts in its place. */
export function environment(other = {}) {
  const calls = [];
  const setDependencies = (change) => {
    const { dependencies } = JSON.parse(readFileSync(fileOf('package.json'), 'utf8'));
    change(dependencies);
    writeFileSync(fileOf('package.json'), JSON.stringify({ dependencies }));
    writeFileSync(fileOf('package-lock.json'), `lock of ${Object.keys(dependencies)}\n`);
  };
  return {
    calls,
    root,
    current: '8.1.0',
    packages: current,
    folderOf,
    changes: () => '',
    publishedOf: async () => ['8.0.0', '8.2.0'],
    install: async (specifiers) => {
      calls.push(['install', ...specifiers]);
      setDependencies((dependencies) => {
        for (const specifier of specifiers) {
          const [, alias, target] = /^([^@]+)@(.*)$/.exec(specifier);
          dependencies[alias] = target;
        }
      });
    },
    uninstall: async (names) => {
      calls.push(['uninstall', ...names]);
      setDependencies((dependencies) =>
        names.forEach((name) => Reflect.deleteProperty(dependencies, name)),
      );
    },
    restore: (at, files) => restoreFrom(root, at, files),
    reinstall: async () => {
      calls.push(['reinstall', readFileSync(fileOf('package-lock.json'), 'utf8')]);
    },
    sidebars: () => ({ docs: [{ type: 'doc', id: 'a/index' }] }),
    apiGroupsOf: () => () => ({}),
    formatJson: async (value) => `${JSON.stringify(value)}\n`,
    check: async () => {},
    log: () => {},
    ...other,
  };
}
