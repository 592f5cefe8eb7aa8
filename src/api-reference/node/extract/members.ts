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

/** What is needed to describe a member. The caller, which sees all packages, knows its plan. */
interface MemberRequest {
  symbol: ts.Symbol;
  plan: Plan;
  checker: ts.TypeChecker;
  /** For components, the entry of the `propTypes` literal: its comment may say what the declarations lack. */
  propType?: PropType;
  /** Type parameters that the page explains. */
  typeParameters?: ReadonlySet<string>;
  /** The text of its type, where the declared type would tell a reader less. */
  type?: string | null;
}

/** Describes one prop or member. */
export function describeMember(request: MemberRequest): ApiMember {
  const { symbol, plan, checker, propType, typeParameters, type } = request;
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
