import path from 'node:path';
import type { Code, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { codeBefore } from '../../content/mdx/codeBefore';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';
import { elementNode, esmNode, importNode, propNode } from '../../content/mdx/nodes';
import { parseConfigureProps, type ConfigureProps } from '../../content/mdx/configureProps';
import { parseNextDemo, showsDemo } from '../../content/mdx/demoProps';
import { changesOfFences, type ChangedLines } from '../../code/node/changedLines';
import { parseFenceMeta } from '../../code/node/fenceMeta';
import { releasesIn, type Release } from '../../code/node/releases';
import { ContentError } from '../../utils/problems';
import { encodeRequest, type CodeBlock } from './request';

/** Names in the page's module that no writer would choose. */
const names = {
  code: 'XCode',
  fence: 'XCodeFence',
  demo: 'XDemo',
  configure: 'XConfigure',
  anatomy: 'XAnatomy',
};

/** Imports a component so that it shows the latest code: the live server replaces that in place. */
const liveImports = (name: string, source: string): MdxjsEsm[] => [
  importNode(`${name}Once`, source),
  esmNode(`import { withLatestCode as ${name}Latest } from '@site/src/code/browser/live';
export const ${name} = ${name}Latest(${name}Once);`),
];

type Kind = keyof Omit<typeof names, 'code'>;
type Props = Record<string, Parameters<typeof propNode>[1] | undefined>;

/** Positions already count from the start of the file, with the front matter. */
const lineOf = (node: { position?: { start: { line: number } } | undefined }): number =>
  node.position?.start.line ?? 1;

function fenceBlock(
  { lang, meta, value, position }: Code,
  onPage: ReadonlySet<Release>,
  changed?: ChangedLines,
): { block: CodeBlock; title: string | undefined } {
  const { title, highlighted } = parseFenceMeta(meta, onPage);
  // Lines that the writer chose say more than a comparison.
  const isCompared = changed && highlighted.length === 0;
  const marks = isCompared ? { highlighted: changed.lines, as: changed.as } : { highlighted };
  const language = lang ?? 'text';
  const line = lineOf({ position });
  return { block: { kind: 'fence', language, code: value, ...marks, line }, title };
}

export interface RemarkCodeOptions {
  siteDir: string;
  /** The modules of the components that show each kind. */
  components: Readonly<Record<Kind, string>>;
  /** Returns what a `<Configure>` needs besides its demo; see `src/configure`. */
  configure: (props: ConfigureProps, page: string) => object;
}

/**
 * Remark step: every fence, `<Demo>`, `<Configure>` and `<Anatomy>` of a page becomes a component that shows static HTML. The HTML itself
 * comes from one import per page (see codeModule.ts), which the browser doesn't fetch at first load.
 *
 * Must run after the step for package manager tabs, because it also handles their fences.
 * @throws ContentError with file and line for an invalid prop or fence
 */
export default function remarkCode({ siteDir, components, configure }: RemarkCodeOptions) {
  return (tree: Root, file: VFile): void => {
    const page = path.relative(siteDir, file.path).replaceAll('\\', '/');
    const blocks: CodeBlock[] = [];
    const shown = new Set<string>();
    const used = new Set<Kind>();
    const onPage = releasesIn(tree);
    const changes = changesOfFences(tree);
    const isLive = process.env.NODE_ENV === 'development';

    const add = (kind: Kind, block: CodeBlock, props: Props): MdxJsxFlowElement => {
      used.add(kind);
      blocks.push(block);
      const all: Props = { code: { name: names.code }, index: blocks.length - 1, ...props };
      return elementNode(
        names[kind],
        Object.entries(all).flatMap(([name, value]) =>
          value === undefined ? [] : [propNode(name, value)],
        ),
      );
    };

    function demo(node: MdxJsxFlowElement): MdxJsxFlowElement {
      const { src, title, height, desktopHeight, open } = parseNextDemo(node, shown);
      const isOpen = open || undefined;
      const named = codeBefore(tree, node);
      const block: CodeBlock = { kind: 'demo', src, isOpen, named, line: lineOf(node) };
      const props = { name: path.basename(src, '.tsx'), page, title, height, desktopHeight };
      const configuration =
        node.name === 'Configure'
          ? JSON.stringify(configure(parseConfigureProps(node), page))
          : undefined;
      const kind = configuration ? 'configure' : node.name === 'Anatomy' ? 'anatomy' : 'demo';
      const shownAs = add(kind, block, { configuration, ...props, open: isOpen });
      return { ...shownAs, children: node.children };
    }

    visit(tree, (node, index, parent) => {
      if (!parent || index === undefined) return undefined;
      try {
        if (node.type === 'mdxJsxTextElement' && showsDemo(node)) {
          throw new Error(
            `<${node.name}> must be on its own line, with a blank line before and after it.`,
          );
        }
        if (node.type === 'mdxJsxFlowElement' && showsDemo(node)) {
          parent.children[index] = demo(node);
          return SKIP;
        }
        if (node.type === 'code') {
          const { block, title } = fenceBlock(node, onPage, changes.get(node));
          parent.children[index] = add('fence', block, { title });
          return SKIP;
        }
      } catch (error) {
        throw new ContentError([`${page}:${lineOf(node)}: ${(error as Error).message}`]);
      }
      return undefined;
    });

    if (blocks.length === 0) return;
    const imports = [importNode(names.code, encodeRequest({ kind: 'page', page, blocks }))];
    for (const kind of used) {
      imports.push(
        ...(isLive
          ? liveImports(names[kind], components[kind])
          : [importNode(names[kind], components[kind])]),
      );
    }
    tree.children.unshift(...imports);
  };
}
