import { readFile, readdir, rm, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { bundleStandalone, type StandaloneScript } from '../../bundler/standalone';
import { modulesChunk, runnerPath } from '../names';

interface RunnerOptions extends Pick<StandaloneScript, 'currentBundler' | 'outDir' | 'baseUrl'> {
  /** Paths of the scripts with packages, in the build. */
  packageScripts: readonly string[];
}

const style = `
html, body { background: var(--x-color-bg-raised); margin: 0; min-block-size: 0; }
body { padding: 16px; position: relative; }
[data-place='next'] { inset-inline: 16px; position: absolute; top: 16px; visibility: hidden; }
`;

const note = 'This page runs code that readers edit, inside a demo. On its own, it does nothing.';

/**
 * Returns the page with its script inlined: without network, such a frame can't load anything.
 *
 * @param scripts - what it starts with
 * @param packageScripts - what it may ask for later; listed without the folder, because what a page names completely is part
 *   of every product that readers save for offline reading
 */
export function runnerHtml(
  script: string,
  scripts: readonly string[],
  packageScripts: readonly string[],
): string {
  const packages = packageScripts.map((file) => path.posix.basename(file, '.js'));
  return `<!doctype html>
<html lang="en" translate="no">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="x-scripts" content="${scripts.join(' ')}">
<meta name="x-packages" content="${packages.join(' ')}">
<title>Edited demo</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
<p data-note hidden>${note}</p>
<script>${script.replaceAll('</script', '<\\/script')}</script>
</body>
</html>
`;
}

/** Returns the bundler's files that the frame starts with, in this order: the runtime, what every page loads, the table. */
export function firstScripts(files: readonly string[]): string[] {
  return ['runtime~main', 'main', modulesChunk].map((name) => {
    const found = files.filter(
      (file) => file.startsWith(`${name}.`) && /^[0-9a-f]+\.js$/.test(file.slice(name.length + 1)),
    );
    if (found.length !== 1)
      throw new Error(
        `The build has ${found.length} scripts named "${name}"; src/live-editing needs exactly one.`,
      );
    return `assets/js/${found[0]}`;
  });
}

/** Writes the page that runs edited code into a finished build. */
export async function writeRunnerPage(options: RunnerOptions): Promise<void> {
  const { outDir, packageScripts } = options;
  const folder = path.join(outDir, runnerPath);
  await mkdir(folder, { recursive: true });
  const filename = `${runnerPath}runner.js`;
  await bundleStandalone({
    ...options,
    title: 'The script that runs edited demos',
    entry: path.join(__dirname, '../browser/runner/index.ts'),
    target: 'web',
    filename,
  });
  const script = await readFile(path.join(outDir, filename), 'utf8');
  const scripts = firstScripts(await readdir(path.join(outDir, 'assets/js')));
  await writeFile(path.join(folder, 'index.html'), runnerHtml(script, scripts, packageScripts));
  await rm(path.join(outDir, filename));
}
