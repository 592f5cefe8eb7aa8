import path from 'node:path';
import { parseDemoProps } from '../../content/mdx/demoProps';
import { longestRun } from '../../utils/inlineCode';
import { demoPagePath, demoSources, wordsOf, type DemoSource } from '../../demos/plugin';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';

/** Returns code as a fence that nothing in it can close, with its file name if there is one. */
function fence(language: string, code: string, title?: string): string {
  const ticks = '`'.repeat(Math.max(3, longestRun(code) + 1));
  const info = title === undefined ? language : `${language} title="${title}"`;
  return `${ticks}${info}\n${code}\n${ticks}`;
}

/** The page that shows a demo. */
export interface DemoPlace {
  /** Absolute path of the page's file. */
  file: string;
  /** The same, relative to the root of the site. */
  page: string;
  /** Origin and base path of the site. */
  root: string;
}

/**
 * Returns a demo as Markdown: its name, where it runs, and all of its TypeScript, with a fence for each file.
 *
 * @param shown - paths of the files that the page has shown already, so that no code appears twice; the files of this demo
 * are added to it
 * @param read - reads the files of a demo; from disk by default
 */
export function demoMarkdown(
  node: MdxJsxFlowElement,
  { file, page, root }: DemoPlace,
  shown: Set<string>,
  read: (file: string) => readonly DemoSource[] = demoSources,
): string {
  const { src, title } = parseDemoProps(node);
  const name = path.basename(src, '.tsx');
  const sources = read(path.join(path.dirname(file), src)).filter(
    ({ path: each }) => !shown.has(each),
  );
  sources.forEach(({ path: each }) => shown.add(each));
  const address = `${root}playground/${demoPagePath(page, name)}/`;
  return [
    `Demo: [${title ?? wordsOf(name)}](${address})`,
    ...sources.map(({ path: each, code }) => fence(each.endsWith('x') ? 'tsx' : 'ts', code, each)),
  ].join('\n\n');
}
