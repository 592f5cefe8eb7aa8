import path from 'node:path';
import type { Element, Root, RootContent } from 'hast';
import { toString } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { htmlNode } from '../../../content/mdx/hast';
import { installedReference } from '../generate';
import type { ApiPage } from '../../types';
import { componentsOf } from '../site/usage';
import { oncePerVersion, referenceOfFile, type ReferenceVersion } from '../versions';
import { findTarget, indexNames, type NameIndex } from './findTarget';

/** Elements in which nothing is linked: they are links or buttons themselves, or code that is more than a name. */
const closed = new Set(['a', 'button', 'pre', 'summary', 'Link', 'Button', 'mdxAdmonitionTitle']);

const isHeading = (name: string): boolean => /^h[1-6]$/.test(name);

const nameOf = (node: Root | RootContent): string | null =>
  'tagName' in node ? node.tagName : 'name' in node ? node.name : null;

/** Whether the text after a piece of code calls it a slot. */
const isSlotBefore = (next: RootContent | undefined): boolean =>
  next?.type === 'text' && /^\s+slots?\b/.test(next.value);

/** The client module finds the links that show a popover by the attribute. */
const linkTo = (href: string, code: Element): Element =>
  htmlNode('a', { href, dataApiLink: '' }, code);

/**
 * Links the names in the inline code of a page, each target once per section, so that a text about one prop is not full of
 * links. Headings and existing links are left alone.
 *
 * @param components - the page's `components:`
 * @param basePath - the path of this version's pages below the site's base path: empty, or `/8.0.0`
 */
function linkNames(
  tree: Root,
  components: readonly string[],
  index: NameIndex,
  basePath: string,
): void {
  const linked = new Set<string>();
  visit(tree, (node, at, parent) => {
    const name = nameOf(node);
    if (name !== null && isHeading(name)) {
      linked.clear();
    }
    if (name !== null && (isHeading(name) || closed.has(name))) return SKIP;
    if (node.type !== 'element' || name !== 'code' || !parent || at === undefined) return undefined;
    const isSlot = isSlotBefore(parent.children[at + 1] as RootContent | undefined);
    const target = findTarget({ text: toString(node), isSlot }, components, index);
    if (target !== null && !linked.has(target)) {
      linked.add(target);
      parent.children[at] = linkTo(basePath + target, node);
    }
    return SKIP;
  });
}

export interface ApiLinksOptions {
  siteDir: string;
  /** The pages of a version's reference; by default those of the installed packages. */
  pagesOf?: (version: ReferenceVersion) => readonly ApiPage[];
}

/** Rehype step: links the names of the API in a guide's inline code to their pages. See README.md. */
export default function rehypeApiLinks({
  siteDir,
  pagesOf = (version) => installedReference(siteDir, version),
}: ApiLinksOptions) {
  const indexOf = oncePerVersion((version) => indexNames(pagesOf(version)));
  return (tree: Root, file: VFile): void => {
    const place = path.relative(siteDir, file.path).split(path.sep).join('/');
    const version = referenceOfFile(place);
    // The pages of the reference have links of their own.
    if (!version || place.startsWith(`${version.docsDir}/api/`)) return;
    // Docusaurus passes the front matter, which is checked elsewhere, to every step.
    const { frontMatter = {} } = file.data as { frontMatter?: Record<string, unknown> };
    const names = componentsOf(frontMatter);
    linkNames(tree, names, indexOf(version), version.segment && `/${version.segment}`);
  };
}
