import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Root, RootContent } from 'hast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import { elementNode, esmNode, importNode, propNode } from '../../../../content/mdx/nodes';
import { nameOf, partsFolder } from '../names';

/** Names in the page's module; no writer would choose them. */
export const names = { make: 'XStaticOf', component: 'XStatic' };

/** Minimum length of the text in a part. A single shorter paragraph costs less as it is. */
const shortest = 80;

/** Elements that are the same for every reader and that no script of the page changes. */
const staticElements = new Set(
  (
    'p h2 h3 h4 h5 h6 ul ol li dl dt dd blockquote hr table thead tbody tfoot tr th td section ' +
    'a code strong em b i s del ins kbd sub sup mark small abbr br wbr span ' +
    'figure figcaption style svg path rect circle text tspan ' +
    'admonition mdxAdmonitionTitle'
  ).split(' '),
);

export interface StaticOptions {
  siteDir: string;
  /** Authors' components that have no state and handle no events; features add them to these elements. */
  components: readonly string[];
  /** Elements around sections of a page. They are not static, but their content is divided like the page's. */
  sections: readonly string[];
}

/** Whether a node of a page's tree looks the same to every reader. Unknown nodes count as not static. */
function isStatic(node: RootContent, components: readonly string[]): boolean {
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

const isBlank = (node: RootContent): boolean => node.type === 'text' && node.value.trim() === '';

/** Returns the length of a node's text. */
function lengthOf(node: RootContent): number {
  if (node.type === 'text') return node.value.length;
  return 'children' in node
    ? (node.children as RootContent[]).reduce((sum, child) => sum + lengthOf(child), 0)
    : 0;
}

const isWorthIt = (run: readonly RootContent[]): boolean => {
  const blocks = run.filter((node) => !isBlank(node));
  return blocks.length > 1 || blocks.some((node) => lengthOf(node) >= shortest);
};

/** Divides a page's content into runs of static nodes, without the blanks at their ends, and single other nodes. */
function divide(
  nodes: readonly RootContent[],
  components: readonly string[],
): (RootContent | RootContent[])[] {
  const divided: (RootContent | RootContent[])[] = [];
  let run: RootContent[] = [];
  const close = (): void => {
    const end = run.findLastIndex((node) => !isBlank(node)) + 1;
    const own = run.slice(0, end);
    divided.push(...(isWorthIt(own) ? [own] : own), ...run.slice(end));
    run = [];
  };
  for (const node of nodes) {
    if (isStatic(node, components) && (run.length > 0 || !isBlank(node))) {
      run.push(node);
    } else {
      close();
      divided.push(node);
    }
  }
  close();
  return divided;
}

/** Returns a fingerprint of the content of the parts. */
const versionOf = (runs: readonly RootContent[][]): string =>
  createHash('sha256')
    .update(JSON.stringify(runs, (key, value: unknown) => (key === 'position' ? undefined : value)))
    .digest('hex')
    .slice(0, 6);

/**
 * Rehype step that turns each run of static blocks of a page into a part, whose HTML only the server renders. Must be the last
 * step. Unknown nodes stay as they are.
 */
export default function rehypeStatic({ siteDir, components, sections }: StaticOptions) {
  return (tree: Root, file: VFile): void => {
    const below = path.relative(siteDir, file.path).replaceAll('\\', '/');
    const name = nameOf(`@site/${below}`);
    if (name === undefined) return;
    const runs: RootContent[][] = [];
    const dividedContent = (nodes: readonly RootContent[]): RootContent[] =>
      divide(nodes, components).map((each): RootContent => {
        if (!Array.isArray(each)) {
          return each.type === 'mdxJsxFlowElement' && sections.includes(each.name ?? '')
            ? ({ ...each, children: dividedContent(each.children as RootContent[]) } as RootContent)
            : each;
        }
        const part: MdxJsxFlowElement = elementNode(names.component, [propNode('n', runs.length)]);
        runs.push(each);
        return { ...part, children: each } as RootContent;
      });
    const content = dividedContent(tree.children);
    if (runs.length === 0) return;
    tree.children = [
      importNode(names.make, '@site/src/bundler/page-weight/static-content/ui'),
      esmNode(
        `export const ${names.component} = ${names.make}("${partsFolder}/${name}.json", "${versionOf(runs)}");`,
      ),
      ...content,
    ];
  };
}
