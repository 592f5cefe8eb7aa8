import path from 'node:path';
import type { Link, List, Paragraph, PhrasingContent, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { docsTabSegments } from '../../../products/docsTab';
import { installedReference } from '../generate';
import { extent } from '../site/productIndex';
import { componentsOf, importedBy } from '../site/usage';
import type { ApiPage } from '../../types';
import { showsDemo } from '../../../content/mdx/demoProps';
import { oncePerVersion, referenceOfFile } from '../versions';

const text = (value: string): PhrasingContent => ({ type: 'text', value });
const link = (url: string, value: string): Link => ({ type: 'link', url, children: [text(value)] });

/** The badge of a page's plan, none for the smallest. */
function badge({ plan }: ApiPage): PhrasingContent[] {
  const element: MdxJsxTextElement = {
    type: 'mdxJsxTextElement',
    name: 'Plan',
    attributes: [{ type: 'mdxJsxAttribute', name: plan, value: null }],
    children: [],
  };
  return plan === 'community' ? [] : [text(' '), element];
}

/**
 * Makes the section "API" at the end of a guide: the pages of its components, and its own API tab.
 *
 * @param prefix - prepended to paths of the guide's version: empty, or `/8.0.0`
 */
function apiSection(pages: readonly ApiPage[], prefix: string, tab: string): RootContent[] {
  const list: List = {
    type: 'list',
    ordered: false,
    spread: false,
    children: pages.map((page) => ({
      type: 'listItem',
      spread: false,
      children: [
        {
          type: 'paragraph',
          children: [
            link(prefix + page.path, page.name),
            ...badge(page),
            text(`: ${extent(page)}`),
          ],
        },
      ],
    })),
  };
  const together: Paragraph = {
    type: 'paragraph',
    children: [link(tab, 'What this guide names'), text(' of them, on one page.')],
  };
  return [
    { type: 'heading', depth: 2, children: [text('API')] },
    list,
    ...(pages.length > 0 ? [together] : []),
  ];
}

/** Makes the line under a demo: links to the pages of what it imports. */
function demoLinks(pages: readonly ApiPage[], prefix: string): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name: 'p',
    attributes: [{ type: 'mdxJsxAttribute', name: 'className', value: 'x-demo-api' }],
    children: [
      text('API: '),
      ...pages.flatMap((page, index) => [
        ...(index > 0 ? [text(', ')] : []),
        link(prefix + page.path, page.name),
      ]),
    ] as unknown as MdxJsxFlowElement['children'],
  };
}

export interface GuideLinksOptions {
  siteDir: string;
}

/**
 * Remark step: gives each demo links to the API pages of what it imports, and each guide with `components:` a section
 * "API" at its end. Must run before Docusaurus' own steps, which give headings their ids and make the table of contents.
 */
export default function remarkGuideLinks({ siteDir }: GuideLinksOptions) {
  const referenceOf = oncePerVersion((version) => installedReference(siteDir, version));
  return (tree: Root, file: VFile): void => {
    const place = path.relative(siteDir, file.path).split(path.sep).join('/');
    const version = referenceOfFile(place);
    if (!version || place.startsWith(`${version.docsDir}/api/`)) {
      return;
    }
    const all = referenceOf(version);
    const prefix = version.segment && `/${version.segment}`;
    const pagesOf = (names: readonly string[]): ApiPage[] =>
      [...new Set(names)].flatMap((name) => all.filter((page) => page.name === name));

    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      const src = node.attributes.find((each) => 'name' in each && each.name === 'src')?.value;
      if (!showsDemo(node) || typeof src !== 'string' || !parent || index === undefined) {
        return undefined;
      }
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
