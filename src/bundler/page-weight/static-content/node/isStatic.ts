import type { RootContent } from 'hast';

/** Elements that are the same for every reader and that no script of the page changes. */
const staticElements = new Set(
  (
    'p h2 h3 h4 h5 h6 ul ol li dl dt dd blockquote hr table thead tbody tfoot tr th td section ' +
    'a code strong em b i s del ins kbd sub sup mark small abbr br wbr span ' +
    'figure figcaption style svg path rect circle text tspan ' +
    'admonition mdxAdmonitionTitle'
  ).split(' '),
);

/** What features add to these elements. */
export interface StaticNames {
  /** Authors' components that have no state and handle no events. */
  components: readonly string[];
  /** Elements around sections of a page. They are not static, but their content is divided like the page's. */
  sections: readonly string[];
}

/** Whether a node of a page's tree looks the same to every reader. Unknown nodes count as not static. */
export function isStatic(node: RootContent, components: StaticNames['components']): boolean {
  const isStaticChild = (child: RootContent): boolean => isStatic(child, components);
  switch (node.type) {
    case 'text':
      return true;
    case 'element':
      return staticElements.has(node.tagName) && node.children.every(isStaticChild);
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return (
        node.name !== null &&
        (staticElements.has(node.name) || components.includes(node.name)) &&
        node.attributes.every(
          (attribute) =>
            attribute.type === 'mdxJsxAttribute' &&
            (attribute.value == null || typeof attribute.value === 'string'),
        ) &&
        node.children.every(isStaticChild)
      );
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      // A comment.
      return node.data?.estree?.body.length === 0;
    default:
      return false;
  }
}
