import ts from 'typescript';
import type { ApiMember, ApiPage } from '../../types';
import { isOfProduct, type LoadedPackage } from './packages';
import { printNode } from './typeText';

/** A type alias that one of the products' packages declares. */
type Alias = ts.TypeAliasDeclaration;

const found = new WeakMap<ts.Program, ReadonlyMap<string, Alias>>();

/** Finds the aliases that the products' packages declare, by name. Names with several different definitions are left out. */
function aliasesOf({ program }: Pick<LoadedPackage, 'program'>): ReadonlyMap<string, Alias> {
  const known = found.get(program);
  if (known) return known;
  const aliases = new Map<string, Alias | null>();
  for (const source of program.getSourceFiles()) {
    if (!isOfProduct(source)) continue;
    for (const statement of source.statements) {
      if (!ts.isTypeAliasDeclaration(statement)) continue;
      const name = statement.name.text;
      const other = aliases.get(name);
      const isSame = other && printNode(other) === printNode(statement);
      aliases.set(name, aliases.has(name) && !isSame ? null : statement);
    }
  }
  const unique = new Map(
    [...aliases].filter((entry): entry is [string, Alias] => entry[1] !== null),
  );
  found.set(program, unique);
  return unique;
}

/** An alias as its authors wrote it, on one line: `GridKeyValue = string | number | boolean`. */
const aliasText = (alias: Alias): string =>
  printNode(alias)
    .replace(/^(?:export |declare )*type /, '')
    .replace(/;$/, '');

/** All texts of a member that may name types. */
const typesOf = ({ type, signature }: ApiMember): string[] => [
  type,
  ...(signature ? [...signature.parameters.map((each) => each.type), signature.returns.type] : []),
];

const namesIn = (text: string): string[] =>
  text.replace(/'(?:[^'\\]|\\.)*'/g, '').match(/\b[A-Z]\w*\b/g) ?? [];

/**
 * Returns the definitions of the aliases that the types of members name, directly or through other aliases:
 * name -> definition as written. Nothing if there are none.
 */
export function aliasesIn(
  members: readonly ApiMember[],
  pkg: Pick<LoadedPackage, 'program'>,
): Pick<ApiPage, 'types'> {
  const all = aliasesOf(pkg);
  const texts = new Map<string, string>();
  const visit = (text: string): void => {
    for (const name of namesIn(text)) {
      const alias = all.get(name);
      if (!alias || texts.has(name)) continue;
      const own = aliasText(alias);
      texts.set(name, own);
      visit(own);
    }
  };
  members.flatMap(typesOf).forEach(visit);
  const sorted = [...texts].sort(([a], [b]) => a.localeCompare(b, 'en'));
  return sorted.length > 0 ? { types: Object.fromEntries(sorted) } : {};
}
