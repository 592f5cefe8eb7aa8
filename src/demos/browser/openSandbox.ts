import type { SandboxHost, SandboxProject } from '@site/src/demos/sandbox';
import { codeText } from '../../code/browser/text';
import type { DemoFacts } from './demoFacts';

export interface SandboxRequest extends Omit<SandboxProject, 'texts'> {
  /** What contains the demo's code. */
  code: ParentNode;
  shared: DemoFacts['shared'];
}

export const sandboxCode = () => import('@site/src/demos/sandbox');

/** Fetches what a sandbox needs ahead of a click: browsers let a script open a tab only shortly after one. */
export function prepareSandbox(shared: DemoFacts['shared'] = []): void {
  Promise.all([
    sandboxCode().then(({ loadHosts }) => loadHosts()),
    ...shared.map(([, code]) => code.load()),
  ]).catch(() => undefined);
}

/** Reads the text of every file, as the page shows it, by its path in TypeScript. Rejects if one can't be fetched. */
export async function readSources({
  code,
  shared = [],
  variant,
}: Pick<SandboxRequest, 'code' | 'shared' | 'variant'>): Promise<Record<string, string>> {
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

/** Opens a demo in a sandbox, in the variant that the reader has chosen. Rejects if something can't be fetched. */
export async function openSandbox(host: SandboxHost, request: SandboxRequest): Promise<void> {
  const [{ openProject }, texts] = await Promise.all([sandboxCode(), readSources(request)]);
  await openProject(host, { ...request, texts });
}
