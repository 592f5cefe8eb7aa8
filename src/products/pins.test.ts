import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packagePins } from './pins';
import { products } from './registry';

const root = join(__dirname, '../..');
const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const packageJson = readJson(join(root, 'package.json'));
const declared: Record<string, string> = {
  ...packageJson.dependencies,
  ...packageJson.devDependencies,
};
const installedFile = (name: string) => join(root, 'node_modules', name, 'package.json');
const installed = Object.entries(packagePins).filter(([name]) => existsSync(installedFile(name)));

describe('packagePins', () => {
  it.each(installed)('%s is pinned to the installed %s', (name, version) => {
    expect(readJson(installedFile(name)).version).toBe(version);
  });

  it('agrees with package.json wherever both name a package', () => {
    const drifted = Object.entries(packagePins).filter(
      ([name, version]) => name in declared && declared[name] !== version,
    );
    expect(drifted).toEqual([]);
  });

  it('contains only exact versions', () => {
    for (const version of Object.values(packagePins)) {
      expect(version).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
    }
  });

  it('contains every package of every product, all of them installed', () => {
    for (const { packages } of products) {
      for (const [name, version] of Object.entries(packages)) {
        expect(packagePins[name]).toBe(version);
        expect(installed.map(([installedName]) => installedName)).toContain(name);
      }
    }
  });
});
