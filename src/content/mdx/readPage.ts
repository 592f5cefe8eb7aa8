import matter from '@11ty/gray-matter';
import { createSlugger } from '@docusaurus/utils';
import type { Heading, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type * as RemarkParse from 'remark-parse';
import type * as Unified from 'unified';
import { visit } from 'unist-util-visit';
import { remember } from '../../utils/remember';
import { requireByNode } from '../../utils/requireByNode';
import { codeBefore } from './codeBefore';
import { parseDemoProps, showsDemo, type DemoProps } from './demoProps';

/** A piece of a heading's text; badges and comments in the heading add none. */
export interface TextPart {
  text: string;
  isCode: boolean;
}

export interface PageHeading {
  depth: number;
  line: number;
  /** Its anchor: the one that its writer chose, else one made from its words. */
  id: string;
  parts: TextPart[];
  /** The elements in it, such as a badge for the plan that its section needs, with the names of their attributes. */
  elements: { name: string; attributes: string[] }[];
}

/** A demo that a page shows: the props of its `<Demo>` or `<Configure>`. */
export interface PageDemo extends DemoProps {
  line: number;
  /** The inline code of the prose before it; see `codeBefore`. */
  named: string[][];
}

export interface PageFence {
  language: string;
  /** The text after the language. */
  meta?: string;
  code: string;
  /** The line on which the code starts, below the one that opens the fence. */
  line: number;
}

/** The fields of the front matter that features read; empty where the page has none. Docusaurus validates them. */
export interface PageFields {
  title: string;
  components: string[];
  /** Id of a section -> other words that readers use for it. */
  sectionKeywords: Readonly<Record<string, readonly string[]>>;
  unlisted: boolean;
}

/** A parsed Markdown page. What needs its syntax tree throws when the page is not valid MDX; the error has a `line`. */
export interface Page {
  /** Read as Docusaurus reads it. Empty if that fails: Docusaurus reports the error when it reads the page. */
  readonly frontMatter: PageFields;
  /** Its syntax tree, for steps that need more than these fields. */
  readonly tree: Root;
  readonly headings: readonly PageHeading[];
  /** Empty if the page is not valid MDX, and without demos whose props are wrong: compiling the page reports both. */
  readonly demos: readonly PageDemo[];
  /** Its inline code and its fences, in order. Empty if the page is not valid MDX. */
  readonly code: readonly string[];
  readonly fences: readonly PageFence[];
}

function makeParser(): { parse: (text: string) => Root } {
  const { unified } = requireByNode('unified') as typeof Unified;
  const plugin = (name: string) => (requireByNode(name) as typeof RemarkParse).default;
  return unified()
    .use(plugin('remark-parse'))
    .use(plugin('remark-frontmatter'))
    .use(plugin('remark-gfm'))
    .use(plugin('remark-mdx'))
    .freeze();
}

let parser: ReturnType<typeof makeParser> | undefined;

const lineOf = ({ position }: Pick<RootContent, 'position'>): number => position?.start.line ?? 1;

function readMatter(text: string): Record<string, unknown> {
  try {
    // With options, it caches neither the text nor a failure.
    return matter(text, {}).data as Record<string, unknown>;
  } catch {
    return {};
  }
}

function readFields(text: string): PageFields {
  const { title = '', components, sectionKeywords, unlisted } = readMatter(text);
  return {
    title: String(title),
    components: Array.isArray(components) ? components.map(String) : [],
    sectionKeywords: (sectionKeywords ?? {}) as PageFields['sectionKeywords'],
    unlisted: unlisted === true,
  };
}

function partsOf(heading: Heading): TextPart[] {
  const parts: TextPart[] = [];
  visit(heading, (node) => {
    if (node.type === 'text' || node.type === 'inlineCode')
      parts.push({ text: node.value, isCode: node.type === 'inlineCode' });
  });
  return parts;
}

/** Returns the words of a heading, without its badges. */
export const textOf = (heading: Heading): string =>
  partsOf(heading)
    .map(({ text }) => text)
    .join('');

/** Returns the anchor that a writer gave a heading, in a comment at its end: `#interpolation`. */
export function ownId({ children }: Heading): string | undefined {
  const last = children.at(-1);
  return last?.type === 'mdxTextExpression'
    ? /^\s*\/\*\s*#(\S+)\s*\*\/\s*$/.exec(last.value)?.[1]
    : undefined;
}

/** Makes an anchor from the words of a heading, without the dash at its end that a space before a badge or a bracket leaves. */
export const anchorOf = (heading: Heading): string =>
  createSlugger().slug(textOf(heading)).replace(/-+$/, '');

const elementsOf = ({ children }: Heading): PageHeading['elements'] =>
  children.flatMap((child) =>
    child.type === 'mdxJsxTextElement'
      ? {
          name: child.name ?? '',
          attributes: child.attributes.map((each) => ('name' in each ? each.name : '{...}')),
        }
      : [],
  );

/** Returns the headings of a tree, with the ids that they have on the page. */
export function headingsIn(tree: Root): PageHeading[] {
  const slugger = createSlugger();
  const headings: PageHeading[] = [];
  visit(tree, 'heading', (node) => {
    // Docusaurus makes repeated ids unique in the same way.
    const id = slugger.slug(ownId(node) ?? anchorOf(node), { maintainCase: true });
    headings.push({
      depth: node.depth,
      line: lineOf(node),
      id,
      parts: partsOf(node),
      elements: elementsOf(node),
    });
  });
  return headings;
}

function propsOf(node: MdxJsxFlowElement): DemoProps | undefined {
  try {
    return parseDemoProps(node);
  } catch {
    return undefined;
  }
}

function demosIn(tree: Root): PageDemo[] {
  const demos: PageDemo[] = [];
  visit(tree, 'mdxJsxFlowElement', (node) => {
    const props = showsDemo(node) ? propsOf(node) : undefined;
    if (props) demos.push({ ...props, line: lineOf(node), named: codeBefore(tree, node) });
  });
  return demos;
}

function fencesIn(tree: Root): PageFence[] {
  const fences: PageFence[] = [];
  visit(tree, 'code', (node) => {
    fences.push({
      language: node.lang ?? '',
      ...(node.meta && { meta: node.meta }),
      code: node.value,
      line: lineOf(node) + 1,
    });
  });
  return fences;
}

function codeIn(tree: Root): string[] {
  const code: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'inlineCode' || node.type === 'code') code.push(node.value);
  });
  return code;
}

/** Demos and code by the text of their page, because several features read them. Trees are too large to keep. */
const knownParts = new Map<string, Pick<Page, 'demos' | 'code'>>();

/**
 * Reads a page. Everything that reads pages uses this function, so that all get the same answer: the build, the checks of
 * texts, search in the live server.
 *
 * @param text - the content of the file
 */
export function readPage(text: string): Page {
  let tree: Root | undefined;
  const parts = (): Pick<Page, 'demos' | 'code'> =>
    remember(knownParts, text, () => {
      try {
        return { demos: demosIn(page.tree), code: codeIn(page.tree) };
      } catch {
        // Not valid MDX: the compiler reports where.
        return { demos: [], code: [] };
      }
    });
  const page: Page = {
    get frontMatter() {
      return readFields(text);
    },
    get tree() {
      parser ??= makeParser();
      return (tree ??= parser.parse(text));
    },
    get headings() {
      return headingsIn(page.tree);
    },
    get demos() {
      // Most pages of a large site show none, and parsing is slow.
      return /<(?:Demo|Configure)\b/.test(text) ? parts().demos : [];
    },
    get code() {
      return parts().code;
    },
    get fences() {
      return fencesIn(page.tree);
    },
  };
  return page;
}
