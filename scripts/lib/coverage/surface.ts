import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { cacheKey, readCache, writeCache } from '../../../src/api-reference/node/cache';
import { deprecationOf, isIgnored } from '../../../src/api-reference/node/extract/jsdoc';
import { docOf, heldType, propertiesOf } from '../../../src/api-reference/node/extract/members';
import {
  isDeclaredByProduct,
  loadPackage,
  publicExports,
  type LoadedPackage,
  type PublicExport,
} from '../../../src/api-reference/node/extract/packages';
import { componentTypeOf } from '../../../src/api-reference/node/extract/reader';
import { ambientDeclarations } from '../../../src/api-reference/node/selection';
import { productInputs } from '../../../src/api-reference/node/versions';
import type { ProductInput } from '../../../src/api-reference/types';
import { createSharedHost } from '../../../src/utils/compilerHost';

/** What the pages of the reference don't tell about the public members of a product. */
export interface Surface {
  /** Hooks, each with the fields of its result; `status.expanded` is a field of the field `status`. */
  hooks: { name: string; fields: string[] }[];
  /** The methods of the API object of each component that has one. */
  methods: { component: string; names: string[] }[];
  /** Deprecated slots and classes, by component: the reference doesn't mark these as deprecated. */
  deprecated: { component: string; slots: string[]; classes: string[] }[];
}

const isPublic = (symbol: ts.Symbol): boolean => {
  const doc = docOf(symbol);
  // The library exports some members only for its own packages, and marks them in their names.
  const isInternal = symbol.name.startsWith('internal_');
  return !isInternal && !isIgnored(doc) && deprecationOf(doc) === null;
};

/** Returns the names of the deprecated members of a type. */
const deprecatedIn = (type: ts.Type | undefined, checker: ts.TypeChecker): string[] =>
  [...propertiesOf(type ? checker.getNonNullableType(type) : null, checker).values()]
    .filter((symbol) => deprecationOf(docOf(symbol)) !== null)
    .map(({ name }) => name);

/** Returns the members of an object that the product itself declares: not those of arrays, functions, refs and React. */
function ownFields(type: ts.Type, checker: ts.TypeChecker): ts.Symbol[] {
  const object = checker.getNonNullableType(type);
  // A type that the application provides, such as the type of an item.
  const isParameter = (type.isUnionOrIntersection() ? type.types : [type]).some((part) =>
    part.isTypeParameter(),
  );
  return isParameter || object.getCallSignatures().length > 0 || checker.isArrayLikeType(object)
    ? []
    : checker.getPropertiesOfType(object).filter(isDeclaredByProduct).filter(isPublic);
}

/** Fields with the API object, whose methods are counted only once, with its component. */
const apiFields = new Set(['publicAPI', 'apiRef']);

function fieldsOf(hook: PublicExport, { checker }: LoadedPackage): string[] {
  const [signature] = checker.getTypeOfSymbol(hook.symbol).getCallSignatures();
  if (!signature) return [];
  return ownFields(signature.getReturnType(), checker).flatMap((field) => {
    const inner = apiFields.has(field.name)
      ? []
      : ownFields(checker.getTypeOfSymbol(field), checker);
    return [field.name, ...inner.map(({ name }) => `${field.name}.${name}`)];
  });
}

/** Whether an export is a hook for applications. Those exported as unstable are for other packages of the library. */
const isHook = (pkg: LoadedPackage, found: PublicExport): boolean =>
  /^use[A-Z]/.test(found.exportName) && found.declaredIn === pkg.name && isPublic(found.symbol);

function methodsOf(props: ReadonlyMap<string, ts.Symbol>, checker: ts.TypeChecker): string[] {
  const apiRef = props.get('apiRef');
  const api = apiRef && heldType(apiRef, checker);
  return (api ? checker.getPropertiesOfType(api) : []).filter(isPublic).map(({ name }) => name);
}

function readPackage(pkg: LoadedPackage): Surface {
  const { checker } = pkg;
  const exported = publicExports(pkg);
  const own = [...exported.values()].filter(({ declaredIn }) => declaredIn === pkg.name);
  const components = own.flatMap(({ name, symbol }) => {
    const type = componentTypeOf(symbol, checker);
    return type ? [{ name, props: propertiesOf(type.props, checker) }] : [];
  });
  const typeOf = (symbol: ts.Symbol | undefined) => symbol && checker.getTypeOfSymbol(symbol);
  return {
    hooks: own
      .filter((found) => isHook(pkg, found))
      .map((hook) => ({ name: hook.name, fields: fieldsOf(hook, pkg) })),
    methods: components
      .map(({ name, props }) => ({ component: name, names: methodsOf(props, checker) }))
      .filter(({ names }) => names.length > 0),
    deprecated: components.map(({ name, props }) => {
      const classes = exported.get(`${name}Classes`);
      const type = classes ? checker.getDeclaredTypeOfSymbol(classes.symbol) : undefined;
      return {
        component: name,
        slots: deprecatedIn(typeOf(props.get('slots')), checker),
        classes: deprecatedIn(type ?? typeOf(props.get('classes')), checker),
      };
    }),
  };
}

/** Reads the surface of a product from its installed packages, with names in the order of their declaration. */
export function readSurface(product: ProductInput): Surface {
  const host = createSharedHost();
  const parts = product.packages.map((input) =>
    readPackage(loadPackage(input, host, ambientDeclarations[product.slug])),
  );
  return {
    hooks: parts.flatMap(({ hooks }) => hooks),
    methods: parts.flatMap(({ methods }) => methods),
    deprecated: parts.flatMap(({ deprecated }) => deprecated),
  };
}

/** Returns the surface of an installed product, from the cache if nothing that it depends on has changed. */
export function installedSurface(siteDir: string, slug: string): Surface {
  const product = productInputs(siteDir).find((candidate) => candidate.slug === slug);
  if (!product) throw new Error(`There is no product "${slug}" in the API reference.`);
  const reference = path.join(siteDir, 'src/api-reference/node');
  const key = createHash('sha256')
    .update(cacheKey([product], ts.version, reference))
    .update(fs.readFileSync(__filename))
    .digest('hex')
    .slice(0, 24);
  const file = path.join(siteDir, 'node_modules/.cache/coverage', `${slug}-${key}.json`);
  const cached = readCache<Surface>(file);
  if (cached) return cached;
  const surface = readSurface(product);
  writeCache(file, surface);
  return surface;
}
