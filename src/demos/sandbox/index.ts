/** Sandboxes of demos, loaded on demand. */
import { themeOptions } from '../browser/theme/choice';
import { packagePins } from '../../products/pins';
import { snapshots } from '../../products/snapshots';
import { withImports, type SandboxPackages } from './dependencies';
import { sandboxFiles, type SandboxSource } from './files';
import { openInCodeSandbox, openInStackBlitz } from './open';
import { variantPath } from './variantPath';

const hosts = { stackBlitz: openInStackBlitz, codeSandbox: openInCodeSandbox };

export type SandboxHost = keyof typeof hosts;

export interface SandboxProject extends Pick<
  SandboxSource,
  'name' | 'title' | 'variant' | 'direction'
> {
  /** The icon font's stylesheet that a maintainer has configured, if any. */
  iconFont?: string | undefined;
  /** The demo's original code, from its page, which lists the packages. */
  code: ParentNode;
  /** The version of a frozen page. */
  version?: string | undefined;
  /** TypeScript path of each file -> its text in the variant. */
  texts: Readonly<Record<string, string>>;
}

/** Opens some files in a sandbox. Rejects if the code that this takes can't be fetched. */
export async function openProject(host: SandboxHost, project: SandboxProject): Promise<void> {
  const { name, title, variant, direction, iconFont, code, version, texts } = project;
  const { packages = '{}' } = code.querySelector<HTMLElement>('[data-packages]')?.dataset ?? {};
  const sources = Object.entries(texts).map(([path, text]) => [
    variantPath(path, variant),
    `${text}\n`,
  ]);
  const frozen = snapshots.find((snapshot) => snapshot.version === version);
  // The demo looks as it does on the page.
  const theme = await themeOptions().catch(() => null);
  const sandbox = sandboxFiles({
    name,
    title,
    variant,
    ...(direction && { direction }),
    packages: withImports(JSON.parse(packages) as SandboxPackages, Object.values(texts), {
      ...packagePins,
      ...frozen?.packages,
    }),
    sources: Object.fromEntries(sources) as Record<string, string>,
    ...(theme && { theme }),
    ...(iconFont && /^https?:/.test(iconFont) && { iconFont }),
  });
  await hosts[host](sandbox);
}

export { loadHosts } from './open';
export { themeFile } from './theme';
