import ts from 'typescript';
import type { ApiBlocks, ApiEvent, ApiMember } from '../../../types';
import type { BlockSources } from '../../selection';
import { declaredTypes, describeMembers, plannedMembers } from '../interface';
import { deprecationOf, isIgnored } from '../jsdoc';
import { describeMember, docOf, heldType } from '../members';
import { lowerFirst, stemOf } from '../names';
import type { PackageReader, ProductReader } from '../reader';
import { memberTypeText } from '../typeText';
import { describeSelectors } from './selectors';

function partOf(type: ts.Type, name: string, checker: ts.TypeChecker): string | null {
  const symbol = checker.getPropertyOfType(type, name);
  return symbol ? memberTypeText(symbol, checker) : null;
}

/**
 * Describes the events of a product, sorted by name: the members of an interface that declares what the listeners of each
 * event receive.
 *
 * Throws when no package exports the interface.
 */
function describeEvents(reader: ProductReader, lookup: string): ApiEvent[] {
  const types = declaredTypes(reader, lookup, 'blockSources');
  return plannedMembers(reader, types).map(({ symbol, pkg: { plan, checker } }) => {
    const type = checker.getTypeOfSymbol(symbol);
    const doc = docOf(symbol);
    return {
      name: symbol.name,
      plan,
      params: partOf(type, 'params', checker),
      event: partOf(type, 'event', checker),
      description: doc.description,
      deprecated: deprecationOf(doc),
    };
  });
}

/** The feature that an interface stands for: `GridEditingApi` is `editing`, `GridRowProApi` and `GridRowApi` are `row`. */
export function featureOf(interfaceName: string, api: string): string {
  const prefix = api.replace(/Api$/, '');
  const own = interfaceName.startsWith(prefix) ? interfaceName.slice(prefix.length) : interfaceName;
  return lowerFirst(stemOf(own.replace(/Api(Pro|Premium)?$/, '')));
}

/** What an interface extends, as written. */
function basesOf(declaration: ts.Declaration | undefined): ts.ExpressionWithTypeArguments[] {
  return declaration && ts.isInterfaceDeclaration(declaration)
    ? (declaration.heritageClauses ?? []).flatMap(({ types }) => [...types])
    : [];
}

/**
 * Finds the feature of each member of the API object. The object's type extends an interface for each feature. An interface
 * whose name starts with the object's name (`GridApiCommon`) combines others.
 */
function featuresOf(type: ts.Type, checker: ts.TypeChecker, api: string): Map<string, string> {
  const features = new Map<string, string>();
  const visit = (from: ts.Type): void => {
    for (const base of (from.symbol?.declarations ?? []).flatMap(basesOf)) {
      const name = base.expression.getText();
      const baseType = checker.getTypeAtLocation(base);
      if (name.startsWith(api)) {
        visit(baseType);
      } else {
        for (const { name: member } of checker.getPropertiesOfType(baseType)) {
          features.set(member, features.get(member) ?? featureOf(name, api));
        }
      }
    }
  };
  visit(type);
  return features;
}

/**
 * Describes the methods of the API object by feature, sorted by name.
 *
 * Throws when no package exports the interface, and when `partOf` names a feature that does not exist.
 *
 * @param partOf - feature -> the feature that it is shown as a part of
 */
function featureMethods(
  reader: ProductReader,
  api: string,
  partOf: Readonly<Record<string, string>>,
): Record<string, Record<string, ApiMember>> {
  const types = declaredTypes(reader, api, 'blockSources');
  const members = describeMembers(plannedMembers(reader, types));
  const features = new Map(
    types.flatMap(({ type, pkg }) => [...featuresOf(type, pkg.checker, api)]),
  );
  const known = new Set(features.values());
  for (const name of Object.entries(partOf).flat()) {
    if (!known.has(name)) {
      throw new Error(
        `API reference: "${name}" in partOf of "${reader.slug}" is not a feature of ${api}. The features are: ${[...known].sort().join(', ')}. Correct the list.`,
      );
    }
  }
  const groups = new Map<string, Record<string, ApiMember>>();
  for (const [name, member] of Object.entries(members)) {
    const feature = features.get(name);
    if (feature !== undefined && member.signature) {
      const key = partOf[feature] ?? feature;
      groups.set(key, { ...groups.get(key), [name]: member });
    }
  }
  return Object.fromEntries([...groups].sort(([a], [b]) => a.localeCompare(b, 'en')));
}

function methodsOf(type: ts.Type, pkg: PackageReader): Record<string, ApiMember> {
  const methods = pkg.checker
    .getPropertiesOfType(type)
    .filter((symbol) => !isIgnored(docOf(symbol)))
    .map((symbol) => [symbol.name, describeMember(symbol, pkg)] as const)
    .filter(([, { signature }]) => signature !== null)
    .sort(([a], [b]) => a.localeCompare(b, 'en'));
  return Object.fromEntries(methods);
}

/**
 * Returns the methods that each component offers through its `apiRef`, by component; components whose `apiRef` offers none
 * are left out. A method that the same component of a smaller plan has (`RichTreeView` for `RichTreeViewPro`) gets that plan.
 */
function apiRefMethods(reader: ProductReader): Record<string, Record<string, ApiMember>> {
  const found = new Map<string, Record<string, ApiMember>>();
  for (const pkg of reader.packages) {
    for (const [name, { declaredIn }] of pkg.exports) {
      const component = declaredIn === pkg.name && !found.has(name) ? pkg.component(name) : null;
      const prop = component?.props.find((each) => each.name === 'apiRef');
      const type = prop && heldType(prop.symbol, pkg.checker);
      const methods = type ? methodsOf(type, pkg) : {};
      const smaller = found.get(stemOf(name)) ?? {};
      for (const [method, member] of Object.entries(methods)) {
        member.plan = smaller[method]?.plan ?? member.plan;
      }
      if (Object.keys(methods).length > 0) {
        found.set(name, methods);
      }
    }
  }
  return Object.fromEntries([...found].sort(([a], [b]) => a.localeCompare(b, 'en')));
}

/**
 * Reads what the building blocks for guides show about a product.
 *
 * Throws when a name in the sources is not exported.
 */
export function describeBlocks(reader: ProductReader, sources: BlockSources): ApiBlocks {
  const { events, selector, api, partOf = {} } = sources;
  return {
    events: events === undefined ? [] : describeEvents(reader, events),
    selectors: selector === undefined ? [] : describeSelectors(reader, selector),
    methods: api === undefined ? apiRefMethods(reader) : featureMethods(reader, api, partOf),
  };
}

/** Combines the blocks of all products. */
export function joinBlocks(blocks: readonly ApiBlocks[]): ApiBlocks {
  return {
    events: blocks.flatMap(({ events }) => events),
    selectors: blocks.flatMap(({ selectors }) => selectors),
    methods: Object.assign({}, ...blocks.map(({ methods }) => methods)) as ApiBlocks['methods'],
  };
}
