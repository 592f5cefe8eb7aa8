import type { PhrasingContent } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { blockKey } from '../../api-reference/plugin';
import { parseDemoProps, showsDemo } from '../../content/mdx/demoProps';
import { readPage, type Page } from '../../content/mdx/readPage';
import type { Section } from '../types';

/** What a page shows that is not in its Markdown. */
export interface PageParts {
  /** The code of a demo. */
  codeOf: (src: string) => string;
  /** The rows of a building block, such as `events`. */
  rowsOf: (key: string) => readonly Section[];
}

/** A page as search reads it. */
export interface PageText {
  sections: Section[];
  /** The pages that its text links to, by path. */
  links: ReadonlySet<string>;
}

const squeeze = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Returns the text of a part of a paragraph. */
function plainText(part: PhrasingContent): string {
  let text = '';
  visit(part, (node) => {
    if (node.type === 'text' || node.type === 'inlineCode') text += node.value;
  });
  return squeeze(text);
}

function readTree({ tree, headings, frontMatter }: Page, parts: PageParts): PageText {
  const links = new Set<string>();
  let section: Section = { id: '', heading: '', text: '', code: '' };
  const sections = [section];
  let heading = 0;
  visit(tree, (node) => {
    if (node.type === 'heading') {
      const { id = '', parts: words = [] } = headings[heading] ?? {};
      heading += 1;
      const keywords = frontMatter.sectionKeywords[id];
      section = { id, heading: words.map(({ text }) => text).join(''), text: '', code: '' };
      sections.push(Object.assign(section, keywords && { keywords }));
      return SKIP;
    }
    const [first] = node.type === 'paragraph' ? node.children : [];
    if (first?.type === 'strong') section.leads = [...(section.leads ?? []), plainText(first)];
    if (node.type === 'link' && node.url.startsWith('/'))
      links.add(node.url.replace(/[?#].*$/, ''));
    if (node.type === 'code') section.code += `${node.value}\n`;
    // Markdown parses the `:::` of admonitions as text.
    else if (node.type === 'text') section.text += node.value.replace(/^:::\w*/gm, '');
    else if (node.type === 'inlineCode') section.text += node.value;
    else if (/^(?:paragraph|tableCell|listItem|break)$/.test(node.type)) section.text += ' ';
    else if (node.type === 'mdxJsxFlowElement') {
      section.text += ' ';
      const block = blockKey(node);
      if (block !== undefined) sections.push(...parts.rowsOf(block));
      if (showsDemo(node)) section.code += `${parts.codeOf(parseDemoProps(node).src)}\n`;
    }
    return undefined;
  });
  const own = sections.map(({ heading: title, text, code, ...rest }) => ({
    ...rest,
    heading: squeeze(title),
    text: squeeze(text),
    code: squeeze(code),
  }));
  return {
    sections: own.filter(({ heading: title, text, code }) => title || text || code),
    links,
  };
}

/**
 * Reads a page from its Markdown without compiling it, so that `npm start` and a build index the same words. Without any
 * sections while the page is not valid MDX: until it is fixed, it is found by its title.
 */
export function readMarkdown(source: string, parts: PageParts): PageText {
  try {
    return readTree(readPage(source), parts);
  } catch {
    return { sections: [], links: new Set() };
  }
}
