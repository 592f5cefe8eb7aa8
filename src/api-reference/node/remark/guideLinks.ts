import path from 'node:path';
import type { Paragraph, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { docsTabSegments } from '../../../products/docsTab';
import { installedReference } from '../generate';
import { extent } from '../render/tables';
import { componentsOf, importedBy } from '../site/usage';
import type { ApiPage } from '../../types';
import { attributeText, showsDemo } from '../../../content/mdx/demoProps';
import { elementNode, propNode } from '../../../content/mdx/nodes';
import { parseMarkdown } from '../../../content/mdx/readPage';
import { referenceOfFile } from '../versions';

const linkTo = ({ name, path: at }: ApiPage, prefix: string): string => `[${name}](${prefix}${at})`;

/** Says which release changed a component last, with a link to what each one changed; empty when none did. */
function changesLink({ history: [latest] = [], path: at }: ApiPage, prefix: string): string {
  return latest ? `; [last changed in ${latest.release}](${prefix}${at}#history)` : '';
}

/**
 * Makes the section "API" at the end of a guide: the pages of its components, when they changed, and its own API tab.
 *
 * @param prefix - prepended to paths of the guide's version: empty, or `/8.0.0`
 */
function apiSection(pages: readonly ApiPage[], prefix: string, tab: string): RootContent[] {
  const items = pages.map((page) => {
    const badge = page.plan === 'community' ? '' : ` <Plan ${page.plan} />`;
    const numbers = extent(page);
    return `- ${linkTo(page, prefix)}${badge}${numbers && `: ${numbers}`}${changesLink(page, prefix)}`;
  });
  return parseMarkdown(
    `## API\n\n${items.join('\n')}\n\n[What this guide names](${tab}) of them, on one page.`,
  );
}

/** Makes the line under a demo: links to the pages of what it imports. */
function demoLinks(pages: readonly ApiPage[], prefix: string): MdxJsxFlowElement {
  const links = pages.map((page) => linkTo(page, prefix)).join(', ');
  const [{ children }] = parseMarkdown(`API: ${links}`) as [Paragraph];
  return {
    ...elementNode('p', [propNode('className', 'x-demo-api')]),
    children: children as unknown as MdxJsxFlowElement['children'],
  };
}

/**
 * Remark step: gives each demo links to the API pages of what it imports, and each guide with `components:` a section
 * "API" at its end. Must run before Docusaurus' own steps, which give headings their ids and make the table of contents.
 */
export default function remarkGuideLinks({ siteDir }: { siteDir: string }) {
  return (tree: Root, file: VFile): void => {
    const place = path.relative(siteDir, file.path).split(path.sep).join('/');
    const version = referenceOfFile(place);
    if (!version || place.startsWith(`${version.docsDir}/api/`)) return;
    const all = installedReference(siteDir, version);
    const prefix = version.segment && `/${version.segment}`;
    const pagesOf = (names: readonly string[]): ApiPage[] =>
      [...new Set(names)].flatMap((name) => all.filter((page) => page.name === name));

    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      const src = attributeText(node, 'src');
      if (!showsDemo(node) || src === undefined || !parent || index === undefined) return undefined;
      const pages = pagesOf(importedBy(path.join(path.dirname(file.path), src)));
      if (pages.length > 0) {
        parent.children.splice(index + 1, 0, demoLinks(pages, prefix));
      }
      return [SKIP, index + (pages.length > 0 ? 2 : 1)];
    });

    const { frontMatter = {} } = file.data as { frontMatter?: Record<string, unknown> };
    const pages = pagesOf(componentsOf(frontMatter));
    if (pages.length > 0) {
      const folder = path.posix.dirname(place.slice(version.docsDir.length));
      const tab = `${prefix}${folder.replace(/\/?$/, '/')}${docsTabSegments[0]}/`;
      tree.children.push(...apiSection(pages, prefix, tab));
    }
  };
}
