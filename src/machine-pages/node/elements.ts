import path from 'node:path';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { blockKey } from '../../api-reference/plugin';
import { parseChangeProps, type ChangeProps } from '../../content/mdx/changeProps';
import { attributeText, showsDemo, parseDemoProps } from '../../content/mdx/demoProps';
import { longestRun } from '../../utils/inlineCode';
import { demoPagePath, demoSources, wordsOf, type ShownFile } from '../../demos/plugin';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

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
  read: (file: string) => readonly ShownFile[] = demoSources,
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

/** Replacements for elements whose content is not in the page. They come from callers that have the data of the site. */
export interface PageParts {
  /** A `<Demo>` or `<Configure>`. */
  demo: (node: MdxJsxFlowElement) => string;
  /** `<ApiEvents />`, `<ApiSelectors />`, `<ApiMethods of="…" />`, by its key: `events`, `methods/editing`. */
  apiBlock: (key: string) => string;
  /** `<ProductIndex />` */
  productIndex: () => string;
  /** `<FeatureTable />` */
  featureTable: () => string;
}

/** What an element becomes: another text; only its children, after some words; or itself, as HTML. */
export type Outcome = { text: string } | { before: string } | 'kept';

/** HTML elements that carry meaning and that Markdown can't replace. */
const keptHtml = new Set(['br', 'code', 'details', 'kbd', 'sub', 'summary', 'sup']);

const hasAttribute = ({ attributes }: Element, name: string): boolean =>
  attributes.some((each) => each.type === 'mdxJsxAttribute' && each.name === name);

const inCode = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');

/** Returns the facts of an entry of a migration guide, one per line. */
function changeMarkdown({ components, names, codemod, bites }: ChangeProps): string {
  return [
    components.length > 0 ? `- Components: ${components.join(', ')}` : '',
    names.length > 0 ? `- Old names: ${inCode(names)}` : '',
    codemod
      ? `- Codemod: \`${codemod.path}\`${codemod.partly ? ' (handles only part of the change)' : ''}`
      : '- Codemod: none, by hand',
    `- Affects apps: ${bites}`,
  ]
    .filter(Boolean)
    .join('\n');
}

/** A figure: the list that it is drawn from. */
const titled = (node: Element): Outcome => ({
  before: `**${attributeText(node, 'title') ?? ''}**\n\n`,
});

/** The components that writers may use, by name. To add one, add a line here. */
const components: Readonly<Record<string, (node: Element, parts: PageParts) => Outcome>> = {
  Plan: (node) => ({ text: `(${hasAttribute(node, 'premium') ? 'Premium' : 'Pro'} plan)` }),
  ProductIndex: (_node, parts) => ({ text: parts.productIndex() }),
  FeatureTable: (_node, parts) => ({ text: parts.featureTable() }),
  Sequence: titled,
  States: titled,
  Timeline: titled,
  Changes: () => ({ text: '' }),
  UpgradeCheck: () => ({ text: 'On the page, readers paste code or choose files here.' }),
  Gallery: () => ({ text: 'On the page, readers see every demo as a small live picture.' }),
  YourTheme: () => ({ text: 'On the page, readers paste a theme here.' }),
  Change: (node) => ({ text: changeMarkdown(parseChangeProps(node as MdxJsxFlowElement)) }),
  Tabs: () => ({ before: '' }),
  TabItem: (node) => ({ before: `**${attributeText(node, 'label') ?? ''}**\n\n` }),
};

/** Whether there is a component with this name that writers may use. */
export const isComponent = (name: string): boolean =>
  showsDemo({ name }) ||
  blockKey({ name, of: undefined }) !== undefined ||
  Object.hasOwn(components, name);

/**
 * Returns what an element of a page becomes.
 * @throws Error for a component that isn't listed here: its content would be missing without notice
 */
export function outcomeOf(node: Element, parts: PageParts): Outcome {
  const name = node.name ?? '';
  if (node.type === 'mdxJsxFlowElement' && showsDemo(node)) {
    const demo = parts.demo(node);
    return name === 'Anatomy' ? { before: `${demo}\n\n` } : { text: demo };
  }
  const key = blockKey({ name, of: attributeText(node, 'of') });
  if (key !== undefined) return { text: parts.apiBlock(key) };
  const component = Object.hasOwn(components, name) ? components[name] : undefined;
  if (component) return component(node, parts);
  if (/^[A-Z]/.test(name)) {
    throw new Error(
      `<${name}> can't be converted for the Markdown version of this page; add it to src/machine-pages/node/elements.ts.`,
    );
  }
  // JSX attributes aren't HTML attributes, so an element that has any is reduced to its children, and so is a JSX link.
  return keptHtml.has(name) && node.attributes.length === 0 ? 'kept' : { before: '' };
}
