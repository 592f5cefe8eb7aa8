import type { Expression, Program, SpreadElement } from 'estree';
import { orNothing } from '../../utils/orNothing';

/** A value that a prop of a configurable demo can have. */
export type PropValue = string | number | boolean | null | readonly (string | number)[];

/** A value written as a literal in an attribute. */
export type Literal = PropValue | { [key: string]: Literal } | Literal[];

/** The value of a literal expression. Throws for everything else. */
function literalOf(node: Expression | SpreadElement | null): Literal {
  if (node?.type === 'Literal' && !(node.value instanceof RegExp) && typeof node.value !== 'bigint')
    return node.value as PropValue;
  if (node?.type === 'UnaryExpression' && node.operator === '-')
    return -Number(literalOf(node.argument));
  if (node?.type === 'ArrayExpression') return node.elements.map(literalOf) as Literal[];
  if (node?.type === 'ObjectExpression') {
    const entries = node.properties.map((property) => {
      if (property.type !== 'Property' || property.computed) throw new Error('not written out');
      const { key } = property;
      const name = key.type === 'Identifier' ? key.name : String((key as { value: unknown }).value);
      return [name, literalOf(property.value as Expression)] as const;
    });
    return Object.fromEntries(entries);
  }
  throw new Error('not written out');
}

/**
 * Returns the value of an attribute that is a string or a literal expression: a list, an object, a number; undefined for
 * everything else, such as a name.
 *
 * @param value - of an attribute in a page's syntax tree
 */
export function literalOrNothing(value: unknown): Literal | undefined {
  if (typeof value === 'string') return value;
  if (value === null || value === undefined) return true;
  const [statement] = (value as { data: { estree: Program } }).data.estree.body;
  return statement?.type === 'ExpressionStatement'
    ? orNothing(() => literalOf(statement.expression))
    : undefined;
}
