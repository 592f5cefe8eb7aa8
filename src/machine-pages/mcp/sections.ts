import type { Heading, Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { slugOf } from '../../search/namesFile';
import { hint } from '../../utils/nearest';
import { AskError, quoted } from './askError';

/** A heading of a copy, with the part of the text that belongs to it. */
export interface CopySection {
  heading: string;
  /** The ids that links may use: the one made from its words, and one that the writer chose. */
  ids: string[];
  depth: number;
  start: number;
  end: number;
}

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm);

/** The plan that a section needs, at the end of its heading. */
const planOfHeading = / \((?:Pro|Premium) plan\)$/;

function textOf(heading: Heading): { text: string; own: string[] } {
  let text = '';
  const own: string[] = [];
  visit(heading, (node) => {
    if (node.type === 'text' || node.type === 'inlineCode') text += node.value;
    if (node.type === 'html') own.push(...(/\bid="([^"]+)"/.exec(node.value)?.slice(1) ?? []));
  });
  return { text: text.trim().replace(planOfHeading, ''), own };
}

/** Returns the sections of a copy, in order. Each ends at the next heading of the same or a higher level. */
export function sectionsOf(markdown: string): CopySection[] {
  const tree = parser.parse(markdown) as Root;
  const sections: CopySection[] = [];
  const seen = new Map<string, number>();
  for (const node of tree.children) {
    if (node.type !== 'heading' || node.depth === 1) continue;
    const { text, own } = textOf(node);
    const slug = slugOf(text);
    const times = seen.get(slug) ?? 0;
    seen.set(slug, times + 1);
    sections.push({
      heading: text,
      ids: [times > 0 ? `${slug}-${times}` : slug, ...own],
      depth: node.depth,
      start: node.position?.start.offset ?? 0,
      end: markdown.length,
    });
  }
  sections.forEach((section, index) => {
    const next = sections.slice(index + 1).find(({ depth }) => depth <= section.depth);
    if (next) section.end = next.start;
  });
  return sections;
}

/**
 * Returns the section of a copy below one of its headings, including the heading.
 *
 * @param wanted - the words of the heading or its id, with or without `#`
 * @throws AskError that lists the existing headings
 */
export function sectionText(markdown: string, wanted: string): string {
  const sections = sectionsOf(markdown);
  const name = wanted
    .replace(/^#+\s*/, '')
    .replace(planOfHeading, '')
    .trim();
  const lower = name.toLowerCase();
  const found =
    sections.find(({ heading }) => heading.toLowerCase() === lower) ??
    sections.find(({ ids }) => ids.includes(name) || ids.includes(slugOf(name)));
  if (found) return markdown.slice(found.start, found.end).trimEnd();
  const headings = sections.map(({ heading }) => heading);
  throw new AskError(
    sections.length === 0
      ? `The page has no sections; leave "section" out.`
      : `The page has no section ${quoted(wanted)}.${hint(name, headings)} Its sections are:\n${outline(sections)}`,
  );
}

/** Returns the headings as a nested list. */
export const outline = (sections: readonly CopySection[]): string =>
  sections.map(({ heading, depth }) => `${'  '.repeat(depth - 2)}- ${heading}`).join('\n');
