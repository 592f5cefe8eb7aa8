import { installedReference } from '../generate';
import type { ApiPage } from '../../types';
import {
  basePathOfVersion,
  oncePerVersion,
  referenceOfFile,
  type ReferenceVersion,
} from '../versions';

/** Elements, or names as components and interfaces have. */
const parts = /<[^>]*>|\b[A-Z]\w+/g;

export interface CodeLinksOptions {
  siteDir: string;
  /** With a slash at both ends. */
  baseUrl: string;
  /** The pages of a version's reference; by default those of the installed packages. */
  pagesOf?: (version: ReferenceVersion) => readonly Pick<ApiPage, 'name' | 'path'>[];
}

/**
 * Returns a function that links the names of components and interfaces in a page's code to their pages, each once per variant of a
 * file: where it appears a second time if it does, because it is imported where it appears first.
 */
export function codeLinks({
  siteDir,
  baseUrl,
  pagesOf = (version) => installedReference(siteDir, version),
}: CodeLinksOptions): (html: string, page: string) => string {
  const addressesOf = oncePerVersion((version) => {
    const base = basePathOfVersion(version, baseUrl);
    return new Map(pagesOf(version).map(({ name, path }) => [name, base + path.slice(1)]));
  });
  return (html, page) => {
    const version = referenceOfFile(page);
    if (!version) return html;
    const addresses = addressesOf(version);
    return html.replace(/<pre\b[^]*?<\/pre>/g, (block) => {
      const names = (block.match(parts) ?? []).filter((part) => addresses.has(part));
      const left = new Map(
        names.map((name) => [name, names.indexOf(name) === names.lastIndexOf(name) ? 1 : 2]),
      );
      return block.replace(parts, (part) => {
        const times = left.get(part);
        if (times === undefined) return part;
        left.set(part, times - 1);
        return times === 1 ? `<a href="${addresses.get(part)}" data-api-link="">${part}</a>` : part;
      });
    });
  };
}
