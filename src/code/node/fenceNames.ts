import { editDistance } from '../../utils/editDistance';
import { orNothing } from '../../utils/orNothing';
import type { DocFence } from './docFences';
import { importsOf } from './inspectDemo';
import { parseSource } from './parse';

/** Names that a fence may use undeclared: name -> the statement that declares it. */
export type KnownNames = ReadonlyMap<string, string>;

/** Returns the statements of a fence that parses on its own; none for a fragment. */
const statementsOf = ({ code }: DocFence) => orNothing(() => parseSource(code).program.body) ?? [];

type Statement = ReturnType<typeof statementsOf>[number];

/** Returns the names of functions, classes, types and constants that a statement declares. */
function declaredBy(statement: Statement): string[] {
  const { type } = statement;
  if (type === 'ExportNamedDeclaration' || type === 'ExportDefaultDeclaration') {
    return statement.declaration ? declaredBy(statement.declaration as Statement) : [];
  }
  if (type === 'VariableDeclaration') {
    return statement.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? id.name : []));
  }
  return 'id' in statement && statement.id?.type === 'Identifier' ? [statement.id.name] : [];
}

const isCapitalized = (name: string): boolean => /^[A-Z]/.test(name);

/** Declares a name from the reader's app as `any`. */
const ofAnyType = (name: string): string =>
  isCapitalized(name)
    ? `declare let ${name}: any; type ${name} = any;`
    : `declare let ${name}: any;`;

/**
 * Returns the names that a page's fences may use because another fence of the page imports or declares them. Declared names
 * have type `any` in other fences: the fences of a page are parts of an app, not of one module.
 */
export function pageNames(fences: readonly DocFence[]): Map<string, string> {
  const names = new Map<string, string>();
  const statements = fences.flatMap(statementsOf);
  for (const name of statements.flatMap(declaredBy)) names.set(name, ofAnyType(name));
  for (const statement of statements) {
    if (statement.type !== 'ImportDeclaration') continue;
    for (const { type, local } of statement.specifiers) {
      const clause = {
        ImportSpecifier: `{ ${local.name} }`,
        ImportDefaultSpecifier: local.name,
        ImportNamespaceSpecifier: `* as ${local.name}`,
      }[type];
      names.set(local.name, `import ${clause} from '${statement.source.value}';`);
    }
  }
  return names;
}

/** Names that every fragment may use. */
const builtIn: KnownNames = new Map([['React', "import * as React from 'react';"]]);

/** Shorter names are never treated as misspellings. */
const shortest = 4;

const isMisspelled = (name: string, known: Iterable<string>): boolean =>
  name.length >= shortest && [...known].some((other) => editDistance(name, other, 1) === 1);

/**
 * Returns declarations for the names that a fence uses but doesn't declare: names that its page imports or declares, package
 * exports in a fragment, and values of the reader's app, which have type `any`. Other components and types get no
 * declaration, nor do names one letter away from a known one, so that the compiler reports them.
 */
export function declarationsFor(
  fence: DocFence,
  missing: ReadonlySet<string>,
  page: KnownNames,
  packages: KnownNames,
): string {
  // A fence with imports of its own must import all its components and functions.
  const isWhole = statementsOf(fence).length > 0 && importsOf(parseSource(fence.code)).length > 0;
  return [...missing]
    .map((name) => {
      const known =
        page.get(name) ?? (isWhole ? undefined : (builtIn.get(name) ?? packages.get(name)));
      if (known) return known;
      const isUnknown =
        isCapitalized(name) || isMisspelled(name, [...page.keys(), ...packages.keys()]);
      return isUnknown ? '' : ofAnyType(name);
    })
    .join(' ');
}
