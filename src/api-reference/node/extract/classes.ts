import type ts from 'typescript';
import type { ApiClass } from '../../types';
import { isIgnored } from './jsdoc';
import type { JsModule } from './jsModule';
import { docOf } from './members';

/**
 * Keys for states that all components share; their class names don't contain a component's name. The list is the one in
 * Material UI's class name generator.
 */
const globalStates = new Set([
  'active',
  'checked',
  'completed',
  'disabled',
  'error',
  'expanded',
  'focused',
  'focusVisible',
  'open',
  'readOnly',
  'required',
  'selected',
]);

/** The global class name of a key, by the rule of Material UI's class name generator. */
export function globalClassName(prefix: string, key: string): string {
  return globalStates.has(key) ? `Mui-${key}` : `${prefix}-${key}`;
}

/**
 * Returns the prefix that a set of classes is generated with. If the modules generate several sets, the one named after the
 * component wins.
 */
export function classPrefix(modules: readonly JsModule[], component: string): string {
  const prefixes = [...new Set(modules.flatMap((module) => module.classPrefixes))];
  const own = `Mui${component}`;
  return prefixes.find((prefix) => prefix === own) ?? prefixes[0] ?? own;
}

/** Describes the classes of a component, from the type of its `classes` prop or its `...Classes` interface. */
export function describeClasses(
  type: ts.Type,
  checker: ts.TypeChecker,
  prefix: string,
): ApiClass[] {
  return checker
    .getPropertiesOfType(checker.getNonNullableType(type))
    .map((symbol) => ({ symbol, doc: docOf(symbol) }))
    .filter(({ doc }) => !isIgnored(doc))
    .map(({ symbol, doc }) => ({
      key: symbol.name,
      className: globalClassName(prefix, symbol.name),
      description: doc.description,
    }))
    .sort((a, b) => a.key.localeCompare(b.key, 'en'));
}
