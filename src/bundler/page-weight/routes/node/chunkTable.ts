import { readFileSync, writeFileSync } from 'node:fs';
import { changeAssets, type Compiler } from '../../../assets';

/** The part of the bundler's chunks that is used here. */
interface Chunk {
  id?: string | number | null;
  name?: string | null;
  files: Iterable<string>;
}

interface ChunkGroup {
  name?: string | null;
  chunks: Chunk[];
  childrenIterable: Iterable<ChunkGroup>;
}

const pluginName = 'x-routes';

/** The maximum number of scripts that repeat a chunk's address. */
const fewCarriers = 4;

const scriptOf = ({ files }: Chunk): string | undefined =>
  [...files].find((file) => file.endsWith('.js'));

/**
 * Finds a few chunks of which each group has one. Repeatedly takes the rarest one that half of the remaining groups have, or else
 * one that most have: the last groups, such as a gallery and the pages of single demos, may have nothing in common.
 *
 * @param uses - chunk -> how many groups have it
 * @returns undefined if more than a few would be needed
 */
function sharedChunks(
  groups: readonly ChunkGroup[],
  uses: ReadonlyMap<Chunk, number>,
): Chunk[] | undefined {
  const found: Chunk[] = [];
  let left = groups;
  while (left.length > 0) {
    const counts = new Map<Chunk, number>();
    for (const chunk of left.flatMap(({ chunks }) => chunks))
      counts.set(chunk, (counts.get(chunk) ?? 0) + 1);
    const scripts = [...counts.keys()].filter(scriptOf);
    const most = Math.max(0, ...scripts.map((chunk) => counts.get(chunk) ?? 0));
    const [best] = scripts
      .filter((chunk) => (counts.get(chunk) ?? 0) >= Math.min(left.length / 2, most))
      .sort((a, b) => (uses.get(a) ?? 0) - (uses.get(b) ?? 0));
    if (!best || found.push(best) > fewCarriers) return undefined;
    left = left.filter(({ chunks }) => !chunks.includes(best));
  }
  return found;
}

/**
 * Decides which scripts carry the addresses of which chunks. Only code in the chunks of a parent group can request a chunk.
 * If many groups request it, a few chunks that these groups share carry its address: those of the demos' packages, for example,
 * are in the chunk that all pages with demos have.
 * A chunk below no group, such as a worker, stays in the runtime.
 *
 * @param entry - the chunk group of the site's entry
 * @param all - all chunks of the build
 * @returns the chunks that stay in the runtime, and for each script the chunks whose addresses it carries
 */
export function divideChunks(entry: ChunkGroup, all: Iterable<Chunk>) {
  const own = new Set(entry.chunks);
  const askers = new Map<Chunk, Set<ChunkGroup>>();
  const uses = new Map<Chunk, number>();
  const seen = new Set<ChunkGroup>([entry]);
  // Iterating over a set also yields what is added to it meanwhile.
  for (const group of seen) {
    for (const chunk of group.chunks) uses.set(chunk, (uses.get(chunk) ?? 0) + 1);
    for (const child of group.childrenIterable) {
      seen.add(child);
      for (const chunk of child.chunks)
        askers.set(chunk, (askers.get(chunk) ?? new Set()).add(group));
    }
  }
  const carrierOf = ({ name, chunks }: ChunkGroup): Chunk | undefined =>
    chunks.find((chunk) => chunk.name === name && scriptOf(chunk)) ?? chunks.find(scriptOf);
  const resident = new Set<Chunk>();
  const carried = new Map<string, Set<Chunk>>();
  for (const chunk of all) {
    if (own.has(chunk)) continue;
    const groups = [...(askers.get(chunk) ?? [])];
    const named = new Set(groups.map(carrierOf));
    const carriers = named.size > fewCarriers ? sharedChunks(groups, uses) : [...named];
    const scripts = (groups.includes(entry) ? [] : (carriers ?? [])).map(
      (carrier) => carrier && scriptOf(carrier),
    );
    if (scripts.length === 0 || scripts.includes(undefined)) resident.add(chunk);
    else
      for (const script of scripts as string[]) {
        // A script that asks for its own chunk has it already, and its name could not be the hash of a content that has this name.
        if (script === scriptOf(chunk)) continue;
        carried.set(script, (carried.get(script) ?? new Set()).add(chunk));
      }
  }
  return { resident, carried };
}

const folder = 'assets/js/';

/** Returns the table of chunk id -> address below the scripts folder, without the extension, as JavaScript. */
function tableOf(chunks: Iterable<Chunk>): string {
  const rows = [...chunks].flatMap((chunk) => {
    const script = scriptOf(chunk);
    if (script === undefined) return [];
    if (!script.startsWith(folder) || !script.endsWith('.js'))
      throw new Error(`The chunk ${chunk.id} is at ${script}, not below ${folder}.`);
    return [[String(chunk.id), script.slice(folder.length, -'.js'.length)] as const];
  });
  return JSON.stringify(Object.fromEntries(rows));
}

/** Where scripts put their tables: a global of the page, as `webpackChunk...` is. */
const globalTable = 'self.xChunks';

/** Replaces a part of the bundler's runtime. */
function replacePart(source: string, part: RegExp, code: string): string {
  if (!part.test(source)) throw new Error(`The bundler's runtime has no ${part}.`);
  return source.replace(part, () => code);
}

/**
 * Returns the bundler's runtime with a table of the resident chunks only; it reads the others from the scripts' tables. Also
 * removes Docusaurus' own prefetch table, which nothing uses.
 */
export function trimRuntime(source: string, resident: Iterable<Chunk>): string {
  const withoutPrefetch = replacePart(source, /^__webpack_require__\.gca = function.*$/m, '');
  return replacePart(
    withoutPrefetch,
    /^__webpack_require__\.u = [^]*?^};?$/m,
    `${globalTable} = Object.assign(${globalTable} || {}, ${tableOf(resident)});
__webpack_require__.u = (id) => ${JSON.stringify(folder)} + ${globalTable}[id] + ".js";`,
  );
}

/** Moves the addresses of chunks from the runtime, which every page loads, to the scripts that request them. */
export class ChunkTablePlugin {
  apply(compiler: Compiler): void {
    const at = { name: pluginName, stage: 'PROCESS_ASSETS_STAGE_OPTIMIZE' } as const;
    changeAssets(compiler, at, (files, { entrypoints, chunks: all }) => {
      const entry = entrypoints.get('main');
      const runtime = entry?.chunks.map(scriptOf).find((script) => script?.includes('/runtime~'));
      if (!entry || !runtime) throw new Error('The bundler produced no separate runtime chunk.');
      const { resident, carried } = divideChunks(entry, all);
      files.edit(runtime, (source) => trimRuntime(source, resident));
      for (const [script, chunks] of carried) {
        const table = `Object.assign(${globalTable} = ${globalTable} || {}, ${tableOf(chunks)});`;
        files.edit(script, (source) => `${table}\n${source}`);
      }
    });
  }
}

interface Manifest {
  /** Chunk name or module request -> chunk ids. */
  origins: Record<string, (string | number)[]>;
}

/**
 * Adds module requests to the manifest. Docusaurus looks for a page's scripts under them, but its manifest has the names of
 * chunks only. With them, a page's HTML lists its scripts, which load in parallel with the site's instead of after it.
 *
 * @param manifest - the manifest of the client's build; changed in place
 * @param chunksOf - module request -> names of the chunks that its page needs
 */
export function completeManifest(
  manifest: Manifest,
  chunksOf: ReadonlyMap<string, readonly string[]>,
): void {
  for (const [request, names] of chunksOf) {
    manifest.origins[request] = [...new Set(names.flatMap((name) => manifest.origins[name] ?? []))];
  }
}

/** Makes a plugin that completes the manifest once it has been written. */
export const manifestPlugin = (file: string, chunksOf: Parameters<typeof completeManifest>[1]) => ({
  apply: ({ hooks }: Compiler): void =>
    hooks.afterEmit.tap(pluginName, () => {
      const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
      completeManifest(manifest, chunksOf);
      writeFileSync(file, JSON.stringify(manifest));
    }),
});
