import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const isLocal = (name: string) =>
  /^(?:\.|node:|sample-data\/|claims(?:\/|$)|@site\/|vitest)/.test(name);

/** Returns the package modules that some sources import, sorted: `@mui/x-tree-view/TreeItem`. */
export function importsOfCode(sources: readonly string[]): string[] {
  const names = sources
    .flatMap((source) => ts.preProcessFile(source).importedFiles)
    .map(({ fileName }) => fileName)
    .filter((name) => !isLocal(name));
  return [...new Set(names)].sort();
}

/**
 * Finds the package modules that files below some folders import. Vite has to know them all in advance: when it finds one
 * late, it reloads the page and with it the claims that are running.
 */
export function packageImports(siteDir: string, folders: readonly string[]): string[] {
  const files = folders
    .flatMap((folder) =>
      readdirSync(path.join(siteDir, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        path.join(siteDir, folder, file),
      ),
    )
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'));
  return importsOfCode(files.map((file) => readFileSync(file, 'utf8')));
}
