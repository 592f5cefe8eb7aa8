import type { SandboxPackages } from './dependencies';
import { sandboxFiles, type SandboxSource } from './files';
import { openInCodeSandbox, openInStackBlitz } from './open';
import { variantPath } from './variantPath';

const hosts = { stackBlitz: openInStackBlitz, codeSandbox: openInCodeSandbox };

export type SandboxHost = keyof typeof hosts;

export interface SandboxProject extends Pick<
  SandboxSource,
  'name' | 'title' | 'variant' | 'direction'
> {
  /** The stylesheet of the icon font that a maintainer has set, if any. */
  iconFont?: string | undefined;
  /** The demo's code as its page has it, which names the packages. */
  code: ParentNode;
  /** Path of each file in TypeScript -> its text in the variant. */
  texts: Readonly<Record<string, string>>;
}

/** Opens some files in a sandbox. Rejects when what it takes could not be fetched. */
export async function openProject(host: SandboxHost, project: SandboxProject): Promise<void> {
  const { name, title, variant, direction, iconFont, code, texts } = project;
  const { packages = '{}' } = code.querySelector<HTMLElement>('[data-packages]')?.dataset ?? {};
  const sources = Object.entries(texts).map(([path, text]) => [
    variantPath(path, variant),
    `${text}\n`,
  ]);
  const sandbox = sandboxFiles({
    name,
    title,
    variant,
    ...(direction && { direction }),
    packages: JSON.parse(packages) as SandboxPackages,
    sources: Object.fromEntries(sources) as Record<string, string>,
    ...(iconFont && URL.canParse(iconFont) && { iconFont }),
  });
  await hosts[host](sandbox);
}
