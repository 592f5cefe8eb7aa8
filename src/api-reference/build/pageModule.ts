import { createHash } from 'node:crypto';
import type { PageSection } from './render/page';

/** What this module uses of a loader's context. */
export interface LoaderContext {
  resourceQuery: string;
  emitFile: (name: string, content: string) => void;
  _compiler?: { name?: string };
}

/**
 * Makes the module behind an import of `page.api?<path>&<hash>`: for the server the HTML itself, for the browser only
 * the address of a file with it, since a browser that opens the page has the HTML in the document. It is the mechanism
 * of code blocks (`src/code/browser/pageCode.ts`).
 *
 * Throws for a path without a page.
 *
 * @param sectionsOf - the parts of the page of a path, undefined when there is none
 */
export function pageModule(
  context: LoaderContext,
  sectionsOf: (path: string) => readonly PageSection[] | undefined,
): string {
  const [path = ''] = context.resourceQuery.replace(/^\?/, '').split('&');
  const sections = sectionsOf(path);
  if (!sections) {
    throw new Error(
      `API reference: there is no page "${path}". Restart to read the packages anew.`,
    );
  }
  const content = JSON.stringify(sections.map(({ html }) => html));
  const id = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const runtime = `import { pageCode } from '@site/src/code/browser/pageCode';`;
  if (context._compiler?.name === 'server') {
    return `${runtime}\nexport default pageCode('${id}', ${content}, []);`;
  }
  const asset = `assets/api/${id}.json`;
  context.emitFile(asset, content);
  return `${runtime}\nexport default pageCode('${id}', __webpack_public_path__ + '${asset}', []);`;
}
