import { htmlModule, type HtmlContext } from '../../code/node/htmlModule';
import type { PageSection } from './render/page';

/** The parts of a loader's context that this module uses. */
export interface LoaderContext extends HtmlContext {
  resourceQuery: string;
}

/**
 * Makes the module behind an import of `page.api?<path>&<hash>`.
 *
 * Throws for a path without a page.
 *
 * @param sectionsOf - returns the parts of the page at a path, undefined when there is none
 */
export function pageModule(
  context: LoaderContext,
  sectionsOf: (path: string) => readonly PageSection[] | undefined,
): string {
  const [path = ''] = context.resourceQuery.replace(/^\?/, '').split('&');
  const sections = sectionsOf(path);
  if (!sections) {
    throw new Error(
      `API reference: there is no page "${path}". Restart to read the packages again.`,
    );
  }
  return htmlModule(context, {
    html: sections.map(({ html }) => html),
    folder: 'api',
    facts: '[]',
  });
}
