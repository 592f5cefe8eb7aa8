import type { ApiPage, ApiReference, ProductInput } from '../../types';
import * as selection from '../selection';
import { describeBlocks, joinBlocks } from './blocks';
import { describeComponent } from './component';
import { describeInterface } from './interface';
import { createSharedHost } from './packages';
import { componentPages } from './pageList';
import { readProduct, type ProductReader } from './reader';

/** The lists that shape the reference; `selection.ts` holds those of the documented version. */
export type ReferenceLists = typeof selection;

function describePages(
  reader: ProductReader,
  lists: ReferenceLists,
  without: readonly string[],
): ApiPage[] {
  const isThere = (name: string): boolean => !without.includes(name);
  const internals = Object.entries(lists.internals[reader.slug] ?? {});
  const components = componentPages(
    reader,
    Object.fromEntries(internals.filter(([name]) => isThere(name))),
    lists.partPrefixes[reader.slug],
  );
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
  lists: ReferenceLists = selection,
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
