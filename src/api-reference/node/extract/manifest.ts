import fs from 'node:fs';
import path from 'node:path';
import type { PackageInput, ProductInput } from '../../types';

/** What we read from a `package.json`. */
export interface Manifest {
  name: string;
  version: string;
  exports?: { '.'?: { import?: { types?: string } } };
}

/** Reads the manifest of a package. Throws, naming the folder, when there is none. */
export function readManifest(dir: string): Manifest {
  const file = path.join(dir, 'package.json');
  if (!fs.existsSync(file)) throw new Error(`API reference: no package is installed in ${dir}`);
  return JSON.parse(fs.readFileSync(file, 'utf8')) as Manifest;
}

/** Returns the folder of a package as Node.js resolves it from inside another package's folder; null if there is none. */
function resolvedFrom(dir: string, name: string): string | null {
  for (let at = dir; at !== path.dirname(at); at = path.dirname(at)) {
    const candidate = path.join(at, 'node_modules', name);
    if (fs.existsSync(path.join(candidate, 'package.json'))) return fs.realpathSync(candidate);
  }
  return null;
}

/**
 * Returns the smaller plans that a package is built on. A plan whose version differs from the documented one brings its own
 * copies: those, not the documented ones, tell what the larger plan adds. A package installed under an alias also brings
 * copies of the documented version; these count as the documented ones.
 */
export function basisOf(product: ProductInput, owner: PackageInput): PackageInput[] {
  const smaller = product.packages.slice(
    0,
    product.packages.findIndex(({ name }) => name === owner.name),
  );
  return smaller.map((input) => {
    const own = resolvedFrom(fs.realpathSync(owner.dir), input.name);
    const isOther = own !== null && readManifest(own).version !== readManifest(input.dir).version;
    return isOther ? { ...input, dir: own } : input;
  });
}
