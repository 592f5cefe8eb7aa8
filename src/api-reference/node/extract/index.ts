import type { ApiPage, ApiReference, ProductInput } from '../../types';
import {
  ambientDeclarations,
  blockSources,
  interfacePages,
  internals,
  partPrefixes,
  type BlockSources,
} from '../selection';
import { describeBlocks, joinBlocks } from './blocks';
import { describeComponent } from './component';
import { describeInterface } from './interface';
import { createSharedHost } from './packages';
import { componentPages } from './pageList';
import { readProduct, type ProductReader } from './reader';

/** The lists that shape the reference; `selection.ts` holds those of the documented version. */
export interface ReferenceLists {
  interfacePages: Readonly<Record<string, readonly string[]>>;
  internals: Readonly<Record<string, Readonly<Record<string, string>>>>;
  partPrefixes: Readonly<Record<string, string>>;
  ambientDeclarations: Readonly<Record<string, string>>;
  blockSources: Readonly<Record<string, BlockSources>>;
}

export const documentedLists: ReferenceLists = {
  interfacePages,
  internals,
  partPrefixes,
  ambientDeclarations,
  blockSources,
};

function describePages(
  reader: ProductReader,
  lists: ReferenceLists,
  without: readonly string[],
): ApiPage[] {
  const isThere = (name: string): boolean => !without.includes(name);
  const components = componentPages(reader, {
    internals: Object.fromEntries(
      Object.entries(lists.internals[reader.slug] ?? {}).filter(([name]) => isThere(name)),
    ),
    partPrefix: lists.partPrefixes[reader.slug],
  });
  return [
    ...components.map(({ pkg, component }) => describeComponent(reader, pkg, component)),
    ...(lists.interfacePages[reader.slug] ?? [])
      .filter(isThere)
      .map((name) =>
        describeInterface(reader, name, lists.blockSources[reader.slug]?.api === name),
      ),
  ];
}

/**
 * Reads all products from their installed packages: the pages (components sorted by name, then interfaces in the order of
 * their list) and what the building blocks for guides show. The same packages always give the same result.
 *
 * Throws when a package is missing or a name in the lists is not exported.
 */
export function extractAll(
  products: readonly ProductInput[],
  lists: ReferenceLists = documentedLists,
): ApiReference {
  const host = createSharedHost();
  const parts = products.map((product) => {
    const reader = readProduct(product, host, lists.ambientDeclarations[product.slug]);
    const sources = lists.blockSources[product.slug];
    return {
      pages: describePages(reader, lists, product.without ?? []),
      blocks: sources ? describeBlocks(reader, sources) : null,
    };
  });
  return {
    pages: parts.flatMap(({ pages }) => pages),
    blocks: joinBlocks(parts.flatMap(({ blocks }) => blocks ?? [])),
  };
}

/** Reads only the pages; see `extractAll`. */
export function extractReference(
  products: readonly ProductInput[],
  lists: ReferenceLists = documentedLists,
): ApiPage[] {
  return extractAll(products, lists).pages;
}
