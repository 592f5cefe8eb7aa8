import { blockKey } from '../../api-reference/plugin';
import { readPage } from '../../content/mdx/readPage';
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

/**
 * Reads a page from its Markdown without compiling it, so that `npm start` and a build index the same words. Without any
 * sections while the page is not valid MDX: until it is fixed, it is found by its title.
 */
export function readMarkdown(source: string, { codeOf, rowsOf }: PageParts): PageText {
  const page = readPage(source);
  try {
    const { sections, links, frontMatter } = page;
    const own = sections.flatMap(({ id, heading, text, leads, parts }): Section[] => {
      const code = parts.map((part) => part.code ?? (part.demo ? codeOf(part.demo) : ''));
      const keywords = frontMatter.sectionKeywords[id];
      const section: Section = {
        ...{ id, heading: squeeze(heading), text: squeeze(text), code: squeeze(code.join('\n')) },
        ...(leads.length > 0 && { leads: leads.map(squeeze) }),
        ...(keywords && { keywords }),
      };
      const rows = parts.flatMap(({ element }) => {
        const key = element && blockKey(element);
        return key === undefined ? [] : rowsOf(key);
      });
      return [section, ...rows];
    });
    return {
      sections: own.filter(({ heading, text, code }) => heading || text || code),
      links: new Set(
        links.filter(({ url }) => url.startsWith('/')).map(({ url }) => url.replace(/[?#].*$/, '')),
      ),
    };
  } catch {
    return { sections: [], links: new Set() };
  }
}
