import type { Program } from 'estree';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';

/** Makes `import local from 'source'` in the form that MDX expects, with its syntax tree. */
export function importNode(local: string, source: string): MdxjsEsm {
  const program: Program = {
    type: 'Program',
    sourceType: 'module',
    body: [
      {
        type: 'ImportDeclaration',
        specifiers: [
          { type: 'ImportDefaultSpecifier', local: { type: 'Identifier', name: local } },
        ],
        source: { type: 'Literal', value: source, raw: JSON.stringify(source) },
        attributes: [],
      },
    ],
  };
  return { type: 'mdxjsEsm', value: '', data: { estree: program } };
}

type Expression = Extract<Program['body'][number], { type: 'ExpressionStatement' }>['expression'];

/** Makes a prop: a string, a number, `true` or an imported name. */
export function propNode(
  name: string,
  value: string | number | true | { name: string },
): MdxJsxAttribute {
  if (value === true) return { type: 'mdxJsxAttribute', name, value: null };
  if (typeof value === 'string') return { type: 'mdxJsxAttribute', name, value };
  const isNumber = typeof value === 'number';
  const expression: Expression = isNumber
    ? { type: 'Literal', value, raw: String(value) }
    : { type: 'Identifier', name: value.name };
  const estree: Program = {
    type: 'Program',
    sourceType: 'module',
    body: [{ type: 'ExpressionStatement', expression }],
  };
  const text = isNumber ? String(value) : value.name;
  return {
    type: 'mdxJsxAttribute',
    name,
    value: { type: 'mdxJsxAttributeValueExpression', value: text, data: { estree } },
  };
}

/** Makes a block-level element without children. */
export const elementNode = (name: string, attributes: MdxJsxAttribute[]): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes,
  children: [],
});
