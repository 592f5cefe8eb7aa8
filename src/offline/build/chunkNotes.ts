import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A chunk of the browser's code, as the bundler made it. */
export interface Chunk {
  /** Paths in the build. */
  files: string[];
  /** Indexes of the chunks that its code may load. */
  children: number[];
  /** Requests of the imports that load it, such as `@site/docs/react-charts/index.mdx`. */
  requests: string[];
  isEntry: boolean;
}

/** The file that lists the chunks of the last build, relative to the project's root. */
export const chunksFile = '.docusaurus/offline-chunks.json';

interface StatsChunk {
  id?: string | number | null;
  initial?: boolean;
  files?: string[];
  children?: (string | number)[];
  origins?: { request?: string; moduleName?: string }[];
}

interface Compiler {
  hooks: {
    done: {
      tap: (
        name: string,
        listener: (stats: { toJson: (options: object) => { chunks?: StatsChunk[] } }) => void,
      ) => void;
    };
  };
}

/** Returns the bundler's chunks, sorted by their files. */
export function chunksOf(all: readonly StatsChunk[]): Chunk[] {
  const sorted = [...all].sort((a, b) => ((a.files?.[0] ?? '') < (b.files?.[0] ?? '') ? -1 : 1));
  const position = new Map(sorted.map(({ id }, index) => [String(id), index]));
  return sorted.map(({ files = [], children = [], origins = [], initial }) => ({
    files: files.filter((file) => !/\.(?:map|txt)$/.test(file)),
    children: children.map((id) => position.get(String(id))).filter((at) => at !== undefined),
    requests: [...new Set(origins.map(({ request = '' }) => request))].sort(),
    isEntry: initial === true,
  }));
}

/** Records which chunk loads which others, since the HTML of a page does not name them all. */
export class ChunkNotePlugin {
  readonly #siteDir: string;

  /** @param siteDir - the root of the project */
  constructor(siteDir: string) {
    this.#siteDir = siteDir;
  }

  /** Called by the bundler. */
  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('x-offline', (stats) => {
      const { chunks = [] } = stats.toJson({
        all: false,
        chunks: true,
        chunkRelations: true,
        chunkOrigins: true,
        ids: true,
      });
      const file = path.join(this.#siteDir, chunksFile);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(chunksOf(chunks)));
    });
  }
}
