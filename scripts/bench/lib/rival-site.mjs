import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { quietEnv } from '../../lib/run.mjs';
import { measuredRun } from './measured-run.mjs';
import { isTooOld, nodePackage, nodeVersion } from './rivals.mjs';
import { temporaryFolder } from './temporary-folder.mjs';

const ownPackages = path.resolve(import.meta.dirname, '../../../node_modules');

/** Error codes that npm prints when it cannot reach the registry. */
const unreachable =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH/;

/**
 * Installs packages into a folder outside the project, without running their install scripts.
 * @param {string} dir
 * @param {Record<string, string>} packages exact versions
 * @throws {Error} with a message that says what is missing
 */
function install(dir, packages) {
  writeFileSync(
    path.join(dir, 'package.json'),
    JSON.stringify({ private: true, type: 'module', dependencies: packages }),
  );
  const args = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status, stdout, stderr, error } = spawnSync('npm', args, {
    cwd: dir,
    encoding: 'utf8',
    env: quietEnv,
    shell: process.platform === 'win32',
  });
  if (status === 0) return;
  const names = Object.entries(packages)
    .map(([name, version]) => `${name}@${version}`)
    .join(', ');
  const output = `${stdout ?? ''}${stderr ?? ''}${error ?? ''}`;
  throw new Error(
    unreachable.test(output)
      ? `The npm registry cannot be reached, so ${names} cannot be installed to compare with:\n${output}`
      : `npm could not install ${names} to compare with:\n${output}`,
  );
}

/**
 * Installs a rival into a temporary folder, which is removed when this process ends.
 * @param {import('./rivals.mjs').Rival} rival
 * @returns {{ node: string, build: (count: number) => Promise<{ dir: string,
 *   built: Awaited<ReturnType<typeof measuredRun>> }> }} `node` is the version of Node.js it runs on; `build`
 *   builds that many pages cold, and throws an Error with the whole output if the build fails
 * @throws {Error} with a message that says what is missing
 */
export function installRival(rival) {
  const dir = temporaryFolder('docs-compare-');
  const needsNode = isTooOld(process.versions.node, rival.node);
  if (rival.packages) {
    install(dir, { ...rival.packages, ...(needsNode && { [nodePackage()]: nodeVersion }) });
  } else {
    writeFileSync(path.join(dir, 'package.json'), '{ "private": true }');
    symlinkSync(ownPackages, path.join(dir, 'node_modules'), 'junction');
  }
  const node = needsNode
    ? path.join(
        dir,
        'node_modules',
        nodePackage(),
        'bin',
        process.platform === 'win32' ? 'node.exe' : 'node',
      )
    : process.execPath;
  return {
    node: needsNode ? nodeVersion : process.versions.node,
    async build(count) {
      for (const folder of rival.caches) {
        rmSync(path.join(dir, folder), { recursive: true, force: true });
      }
      for (const [name, text] of Object.entries(rival.files(count))) {
        const file = path.join(dir, name);
        mkdirSync(path.dirname(file), { recursive: true });
        writeFileSync(file, text);
      }
      const built = await measuredRun([node, ...rival.command], {
        cwd: dir,
        env: { NODE_ENV: 'production', ...rival.env },
      });
      if (built.code !== 0) {
        throw new Error(
          `${built.output}\nThe build of ${rival.name} failed: there is nothing to compare with.`,
        );
      }
      return { dir: path.join(dir, rival.output), built };
    },
  };
}
