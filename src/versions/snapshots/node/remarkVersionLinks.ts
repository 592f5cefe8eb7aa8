import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { docsDirOf, snapshotOfFile } from '../../../products/snapshots';
import { docsTabSegments } from '../../../products/docsTab';

/** Attributes of page elements that hold addresses. */
const addressAttributes = ['href', 'to'];

/**
 * Returns the address, in a snapshot, of a link that was written from the site's root. A docs page resolves to the same
 * version; anything else (the blog, a file, an address that names its version) stays unchanged.
 *
 * @param hasPage - whether the snapshot has a page, given its path without leading or trailing slash
 */
export function linkInVersion(
  url: string,
  version: string,
  hasPage: (page: string) => boolean,
): string {
  const [, pathname = '', rest = ''] = /^(\/[^?#]*)(.*)$/s.exec(url) ?? [];
  const page = pathname.replace(/^\/+|\/+$/g, '');
  const segments = page.split('/');
  const base = docsTabSegments.includes(segments.at(-1) ?? '')
    ? segments.slice(0, -1).join('/')
    : page;
  return page !== '' && hasPage(base) ? `/${version}${pathname}${rest}` : url;
}

/**
 * Remark step: keeps links between pages of a snapshot in it. Pages are copied as they were written, with links from the
 * site's root, so that cutting a version changes no text and a page can be compared with its successor line by line.
 */
export default function remarkVersionLinks({ siteDir }: { siteDir: string }) {
  return (tree: Root, file: VFile): void => {
    const snapshot = snapshotOfFile(path.relative(siteDir, file.path).split(path.sep).join('/'));
    if (!snapshot) {
      return;
    }
    const folder = path.join(siteDir, docsDirOf(snapshot));
    const hasPage = (page: string): boolean => existsSync(path.join(folder, page, 'index.mdx'));
    const toVersion = (url: string): string => linkInVersion(url, snapshot.version, hasPage);
    visit(tree, (node) => {
      if (node.type === 'link' || node.type === 'definition') {
        node.url = toVersion(node.url);
      }
      // Not by their attributes: a directive such as `:::note` has some, too, in another form.
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      for (const attribute of node.attributes) {
        if (
          attribute.type === 'mdxJsxAttribute' &&
          addressAttributes.includes(attribute.name) &&
          typeof attribute.value === 'string'
        ) {
          attribute.value = toVersion(attribute.value);
        }
      }
    });
  };
}
