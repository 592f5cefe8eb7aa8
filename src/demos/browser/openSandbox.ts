import type { CodeVariant } from '@site/src/preferences';
import { codeText } from '../../code/browser/text';
import type { DemoFacts } from './demoFacts';

export const sandboxCode = () => import('@site/src/demos/sandbox');

/** Fetches what a sandbox needs ahead of a click: browsers let a script open a tab only shortly after one. */
export function prepareSandbox(shared: DemoFacts['shared'] = []): void {
  Promise.all([
    sandboxCode().then(({ loadHosts }) => loadHosts()),
    ...shared.map(([, code]) => code.load()),
  ]).catch(() => undefined);
}

/**
 * Reads the text of every file, as the page shows it, by its path in TypeScript. Rejects if one can't be fetched.
 *
 * @param code - what contains the demo's code
 */
export async function readSources(
  code: ParentNode,
  variant: CodeVariant,
  shared: DemoFacts['shared'] = [],
): Promise<Record<string, string>> {
  const sources: Record<string, string> = {};
  for (const file of code.querySelectorAll<HTMLElement>('[data-path]')) {
    sources[file.dataset.path ?? ''] = codeText(file, variant);
  }
  for (const [path, block] of shared) {
    await block.load();
    const holder = document.createElement('template');
    holder.innerHTML = block.read(0) ?? '';
    sources[path] = codeText(holder.content, variant);
  }
  return sources;
}
