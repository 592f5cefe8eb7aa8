import type { PhrasingContent } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { readPage, type Page } from '../../content/mdx/readPage';
import type { Section } from '../types';

const squeeze = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Returns the text of a part of a paragraph. */
function plainText(part: PhrasingContent): string {
  let text = '';
  visit(part, (node) => {
    if (node.type === 'text' || node.type === 'inlineCode') text += node.value;
  });
  return squeeze(text);
}

function sectionsOf({ tree, headings }: Page): Section[] {
  const sections: Section[] = [{ id: '', heading: '', text: '', code: '' }];
  visit(tree, (node) => {
    const section = sections.at(-1) as Section;
    if (node.type === 'heading') {
      const { id = '', parts = [] } = headings[sections.length - 1] ?? {};
      sections.push({ id, heading: parts.map(({ text }) => text).join(''), text: '', code: '' });
      return SKIP;
    }
    const [first] = node.type === 'paragraph' ? node.children : [];
    if (first?.type === 'strong') section.leads = [...(section.leads ?? []), plainText(first)];
    if (node.type === 'code') section.code += `${node.value}\n`;
    // Markdown parses the `:::` of admonitions as text.
    else if (node.type === 'text') section.text += node.value.replace(/^:::.*$/gm, '');
    else if (node.type === 'inlineCode') section.text += node.value;
    else if (/^(?:paragraph|tableCell|listItem|mdxJsxFlowElement|break)$/.test(node.type))
      section.text += ' ';
    return undefined;
  });
  return sections;
}

/**
 * Reads the sections of a page from its Markdown without compiling it, which is enough for search while writing. Builds read
 * the HTML instead. Returns none while the page is not valid MDX: until it is fixed, it is found by its title.
 */
export function readMarkdown(source: string): Section[] {
  let sections: Section[] = [];
  try {
    sections = sectionsOf(readPage(source));
  } catch {
    return [];
  }
  return sections
    .map(({ id, heading, text, code, leads }) => ({
      id,
      heading: squeeze(heading),
      text: squeeze(text),
      code: squeeze(code),
      ...(leads && { leads }),
    }))
    .filter(({ heading, text, code }) => heading || text || code);
}
