import { createSlugger } from '@docusaurus/utils';
import type { Heading, Nodes, Parent, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import { codeBefore, type CodeBefore } from './codeBefore';
import { parseConfigureProps } from './configureProps';
import { attributeText, parseDemoProps, showsDemo, type DemoProps } from './demoProps';
import { orNothing } from '../../utils/orNothing';

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
  named: CodeBefore;
  /** What readers can change in a `<Configure>`: `BarChart.layout`. */
  configures?: string[];
}

export interface PageFence {
  language: string;
  /** The text after the language. */
  meta?: string;
  code: string;
  /** The line on which the code starts, below the one that opens the fence. */
  line: number;
}

/** A piece of inline code. */
export interface PageName {
  text: string;
  line: number;
  /** The text of the paragraph, heading or table row around it. */
  around: string;
}

export interface PageLink {
  /** As the writer wrote it. */
  url: string;
  line: number;
}

/** A part of a page: its heading, and what follows up to the next one. The first section has no heading. */
export interface PageSection {
  /** The anchor of its heading. */
  id: string;
  heading: string;
  line: number;
  /** Its prose, including inline code. */
  text: string;
  /** The bold beginnings of its paragraphs. */
  leads: readonly string[];
  /** What is not prose, in order: the code of a fence, the source of a demo, and elements that stand for generated content. */
  parts: readonly { code?: string; demo?: string; element?: PageElement }[];
}

export interface PageElement {
  name: string;
  /** Its attribute `of`. */
  of: string | undefined;
}

/** What the Markdown of a page says: everything that features need of it is a function of this. */
export interface PageModel {
  headings: readonly PageHeading[];
  sections: readonly PageSection[];
  /** Without demos whose props are wrong: compiling the page reports them. */
  demos: readonly PageDemo[];
  fences: readonly PageFence[];
  links: readonly PageLink[];
  /** The ids of elements other than headings. */
  ids: readonly string[];
  names: readonly PageName[];
}

const lineOf = ({ position }: Pick<RootContent, 'position'>): number => position?.start.line ?? 1;

function partsOf(phrase: Parent): TextPart[] {
  const parts: TextPart[] = [];
  visit(phrase as Nodes, (node) => {
    if (node.type === 'text' || node.type === 'inlineCode')
      parts.push({ text: node.value, isCode: node.type === 'inlineCode' });
  });
  return parts;
}

/** Joins the pieces of a text. */
export const wordsOf = (parts: readonly TextPart[]): string =>
  parts.map(({ text }) => text).join('');

/** Returns the words of a heading, without its badges. */
export const textOf = (heading: Heading): string => wordsOf(partsOf(heading));

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

const propsOf = (node: MdxJsxFlowElement): DemoProps | undefined =>
  orNothing(() => parseDemoProps(node));

function configuredIn(node: MdxJsxFlowElement): string[] {
  const { component, props = [] } = orNothing(() => parseConfigureProps(node)) ?? {};
  return props.map(({ name }) => `${component}.${name}`);
}

function demosIn(tree: Root): PageDemo[] {
  const demos: PageDemo[] = [];
  visit(tree, 'mdxJsxFlowElement', (node) => {
    const props = showsDemo(node) ? propsOf(node) : undefined;
    if (!props) return;
    const demo = { ...props, line: lineOf(node), named: codeBefore(tree, node) };
    demos.push(node.name === 'Configure' ? { ...demo, configures: configuredIn(node) } : demo);
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

/** Returns all text below a node, code included. */
export const allText = (node: Nodes): string =>
  'value' in node ? node.value : 'children' in node ? node.children.map(allText).join(' ') : '';

function namesIn(tree: Root): PageName[] {
  const names: PageName[] = [];
  visit(tree, (block) => {
    if (block.type !== 'heading' && block.type !== 'paragraph' && block.type !== 'tableRow') return;
    const around = allText(block);
    visit(block, 'inlineCode', (node) => {
      names.push({ text: node.value, line: lineOf(node), around });
    });
  });
  return names;
}

/** Returns the links and ids that a page has, in Markdown and on elements. */
function anchorsIn(tree: Root): Pick<PageModel, 'links' | 'ids'> {
  const links: PageLink[] = [];
  const ids: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'definition')
      links.push({ url: node.url, line: lineOf(node) });
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    const id = attributeText(node, 'id');
    const url = attributeText(node, 'href') ?? attributeText(node, 'to');
    if (id !== undefined) ids.push(id);
    if (url !== undefined) links.push({ url, line: lineOf(node) });
  });
  return { links, ids };
}

function sectionsIn(tree: Root, headings: readonly PageHeading[]): PageSection[] {
  const start = (id: string, heading: string, line: number) => ({
    ...{ id, heading, line, text: '', leads: [] as string[] },
    parts: [] as PageSection['parts'][number][],
  });
  let section = start('', '', 1);
  const sections = [section];
  visit(tree, (node) => {
    if (node.type === 'heading') {
      const { id = '', parts = [] } = headings[sections.length - 1] ?? {};
      section = start(id, wordsOf(parts), lineOf(node));
      sections.push(section);
      return SKIP;
    }
    const [first] = node.type === 'paragraph' ? node.children : [];
    if (first?.type === 'strong') section.leads.push(wordsOf(partsOf(first)));
    if (node.type === 'code') section.parts.push({ code: node.value });
    // Markdown parses the `:::` of admonitions as text.
    else if (node.type === 'text') section.text += node.value.replace(/^:::\w*/gm, '');
    else if (node.type === 'inlineCode') section.text += node.value;
    else if (/^(?:paragraph|tableCell|listItem|break)$/.test(node.type)) section.text += ' ';
    else if (node.type === 'mdxJsxFlowElement') {
      section.text += ' ';
      const demo = showsDemo(node) ? propsOf(node)?.src : undefined;
      if (demo !== undefined) section.parts.push({ demo });
      else if (node.name)
        section.parts.push({ element: { name: node.name, of: attributeText(node, 'of') } });
    }
    return undefined;
  });
  return sections;
}

/** Reads the model of a page from its tree. */
export function modelOf(tree: Root): PageModel {
  const headings = headingsIn(tree);
  return {
    headings,
    sections: sectionsIn(tree, headings),
    demos: demosIn(tree),
    fences: fencesIn(tree),
    ...anchorsIn(tree),
    names: namesIn(tree),
  };
}
