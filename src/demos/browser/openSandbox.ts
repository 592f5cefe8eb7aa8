import type { CodeVariant, Direction } from '@site/src/preferences';
import type { SandboxPackages } from '@site/src/demos/sandbox/dependencies';
import { codeText } from '../../code/browser/text';
import type { DemoFacts } from '../../code/browser/pageCode';

export type SandboxHost = 'stackBlitz' | 'codeSandbox';

export interface SandboxRequest {
  name: string;
  title: string;
  variant: CodeVariant;
  direction: Direction;
  /** The element with the demo's code. */
  code: HTMLElement;
  shared: DemoFacts['shared'];
}

const sandboxCode = () => import('@site/src/demos/sandbox');

/** Fetches what a sandbox needs beforehand: browsers open a tab only soon after a click. */
export function prepareSandbox(shared: DemoFacts['shared']): void {
  Promise.all([sandboxCode(), ...(shared ?? []).map(([, code]) => code.load())]).catch(
    () => undefined,
  );
}

/** The text of every file, as the page shows it. */
async function readSources({
  code,
  shared = [],
  variant,
}: SandboxRequest): Promise<Record<string, string>> {
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

/** Opens a demo in a sandbox, in the variant the reader has chosen. Rejects when something could not be fetched. */
export async function openSandbox(host: SandboxHost, request: SandboxRequest): Promise<void> {
  const [{ sandboxFiles, variantPath, openInStackBlitz, openInCodeSandbox }, texts] =
    await Promise.all([sandboxCode(), readSources(request)]);
  const { name, title, variant, direction, code } = request;
  const packages = JSON.parse(
    code.querySelector<HTMLElement>('[data-packages]')?.dataset.packages ?? '{}',
  ) as SandboxPackages;
  const sources = Object.fromEntries(
    Object.entries(texts).map(([path, text]) => [variantPath(path, variant), `${text}\n`]),
  );
  const sandbox = sandboxFiles({ name, title, variant, direction, sources, packages });
  await (host === 'stackBlitz' ? openInStackBlitz : openInCodeSandbox)(sandbox);
}
