import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { blockAddress, blockKey, type Reference } from '../../api-reference/plugin';
import type { VersionPages } from '../../content/node/sitePages';
import { readPage } from '../../content/mdx/readPage';
import { oldNamesOf } from '../../migration/oldNames';
import type { SearchPage, Section } from '../types';
import type { IndexedVersion } from './files';

/** The current content of the site. */
export interface SearchedContent {
  versions: readonly VersionPages[];
  references: readonly Reference[];
}

/** Returns the pages of a version that may be found, all but unlisted ones: what the docs plugin knows about each, and where it is. */
export const foundPages = ({ base, pages }: VersionPages) =>
  pages
    .filter(({ isUnlisted }) => !isUnlisted)
    .map(({ permalink, file, title, description, tags, groups, keywords }) => ({
      ...{ permalink, file },
      /** All but the text. */
      page: {
        path: `/${permalink.slice(base.length)}`,
        ...{ title, description, tags, trail: groups, keywords },
      },
    }));

type FoundPage = ReturnType<typeof foundPages>[number];

/** What a page's source says. */
type Reading = PageText & Pick<SearchPage, 'oldNames'>;

/** Reads an API page from the reference, to which its Markdown only refers. */
function readApi(permalink: string, { texts, sections, base }: Reference): Reading | undefined {
  const own = texts.get(permalink);
  if (!own) return undefined;
  const html = (sections.get(permalink) ?? []).map((section) => section.html).join('');
  const links = Array.from(html.matchAll(/ href="([^"?#]+)/g), ([, href = '']) => href)
    .filter((href) => href.startsWith(base))
    .map((href) => `/${href.slice(base.length)}`);
  return { sections: [...own], links: new Set(links) };
}

/** Returns the API pages of what a guide is about and of what its demos import: the page shows links to them. */
function shownApis(guidePath: string, { guides, links, base }: Reference): string[] {
  const guide = guides.find((one) => one.path === guidePath);
  const names = [
    ...(guide?.components ?? []),
    ...(guide?.demos ?? []).flatMap(({ imported }) => imported),
  ];
  return names.flatMap((name) => links.get(name) ?? []).map((at) => `/${at.slice(base.length)}`);
}

/** Returns the pages of a version with the number of other pages that link to each. */
function withLinks(pages: readonly (FoundPage['page'] & Reading)[]): SearchPage[] {
  const counts = new Map<string, number>();
  for (const { path: own, links } of pages) {
    for (const link of links) {
      if (link !== own) counts.set(link, (counts.get(link) ?? 0) + 1);
    }
  }
  return pages.map(({ links: _, ...page }) => ({
    ...page,
    linkedFrom: counts.get(page.path) ?? 0,
  }));
}

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

async function readGuide(file: string, reference?: Reference): Promise<Reading> {
  // A page may have no file.
  const markdown = await readFile(file, 'utf8').catch(() => '');
  const text = readMarkdown(markdown, {
    codeOf: (src) => readFileSync(path.join(path.dirname(file), src), 'utf8'),
    rowsOf: (key) => reference?.texts.get(blockAddress(key, reference.base)) ?? [],
  });
  return { ...text, oldNames: oldNamesOf(markdown) };
}

/** Reads all pages. */
export const readPages = (
  siteDir: string,
  { versions, references }: SearchedContent,
): Promise<IndexedVersion[]> =>
  Promise.all(
    versions.map(async (own) => {
      const { segment, version } = own;
      const reference = references.find((one) => one.version.segment === segment);
      const pages = foundPages(own).map(async ({ page, permalink, file }) => {
        const ofApi = reference && readApi(permalink, reference);
        if (ofApi) return { ...page, ...ofApi };
        const reading = await readGuide(path.join(siteDir, file), reference);
        const shown = reference ? shownApis(page.path, reference) : [];
        return { ...page, ...reading, links: new Set([...reading.links, ...shown]) };
      });
      return { segment, version, pages: withLinks(await Promise.all(pages)) };
    }),
  );
