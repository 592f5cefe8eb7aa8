import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { loaderOf } from '../bundler/loaderOf';
import { emitHtml, type HtmlContext } from '../code/static-html/node/emitHtml';
import { readReference, type Reference, type RemovedOf } from './node/reference';
import { builtVersions } from '../versions/snapshots/node/existing';
import { publishJson, writeFolder } from './node/site/write';
import { referenceVersions } from './node/versions';

export { installedReference } from './node/generate';
export { oncePerVersion, referenceOfFile, referenceVersions } from './node/versions';
export { codeLinks } from './node/inline-links/linkCode';
export { default as apiLinks } from './node/inline-links/rehypeApiLinks';
export { blockKey, default as remarkBlocks } from './node/remark/blocks';
export { blockAddress } from './node/render/tables';
export { default as remarkGuideLinks } from './node/remark/guideLinks';
export { referenceMarkdown, type ReferenceMarkdown } from './node/markdown';
export { checkApiNames, type Reference } from './node/reference';

interface ApiReferenceOptions {
  /** What the pages of a version lost in its major; `docsDir` is absolute. */
  removedInMajor?: (label: string, docsDir: string) => RemovedOf;
}

/** The API reference from the installed packages: pages in each version's `api` folder, static HTML, JSON. See README.md. */
export default function apiReferencePlugin(
  { siteDir, baseUrl }: LoadContext,
  options: ApiReferenceOptions = {},
): Plugin<Reference[]> {
  const versions = builtVersions(siteDir, referenceVersions);
  let references: Reference[] = [];

  function read(): Reference[] {
    references = versions.map((version) =>
      readReference(
        siteDir,
        baseUrl,
        version,
        options.removedInMajor?.(version.label, path.join(siteDir, version.docsDir)),
      ),
    );
    for (const { version, files } of references) {
      writeFolder(path.join(siteDir, version.docsDir, 'api'), files);
    }
    return references;
  }

  // Not only in loadContent: all plugins load their content at the same time, and the docs plugin reads the folder then.
  read();
  let isFresh = true;

  return {
    name: 'x-api-reference',

    // The popover for the links that `apiLinks` makes.
    getClientModules: () => [path.join(__dirname, 'browser/popover/client.ts')],

    // The live server loads the content again when a guide or a demo changes: API pages name the guides that use them.
    getPathsToWatch: () =>
      versions.flatMap(({ docsDir }) => [`${docsDir}/**/*.{mdx,tsx}`, `!${docsDir}/api/**`]),

    async loadContent() {
      const content = isFresh ? references : read();
      isFresh = false;
      return content;
    },

    configureWebpack() {
      // The module behind an import of `page.api?<address>&<hash>`.
      const load = (context: HtmlContext): string => {
        const [at = ''] = context.resourceQuery.replace(/^\?/, '').split('&');
        const sections = references.map((each) => each.sections.get(at)).find(Boolean);
        if (!sections)
          throw new Error(
            `API reference: there is no page "${at}". Restart to read the packages again.`,
          );
        const { id, source } = emitHtml(
          context,
          sections.map(({ html }) => html),
          'api',
        );
        return [
          `import { staticHtml } from '@site/src/code/static-html/browser/staticHtml';`,
          `export default staticHtml('api-${id}', ${source});`,
        ].join('\n');
      };
      return {
        module: {
          rules: [
            {
              test: /[\\/]api-reference[\\/]node[\\/]page\.api$/,
              type: 'javascript/auto',
              use: [loaderOf(load)],
            },
          ],
        },
      };
    },

    async postBuild({ outDir }) {
      for (const { pages, base, version } of references) {
        publishJson(pages, path.join(outDir, version.segment), base);
      }
    },
  };
}
