import path from 'node:path';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import { parseMarkdown } from '../../content/mdx/readPage';
import { remarkGallery } from './plugin';

/** Returns the sources of the imports that a page gets. */
function importsOf(page: string, markdown: string): string[] {
  const siteDir = process.cwd();
  const children = parseMarkdown(markdown);
  remarkGallery({ siteDir })(
    { type: 'root', children },
    new VFile({ path: path.join(siteDir, page) }),
  );
  return JSON.stringify(children).match(/@(?:site|generated)[^"\\]+/g) ?? [];
}

describe('remarkGallery', () => {
  it.each([
    ['docs/react-charts/gallery/index.mdx', 'x-charts.json'],
    ['docs/gallery/index.mdx', 'introduction.json'],
    ['versioned_docs/version-8.0.0/react-tree-view/gallery/index.mdx', '8.0.0-x-tree-view.json'],
  ])('gives %s the demos of its product and version', (page, data) => {
    expect(new Set(importsOf(page, 'Text.\n\n<Gallery />\n\nMore.'))).toEqual(
      new Set(['@site/src/demos/gallery/ui/Gallery', `@generated/x-gallery/default/${data}`]),
    );
  });

  it('leaves other pages alone', () => {
    expect(importsOf('docs/react-charts/bars/index.mdx', 'Text.')).toEqual([]);
  });
});
