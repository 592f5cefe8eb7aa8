import type ts from 'typescript';
import type { ApiClass, ApiSlot, Plan } from '../../types';
import { defaultOf, isIgnored } from './jsdoc';
import { docOf } from './members';

/**
 * Describes the slots of a component, from the type of its `slots` prop.
 *
 * @param planOf - returns the smallest plan that has a slot of this name
 */
export function describeSlots(
  slots: ts.Type,
  checker: ts.TypeChecker,
  planOf: (name: string) => Plan,
): ApiSlot[] {
  return checker
    .getPropertiesOfType(checker.getNonNullableType(slots))
    .map((symbol) => ({ symbol, doc: docOf(symbol) }))
    .filter(({ doc }) => !isIgnored(doc))
    .map(({ symbol, doc }) => ({
      name: symbol.name,
      default: defaultOf(doc),
      description: doc.description,
      className: null,
      plan: planOf(symbol.name),
    }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/**
 * Moves each class whose key is also the name of a slot to that slot: it is the class of the slot's element and is not
 * listed a second time.
 */
export function joinSlotsAndClasses(
  slots: readonly ApiSlot[],
  classes: readonly ApiClass[],
): { slots: ApiSlot[]; classes: ApiClass[] } {
  const classNames = new Map(classes.map(({ key, className }) => [key, className]));
  const slotNames = new Set(slots.map(({ name }) => name));
  return {
    slots: slots.map((slot) => ({ ...slot, className: classNames.get(slot.name) ?? null })),
    classes: classes.filter(({ key }) => !slotNames.has(key)),
  };
}
