import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Compiler } from '../../bundler/assets';

/** What an import in the browser's code loads; the bundler calls it a chunk group. */
export interface Import {
  /** Paths in the build. */
  files: string[];
  /** Indexes of the imports that its code contains. */
  children: number[];
  /** What is imported, as written: `@site/docs/react-charts/index.mdx`, `./Panel`. */
  requests: string[];
  isEntry: boolean;
}

/** The file that lists the imports of the last build, relative to the project's root. */
export const importsFile = '.docusaurus/offline-imports.json';

/** The part of the bundler's chunk groups that is used here. */
export interface ChunkGroup {
  chunks: readonly { files: Iterable<string> }[];
  origins: readonly { request?: string | undefined }[];
  childrenIterable: Iterable<ChunkGroup>;
  isInitial: () => boolean;
}

/** Returns the imports of a build, in the order of their files. Requests in the project start with `@site/`. */
export function importsOf(groups: readonly ChunkGroup[], siteDir: string): Import[] {
  const notes = groups.map((group) => ({
    group,
    files: [...new Set(group.chunks.flatMap(({ files }) => [...files]))]
      .filter((file) => !/\.(?:map|txt)$/.test(file))
      .sort(),
    requests: [
      ...new Set(
        group.origins.map(({ request = '' }) => request.replace(`${siteDir}${path.sep}`, '@site/')),
      ),
    ].sort(),
  }));
  const keyOf = ({ requests, files }: (typeof notes)[0]): string => `${requests} ${files}`;
  notes.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  const position = new Map(notes.map(({ group }, index) => [group, index]));
  return notes.map(({ group, files, requests }) => ({
    files,
    children: [...group.childrenIterable]
      .map((child) => position.get(child))
      .filter((at) => at !== undefined),
    requests,
    isEntry: group.isInitial(),
  }));
}

/**
 * Makes a plugin that records what each import loads, since the HTML of a page does not name everything that its scripts may load.
 *
 * @param siteDir - the root of the project
 */
export const importNotePlugin = (siteDir: string) => ({
  apply: ({ hooks }: Compiler): void =>
    hooks.afterEmit.tap('x-offline', ({ chunkGroups }) => {
      const file = path.join(siteDir, importsFile);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(importsOf(chunkGroups, siteDir)));
    }),
});
