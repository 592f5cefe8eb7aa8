/** Files by their path below the demo's folder, as a reader sees them. */
export type Texts = Readonly<Record<string, string>>;

/** More lines than this are not copied along with the demo. */
const longest = 160;

const importPattern = /^import (?:type )?(?:(\w+)|\{([^{}]*)\}) from '(\.[^']+)';\n/gm;
const packageImport = /^import [^;]*? from '[^.][^']*';\n/gm;

/** Returns the path of a module that a file imports, without its extension: `data/orders` for `./data/orders`. */
const pathOf = (specifier: string, from: string): string =>
  new URL(specifier, `file:///${from}`).pathname.slice(1);

const declared = (code: string): string[] =>
  [
    ...code.matchAll(
      /^(?:export (?:default )?)?(?:async )?(?:const|let|function|class|interface|type) (\w+)/gm,
    ),
  ].map(([, name = '']) => name);

/**
 * Returns a demo and the files that it imports as one file that runs: without the imports of these files, whose code comes
 * first. Undefined if they are long, or could not be joined without renaming something.
 *
 * @param path - of the demo's file, in `texts`
 */
export function inOneFile(path: string, texts: Texts): string | undefined {
  const imports = new Set<string>();
  const parts: string[] = [];
  const done = new Set<string>();
  let isPossible = true;

  function add(file: string): void {
    if (done.has(file)) return;
    done.add(file);
    let code = `${texts[file] ?? ''}\n`;
    code = code.replace(packageImport, (line) => {
      imports.add(line);
      return '';
    });
    code = code.replace(
      importPattern,
      (_, local: string | undefined, names = '', specifier: string) => {
        const target = pathOf(specifier, file);
        const found = Object.keys(texts).find((each) => each.replace(/\.tsx?$/, '') === target);
        const wanted = String(names)
          .split(',')
          .map((name) => name.trim().replace(/^type /, ''));
        const known = found === undefined ? [] : declared(texts[found] ?? '');
        if (![...(local ? [local] : wanted)].every((name) => name === '' || known.includes(name)))
          isPossible = false;
        else if (found !== undefined) add(found);
        return '';
      },
    );
    if (/^(?:import|export) [^;]*? from '\./m.test(code)) isPossible = false;
    const isDemo = file === path;
    parts.push((isDemo ? code : code.replace(/^export (?:default )?/gm, '')).trim());
  }

  add(path);
  const names = parts.flatMap(declared);
  const locals = [...imports].flatMap(
    (line) => line.replace(/ from [^]*/, '').match(/\b(?!import\b|type\b|as\b)\w+/g) ?? [],
  );
  const all = [...names, ...locals];
  const others = parts.slice(0, -1).join('\n').split('\n').length;
  if (!isPossible || others > longest || new Set(all).size < all.length) return undefined;
  return `${[...imports].join('')}\n${parts.join('\n\n')}`.trim();
}

/** Returns all files as one text, each below its path. */
export const allFiles = (texts: Texts): string =>
  Object.entries(texts)
    .map(([path, text]) => `// ${path}\n\n${text}\n`)
    .join('\n');
