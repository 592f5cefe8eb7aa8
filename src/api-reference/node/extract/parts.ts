import generateUtilityClass from '@mui/material/generateUtilityClass';
import type ts from 'typescript';
import type { ApiClass, ApiSlot, Plan } from '../../types';
import { defaultOf, isIgnored, type ParsedDoc } from './jsdoc';
import type { JsModule } from './jsModule';
import { docOf } from './members';

/**
 * Returns the prefix that a set of classes is generated with. If the modules generate several sets, the one named after the
 * component wins.
 */
export function classPrefix(modules: readonly JsModule[], component: string): string {
  const prefixes = [...new Set(modules.flatMap((module) => module.classPrefixes))];
  const own = `Mui${component}`;
  return prefixes.find((prefix) => prefix === own) ?? prefixes[0] ?? own;
}

/** The slots or classes that a type lists, sorted by name, without those that are marked as internal. */
const partsOf = (type: ts.Type, checker: ts.TypeChecker): { name: string; doc: ParsedDoc }[] =>
  checker
    .getPropertiesOfType(checker.getNonNullableType(type))
    .map((symbol) => ({ name: symbol.name, doc: docOf(symbol) }))
    .filter(({ doc }) => !isIgnored(doc))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));

/** Describes the classes of a component, from the type of its `classes` prop or its `...Classes` interface. */
export const describeClasses = (
  type: ts.Type,
  checker: ts.TypeChecker,
  prefix: string,
): ApiClass[] =>
  partsOf(type, checker).map(({ name, doc }) => ({
    key: name,
    className: generateUtilityClass(prefix, name),
    description: doc.description,
  }));

/**
 * Describes the slots of a component, from the type of its `slots` prop.
 *
 * @param planOf - returns the smallest plan that has a slot of this name
 * @param classes - of the component: one with the name of a slot is the class of the slot's element
 */
export const describeSlots = (
  slots: ts.Type,
  checker: ts.TypeChecker,
  planOf: (name: string) => Plan,
  classes: readonly ApiClass[],
): ApiSlot[] =>
  partsOf(slots, checker).map(({ name, doc }) => ({
    name,
    default: defaultOf(doc),
    description: doc.description,
    className: classes.find(({ key }) => key === name)?.className ?? null,
    plan: planOf(name),
  }));
