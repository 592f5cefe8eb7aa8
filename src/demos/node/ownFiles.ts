import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { importsOf, ownHeight, type ImportSite } from '../../code/node/inspectDemo';
import { readMarks } from '../../code/node/marks';
import { parseSource } from '../../code/node/parse';
import { checkTypes } from '../../code/node/removeTypes';
import { orNothing } from '../../utils/orNothing';
import { remember } from '../../utils/remember';

// Keyed by source, because a build reads most files many times: for the browser and for the server, in the current docs and in
// a frozen version that has the same file, and sample data once for each demo that imports it.
const knownImports = new Map<string, readonly ImportSite[]>();
const knownHeights = new Map<string, { height: number | undefined }>();

/**
 * Returns the modules that a file of a demo imports.
 * @throws SourceError if it can't be parsed, or can't be converted to JavaScript: it has an enum or other syntax that is more
 *   than a type
 */
export const moduleImports = (source: string): readonly ImportSite[] =>
  remember(knownImports, source, () => {
    const file = parseSource(source);
    checkTypes(file);
    return importsOf(file);
  });

/**
 * Returns the height in pixels that a demo sets itself, if any.
 * @throws SourceError if it can't be parsed, or exports no component as its default
 */
export const demoHeight = (source: string): number | undefined =>
  remember(knownHeights, source, () => ({ height: ownHeight(parseSource(source)) })).height;

/** One of the files of a demo. */
export interface OwnFile {
  /** Its absolute path. */
  file: string;
  source: string;
  imports: readonly ImportSite[];
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
  // An error is reported when its page is compiled.
  const imports = orNothing(() => moduleImports(source)) ?? [];
  const below = imports
    .filter(({ specifier }) => specifier.startsWith('./'))
    .flatMap(({ specifier }) => ownFiles(path.join(path.dirname(file), specifier), seen));
  return [{ file, source, imports }, ...below];
}

/** A file of a demo, as a reader sees its code. */
export interface ShownFile {
  /** Path below the demo's folder: `Orders.tsx`, `rows.ts`. */
  path: string;
  code: string;
}

/**
 * Returns the TypeScript of a demo: its own file first, then the files of its folder that it imports. The marks of what it
 * teaches are removed, and shared sample data is left out. Empty if the demo doesn't exist.
 *
 * @param file - absolute path
 */
export const demoSources = (file: string): ShownFile[] =>
  ownFiles(file).map((own) => ({
    path: path.relative(path.dirname(file), own.file).replaceAll('\\', '/'),
    code: readMarks(own.source.replace(/\r\n/g, '\n')).code.trimEnd(),
  }));
