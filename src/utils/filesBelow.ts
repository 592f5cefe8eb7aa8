import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Returns all files below a folder, as paths relative to it, with `/`, sorted. There are none if there is no such folder. */
export const filesBelow = (folder: string): string[] =>
  (existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [])
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
