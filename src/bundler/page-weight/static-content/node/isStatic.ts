import type { RootContent } from 'hast';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';

/** Elements that are the same for every reader and that no script of the page changes. */
const staticElements = new Set(
  (
    'p h2 h3 h4 h5 h6 ul ol li dl dt dd blockquote hr table thead tbody tfoot tr th td section ' +
    'a code strong em b i s del ins kbd sub sup mark small abbr br wbr span ' +
    'admonition mdxAdmonitionTitle'
  ).split(' '),
);

/** Authors' components that have no state and handle no events. */
const staticComponents = new Set(['Plan']);

/** Elements around sections of a page. They are not static, but their content is divided like the page's. */
const sections = new Set(['section', 'XEntry']);

/** Whether to divide the children of a node that is not static. */
export const isDivided = (node: RootContent): node is MdxJsxFlowElementHast =>
  node.type === 'mdxJsxFlowElement' && sections.has(node.name ?? '');

/** Whether a node of a page's tree looks the same to every reader. Unknown nodes count as not static. */
export function isStatic(node: RootContent): boolean {
  switch (node.type) {
    case 'text':
      return true;
    case 'element':
      return staticElements.has(node.tagName) && node.children.every(isStatic);
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return (
        node.name !== null &&
        (staticElements.has(node.name) || staticComponents.has(node.name)) &&
        node.attributes.every(
          (attribute) =>
            attribute.type === 'mdxJsxAttribute' &&
            (attribute.value == null || typeof attribute.value === 'string'),
        ) &&
        node.children.every(isStatic)
      );
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      // A comment.
      return node.data?.estree?.body.length === 0;
    default:
      return false;
  }
}
