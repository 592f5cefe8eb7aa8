import type * as t from '@babel/types';
import type * as Sucrase from 'sucrase';
import { parseSource } from '../../code/node/parse';
import { orNothing } from '../../utils/orNothing';
import { requireByNode } from '../../utils/requireByNode';
import { currentPackages } from '../names';

/** What demos import from one module: its names, `default`, and `*` for the whole namespace. */
type ImportedNames = ReadonlySet<string>;

/** Needed by all demos, whatever they import. */
const base = {
  react: ['default', '*'],
  'react/jsx-runtime': ['*'],
  'react-dom': ['default', '*'],
};

/**
 * Returns the imports that remain when a source is compiled as in the editor, which removes those of types; none if it has a syntax
 * error: its page then fails the build and names the line.
 */
function importsOf(source: string): t.ImportDeclaration[] {
  const { transform } = requireByNode('sucrase') as typeof Sucrase;
  const body = orNothing(() => {
    const { code } = transform(source, {
      transforms: ['typescript', 'jsx'],
      jsxRuntime: 'preserve',
    });
    return parseSource(code).program.body;
  });
  return body?.filter((node) => node.type === 'ImportDeclaration') ?? [];
}

const importedNames = ({ specifiers }: t.ImportDeclaration): string[] =>
  specifiers.map((each) => {
    if (each.type === 'ImportDefaultSpecifier') return 'default';
    if (each.type === 'ImportNamespaceSpecifier') return '*';
    return each.imported.type === 'Identifier' ? each.imported.name : each.imported.value;
  });

/**
 * Collects what the sources import from each module: edited code can import the same. The demos' scripts already contain it;
 * whole packages would also enlarge the scripts of readers who never edit anything.
 *
 * @returns specifier -> what is imported from it
 */
export function importedModules(sources: Iterable<string>): Map<string, ImportedNames> {
  const imported = new Map(
    Object.entries(base).map(([specifier, names]) => [specifier, new Set(names)]),
  );
  for (const declaration of [...sources].flatMap(importsOf)) {
    const specifier = declaration.source.value;
    if (/^\.|^sample-data\//.test(specifier)) continue;
    const before = imported.get(specifier) ?? [];
    imported.set(specifier, new Set([...before, ...importedNames(declaration)]));
  }
  return new Map([...imported].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Returns a module that re-exports what demos import from another. It lists each name: `export *` would include everything. */
export function facade(specifier: string, names: ImportedNames): string {
  const from = JSON.stringify(specifier);
  const isWhole = names.has('*');
  const listed = [...names].filter((name) => name !== 'default' && name !== '*').sort();
  const lines = [
    isWhole && `export * from ${from};`,
    !isWhole && listed.length > 0 && `export { ${listed.join(', ')} } from ${from};`,
    names.has('default') && `export { default } from ${from};`,
    names.size === 0 && `import ${from};`,
  ];
  return `${lines.filter(Boolean).join('\n')}\n`;
}

export interface VersionModules {
  /** `current`, or the number of a frozen version. */
  version: string;
  modules: ReadonlyMap<string, ImportedNames>;
  /** Package -> its folder in `node_modules`. */
  folders: Readonly<Record<string, string>>;
}

/**
 * Returns the modules that provide packages to edited code: one with a table of them, and one for each entry.
 * @returns file name -> source; the table is `modules.js`
 */
export function tableFiles(versions: readonly VersionModules[]): Map<string, string> {
  const files = new Map<string, string>();
  const tables = versions.map(({ version, modules, folders }) => {
    const entries = [...modules].map(([specifier, imported], index) => {
      const name = `${version === currentPackages ? '' : `${version}-`}${index}.js`;
      const [, own = '', rest = ''] = /^((?:@[^/]+\/)?[^/]+)(.*)$/.exec(specifier) ?? [];
      files.set(name, facade((folders[own] ?? own) + rest, imported));
      return `    ${JSON.stringify(specifier)}: () => import('./${name}'),`;
    });
    return `  ${JSON.stringify(version)}: {\n${entries.join('\n')}\n  },`;
  });
  files.set(
    'surroundings.js',
    `export * as React from 'react';
export { createRoot } from 'react-dom/client';
export { DemoProviders as Providers, setLicenseKey, setTheme } from '@site/src/demos/browser/runtime';
`,
  );
  files.set(
    'modules.js',
    `export const packages = {\n${tables.join('\n')}\n};
export const surroundings = () => import('./surroundings.js');
`,
  );
  return files;
}
