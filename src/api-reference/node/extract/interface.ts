import ts from 'typescript';
import type { ApiMember, ApiPage } from '../../types';
import { aliasesIn } from './aliases';
import { isIgnored } from './jsdoc';
import { describeMember, docOf } from './members';
import { pageOf } from './names';
import { packageOfFile, unknownExport } from './packages';
import type { PackageReader, ProductReader } from './reader';

function declaredType(pkg: PackageReader, name: string) {
  const exported = pkg.exports.get(name);
  const declaration = exported?.declaration;
  if (
    !exported ||
    !declaration ||
    !(ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration))
  ) {
    return null;
  }
  return {
    pkg,
    exported,
    /** Includes what other modules add to it, because it is looked up at its declaration. */
    type: pkg.checker.getTypeAtLocation(declaration.name),
    /** Names of its type parameters. */
    parameters: new Set((declaration.typeParameters ?? []).map(({ name: own }) => own.text)),
  };
}

/** An exported type in one of the packages. */
type DeclaredType = NonNullable<ReturnType<typeof declaredType>>;

/**
 * Finds an exported type in each package that exports it, the smallest plan first. Throws when none does.
 *
 * @param list - the list that contains the name, for the message
 */
export function declaredTypes(
  reader: ProductReader,
  name: string,
  list: string,
): [DeclaredType, ...DeclaredType[]] {
  const [first, ...rest] = reader.packages.flatMap((pkg) => declaredType(pkg, name) ?? []);
  if (!first) {
    const known = reader.packages.flatMap((pkg) => [...pkg.exports.keys()]);
    throw unknownExport(name, `${list} of "${reader.slug}"`, new Set(known));
  }
  return [first, ...rest];
}

/** Whether a package declares a symbol itself, rather than a smaller plan that it brings along. */
function isDeclaredBy(pkg: PackageReader, symbol: ts.Symbol): boolean {
  return (symbol.declarations ?? []).some(
    (declaration) => packageOfFile(declaration.getSourceFile().fileName) === pkg.name,
  );
}

/** A member of an exported type with the package of the smallest plan that has it. */
export interface PlannedMember {
  symbol: ts.Symbol;
  pkg: PackageReader;
  /** Type parameters of the exported type, which may appear in the types of its members. */
  typeParameters: ReadonlySet<string>;
}

/**
 * Returns the members of an exported type that are not marked as internal. They come from the smallest plan that exports the
 * name; each larger plan adds what it has beyond that. A larger plan with a different version adds only what it declares
 * itself, since the rest of it is not the documented version.
 *
 * @param types - the type in each package, the smallest plan first
 */
export function plannedMembers(
  reader: ProductReader,
  types: readonly DeclaredType[],
): PlannedMember[] {
  const found = new Map<string, PlannedMember>();
  for (const { pkg, type, parameters } of types) {
    const takesAll = pkg === types[0]?.pkg || reader.sharesVersions(pkg);
    for (const symbol of pkg.checker.getPropertiesOfType(type)) {
      const isNew = !found.has(symbol.name) && (takesAll || isDeclaredBy(pkg, symbol));
      if (isNew && !isIgnored(docOf(symbol))) {
        found.set(symbol.name, { symbol, pkg, typeParameters: parameters });
      }
    }
  }
  return [...found.values()].sort((a, b) => a.symbol.name.localeCompare(b.symbol.name, 'en'));
}

/** Describes members, by name. */
export const describeMembers = (members: readonly PlannedMember[]): Record<string, ApiMember> =>
  Object.fromEntries(
    members.map(({ symbol, pkg, typeParameters }) => [
      symbol.name,
      describeMember(symbol, pkg, { typeParameters }),
    ]),
  );

/**
 * Describes an interface page. Throws when no package exports the name.
 *
 * @param isGiven - whether it is an API object, which a component provides
 */
export function describeInterface(
  reader: ProductReader,
  name: string,
  isGiven: boolean = false,
): ApiPage {
  const types = declaredTypes(reader, name, 'interfacePages');
  const [{ pkg, exported }] = types;
  const members = describeMembers(plannedMembers(reader, types));
  // The component provides the object with all its methods, so "required" would say nothing to a reader.
  const props = isGiven
    ? Object.fromEntries(
        Object.entries(members).map(([key, member]) => [
          key,
          { ...member, required: member.required && member.signature === null },
        ]),
      )
    : members;
  const packages = types.map((type) => type.pkg);
  return {
    ...pageOf('interface', exported, reader.slug, pkg, packages, docOf(exported.symbol)),
    themeName: null,
    inherits: [],
    props,
    // The last package has all plans.
    ...aliasesIn(Object.values(props), types.at(-1)?.pkg ?? pkg),
    slots: [],
    classes: [],
  };
}
