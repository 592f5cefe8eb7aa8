import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Pages that show demos: path, without leading and trailing slashes -> names of the demos. */
export type DemosByPage = ReadonlyMap<string, readonly string[]>;

/**
 * Finds all demos in the playground of the build.
 *
 * @returns those of the current docs, and those of frozen versions, whose paths start with a version
 */
export function demosByPage(): { current: DemosByPage; frozen: DemosByPage } {
  const current = new Map<string, string[]>();
  const frozen = new Map<string, string[]>();
  const demos = readdirSync('build/playground', { recursive: true, withFileTypes: true })
    .filter(({ name, parentPath }) => name === 'index.html' && parentPath !== 'build/playground')
    // Not a demo: the former address of one.
    .filter(
      ({ name, parentPath }) => !readFileSync(path.join(parentPath, name)).includes(' data-to='),
    )
    .map(({ parentPath }) => path.relative('build/playground', parentPath).replaceAll('\\', '/'))
    // Not a demo: the page that runs edited code.
    .filter((demo) => demo !== 'run')
    .sort();
  for (const demo of demos) {
    const page = path.posix.dirname(demo);
    const pages = /^\d/.test(page) ? frozen : current;
    pages.set(page, [...(pages.get(page) ?? []), path.posix.basename(demo)]);
  }
  return { current, frozen };
}
