import ts from 'typescript';
import type { ApiMember } from '../../../types';
import { declaredTypes, describeMembers, plannedMembers } from '../interface';
import type { ProductReader } from '../reader';

/** Makes the first letter of a name lowercase. */
export const lowerFirst = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

/** The feature that an interface stands for: `GridEditingApi` is `editing`, `GridRowProApi` and `GridRowApi` are `row`. */
export function featureOf(interfaceName: string, api: string): string {
  const prefix = api.replace(/Api$/, '');
  const own = interfaceName.startsWith(prefix) ? interfaceName.slice(prefix.length) : interfaceName;
  return lowerFirst(own.replace(/Api(Pro|Premium)?$/, '').replace(/(Pro|Premium)$/, ''));
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
export function featureMethods(
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
