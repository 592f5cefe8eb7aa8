import fs from 'node:fs';
import ts from 'typescript';
import { planRank, type PackageInput, type ProductInput } from '../../types';
import { isIgnored, noDoc } from './jsdoc';
import { innerNames, propTypesOf, readJsModule, type JsModule, type PropType } from './jsModule';
import { componentTypeOf, type ComponentType } from './componentType';
import { basisOf, isDeclaredByProduct, loadPackage, type LoadedPackage } from './packages';
import { publicExports, type PublicExport } from './publicExports';
import { docOf, propertiesOf } from './members';
import { readThemeKeys } from './themeProps';

/** A documented prop: its symbol in the props type and its entry in the `propTypes` literal, where it has one. */
export interface DocumentedProp {
  name: string;
  symbol: ts.Symbol;
  propType?: PropType;
}

/** An exported component with everything that its page is made from. */
export interface ReadComponent {
  exported: PublicExport;
  type: ComponentType;
  module: JsModule;
  props: readonly DocumentedProp[];
}

/** A package with what has been read from it so far. */
export interface PackageReader extends LoadedPackage {
  exports: ReadonlyMap<string, PublicExport>;
  themeKeys: ReadonlyMap<string, string>;
  /** Returns the component with a name, null when the package exports no documented component of that name. */
  component(name: string): ReadComponent | null;
}

const modules = new Map<string, JsModule>();

/** Reads the compiled module beside a declaration file; empty when there is none. */
export function moduleBeside(declarationFile: string): JsModule {
  const file = declarationFile.replace(/\.d\.(m?)ts$/, '.$1js');
  let module = modules.get(file);
  if (!module) {
    module = readJsModule(fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '', file);
    modules.set(file, module);
  }
  return module;
}

/** React's own props, which every component takes. */
const reactProps = new Set(['key', 'ref']);

/**
 * The props to document: those that the package itself lists in `propTypes`, which include some from other packages, and all
 * that a package of the product declares. Props that either place marks as internal are left out.
 */
function documentedProps(
  pkg: LoadedPackage,
  name: string,
  type: ComponentType,
  propTypes: readonly PropType[],
): DocumentedProp[] {
  const { checker } = pkg;
  const listed = new Map(propTypes.map((propType) => [propType.name, propType]));
  // Props that depend on a type parameter exist only once the parameter has its default.
  const withDefaults = pkg.defaultTypes.get(ts.escapeLeadingUnderscores(`${name}Props`));
  const byDefault = withDefaults
    ? [...propertiesOf(checker.getDeclaredTypeOfSymbol(withDefaults), checker)]
    : [];
  const all = new Map([
    ...byDefault.filter(([prop]) => listed.has(prop)),
    ...propertiesOf(type.props, checker),
  ]);
  return [...all]
    .filter(([name, symbol]) => {
      const propType = listed.get(name);
      const isOurs = propType !== undefined || isDeclaredByProduct(symbol);
      const isInternal = isIgnored(propType?.doc ?? noDoc) || isIgnored(docOf(symbol));
      return isOurs && !isInternal && !reactProps.has(name);
    })
    .map(([name, symbol]) => ({ name, symbol, propType: listed.get(name) }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

function readComponent(pkg: LoadedPackage, exported: PublicExport): ReadComponent | null {
  const type = componentTypeOf(exported.symbol, pkg.checker);
  if (!type) {
    return null;
  }
  const { name } = exported;
  const module = moduleBeside(exported.declaration.getSourceFile().fileName);
  const propTypes = propTypesOf(module, name);
  // Without a propTypes literal, a type describes a component fully only if it takes no props.
  if (!propTypes && type.props) {
    return null;
  }
  if (innerNames(name).some((inner) => isIgnored(module.docs.get(inner) ?? noDoc))) {
    return null;
  }
  return { exported, type, module, props: documentedProps(pkg, name, type, propTypes ?? []) };
}

function readPackage(input: PackageInput, host: ts.CompilerHost, ambient?: string): PackageReader {
  const pkg = loadPackage(input, host, ambient);
  const exports = publicExports(pkg);
  const components = new Map<string, ReadComponent | null>();
  const themeFile = pkg.entry.fileName.replace(/index(\.d\.m?ts)$/, 'themeAugmentation/props$1');
  return {
    ...pkg,
    exports,
    themeKeys: readThemeKeys(fs.existsSync(themeFile) ? fs.readFileSync(themeFile, 'utf8') : ''),
    component(name) {
      const exported = exports.get(name);
      if (exported && !components.has(name)) {
        components.set(name, readComponent(pkg, exported));
      }
      return components.get(name) ?? null;
    },
  };
}

/** The packages of a product, and for each of them the smaller plans it is built on. */
export interface ProductReader {
  slug: string;
  packages: readonly PackageReader[];
  /** The smaller plans as this package has them installed, the smallest first. */
  basis(pkg: PackageReader): readonly PackageReader[];
  /** Whether a package is built on the documented versions of the smaller plans. */
  sharesVersions(pkg: PackageReader): boolean;
}

/** Loads the packages of a product; `ambient` is added to each, see `loadPackage`. */
export function readProduct(
  product: ProductInput,
  host: ts.CompilerHost,
  ambient?: string,
): ProductReader {
  const packages = product.packages
    .map((input) => readPackage({ ...input, dir: fs.realpathSync(input.dir) }, host, ambient))
    .sort((a, b) => planRank(a.plan) - planRank(b.plan));
  const byDir = new Map(packages.map((pkg) => [pkg.dir, pkg]));
  const load = (input: PackageInput): PackageReader => {
    const dir = fs.realpathSync(input.dir);
    const pkg = byDir.get(dir) ?? readPackage({ ...input, dir }, host, ambient);
    byDir.set(dir, pkg);
    return pkg;
  };
  const bases = new Map(
    packages.map((pkg) => [pkg, basisOf({ slug: product.slug, packages }, pkg).map(load)]),
  );
  return {
    slug: product.slug,
    packages,
    basis: (pkg) => bases.get(pkg) ?? [],
    sharesVersions: (pkg) => (bases.get(pkg) ?? []).every((base) => packages.includes(base)),
  };
}
