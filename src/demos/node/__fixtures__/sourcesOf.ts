import type { Options } from 'prettier';
import { toJavaScript } from '../../../code/node/toJavaScript';
import { variantPath } from '../../paths';
import type { Demo } from '../readDemo';

/** Returns every file of a demo in one variant, as in a sandbox: path -> text. */
export async function sourcesOf(
  demo: Demo,
  variant: 'TS' | 'JS',
  style: Options,
): Promise<Record<string, string>> {
  const entries = [...demo.files, ...demo.shared].map(async ({ path, source }) => [
    variantPath(path, variant),
    variant === 'JS' ? await toJavaScript(source, style) : source,
  ]);
  return Object.fromEntries(await Promise.all(entries)) as Record<string, string>;
}
