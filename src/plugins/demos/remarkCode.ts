import path from 'node:path';
import type { Program } from 'estree';
import type { Code, Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { parseDemoProps } from './demoProps';
import { parseFenceMeta } from './fenceMeta';
import { DemoError } from './readDemo';
import { encodeRequest, type CodeBlock } from './request';

/** Names in the page's module; no writer would choose them. */
const names = { code: 'XCode', fence: 'XCodeFence', demo: 'XDemo' };

/** `import local from 'source'`, as MDX wants it: with its syntax tree. */
function importNode(local: string, source: string): MdxjsEsm {
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

/** A prop: a text, a number, or an imported name. */
function prop(name: string, value: string | number | true | { name: string }): MdxJsxAttribute {
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

const element = (name: string, attributes: MdxJsxAttribute[]): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes,
  children: [],
});

/** Lines from the file's start to where its front matter ends are in every position already. */
const lineOf = (node: { position?: { start: { line: number } } | undefined }): number =>
  node.position?.start.line ?? 1;

function fenceBlock({ lang, meta, value, position }: Code): {
  block: CodeBlock;
  title: string | undefined;
} {
  const { title, highlighted } = parseFenceMeta(meta);
  const language = lang ?? 'text';
  return {
    block: { kind: 'fence', language, code: value, highlighted, line: lineOf({ position }) },
    title,
  };
}

export interface RemarkCodeOptions {
  siteDir: string;
}

/**
 * Remark step: every fence and every `<Demo>` of a page becomes a component that shows static HTML. The HTML itself
 * comes from one import per page (see codeModule.ts), which the browser leaves alone at first load.
 *
 * Must run after the step for package manager tabs, whose fences it takes as well.
 * @throws DemoError naming file and line for a prop or a fence that is wrong
 */
export default function remarkCode({ siteDir }: RemarkCodeOptions) {
  return (tree: Root, file: VFile): void => {
    const page = path.relative(siteDir, file.path).replaceAll('\\', '/');
    const blocks: CodeBlock[] = [];
    const sources = new Set<string>();
    const used = new Set<'fence' | 'demo'>();

    const add = (
      kind: 'fence' | 'demo',
      block: CodeBlock,
      props: MdxJsxAttribute[],
    ): MdxJsxFlowElement => {
      used.add(kind);
      blocks.push(block);
      return element(names[kind], [
        prop('code', { name: names.code }),
        prop('index', blocks.length - 1),
        ...props,
      ]);
    };

    function demo(node: MdxJsxFlowElement): MdxJsxFlowElement {
      const { src, title, height, open } = parseDemoProps(node);
      if (sources.has(src))
        throw new Error(`"${src}" is shown twice on this page; its address would not be unique.`);
      sources.add(src);
      return add('demo', { kind: 'demo', src, line: lineOf(node) }, [
        prop('name', path.basename(src, '.tsx')),
        prop('page', page),
        ...(title === undefined ? [] : [prop('title', title)]),
        ...(height === undefined ? [] : [prop('height', height)]),
        ...(open ? [prop('open', true)] : []),
      ]);
    }

    visit(tree, (node, index, parent) => {
      if (!parent || index === undefined) return undefined;
      try {
        if (node.type === 'mdxJsxTextElement' && node.name === 'Demo') {
          throw new Error('<Demo> stands alone, with a blank line before and after it.');
        }
        if (node.type === 'mdxJsxFlowElement' && node.name === 'Demo') {
          parent.children[index] = demo(node);
          return SKIP;
        }
        if (node.type === 'code') {
          const { block, title } = fenceBlock(node);
          parent.children[index] = add(
            'fence',
            block,
            title === undefined ? [] : [prop('title', title)],
          );
          return SKIP;
        }
      } catch (error) {
        throw new DemoError(`${page}:${lineOf(node)}`, (error as Error).message);
      }
      return undefined;
    });

    if (blocks.length === 0) return;
    const imports = [importNode(names.code, encodeRequest({ kind: 'page', page, blocks }))];
    if (used.has('fence')) imports.push(importNode(names.fence, '@site/src/components/CodeFence'));
    if (used.has('demo')) imports.push(importNode(names.demo, '@site/src/components/Demo'));
    tree.children.unshift(...imports);
  };
}
