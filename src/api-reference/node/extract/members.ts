import ts from 'typescript';
import type { ApiMember, Plan } from '../../types';
import { commentOf, defaultOf, deprecationOf, mergeDocs, type ParsedDoc } from './jsdoc';
import type { PropType } from './jsModule';
import { signatureOf } from './signature';
import { memberTypeText } from './typeText';

/** Merges the comments of all declarations of a symbol. */
export const docOf = ({ declarations = [] }: ts.Symbol): ParsedDoc =>
  mergeDocs(declarations.map(commentOf));

/** Returns all properties of a type by name, including those that only some members of a union have. */
export function propertiesOf(
  type: ts.Type | null,
  checker: ts.TypeChecker,
): ReadonlyMap<string, ts.Symbol> {
  const found = new Map<string, ts.Symbol>();
  const parts = type?.isUnion() ? [type, ...type.types] : type ? [type] : [];
  for (const symbol of parts.flatMap((part) => checker.getPropertiesOfType(part))) {
    if (!found.has(symbol.name)) {
      found.set(symbol.name, symbol);
    }
  }
  return found;
}

/** Returns the type of what a ref prop such as `apiRef` holds; undefined when it is no ref. */
export function heldType(prop: ts.Symbol, checker: ts.TypeChecker): ts.Type | undefined {
  const ref = checker.getNonNullableType(checker.getTypeOfSymbol(prop));
  const current = checker.getPropertyOfType(ref, 'current');
  return current && checker.getNonNullableType(checker.getTypeOfSymbol(current));
}

/**
 * Describes one prop or member.
 *
 * @param pkg - where it is from. The caller, which sees all packages, knows its plan
 * @param more - type parameters that the page explains; for components, the entry of the `propTypes` literal, whose comment may say
 * what the declarations lack, and the text of its type, where the declared type would tell a reader less
 */
export function describeMember(
  symbol: ts.Symbol,
  { plan, checker }: { plan: Plan; checker: ts.TypeChecker },
  more: { typeParameters?: ReadonlySet<string>; propType?: PropType; type?: string | null } = {},
): ApiMember {
  const { typeParameters, propType, type } = more;
  const doc = mergeDocs([docOf(symbol), ...(propType ? [propType.doc] : [])]);
  return {
    type: type ?? memberTypeText(symbol, checker, typeParameters),
    required: (symbol.flags & ts.SymbolFlags.Optional) === 0,
    default: defaultOf(doc),
    deprecated: deprecationOf(doc),
    description: doc.description,
    plan,
    signature: signatureOf(symbol.name, symbol, doc, checker),
  };
}
