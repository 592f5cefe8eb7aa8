import path from 'node:path';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { attributeName, attributeText } from '../../../content/mdx/demoProps';
import type { PageElement } from '../../../content/mdx/readPage';
import { hint } from '../../../utils/nearest';
import { elementNode, importNode, propNode } from '../../../content/mdx/nodes';
import { throwProblems } from '../../../utils/problems';
import { knownReference, type Reference } from '../reference';
import { blockAddress } from '../render/tables';
import { requestOf } from '../site/mdx';
import { referenceOfFile, type ReferenceVersion } from '../versions';

/** Element that a writer uses -> the key of its static HTML; see `blockTables`. */
const elements: Readonly<Record<string, string>> = {
  ApiEvents: 'events',
  ApiSelectors: 'selectors',
  ApiMethods: 'methods',
};

type Block = MdxJsxFlowElement | MdxJsxTextElement;

/** Returns the key of the block that an element stands for; undefined for other elements. */
export function blockKey({ name, of }: PageElement): string | undefined {
  const kind = Object.hasOwn(elements, name) ? elements[name] : undefined;
  return kind === undefined || of === undefined ? kind : `${kind}/${of}`;
}

/**
 * Returns the key of an element's static HTML.
 *
 * @param keys - all existing keys
 * @throws Error with what is allowed, for children, for a prop other than `of`, and for a value of `of` that has no HTML
 */
function keyOf({ name, attributes, children }: Block, keys: readonly string[]): string {
  if (children.length > 0) throw new Error(`<${name}> takes no children.`);
  const isBare = name === 'ApiEvents';
  const other = attributes.map(attributeName).find((prop) => prop !== 'of' || isBare);
  if (other !== undefined) {
    const allowed = isBare ? 'it takes no props' : 'the only allowed prop is "of"';
    throw new Error(`<${name}> has no prop "${other}"; ${allowed}.`);
  }
  const of = attributeText({ attributes }, 'of');
  if (of === undefined && attributes.length > 0)
    throw new Error(`the prop "of" of <${name}> must be a string, as in of="editing".`);
  const key = blockKey({ name: name ?? '', of }) ?? '';
  if (keys.includes(key)) return key;
  const start = `${elements[name ?? '']}/`;
  const allowed = keys.flatMap((known) =>
    known.startsWith(start) ? known.slice(start.length) : [],
  );
  const list = `allowed values: ${allowed.join(', ')}.`;
  if (of === undefined) throw new Error(`<${name}> needs the prop "of"; ${list}`);
  throw new Error(`the prop "of" of <${name}> is "${of}"; ${list}${hint(of, allowed)}`);
}

/** The ids in HTML from `render/`, which always writes attributes in this form. */
const idsIn = (html: string): string[] =>
  [...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);

export interface RemarkBlocksOptions {
  siteDir: string;
  /** With a slash at both ends. */
  baseUrl: string;
  /** The reference of a version; by default from the installed packages. */
  referenceOf?: (version: ReferenceVersion) => Pick<Reference, 'base' | 'blockKeys' | 'sections'>;
}

/**
 * Remark step: `<ApiEvents />`, `<ApiSelectors />` and `<ApiMethods of="…" />` become sections of static HTML. The HTML
 * comes from an import (see `plugin.ts`), so that none of it is in the page's script.
 *
 * @throws ContentError for a wrong element, naming file, line and what is allowed
 */
export default function remarkBlocks({
  siteDir,
  baseUrl,
  referenceOf = (version) => knownReference(siteDir, baseUrl, version),
}: RemarkBlocksOptions) {
  return (tree: Root, file: VFile): void => {
    const page = path.relative(siteDir, file.path).replaceAll('\\', '/');
    const shown = new Map<string, number>();
    const requests: string[] = [];

    function section(block: Block): MdxJsxFlowElement {
      const line = block.position?.start.line ?? 1;
      const version = referenceOfFile(page);
      if (!version) {
        throw new Error(`<${block.name}> only works in docs versions that have an API reference.`);
      }
      if (block.type === 'mdxJsxTextElement') {
        throw new Error(
          `<${block.name}> must be on its own line, with a blank line before and after it.`,
        );
      }
      const { base, blockKeys, sections } = referenceOf(version);
      const at = blockAddress(keyOf(block, blockKeys), base);
      const html = sections.get(at)?.[0]?.html ?? '';
      const [repeated] = idsIn(html).filter((id) => shown.has(id));
      if (repeated !== undefined) {
        throw new Error(
          `<${block.name}> repeats rows from line ${shown.get(repeated)}; their ids would not be unique.`,
        );
      }
      idsIn(html).forEach((id) => shown.set(id, line));
      requests.push(requestOf(at, sections.get(at) ?? []));
      return elementNode('XApiSection', [
        propNode('code', { name: `XApiBlock${requests.length}` }),
        propNode('index', 0),
      ]);
    }

    visit(tree, (node, index, parent) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined;
      if (!parent || index === undefined || !Object.hasOwn(elements, node.name ?? '')) {
        return undefined;
      }
      try {
        parent.children[index] = section(node);
      } catch (error) {
        throwProblems([`${page}:${node.position?.start.line ?? 1}: ${(error as Error).message}`]);
      }
      return SKIP;
    });

    if (requests.length === 0) return;
    tree.children.unshift(
      importNode('XApiSection', '@site/src/api-reference/ui/ApiSection'),
      ...requests.map((request, index) => importNode(`XApiBlock${index + 1}`, request)),
    );
  };
}
