import type { CodeVariant, Direction } from '@site/src/preferences';
import type { SandboxPackages } from '@site/src/demos/sandbox/dependencies';
import { codeText } from '../../code/browser/text';
import type { DemoFacts } from './demoFacts';

export type SandboxHost = 'stackBlitz' | 'codeSandbox';

export interface SandboxRequest {
  name: string;
  title: string;
  variant: CodeVariant;
  direction: Direction;
  /** The stylesheet of the icon font that a maintainer has set, if any. */
  iconFont?: string | undefined;
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

/** The packages that a demo's sandbox installs, as its code says. */
export const packagesOf = (code: ParentNode): SandboxPackages =>
  JSON.parse(
    code.querySelector<HTMLElement>('[data-packages]')?.dataset.packages ?? '{}',
  ) as SandboxPackages;

export interface SandboxProject extends Pick<
  SandboxRequest,
  'name' | 'title' | 'variant' | 'direction' | 'iconFont'
> {
  packages: SandboxPackages;
  /** Path of each file in TypeScript -> its text in the variant. */
  texts: Readonly<Record<string, string>>;
}

/** Opens some files in a sandbox. Rejects when what it takes could not be fetched. */
export async function openProject(host: SandboxHost, project: SandboxProject): Promise<void> {
  const { sandboxFiles, variantPath, openInStackBlitz, openInCodeSandbox } = await sandboxCode();
  const { texts, iconFont, ...rest } = project;
  const sources = Object.fromEntries(
    Object.entries(texts).map(([path, text]) => [variantPath(path, rest.variant), `${text}\n`]),
  );
  const sandbox = sandboxFiles({
    ...rest,
    sources,
    ...(iconFont && URL.canParse(iconFont) ? { iconFont } : {}),
  });
  await (host === 'stackBlitz' ? openInStackBlitz : openInCodeSandbox)(sandbox);
}

/** Opens a demo in a sandbox, in the variant the reader has chosen. Rejects when something could not be fetched. */
export async function openSandbox(host: SandboxHost, request: SandboxRequest): Promise<void> {
  const [texts] = await Promise.all([readSources(request), sandboxCode()]);
  const { name, title, variant, direction, iconFont, code } = request;
  const packages = packagesOf(code);
  await openProject(host, { name, title, variant, direction, iconFont, packages, texts });
}
