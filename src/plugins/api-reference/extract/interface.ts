import ts from 'typescript';
import type { ApiMember, ApiPage } from '../types';
import { importsOf } from './imports';
import { deprecationOf, isIgnored, withoutLinkLists } from './jsdoc';
import { describeMember, docOf } from './members';
import { packageOfFile } from './packages';
import { pagePath } from './pagePath';
import { unknownExport } from './publicExports';
import type { PackageReader, ProductReader } from './reader';

/** The type behind an exported name, with what other modules add to it: asking at its declaration sees both. */
function declaredType(
  pkg: PackageReader,
  name: string,
): { type: ts.Type; parameters: Set<string> } | null {
  const declaration = pkg.exports.get(name)?.declaration;
  if (
    !declaration ||
    !(ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration))
  ) {
    return null;
  }
  const parameters = new Set(
    (declaration.typeParameters ?? []).map((parameter) => parameter.name.text),
  );
  return { type: pkg.checker.getTypeAtLocation(declaration.name), parameters };
}

/** Whether a package itself declares a symbol, and not a smaller plan that it brings along. */
function isDeclaredBy(pkg: PackageReader, symbol: ts.Symbol): boolean {
  return (symbol.declarations ?? []).some(
    (declaration) => packageOfFile(declaration.getSourceFile().fileName) === pkg.name,
  );
}

/**
 * Describes an interface page. Members come from the smallest plan that exports the name; each larger plan adds what it
 * has beyond that. A larger plan that was released at another version adds only what it declares itself, since the rest
 * of it is not the documented version.
 *
 * Throws when no package exports the name.
 */
export function describeInterface(reader: ProductReader, name: string): ApiPage {
  const exporting = reader.packages.filter((pkg) => declaredType(pkg, name));
  const [first] = exporting;
  const exported = first?.exports.get(name);
  if (!first || !exported) {
    const known = reader.packages.flatMap((pkg) => [...pkg.exports.keys()]);
    throw unknownExport(name, `interfacePages of "${reader.slug}"`, new Set(known));
  }
  const members = new Map<string, ApiMember>();
  for (const pkg of exporting) {
    const { checker, plan } = pkg;
    const declared = declaredType(pkg, name);
    const takesAll = pkg === first || reader.sharesVersions(pkg);
    for (const symbol of declared ? checker.getPropertiesOfType(declared.type) : []) {
      const isNew = !members.has(symbol.name) && (takesAll || isDeclaredBy(pkg, symbol));
      if (isNew && !isIgnored(docOf(symbol))) {
        const typeParameters = declared?.parameters;
        members.set(symbol.name, describeMember({ symbol, plan, checker, typeParameters }));
      }
    }
  }
  const doc = docOf(exported.symbol);
  return {
    name,
    kind: 'interface',
    plan: first.plan,
    product: reader.slug,
    path: pagePath(reader.slug, name),
    source: { package: first.name, version: first.version },
    unstable: exported.exportName !== name,
    imports: importsOf(name, exporting, true),
    description: withoutLinkLists(doc.description),
    deprecated: deprecationOf(doc),
    themeName: null,
    inherits: [],
    props: Object.fromEntries([...members].sort(([a], [b]) => a.localeCompare(b, 'en'))),
    slots: [],
    classes: [],
  };
}
