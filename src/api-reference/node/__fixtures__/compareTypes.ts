import ts from 'typescript';
import { isIgnored } from '../extract/jsdoc';
import { propTypesOf } from '../extract/jsModule';
import { docOf } from '../extract/members';
import { createSharedHost } from '../../../utils/compilerHost';
import { isDeclaredByProduct } from '../extract/packages';
import { moduleBeside, readProduct, type PackageReader } from '../extract/reader';
import { ambientDeclarations } from '../selection';
import type { ApiPage, ProductInput } from '../../types';

/** How the members of a page differ from those of the types. */
export interface PageDifference {
  missing: string[];
  invented: string[];
}

const reactProps = new Set(['key', 'ref']);

/** The props type of a component and, for generic ones, the same with default type arguments. */
function propsTypes(page: ApiPage, pkg: PackageReader): ts.Type[] {
  const { checker } = pkg;
  const exported = pkg.exports.get(page.name);
  const type = exported && checker.getTypeOfSymbol(exported.symbol);
  const signatures = (type?.isUnion() ? type.types : type ? [type] : []).flatMap((part) =>
    part.getCallSignatures(),
  );
  const first = signatures[0]?.parameters[0];
  const byDefault = pkg.defaultTypes.get(ts.escapeLeadingUnderscores(`${page.name}Props`));
  return [
    ...(first ? [checker.getTypeOfSymbol(first)] : []),
    ...(byDefault ? [checker.getDeclaredTypeOfSymbol(byDefault)] : []),
  ];
}

function interfaceTypes(page: ApiPage, packages: readonly PackageReader[]): Map<string, ts.Symbol> {
  const all = new Map<string, ts.Symbol>();
  for (const { exports, checker } of packages) {
    const declaration = exports.get(page.name)?.declaration;
    const name = declaration && ts.getNameOfDeclaration(declaration);
    for (const symbol of name ? checker.getTypeAtLocation(name).getProperties() : []) {
      all.set(symbol.name, symbol);
    }
  }
  return all;
}

/** Compares one page with the types of the packages that export it. */
function comparePage(page: ApiPage, packages: readonly PackageReader[]): PageDifference {
  const pkg = packages.find(({ name }) => name === page.source.package);
  if (!pkg) {
    return { missing: [], invented: Object.keys(page.props) };
  }
  if (page.kind === 'interface') {
    const all = interfaceTypes(page, packages);
    const own = interfaceTypes(page, [pkg]);
    const missing = [...own.values()].filter(
      (symbol) => !(symbol.name in page.props) && !isIgnored(docOf(symbol)),
    );
    return {
      missing: missing.map(({ name }) => name),
      invented: Object.keys(page.props).filter((name) => !all.has(name)),
    };
  }
  const { checker } = pkg;
  const [first, ...rest] = propsTypes(page, pkg).map(
    (type) =>
      new Map(
        [type, ...(type.isUnion() ? type.types : [])]
          .flatMap((part) => checker.getPropertiesOfType(part))
          .map((symbol) => [symbol.name, symbol]),
      ),
  );
  const all = new Map([...rest.flatMap((map) => [...map]), ...(first ?? [])]);
  const declaration = pkg.exports.get(page.name)?.declaration;
  const module = moduleBeside(declaration?.getSourceFile().fileName ?? '');
  const propTypes = propTypesOf(module, page.name) ?? [];
  const listed = propTypes.filter(({ doc }) => !isIgnored(doc)).map(({ name }) => name);
  const hidden = new Set(propTypes.filter(({ doc }) => isIgnored(doc)).map(({ name }) => name));
  const declared = [...(first?.values() ?? [])]
    .filter((symbol) => isDeclaredByProduct(symbol) && !isIgnored(docOf(symbol)))
    .map(({ name }) => name);
  const expected = new Set([...listed, ...declared]);
  return {
    missing: [...expected].filter(
      (name) => !(name in page.props) && !hidden.has(name) && !reactProps.has(name),
    ),
    invented: Object.keys(page.props).filter((name) => !all.has(name)),
  };
}

/** Compares all pages; the result has only the pages that differ. */
export function compareReference(
  pages: readonly ApiPage[],
  products: readonly ProductInput[],
): Map<string, PageDifference> {
  const host = createSharedHost();
  const differences = new Map<string, PageDifference>();
  for (const product of products) {
    const ambient = ambientDeclarations[product.slug];
    const { packages } = readProduct(product, host, ambient);
    for (const page of pages.filter((candidate) => candidate.product === product.slug)) {
      const difference = comparePage(page, packages);
      if (difference.missing.length + difference.invented.length > 0) {
        differences.set(page.path, difference);
      }
    }
  }
  return differences;
}
