import path from 'node:path';
import type { Root } from 'mdast';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { EXIT, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { importNode, propNode } from '../../content/mdx/nodes';
import { docsPages } from '../../content/node/sitePages';
import { pagePath } from '../plugin';
import { parseSitePath } from '../../products/path';
import { productFromPath, products } from '../../products';
import { collectDemos } from './node/collect';

/** Returns the name of the data of a gallery: that of a product, or of the family, which has those of all products. */
const dataFile = (version: string, product: string): string =>
  `${[version, product].filter(Boolean).join('-')}.json`;

/**
 * Writes the demos of each version that has a gallery, by product and of all products; of the current version always, since search
 * shows them, too. See README.md.
 */
export default function galleryPlugin({ siteDir, baseUrl }: LoadContext): Plugin {
  return {
    name: 'x-gallery',
    async allContentLoaded({ allContent, actions }) {
      for (const { segment, pages } of docsPages(allContent, baseUrl)) {
        const hasGallery = pages.some(({ permalink }) => permalink.endsWith('/gallery/'));
        if (segment !== '' && !hasGallery) continue;
        const found = collectDemos(pages, siteDir, baseUrl);
        for (const { id, name } of products) {
          const own = found.filter(({ product }) => product === name);
          const others = found.filter(({ product }) => product !== name);
          // The page of the family shows all, its own demos last. On the others, the name of the product says nothing.
          const unnamed = own.map((page) => ({ ...page, product: '' }));
          const data = id === 'introduction' ? [...others, ...own] : unnamed;
          await actions.createData(dataFile(segment, id), JSON.stringify(data));
        }
      }
    },
  };
}

/** Remark step: gives a page's `<Gallery />` the demos of its product, in the page's version. */
export function remarkGallery({ siteDir }: { siteDir: string }) {
  return (tree: Root, file: VFile): void => {
    const address = `/x/${pagePath(path.relative(siteDir, file.path))}/`;
    const data = dataFile(parseSitePath(address).version ?? '', productFromPath(address).id);
    visit(tree, 'mdxJsxFlowElement', (node) => {
      if (node.name !== 'Gallery') return undefined;
      node.attributes = [propNode('pages', { name: 'XGalleryPages' })];
      tree.children.unshift(
        importNode('Gallery', '@site/src/demos/gallery/ui/Gallery'),
        importNode('XGalleryPages', `@generated/x-gallery/default/${data}`),
      );
      return EXIT;
    });
  };
}
