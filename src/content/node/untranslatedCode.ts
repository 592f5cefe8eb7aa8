import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { propNode } from '../mdx/nodes';

const names: readonly (string | null)[] = ['code', 'kbd'];

/** Rehype step: code and keys stay as they are when a browser translates the page. */
export default function untranslatedCode() {
  return (tree: Root): void => {
    visit(tree, (node) => {
      if (node.type === 'element' && names.includes(node.tagName)) node.properties.translate = 'no';
      else if ('attributes' in node && names.includes(node.name))
        node.attributes.push(propNode('translate', 'no'));
    });
  };
}
