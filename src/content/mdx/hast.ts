import type { Element, ElementContent, Properties } from 'hast';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';

/** Makes an element of HTML or SVG; a string is a text in it. Attributes of SVG may be numbers, which the types of HTML don't know. */
export const htmlNode = (
  tagName: string,
  properties: Record<string, string | number | string[]>,
  ...children: (ElementContent | string)[]
): Element => ({
  type: 'element',
  tagName,
  properties: properties as Properties,
  children: children.map((child) =>
    typeof child === 'string' ? { type: 'text', value: child } : child,
  ),
});

/** Whether a node is more than the space between others. */
const isContent = (node: ElementContent): boolean =>
  node.type !== 'text' || node.value.trim() !== '';

/** Returns the list in an element of a page, if it has nothing else. */
export function onlyList({ children }: MdxJsxFlowElementHast): Element | undefined {
  const [list, ...more] = children.filter(isContent);
  const isList = list?.type === 'element' && ['ul', 'ol'].includes(list.tagName);
  return isList && more.length === 0 ? list : undefined;
}
