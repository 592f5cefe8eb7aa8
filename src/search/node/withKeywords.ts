import { readPage } from '../../content/mdx/readPage';
import type { Section } from '../types';

/**
 * Adds to the sections of a page the other words that readers use for them.
 *
 * @param source - the Markdown of the page, whose front matter has the keywords
 */
export function withKeywords(sections: readonly Section[], source: string): Section[] {
  const { sectionKeywords } = readPage(source).frontMatter;
  return sections.map((section) => {
    const keywords = sectionKeywords[section.id];
    return keywords ? { ...section, keywords } : section;
  });
}
