import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { currentVersion, products } from '../../products/registry';
import { installedReference } from './generate';
import { linkPage } from './links';
import { pageModule, type LoaderContext } from './pageModule';
import { renderPage, type PageSection } from './render/page';
import { indexMdx, pageMdx } from './site/mdx';
import { publishJson } from './site/publish';
import { readGuides, usagesOf } from './site/usage';
import { writeFolder } from './site/writeDocs';
import type { ApiPage } from './types';

/** The file of a page below `docs/api`. */
const fileOf = (at: string): string => `${at.replace(/^\/api\//, '')}index.mdx`;

interface Reference {
  pages: ApiPage[];
  sections: ReadonlyMap<string, PageSection[]>;
}

/** All pages with links that work on this site, and their static HTML. */
function buildReference(siteDir: string, baseUrl: string): Reference {
  const raw = installedReference(siteDir);
  const guides = readGuides(path.join(siteDir, 'docs'));
  const slugs = [...new Set(raw.map(({ product }) => `/api/${product}/`))];
  const paths = new Set([...raw, ...guides].map(({ path: at }) => at).concat(slugs));
  const names = new Map(raw.map((page) => [page.name, page.path]));
  const pages = raw.map((page) => linkPage(page, { baseUrl, paths, names }));
  const links = new Map(pages.map(({ name, path: at }) => [name, baseUrl + at.slice(1)]));
  const sections = new Map(
    pages.map((page) => [
      page.path,
      renderPage(page, links, usagesOf(page.name, guides, baseUrl), currentVersion),
    ]),
  );
  return { pages, sections };
}

/** The Markdown files of `docs/api`: a page for each component and interface and an index for each product. */
function docsFiles({ pages, sections }: Reference): Map<string, string> {
  const files = new Map(
    pages.map((page) => [fileOf(page.path), pageMdx(page, sections.get(page.path) ?? [])]),
  );
  for (const { name, pathPrefixes } of products) {
    const prefix = pathPrefixes.find((candidate) => candidate.startsWith('/api/'));
    const own = pages.filter(({ path: at }) => prefix && at.startsWith(`${prefix}/`));
    if (prefix && own.length > 0) {
      files.set(fileOf(`${prefix}/`), indexMdx(name, own));
    }
  }
  return files;
}

/** The API reference from the installed packages: pages in `docs/api`, their static HTML, and JSON. See README.md. */
export default function apiReferencePlugin({
  siteDir,
  baseUrl,
}: LoadContext): Plugin<Reference['sections']> {
  // Here and not in loadContent: the docs plugin reads the folder when all plugins load their content at once.
  const reference = buildReference(siteDir, baseUrl);
  writeFolder(path.join(siteDir, 'docs/api'), docsFiles(reference));
  return {
    name: 'x-api-reference',

    // For the search of the dev server, which has no built pages to read.
    loadContent: async () => reference.sections,

    configureWebpack() {
      const load = (context: LoaderContext): string =>
        pageModule(context, (at) => reference.sections.get(at));
      return {
        module: {
          rules: [
            {
              test: /[\\/]plugins[\\/]api-reference[\\/]page\.api$/,
              type: 'javascript/auto',
              use: [{ loader: path.join(__dirname, 'pageLoader.cjs'), options: { load } }],
            },
          ],
        },
      };
    },

    async postBuild({ outDir }) {
      publishJson(reference.pages, outDir, baseUrl);
    },
  };
}
