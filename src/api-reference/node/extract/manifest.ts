import fs from 'node:fs';
import path from 'node:path';

/** What we read from a `package.json`. */
export interface Manifest {
  name: string;
  version: string;
  types?: string;
  exports?: { '.'?: { import?: { types?: string } | string; types?: string } };
}

/** Reads the manifest of a package. Throws, naming the folder, when there is none. */
export function readManifest(dir: string): Manifest {
  const file = path.join(dir, 'package.json');
  if (!fs.existsSync(file)) throw new Error(`API reference: no package is installed in ${dir}`);
  return JSON.parse(fs.readFileSync(file, 'utf8')) as Manifest;
}
