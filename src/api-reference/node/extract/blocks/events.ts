import type ts from 'typescript';
import type { ApiEvent } from '../../../types';
import { declaredTypes, plannedMembers } from '../interface';
import { deprecationOf } from '../jsdoc';
import { docOf } from '../members';
import type { ProductReader } from '../reader';
import { memberTypeText } from '../typeText';

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
export function describeEvents(reader: ProductReader, lookup: string): ApiEvent[] {
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
