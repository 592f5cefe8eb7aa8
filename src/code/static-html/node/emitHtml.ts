import { createHash } from 'node:crypto';
import type { HtmlFile } from '../browser/staticHtml';

/** The parts of a loader's context that modules of static HTML use. */
export interface HtmlContext {
  resourceQuery: string;
  emitFile: (name: string, content: string) => void;
  _compiler?: { name?: string };
}

/**
 * Returns what a module that stands for static HTML says about it, for `staticHtml`: an id of the content, and as JavaScript
 * the HTML itself for the server, only the address to fetch it from for the browser. On a full page load, the HTML is already
 * in the document.
 *
 * @param folder - of the browser's file, below `assets/`
 */
export function emitHtml(
  context: HtmlContext,
  parts: readonly string[],
  folder: string,
): { id: string; source: string } {
  const file = JSON.stringify({ parts } satisfies HtmlFile);
  const id = createHash('sha256').update(file).digest('hex').slice(0, 8);
  if (context._compiler?.name === 'server') return { id, source: JSON.stringify(parts) };
  const asset = `assets/${folder}/${id}.json`;
  context.emitFile(asset, file);
  return { id, source: `__webpack_public_path__ + ${JSON.stringify(asset)}` };
}
