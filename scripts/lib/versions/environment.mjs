import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync, rmdirSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { loadTs } from '../load-ts.mjs';
import { needsShell, quietEnv } from '../run.mjs';
import { UsageError } from '../usage-error.mjs';
import { filesBelow, isGenerated, pathsOf } from './site.mjs';

/** Returns the useful part of a failed program's output: its end, without stack traces. */
function reasonOf(printed) {
  const lines = printed
    .split('\n')
    .filter((line) => line.trim() && !/^\s+(?:at |\.\.\. )/.test(line));
  return lines.slice(-30).join('\n');
}

/**
 * Describes for a person why a program failed.
 * @param {string} command
 * @param {{ status?: number | null, signal?: string | null, stdout?: string, stderr?: string, error?: Error }} result of `spawnSync`
 * @returns {string | undefined} undefined if it succeeded
 */
export function failureOf(command, { status, signal, stdout, stderr, error }) {
  if (error) return error.message;
  if (status === 0) return undefined;
  const name = path.basename(command);
  // 130: the program handled the signal itself and exited.
  if (signal === 'SIGINT' || status === 130) return `${name} was stopped by Ctrl+C.`;
  if (signal) return `${name} was ended by ${signal}.`;
  return reasonOf(`${stdout ?? ''}\n${stderr ?? ''}`) || `${name} ended with ${status}.`;
}

/** Runs a program to its end, and keeps what it prints. */
export const spawnQuietly = (command, args, root) =>
  spawnSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    env: quietEnv,
    shell: needsShell(command),
  });

/** Runs a program to its end. @returns {string} its standard output @throws {Error} with the reason if it failed */
export function runQuietly(command, args, root) {
  const result = spawnQuietly(command, args, root);
  const failure = failureOf(command, result);
  if (failure !== undefined) throw new Error(failure);
  return result.stdout;
}

/** Removes the folders around a file or folder that have nothing in them anymore: a commit has no empty folders. */
function removeEmptyParents(root, file) {
  const parent = path.dirname(file);
  const folder = path.join(root, parent);
  if (parent === '.' || !existsSync(folder) || readdirSync(folder).length > 0) return;
  rmdirSync(folder);
  removeEmptyParents(root, parent);
}

/** Restores files and folders from a commit; removes those that the commit doesn't have. */
export function restoreFrom(root, commit, files) {
  const git = (...args) => runQuietly('git', args, root);
  for (const file of files) {
    rmSync(path.join(root, file), { recursive: true, force: true });
    const isThere = git('ls-tree', '-r', '--name-only', commit, '--', file).trim() !== '';
    if (isThere) git('checkout', commit, '--', file);
    else {
      removeEmptyParents(root, file);
      // Files that were staged or committed since are removed from the index, too.
      git('rm', '-r', '--cached', '--ignore-unmatch', '--quiet', '--', file);
    }
  }
}

/** Returns a message for each page of a version that is missing from a build. */
export function missingPages(frozenDocs, outDir, version) {
  return filesBelow(frozenDocs)
    .filter((file) => file.endsWith('/index.mdx') && !isGenerated(file))
    .map((file) => `${version}/${path.posix.dirname(file)}/index.html`)
    .filter((file) => !existsSync(path.join(outDir, file)))
    .map((file) => `The build has no ${file}.`);
}

/** Type-checks and builds into a folder of its own, so that `build/` stays as it was. */
async function check(root, version) {
  const { frozenDocs, aside } = pathsOf(root, version);
  const outDir = path.join(aside, 'build');
  try {
    runQuietly(process.execPath, ['scripts/typecheck.mjs'], root);
    runQuietly(
      process.execPath,
      ['scripts/docusaurus.mjs', 'build', '--out-dir', path.relative(root, outDir)],
      root,
    );
    const missing = missingPages(frozenDocs, outDir, version);
    if (missing.length > 0) throw new Error(missing.join('\n'));
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}

/** Returns what the commands need: git, the registry, npm and the build of this project. */
export function realEnvironment(root) {
  const { currentVersion } = loadTs('../../src/products/registry.ts');
  const { currentPackages } = loadTs('../../src/products/pins.ts');
  const { folderOf } = loadTs('../../src/products/snapshots.ts');
  const npm = (...args) =>
    runQuietly('npm', [...args, '--save-exact', '--ignore-scripts', '--prefer-offline'], root);
  return {
    root,
    current: currentVersion,
    packages: currentPackages,
    folderOf,
    /** What has changed according to git; empty if nothing has. */
    changes: () => runQuietly('git', ['status', '--porcelain'], root).trimEnd(),
    /** Returns all versions of a package in the registry. @throws {UsageError} if it doesn't answer */
    async publishedOf(name) {
      try {
        const printed = runQuietly('npm', ['view', name, 'versions', '--json'], root);
        return [JSON.parse(printed)].flat();
      } catch (error) {
        throw new UsageError(
          `The registry didn't say which releases of ${name} there are: ${error.message}`,
        );
      }
    },
    /** @type {(specifiers: string[]) => Promise<void>} adds packages to package.json, the lock file and node_modules */
    install: async (specifiers) => void npm('install', ...specifiers),
    /** @type {(names: string[]) => Promise<void>} removes packages from these */
    uninstall: async (names) => void npm('uninstall', ...names),
    restore: (commit, files) => restoreFrom(root, commit, files),
    /** @type {() => Promise<void>} makes node_modules match the lock file */
    reinstall: async () => void npm('install'),
    sidebars: () => loadTs('../../sidebars.ts').default,
    apiGroupsOf(version, packages) {
      const { group } = loadTs('../../src/navigation/helpers.ts');
      const { apiEntries } = loadTs('../../src/api-reference/node/site/sidebar.ts');
      const { installedReference } = loadTs('../../src/api-reference/node/generate.ts');
      const { referenceOfSnapshot } = loadTs('../../src/api-reference/node/versions.ts');
      const pages = installedReference(root, referenceOfSnapshot({ version, packages }));
      return (slug) => group('API reference', apiEntries(pages, slug));
    },
    formatJson: async (value) =>
      format(JSON.stringify(value), {
        ...(await resolveConfig(path.join(root, 'package.json'))),
        parser: 'json',
      }),
    check: (version) => check(root, version),
    log: (text) => console.log(text),
  };
}
