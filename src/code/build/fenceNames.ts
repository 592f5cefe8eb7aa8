import { editDistance } from '../../utils/editDistance';
import type { DocFence } from './docFences';
import { importsOf } from './inspectDemo';
import { parseSource } from './parse';

/** What a fence may leave out: name -> the statement that declares it. */
export type KnownNames = ReadonlyMap<string, string>;

/** The statements of a fence that is a program by itself; none of a fragment that is not. */
function statementsOf({ code }: DocFence) {
  try {
    return parseSource(code).program.body;
  } catch {
    return [];
  }
}

type Statement = ReturnType<typeof statementsOf>[number];

/** The names of functions, classes, types and constants that a statement declares. */
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

/** A name of the reader's app, of any type. */
const ofAnyType = (name: string): string =>
  isCapitalized(name)
    ? `declare let ${name}: any; type ${name} = any;`
    : `declare let ${name}: any;`;

/**
 * The names that a page's fences may use because another one of them imports or declares them. What is declared has
 * any type elsewhere: the fences of a page are parts of an app, not of one module.
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

/** What every reader of a fragment knows. */
const builtIn: KnownNames = new Map([['React', "import * as React from 'react';"]]);

/** Names of one or two letters are no misspelling of anything. */
const shortest = 4;

const isMisspelled = (name: string, known: Iterable<string>): boolean =>
  name.length >= shortest && [...known].some((other) => editDistance(name, other, 1) === 1);

/**
 * Declarations of what a fence uses without saying where it comes from: what its page imports or declares, what a
 * fragment takes from the packages, and values of the reader's app, which have any type. No declaration, and so an
 * error of the compiler, has a component or type that is none of these, and a name that is a letter away from one.
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
