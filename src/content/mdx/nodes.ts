import type * as Parser from '@babel/parser';
import type { Program } from 'estree';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';
import { requireByNode } from '../../utils/requireByNode';

/** Parses JavaScript to the syntax tree that MDX expects. */
function programOf(code: string): Program {
  const { parse } = requireByNode('@babel/parser') as typeof Parser;
  const { program } = parse(code, { sourceType: 'module', plugins: ['estree'] });
  return program as unknown as Program;
}

/** Makes a node of imports and exports. */
export const esmNode = (code: string): MdxjsEsm => ({
  type: 'mdxjsEsm',
  value: '',
  data: { estree: programOf(code) },
});

/** Makes `import local from 'source'`. */
export const importNode = (local: string, source: string): MdxjsEsm =>
  esmNode(`import ${local} from ${JSON.stringify(source)};`);

/** Makes a prop: a string, a number, `true` or an imported name. */
export function propNode(
  name: string,
  value: string | number | true | { name: string },
): MdxJsxAttribute {
  if (value === true) return { type: 'mdxJsxAttribute', name, value: null };
  if (typeof value === 'string') return { type: 'mdxJsxAttribute', name, value };
  const text = typeof value === 'number' ? String(value) : value.name;
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: text,
      data: { estree: programOf(text) },
    },
  };
}

/** Makes a block-level element without children. */
export const elementNode = (name: string, attributes: MdxJsxAttribute[]): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes,
  children: [],
});
