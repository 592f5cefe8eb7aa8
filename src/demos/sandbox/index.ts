/** Sandboxes of demos, loaded on demand. */
import { themeOptions } from '../browser/theme/choice';
import { packagePins } from '../../products/pins';
import { snapshots } from '../../products/snapshots';
import { withImports, type SandboxPackages } from './dependencies';
import { sandboxFiles, type Sandbox, type SandboxSource } from './files';
import { variantPath } from '../paths';

const stackBlitz = () => import('@stackblitz/sdk');
const compression = () => import('lz-string');

/** Loads before a press what opening a sandbox needs: browsers block a tab that opens too long after the press. */
export const loadHosts = (): Promise<unknown> => Promise.all([stackBlitz(), compression()]);

/** Opens a sandbox in StackBlitz, in a new tab. */
async function openInStackBlitz({ title, files, main }: Sandbox): Promise<void> {
  const { default: sdk } = await stackBlitz();
  sdk.openProject({ title, description: title, template: 'node', files }, { openFile: main });
}

/** Opens a sandbox in CodeSandbox, in a new tab, through its "define" API (a form that is posted). */
async function openInCodeSandbox({ files, main }: Sandbox): Promise<void> {
  const { compressToBase64 } = await compression();
  const form = document.createElement('form');
  form.method = 'POST';
  form.target = '_blank';
  form.action = 'https://codesandbox.io/api/v1/sandboxes/define';
  const fields = { ...defineFields(files, compressToBase64), query: `file=/${main}` };
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}

/**
 * Returns the fields of CodeSandbox's form: all files in one parameter, compressed and URL-safe.
 * `server` runs the project's own Vite instead of CodeSandbox's bundler.
 */
export function defineFields(
  files: Sandbox['files'],
  compressToBase64: (text: string) => string,
): Record<string, string> {
  const content = Object.entries(files).map(([path, text]) => [path, { content: text }]);
  const parameters = compressToBase64(JSON.stringify({ files: Object.fromEntries(content) }));
  return {
    environment: 'server',
    parameters: parameters.replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, ''),
  };
}

const hosts = { stackBlitz: openInStackBlitz, codeSandbox: openInCodeSandbox };

export type SandboxHost = keyof typeof hosts;

export interface SandboxProject extends Omit<SandboxSource, 'sources' | 'packages' | 'theme'> {
  /** The demo's original code, from its page, which lists the packages. */
  code: ParentNode;
  /** The version of a frozen page. */
  version?: string | undefined;
  /** TypeScript path of each file -> its text in the variant. */
  texts: Readonly<Record<string, string>>;
}

/** Opens some files in a sandbox. Rejects if the code that this takes can't be fetched. */
export async function openProject(
  host: SandboxHost,
  { code, version, texts, iconFont = '', ...own }: SandboxProject,
): Promise<void> {
  const { packages = '{}' } = code.querySelector<HTMLElement>('[data-packages]')?.dataset ?? {};
  const sources = Object.entries(texts).map(
    ([path, text]) => [variantPath(path, own.variant), `${text}\n`] as const,
  );
  const frozen = snapshots.find((snapshot) => snapshot.version === version);
  const pins = { ...packagePins, ...frozen?.packages };
  // The demo looks as it does on the page.
  const theme = await themeOptions().catch(() => null);
  const sandbox = sandboxFiles({
    ...own,
    packages: withImports(JSON.parse(packages) as SandboxPackages, Object.values(texts), pins),
    sources: Object.fromEntries(sources),
    theme: theme ?? undefined,
    iconFont: /^https?:/.test(iconFont) ? iconFont : undefined,
  });
  await hosts[host](sandbox);
}

export { themeFile } from './files';
