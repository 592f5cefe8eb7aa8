import path from 'node:path';
import { linkMembers, linkTexts, pageAddress, type LinkTargets } from '../links';
import { eventsHtml, methodsHtml, selectorsHtml, type ListenerProp } from '../render/blocks';
import { installedBlocks, installedReference } from '../generate';
import { rowId } from '../../rowId';
import { planRank, type ApiBlocks, type ApiPage } from '../../types';
import { basePathOfVersion, type ReferenceVersion } from '../versions';
import { readGuides } from './usage';

/** Returns the blocks with the links in all their texts rewritten. */
export function linkBlocks(blocks: ApiBlocks, targets: LinkTargets): ApiBlocks {
  const methods = Object.entries(blocks.methods).map(
    ([of, members]) => [of, linkMembers(members, targets)] as const,
  );
  return {
    events: blocks.events.map((event) => linkTexts(event, targets)),
    selectors: blocks.selectors.map((selector) => linkTexts(selector, targets)),
    methods: Object.fromEntries(methods),
  };
}

/** Finds the prop that listens to each event, by its type, on the component of the smallest plan that has one. */
export function listenerProps(
  pages: readonly ApiPage[],
  targets: LinkTargets,
): Map<string, ListenerProp> {
  const found = new Map<string, ListenerProp>();
  const components = pages
    .filter(({ kind }) => kind === 'component')
    .sort((a, b) => planRank(a.plan) - planRank(b.plan));
  for (const page of components) {
    for (const [name, { type }] of Object.entries(page.props)) {
      const [, event] = /^\w*EventListener<'(\w+)'>$/.exec(type) ?? [];
      if (event !== undefined && !found.has(event)) {
        found.set(event, {
          name,
          href: `${pageAddress(page.path, targets)}#${rowId('prop', name)}`,
        });
      }
    }
  }
  return found;
}

/**
 * Renders all building blocks as static HTML, by key: `events`, `selectors`, `selectors/filtering`, `methods/editing`.
 *
 * @param targets - what the links in texts and types may point to
 */
export function blocksHtml(
  blocks: ApiBlocks,
  pages: readonly ApiPage[],
  targets: LinkTargets,
): Map<string, string> {
  const { events, selectors, methods } = linkBlocks(blocks, targets);
  const links = new Map([...targets.names].map(([name, at]) => [name, pageAddress(at, targets)]));
  const html = new Map([
    ['events', eventsHtml(events, listenerProps(pages, targets), links)],
    ['selectors', selectorsHtml(selectors, links)],
  ]);
  const categories = new Set(selectors.flatMap(({ category }) => category ?? []));
  for (const category of [...categories].sort()) {
    const own = selectors.filter((selector) => selector.category === category);
    html.set(`selectors/${category}`, selectorsHtml(own, links));
  }
  for (const [of, members] of Object.entries(methods)) {
    html.set(`methods/${of}`, methodsHtml(of, members, links));
  }
  return html;
}

/** Returns the address that the HTML of a block is requested by; no page has it. */
export const blockAddress = (key: string, base: string): string => `${base}blocks/${key}/`;

/** Renders the building blocks of a version as static HTML, by key, from the installed packages. */
export function readBlocks(
  siteDir: string,
  baseUrl: string,
  version: ReferenceVersion,
): Map<string, string> {
  const pages = installedReference(siteDir, version);
  const guides = readGuides(path.join(siteDir, version.docsDir));
  return blocksHtml(installedBlocks(siteDir, version), pages, {
    baseUrl: basePathOfVersion(version, baseUrl),
    paths: new Set([...pages, ...guides].map(({ path: at }) => at)),
    names: new Map(pages.map(({ name, path: at }) => [name, at])),
  });
}
