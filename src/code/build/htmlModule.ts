import { createHash } from 'node:crypto';
import type { HtmlFile } from '../../static-html/browser/staticHtml';

/** What this module uses of a loader's context. */
export interface HtmlContext {
  emitFile: (name: string, content: string) => void;
  _compiler?: { name?: string };
}

export interface HtmlModule {
  html: readonly string[];
  /** Where the browser's file is, below `assets/`. */
  folder: string;
  /** JavaScript of what the page knows before it has the HTML. */
  facts: string;
  /** Further imports that the facts use. */
  imports?: readonly string[];
}

/**
 * The source of a module that stands for static HTML: for the server it carries the HTML, for the browser only the address
 * where the HTML can be had. A browser that loads the page has it in the document already (`src/static-html`).
 */
export function htmlModule(
  context: HtmlContext,
  { html, folder, facts, imports = [] }: HtmlModule,
): string {
  const content = JSON.stringify(html);
  const id = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const head = [`import { pageCode } from '@site/src/code/browser/pageCode';`, ...imports];
  let source = content;
  if (context._compiler?.name !== 'server') {
    const asset = `assets/${folder}/${id}.json`;
    context.emitFile(asset, JSON.stringify({ parts: html } satisfies HtmlFile));
    source = `__webpack_public_path__ + ${JSON.stringify(asset)}`;
  }
  return [...head, `export default pageCode(${JSON.stringify(id)}, ${source}, ${facts});`].join(
    '\n',
  );
}
