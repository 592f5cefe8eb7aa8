import fs from 'node:fs';
import ts from 'typescript';
import { planRank, type PackageInput, type ProductInput } from '../../types';
import { remember } from '../../../utils/remember';
import { isIgnored, noDoc } from './jsdoc';
import { innerNames, propTypesOf, readJsModule, type JsModule, type PropType } from './jsModule';
import { docOf, propertiesOf } from './members';
import { basisOf } from './manifest';
import {
  isDeclaredByProduct,
  loadPackage,
  publicExports,
  type LoadedPackage,
  type PublicExport,
} from './packages';

/** The call signature of a component, through unions of `forwardRef` results; null for anything else. */
function renderSignature(type: ts.Type): ts.Signature | null {
  const candidates = type.isUnion() ? type.types : [type];
  return candidates.map((part) => part.getCallSignatures()[0]).find(Boolean) ?? null;
}

/** What a function component may return. */
const renderedTypes = /\b(Element|ReactNode|ReactElement)\b/;

/**
 * Returns the component behind an export, null for anything else. Also null for stubs such as `DataGrid(): null`, with which
 * a larger plan keeps the name of a smaller one from being used, and for styled parts, which are not documented.
 */
export function componentTypeOf(symbol: ts.Symbol, checker: ts.TypeChecker) {
  if ((symbol.flags & ts.SymbolFlags.Value) === 0 || !/^[A-Z]/.test(symbol.name)) return null;
  const type = checker.getTypeOfSymbol(symbol);
  if (type.aliasSymbol?.name === 'StyledComponent' || type.symbol?.name === 'StyledComponent') {
    return null;
  }
  const signature = renderSignature(type);
  if (!signature) return null;
  const rendered = checker.typeToString(checker.getReturnTypeOfSignature(signature));
  if (!renderedTypes.test(rendered)) return null;
  const parameter = signature.parameters[0];
  return {
    /** The type of its props, null when it takes none. */
    props: parameter ? checker.getTypeOfSymbol(parameter) : null,
    /** Names of its type parameters, which may appear in the types of its props. */
    typeParameters: new Set((signature.typeParameters ?? []).map((each) => each.symbol.name)),
  };
}

/** What the type of a component says about it. */
type ComponentType = NonNullable<ReturnType<typeof componentTypeOf>>;

/**
 * Reads which key under `theme.components` sets the default props for each props type, from a package's
 * `themeAugmentation/props.d.ts`: props type name -> key.
 */
export function readThemeKeys(text: string): Map<string, string> {
  const source = ts.createSourceFile('props.d.ts', text, ts.ScriptTarget.Latest, true);
  const keys = new Map<string, string>();
  for (const statement of source.statements) {
    if (ts.isInterfaceDeclaration(statement) && statement.name.text.endsWith('PropsList')) {
      for (const member of statement.members) {
        if (ts.isPropertySignature(member) && member.type && ts.isTypeReferenceNode(member.type)) {
          keys.set(member.type.typeName.getText(source), member.name.getText(source));
        }
      }
    }
  }
  return keys;
}

/** Finds the theme key of a component, by the name of its props type; null when the theme cannot set its defaults. */
export function themeKeyOf(component: string, keys: ReadonlyMap<string, string>): string | null {
  return keys.get(`${component}Props`) ?? keys.get(`Exported${component}Props`) ?? null;
}

const modules = new Map<string, JsModule>();

/** Reads the compiled module beside a declaration file; empty when there is none. */
export function moduleBeside(declarationFile: string): JsModule {
  const file = declarationFile.replace(/\.d\.(m?)ts$/, '.$1js');
  return remember(modules, file, () =>
    readJsModule(fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : ''),
  );
}

/** React's own props, which every component takes. */
const reactProps = new Set(['key', 'ref']);

/** The props of a generic component, for the defaults of its type parameters; none for any other component. */
export function propsByDefault(
  component: string,
  { checker, defaultTypes }: LoadedPackage,
): ReadonlyMap<string, ts.Symbol> {
  const type = defaultTypes.get(ts.escapeLeadingUnderscores(`${component}Props`));
  return propertiesOf(type ? checker.getDeclaredTypeOfSymbol(type) : null, checker);
}

/**
 * The props to document: those that the package itself lists in `propTypes`, which include some from other packages, and all
 * that a package of the product declares. Props that either place marks as internal are left out. Each has its symbol in the props
 * type and its entry in the literal, where it has one.
 */
function documentedProps(
  pkg: LoadedPackage,
  name: string,
  type: ComponentType,
  propTypes: readonly PropType[],
) {
  const listed = new Map(propTypes.map((propType) => [propType.name, propType]));
  // Props that depend on a type parameter exist only once the parameter has its default.
  const byDefault = [...propsByDefault(name, pkg)].filter(([prop]) => listed.has(prop));
  const all = new Map([...byDefault, ...propertiesOf(type.props, pkg.checker)]);
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

function readComponent(pkg: LoadedPackage, exported: PublicExport) {
  const type = componentTypeOf(exported.symbol, pkg.checker);
  if (!type) return null;
  const { name } = exported;
  const module = moduleBeside(exported.declaration.getSourceFile().fileName);
  const propTypes = propTypesOf(module, name);
  // Without a propTypes literal, a type describes a component fully only if it takes no props.
  if (!propTypes && type.props) return null;
  if (innerNames(name).some((inner) => isIgnored(module.docs.get(inner) ?? noDoc))) return null;
  return { exported, type, module, props: documentedProps(pkg, name, type, propTypes ?? []) };
}

/** An exported component with everything that its page is made from. */
export type ReadComponent = NonNullable<ReturnType<typeof readComponent>>;

function readPackage(input: PackageInput, host: ts.CompilerHost, ambient?: string) {
  const pkg = loadPackage(input, host, ambient);
  const exports = publicExports(pkg);
  const components = new Map<string, ReadComponent | null>();
  const themeFile = pkg.entry.fileName.replace(/index(\.d\.m?ts)$/, 'themeAugmentation/props$1');
  return {
    ...pkg,
    exports,
    themeKeys: readThemeKeys(fs.existsSync(themeFile) ? fs.readFileSync(themeFile, 'utf8') : ''),
    /** Returns the component with a name, null when the package exports no documented component of that name. */
    component(name: string): ReadComponent | null {
      const exported = exports.get(name);
      if (exported && !components.has(name)) {
        components.set(name, readComponent(pkg, exported));
      }
      return components.get(name) ?? null;
    },
  };
}

/** A package with what has been read from it so far. */
export type PackageReader = ReturnType<typeof readPackage>;

/** Loads the packages of a product; `ambient` is added to each, see `loadPackage`. */
export function readProduct(product: ProductInput, host: ts.CompilerHost, ambient?: string) {
  const packages = product.packages
    .map((input) => readPackage({ ...input, dir: fs.realpathSync(input.dir) }, host, ambient))
    .sort((a, b) => planRank(a.plan) - planRank(b.plan));
  const byDir = new Map(packages.map((pkg) => [pkg.dir, pkg]));
  const load = (input: PackageInput): PackageReader => {
    const dir = fs.realpathSync(input.dir);
    return remember(byDir, dir, () => readPackage({ ...input, dir }, host, ambient));
  };
  const bases = new Map(
    packages.map((pkg) => [pkg, basisOf({ slug: product.slug, packages }, pkg).map(load)]),
  );
  return {
    slug: product.slug,
    packages,
    /** The smaller plans as this package has them installed, the smallest first. */
    basis: (pkg: PackageReader): readonly PackageReader[] => bases.get(pkg) ?? [],
    /** Whether a package is built on the documented versions of the smaller plans. */
    sharesVersions: (pkg: PackageReader): boolean =>
      (bases.get(pkg) ?? []).every((base) => packages.includes(base)),
  };
}

/** The packages of a product, and for each of them the smaller plans it is built on. */
export type ProductReader = ReturnType<typeof readProduct>;
