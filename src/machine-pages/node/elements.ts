import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { blockKey } from '../../api-reference/plugin';
import { parseChangeProps, type ChangeProps } from '../../content/mdx/changeProps';
import { attributeText, showsDemo } from '../../content/mdx/demoProps';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

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
