import { readFileSync, writeFileSync } from 'node:fs';
import { changeAssets, type AssetCompiler } from '../../../utils/bundler/assets';

/** What is used of the bundler's chunks. */
interface Chunk {
  id?: string | number | null;
  name?: string;
  files: Iterable<string>;
}

interface ChunkGroup {
  name?: string;
  chunks: Chunk[];
  childrenIterable: ChunkGroup[];
}

interface Compilation {
  entrypoints: ReadonlyMap<string, ChunkGroup>;
  chunks: Iterable<Chunk>;
}

const pluginName = 'x-light';

/** Chunks that more chunks than this may ask for are known from the start. */
const fewCarriers = 4;

const scriptOf = ({ files }: Chunk): string | undefined =>
  [...files].find((file) => file.endsWith('.js'));

/**
 * Which chunk has to know the address of which: a chunk can be asked for only by the code of a group's chunks above it.
 * What is below no group, as a worker is, is known from the start.
 *
 * @param entry - the chunk group of the site's entry
 * @param all - all chunks of the build
 * @returns the chunks that are known from the start, and for each script the chunks whose addresses it brings
 */
export function divideChunks(
  entry: ChunkGroup,
  all: Iterable<Chunk>,
): {
  resident: Set<Chunk>;
  carried: Map<string, Set<Chunk>>;
} {
  const own = new Set(entry.chunks);
  const resident = new Set<Chunk>();
  const carriers = new Map<Chunk, Set<string>>();
  const seen = new Set<ChunkGroup>([entry]);
  const queue = [entry];
  for (let group = queue.pop(); group; group = queue.pop()) {
    const children = group.childrenIterable;
    const named = group.chunks.find((chunk) => chunk.name === group.name && scriptOf(chunk));
    const carrier = named ?? group.chunks.find(scriptOf);
    const script = carrier && scriptOf(carrier);
    for (const chunk of children.flatMap(({ chunks }) => chunks)) {
      if (own.has(chunk)) continue;
      if (group === entry || !script) resident.add(chunk);
      else carriers.set(chunk, (carriers.get(chunk) ?? new Set()).add(script));
    }
    for (const child of children.filter((each) => !seen.has(each))) {
      seen.add(child);
      queue.push(child);
    }
  }
  for (const chunk of all) {
    if (!own.has(chunk) && !carriers.has(chunk)) resident.add(chunk);
  }
  const carried = new Map<string, Set<Chunk>>();
  for (const [chunk, scripts] of carriers) {
    if (scripts.size > fewCarriers) resident.add(chunk);
    if (resident.has(chunk)) continue;
    scripts.forEach((script) => carried.set(script, (carried.get(script) ?? new Set()).add(chunk)));
  }
  return { resident, carried };
}

const folder = 'assets/js/';

/** Chunk id -> address below the folder of scripts, without the ending, as JavaScript. */
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

/** Where scripts put their tables; as `webpackChunk...` it is a global of the page. */
const globalTable = 'self.xChunks';

/** Replaces a function of the bundler's runtime, given by its name and what follows up to its end. */
function replaceFunction(source: string, start: RegExp, code: string): string {
  const begin = start.exec(source);
  if (!begin) throw new Error(`The bundler's runtime has no ${start}.`);
  const end = /^};?$/m.exec(source.slice(begin.index));
  if (!end) throw new Error(`The end of ${start} in the bundler's runtime was not found.`);
  return (
    source.slice(0, begin.index) + code + source.slice(begin.index + end.index + end[0].length)
  );
}

/**
 * The bundler's runtime with a table of some chunks only. It reads the others from what scripts bring, and Docusaurus'
 * own table for prefetches goes: nothing asks for it.
 */
export function lightRuntime(source: string, resident: Iterable<Chunk>): string {
  const withoutPrefetch = replaceLine(source, /^__webpack_require__\.gca = function.*$/m);
  return replaceFunction(
    withoutPrefetch,
    /^__webpack_require__\.u = /m,
    `${globalTable} = Object.assign(${globalTable} || {}, ${tableOf(resident)});
__webpack_require__.u = (id) => ${JSON.stringify(folder)} + ${globalTable}[id] + ".js";`,
  );
}

function replaceLine(source: string, line: RegExp): string {
  if (!line.test(source)) throw new Error(`The bundler's runtime has no ${line}.`);
  return source.replace(line, '');
}

/** Moves the addresses of chunks from the runtime, which every page loads, to the scripts that ask for them. */
export class ChunkTablePlugin {
  apply(compiler: AssetCompiler<Compilation>): void {
    const at = { name: pluginName, stage: 'PROCESS_ASSETS_STAGE_OPTIMIZE' } as const;
    changeAssets(compiler, at, (files, { entrypoints, chunks: all }) => {
      const entry = entrypoints.get('main');
      const runtime = entry?.chunks.map(scriptOf).find((script) => script?.includes('/runtime~'));
      if (!entry || !runtime) throw new Error('The bundler made no runtime of its own.');
      const { resident, carried } = divideChunks(entry, all);
      files.edit(runtime, (source) => lightRuntime(source, resident));
      for (const [script, chunks] of carried) {
        const table = `Object.assign(${globalTable} = ${globalTable} || {}, ${tableOf(chunks)});`;
        files.edit(script, (source) => `${table}\n${source}`);
      }
    });
  }
}

interface Manifest {
  /** Name of a chunk or request of a module -> ids of chunks. */
  origins: Record<string, (string | number)[]>;
}

/**
 * Docusaurus looks for the scripts of a page under the requests of its modules; its manifest knows them by the names of
 * their chunks. Put right, a page's HTML names its scripts, and they load beside the site's instead of after it.
 *
 * @param manifest - of the client's build; changed in place
 * @param chunksOf - request of a module -> names of the chunks that its page needs
 */
export function completeManifest(
  manifest: Manifest,
  chunksOf: ReadonlyMap<string, readonly string[]>,
): void {
  for (const [request, names] of chunksOf) {
    manifest.origins[request] = [...new Set(names.flatMap((name) => manifest.origins[name] ?? []))];
  }
}

/** Completes the manifest when it has been written. */
export class ManifestPlugin {
  constructor(
    private readonly file: string,
    private readonly chunksOf: ReadonlyMap<string, readonly string[]>,
  ) {}

  apply(compiler: {
    hooks: { afterEmit: { tap: (name: string, run: () => void) => void } };
  }): void {
    compiler.hooks.afterEmit.tap(pluginName, () => {
      const manifest = JSON.parse(readFileSync(this.file, 'utf8')) as Manifest;
      completeManifest(manifest, this.chunksOf);
      writeFileSync(this.file, JSON.stringify(manifest));
    });
  }
}
