import type { Options } from 'prettier';
import type { FenceFacts } from '../../code/browser/pageCode';
import { followTaught } from '../../code/node/marks';
import { linesIn } from '../../code/node/taught';
import { highlightLines } from '../../code/node/highlight';
import { escapeHtml } from '../../utils/escapeHtml';
import { linesOf, openLines, previewsOf, withPreview, type Preview } from './preview';
import type { Demo, DemoFile } from './readDemo';
import type { CodeBlock } from './request';
import { toJavaScript } from '../../code/node/toJavaScript';

/** A piece of a page's code as static HTML, and the facts that the page needs before the HTML has loaded. */
export interface RenderedCode extends FenceFacts {
  html: string;
}

type Fence = Omit<Extract<CodeBlock, { kind: 'fence' }>, 'kind' | 'line'>;

/** How a page shows a demo. */
type ShownCode = Pick<Extract<CodeBlock, { kind: 'demo' }>, 'isOpen' | 'named'>;

const typed = new Set(['tsx', 'ts', 'typescript']);

const count = (code: string): number => code.split('\n').length;

/** Lines with more characters than this scroll sideways on the narrowest phone. */
const charactersOfPhone = 30;

const isLong = (html: string): boolean =>
  html.replace(/<[^>]*>/g, '').replace(/&[#\w]+;/g, '.').length > charactersOfPhone;

function pre(lines: readonly string[], variant?: 'TS' | 'JS'): string {
  const attribute = variant ? ` data-variant="${variant}"` : '';
  // Readers without a pointer scroll what has the focus; a stop for code that never scrolls would only be in their way.
  const focus = lines.some(isLong) ? ' role="group" aria-label="Code" tabindex="0"' : '';
  return `<pre${attribute} translate="no"${focus}><code>${lines.join('')}</code></pre>`;
}

/** Adds line breaks, and highlights some of the lines. A highlighted line is a block that contains its own line break. */
function withBreaks(
  lines: readonly string[],
  highlighted: readonly number[] = [],
  as: string = 'mark',
): string[] {
  return lines.map((line, index) => {
    const whole = index < lines.length - 1 ? `${line}\n` : line;
    return highlighted.includes(index + 1) ? `<${as}>${whole}</${as}>` : whole;
  });
}

/** Highlights a fence, in both TypeScript and JavaScript if types make a difference. */
export async function renderFence(
  { language, code, highlighted, as }: Fence,
  style: Options,
): Promise<RenderedCode> {
  const js = typed.has(language) ? await toJavaScript(code, style) : code;
  const ts = withBreaks(highlightLines(code, language), highlighted, as);
  if (js === code) return { html: pre(ts), lines: [count(code), count(code)], hasVariants: false };
  const own = highlighted.map((line) => ({ first: line, last: line, isCut: false }));
  const marked = withBreaks(highlightLines(js, language), linesIn(followTaught(code, js, own)), as);
  return {
    html: pre(ts, 'TS') + pre(marked, 'JS'),
    lines: [count(code), count(js)],
    hasVariants: true,
  };
}

const languageOf = (path: string): string => (path.endsWith('x') ? 'tsx' : 'ts');

async function renderFile(
  { path, source, taught = [] }: Pick<DemoFile, 'path' | 'source' | 'taught'>,
  style: Options,
  shown?: ShownCode,
): Promise<RenderedCode> {
  const code = source.trimEnd();
  const js = (await toJavaScript(source, style)).trimEnd();
  const language = languageOf(path);
  const previews = shown && previewsOf(code, js, taught, shown.named);
  const render = (text: string, index: 0 | 1): string[] =>
    previews
      ? [withPreview(text, language, previews[index])]
      : withBreaks(highlightLines(text, language));
  const html =
    js === code ? pre(render(code, 0)) : pre(render(code, 0), 'TS') + pre(render(js, 1), 'JS');
  const linesAt = (text: string, preview: Preview | undefined): number => {
    if (!preview) return count(text);
    return shown?.isOpen ? openLines(text, preview) : linesOf(preview);
  };
  return {
    html,
    lines: [linesAt(code, previews?.[0]), linesAt(js, previews?.[1])],
    hasVariants: js !== code,
  };
}

/**
 * Renders the code of a demo that is part of its page: the demo with its preview, and the other files of its folder, hidden
 * at first. Shared sample data isn't included: see `renderShared`. The outer element lists the packages for a sandbox.
 */
export async function renderDemo(
  demo: Demo,
  style: Options,
  shown: ShownCode = {},
): Promise<RenderedCode> {
  const rendered = await Promise.all(
    demo.files.map((file, index) => renderFile(file, style, index === 0 ? shown : undefined)),
  );
  const files = rendered.map(({ html }, index) => {
    const path = demo.files[index]?.path ?? '';
    return `<div data-path="${escapeHtml(path)}"${index > 0 ? ' hidden' : ''}>${html}</div>`;
  });
  return {
    html: `<div data-packages="${escapeHtml(JSON.stringify(demo.packages))}">${files.join('')}</div>`,
    lines: rendered[0]?.lines ?? [0, 0],
    hasVariants: rendered.some(({ hasVariants }) => hasVariants),
  };
}

/** Renders a file of sample data, which a tab of a demo shows on demand. */
export async function renderShared(
  file: Pick<DemoFile, 'path' | 'source'>,
  style: Options,
): Promise<string> {
  const { html } = await renderFile(file, style);
  return `<div data-path="${escapeHtml(file.path)}">${html}</div>`;
}
