import { changeAssets, type AssetCompiler } from '../../utils/bundler/assets';

/** What is used of the bundler's chunks. */
interface Chunk {
  files: Iterable<string>;
  groupsIterable: Iterable<{ chunks: Iterable<Chunk> }>;
}

interface Compilation {
  chunks: Iterable<Chunk>;
  errors: { length: number };
}

/** A module as the bundler wrote it. */
export interface BuiltModule {
  /** Characters of its code: how long it takes to evaluate, roughly. */
  size: number;
  /** Ids of the modules that it evaluates first, as JavaScript. */
  imports: readonly string[];
}

/** Stands for the list of steps in what stepsLoader.cjs makes. */
const mark = '["x-steps"]';

/** The import that loads the module that the list is for. */
const target = /__webpack_require__\.bind\(__webpack_require__, ([^)\s]+)\)/;

/** The first line of a module in a script of the bundler. */
const head = /^(\d+|"[^"\n]+")\(\w+(?:, \w+)*\) \{$/gm;

/**
 * The modules of a script, before it is made small.
 * @returns id as JavaScript -> code
 */
export function modulesIn(script: string): Map<string, string> {
  const heads = [...script.matchAll(head)];
  return new Map(
    heads.map(({ 1: id = '', index }, at) => [id, script.slice(index, heads[at + 1]?.index)]),
  );
}

/** What a module evaluates while it is evaluated itself. */
export function readModule(code: string): BuiltModule {
  const imports = [...code.matchAll(/(?<!\.)\b__webpack_require__\(([^)\s]+)\)/g)];
  return { size: code.length, imports: [...new Set(imports.map(([, id = '']) => id))] };
}

/**
 * The modules below one, in an order in which each evaluates, with all it imports that is not evaluated yet, about so much code
 * at most as a step may have. What is small goes with the module that imports it.
 *
 * @param root - the module itself; what is left for it at the end is not in the list
 * @param graph - all modules that are loaded with it; others are taken for evaluated
 * @param most - characters of code of a step
 */
export function stepsOf(
  root: string,
  graph: ReadonlyMap<string, BuiltModule>,
  most: number,
): string[] {
  const steps: string[] = [];
  const seen = new Set<string>();

  /** Visits what a module imports, and returns how much code is left for the module to evaluate. */
  function visit(id: string): number {
    const module = graph.get(id);
    if (!module || seen.has(id)) return 0;
    seen.add(id);
    let left = 0;
    let waiting: string[] = [];
    function flush(): void {
      steps.push(...waiting);
      waiting = [];
      left = 0;
    }
    for (const each of module.imports) {
      const size = visit(each);
      if (size === 0) continue;
      if (left + size > most) flush();
      waiting.push(each);
      left += size;
    }
    if (left + module.size > most) flush();
    return left + module.size;
  }

  visit(root);
  return steps;
}

/** Characters of code, not yet made small, that a phone evaluates in a few milliseconds. */
const stepSize = 20_000;

const scriptsOf = ({ files }: Chunk): string[] => [...files].filter((file) => file.endsWith('.js'));

/**
 * A script with its marks replaced.
 * @throws Error when the script is not written as it was when this was made
 */
export function writeSteps(script: string, graph: ReadonlyMap<string, BuiltModule>): string {
  let result = script;
  for (const code of modulesIn(script).values()) {
    if (!code.includes(mark)) continue;
    const root = target.exec(code)?.[1];
    if (root === undefined || !graph.has(root))
      throw new Error(
        'The bundler writes an import that is not as src/demos/build/steps.ts expects it.',
      );
    const steps = stepsOf(root, graph, stepSize);
    result = result.replace(code, () => code.replace(mark, `[${steps.join(',')}]`));
  }
  if (result.includes(mark))
    throw new Error(
      'The bundler writes modules that are not as src/demos/build/steps.ts expects them.',
    );
  return result;
}

/** Writes into every module that `stepsLoader.cjs` made the steps in which the module behind it can be evaluated. */
export class StepsPlugin {
  apply(compiler: AssetCompiler<Compilation>): void {
    const at = { name: 'x-demos-steps', stage: 'PROCESS_ASSETS_STAGE_OPTIMIZE' } as const;
    changeAssets(compiler, at, (files, compilation) => {
      // Modules that failed are written in other ways; what was wrong with them is what a writer has to read.
      if (compilation.errors.length > 0) return;
      const known = new Map<string, [id: string, module: BuiltModule][]>();
      function modulesOf(file: string): [id: string, module: BuiltModule][] {
        const modules =
          known.get(file) ??
          [...modulesIn(files.read(file))].map(([id, code]): [string, BuiltModule] => [
            id,
            readModule(code),
          ]);
        known.set(file, modules);
        return modules;
      }
      for (const chunk of compilation.chunks) {
        for (const file of scriptsOf(chunk)) {
          if (!files.read(file).includes(mark)) continue;
          const groups = [...chunk.groupsIterable];
          const loaded = new Set(groups.flatMap(({ chunks }) => [...chunks].flatMap(scriptsOf)));
          const graph = new Map([...loaded].flatMap(modulesOf));
          files.edit(file, (script) => writeSteps(script, graph));
        }
      }
    });
  }
}
