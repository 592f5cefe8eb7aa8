import type { Page, PageDemo, PageSection } from '../../content/mdx/readPage';
import { rowsOf } from '../model';
import type { ApiPage } from '../types';
import { findTarget, indexNames } from './inline-links/findTarget';

/** Finds the names in a reference that should no longer be used: its deprecated pages and rows. */
export function deprecatedNames(pages: readonly ApiPage[]) {
  const addresses = pages.flatMap((page) => [
    ...(page.deprecated === null ? [] : [page.path]),
    ...rowsOf(page).flatMap(({ id, deprecated = null }) =>
      deprecated === null ? [] : `${page.path}#${id}`,
    ),
  ]);
  return {
    index: indexNames(pages),
    /** Addresses of deprecated rows and pages, as `findTarget` returns them. */
    addresses: new Set(addresses),
  };
}

/** Returns the section that a line of a guide belongs to, if nothing in it says that something is deprecated. */
function sectionWithoutWarning({ sections }: Page, line: number): PageSection | undefined {
  const section = sections.findLast((each) => each.line <= line);
  const texts = section
    ? [section.heading, section.text, ...section.parts.map(({ code }) => code)]
    : [];
  return /deprecat/i.test(texts.join(' ')) ? undefined : section;
}

/**
 * Returns a message for each deprecated name in the inline code and the configurable demos of a guide, unless the section
 * around it says that something is deprecated.
 *
 * @param place - the file, for the message
 */
export function deprecatedNameProblems(
  page: Page,
  place: string,
  components: readonly string[],
  { index, addresses }: ReturnType<typeof deprecatedNames>,
): string[] {
  const isDeprecated = (text: string): boolean => {
    const target = findTarget({ text, isSlot: false }, components, index);
    return target !== null && addresses.has(target);
  };
  const configured = page.demos.flatMap(({ line, configures = [] }) =>
    configures.map((text) => ({ text, line })),
  );
  const found = [...page.names, ...configured].filter(({ text }) => isDeprecated(text));
  // Each name once in its section.
  const first = new Map<string, string>();
  for (const { text, line } of found) {
    const section = sectionWithoutWarning(page, line);
    const key = `${section?.line} ${text}`;
    if (section && !first.has(key))
      first.set(
        key,
        `${place}:${line}: \`${text}\` is deprecated. Name what replaces it, or say in this section that it is deprecated.`,
      );
  }
  return [...first.values()];
}

/** Returns the demos of a guide that are in sections without a word about deprecation. */
export const demosWithoutWarning = (page: Page): PageDemo[] =>
  page.demos.filter(({ line }) => sectionWithoutWarning(page, line));
