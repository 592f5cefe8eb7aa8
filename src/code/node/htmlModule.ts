import { createHash } from 'node:crypto';
import type { HtmlFile } from '../static-html/browser/staticHtml';

/** The parts of a loader's context that this module uses. */
export interface HtmlContext {
  emitFile: (name: string, content: string) => void;
  _compiler?: { name?: string };
}

export interface HtmlModule {
  html: readonly string[];
  /** Folder of the browser's file, below `assets/`. */
  folder: string;
  /** JavaScript source of the facts that are available before the HTML. */
  facts: string;
  /** Additional imports that the facts use. */
  imports?: readonly string[];
  /** Whether the page that imports the module stays as it is when its content changes; see `browser/live.tsx`. */
  isLive?: boolean;
}

/**
 * Returns the source of a module that stands for static HTML. For the server it contains the HTML, for the browser only the
 * address to fetch it from. On a full page load, the HTML is already in the document (`src/code/static-html`).
 */
export function htmlModule(
  context: HtmlContext,
  { html, folder, facts, imports = [], isLive = false }: HtmlModule,
): string {
  const file = JSON.stringify({ parts: html } satisfies HtmlFile);
  const id = createHash('sha256').update(file).digest('hex').slice(0, 8);
  const head = [`import { pageCode } from '@site/src/code/browser/pageCode';`, ...imports];
  let source = JSON.stringify(html);
  if (context._compiler?.name !== 'server') {
    const asset = `assets/${folder}/${id}.json`;
    context.emitFile(asset, file);
    source = `__webpack_public_path__ + ${JSON.stringify(asset)}`;
  }
  const code = `pageCode(${JSON.stringify(id)}, ${source}, ${facts})`;
  return (
    isLive
      ? [
          ...head,
          `import { keepCode } from '@site/src/code/browser/live';`,
          `export default keepCode(import.meta.webpackHot, ${code});`,
        ]
      : [...head, `export default ${code};`]
  ).join('\n');
}
