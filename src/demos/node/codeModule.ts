import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { resolveConfig, type Options } from 'prettier';
import { ContentError } from '../../utils/problems';
import { readDemo, type Demo } from './readDemo';
import { renderDemo, renderFence, renderShared, type RenderedCode } from './render';
import { emitHtml, type HtmlContext } from '../../code/static-html/node/emitHtml';
import { SourceError } from '../../code/node/parse';
import { demoPageFile } from './demoPage';
import { ownFiles } from './ownFiles';
import {
  decodeRequest,
  encodeRequest,
  demoRequest,
  type CodeBlock,
  type CodeRequest,
} from './request';

/** The parts of a loader's context that this module uses. */
export interface LoaderContext extends HtmlContext {
  addDependency: (file: string) => void;
  addMissingDependency: (file: string) => void;
}

/** Adds links to the HTML of a page's code. */
export type LinkCode = (html: string, page: string) => string;

const text = (value: unknown): string => JSON.stringify(value);

/** Returns the prettier options for the project's own files. */
export async function projectStyle(siteDir: string): Promise<Options> {
  return (await resolveConfig(path.join(siteDir, 'docs/Demo.tsx'))) ?? {};
}

interface Block extends RenderedCode {
  demo?: Demo;
}

/**
 * Returns the JavaScript source of what the page knows about a block before its HTML.
 *
 * @param shared - the paths of the sample data that the module imports, as `shared0` and so on: it is shown on demand
 */
function factsOf({ lines, hasVariants, demo }: Block, shared: readonly string[]): string {
  if (!demo) return text({ lines, hasVariants });
  const { files, height, needsIconFont, paid } = demo;
  const own = files.map((file) => file.path);
  const known = text({ lines, hasVariants, files: own, height, needsIconFont, paid });
  const load = `load: () => import(${text(demoRequest(demo.file))})`;
  const data = demo.shared.map(
    (file) => `[${text(file.path)}, shared${shared.indexOf(file.path)}]`,
  );
  return `{ ${known.slice(1, -1)}, ${load}${data.length > 0 ? `, shared: [${data.join(', ')}]` : ''} }`;
}

async function renderBlock(
  block: CodeBlock,
  page: string,
  siteDir: string,
  context: LoaderContext,
): Promise<Block> {
  const style = await projectStyle(siteDir);
  const place = `${page}:${block.line}`;
  const pageFile = path.join(siteDir, page);
  if (block.kind === 'fence') {
    try {
      return await renderFence(block, style);
    } catch (error) {
      if (error instanceof SourceError)
        throw new ContentError([`${place}: in this fence, ${error.message}.`]);
      throw error;
    }
  }
  const file = path.join(path.dirname(pageFile), block.src);
  // The page recovers when the missing demo appears. The bundler would report an existing demo as new at each start.
  if (!existsSync(file)) context.addMissingDependency(file);
  // Before they are read, so that the page also recovers when a mistake in one of them is mended.
  ownFiles(file).forEach((own) => context.addDependency(own.file));
  const demo = readDemo(file, pageFile, place, siteDir);
  [...demo.files, ...demo.shared].forEach((each) => context.addDependency(each.file));
  return { ...(await renderDemo(demo, style, block)), demo };
}

/**
 * @param facts - JavaScript source of the facts that are available before the HTML
 * @param imports - what the facts use
 */
function pageCodeModule(
  context: HtmlContext,
  html: readonly string[],
  facts: string,
  imports: readonly string[] = [],
): string {
  const { id, source } = emitHtml(context, html, 'code');
  const code = `pageCode(${text(id)}, ${source}, ${facts})`;
  // The live server replaces the code of a page that stays as it is: see `src/code/browser/live.tsx`.
  const isLive = process.env.NODE_ENV === 'development';
  return [
    `import { pageCode } from '@site/src/code/browser/pageCode';`,
    ...imports,
    ...(isLive ? [`import { keepCode } from '@site/src/code/browser/live';`] : []),
    `export default ${isLive ? `keepCode(import.meta.webpackHot, ${code})` : code};`,
  ].join('\n');
}

/**
 * Returns the source of the module behind an import of `page.code`.
 * @throws ContentError with page and line for a demo that no sandbox could run
 */
export async function codeModule(
  context: LoaderContext,
  siteDir: string,
  linkCode: LinkCode = (html) => html,
): Promise<string> {
  const request: CodeRequest = decodeRequest(context.resourceQuery);
  if (request.kind === 'shared') {
    const file = path.join(siteDir, request.file);
    context.addDependency(file);
    const source = readFileSync(file, 'utf8');
    const html = await renderShared({ path: request.path, source }, await projectStyle(siteDir));
    return pageCodeModule(context, [html], '[]');
  }
  const blocks = await Promise.all(
    request.blocks.map(async (block) => {
      const rendered = await renderBlock(block, request.page, siteDir, context);
      return { ...rendered, html: linkCode(rendered.html, request.page) };
    }),
  );
  const shared = new Map(
    blocks.flatMap(({ demo }) => demo?.shared ?? []).map((file) => [file.path, file.file]),
  );
  const imports = [...shared].map(([at, file], index) => {
    const below = path.relative(siteDir, file).replaceAll('\\', '/');
    return `import shared${index} from ${text(encodeRequest({ kind: 'shared', file: below, path: at }))};`;
  });
  const facts = blocks.map((block) => factsOf(block, [...shared.keys()]));
  const html = blocks.map((block) => block.html);
  // In `npm start`, the router serves the pages of demos; a file with this name would take precedence over it.
  if (context._compiler?.name !== 'server' && process.env.NODE_ENV === 'production') {
    for (const block of blocks) {
      if (block.demo) context.emitFile(demoPageFile(request.page, block.demo.name), block.html);
    }
  }
  return pageCodeModule(context, html, `[${facts.join(', ')}]`, imports);
}
