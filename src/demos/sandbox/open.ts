import type { Sandbox } from './files';

const stackBlitz = () => import('@stackblitz/sdk');
const compression = () => import('lz-string');

/** Loads what opening takes ahead of the press: browsers block a tab that comes too long after one. */
export const loadHosts = (): Promise<unknown> => Promise.all([stackBlitz(), compression()]);

/** Opens a sandbox in StackBlitz, in a new tab. */
export async function openInStackBlitz({ title, files, main }: Sandbox): Promise<void> {
  const { default: sdk } = await stackBlitz();
  sdk.openProject({ title, description: title, template: 'node', files }, { openFile: main });
}

/** Opens a sandbox in CodeSandbox, in a new tab, through its "define" API (a form that is posted). */
export async function openInCodeSandbox({ files, main }: Sandbox): Promise<void> {
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
