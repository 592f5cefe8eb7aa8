import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ImportSite } from '../../code/node/inspectDemo';
import { moduleImports } from './sourceFacts';

/** One of the files of a demo. */
export interface OwnFile {
  /** Its absolute path. */
  file: string;
  source: string;
  imports: readonly ImportSite[];
}

function importsIn(source: string): readonly ImportSite[] {
  try {
    return moduleImports(source);
  } catch {
    // The error is reported when its page is compiled.
    return [];
  }
}

/** Returns the TypeScript file that an import refers to, from its path with or without an extension. */
export const findSource = (base: string): string | undefined =>
  [base, `${base}.tsx`, `${base}.ts`].find((file) => /\.tsx?$/.test(file) && existsSync(file));

/** Returns a demo, then the files of its folder that it imports, directly or through others. Missing files are left out. */
export function ownFiles(demo: string, seen: Set<string> = new Set()): OwnFile[] {
  const file = findSource(demo);
  if (file === undefined || seen.has(file)) return [];
  seen.add(file);
  const source = readFileSync(file, 'utf8');
  const imports = importsIn(source);
  const below = imports
    .filter(({ specifier }) => specifier.startsWith('./'))
    .flatMap(({ specifier }) => ownFiles(path.join(path.dirname(file), specifier), seen));
  return [{ file, source, imports }, ...below];
}
