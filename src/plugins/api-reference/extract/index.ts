import type { ApiPage, ProductInput } from '../types';
import { ambientDeclarations, interfacePages, internals, partPrefixes } from '../lists';
import { describeComponent } from './component';
import { describeInterface } from './interface';
import { createSharedHost } from './packages';
import { componentPages } from './pageList';
import { readProduct } from './reader';

/** The lists that shape the reference; `lists.ts` holds those of the documented version. */
export interface ReferenceLists {
  interfacePages: Readonly<Record<string, readonly string[]>>;
  internals: Readonly<Record<string, Readonly<Record<string, string>>>>;
  partPrefixes: Readonly<Record<string, string>>;
  ambientDeclarations: Readonly<Record<string, string>>;
}

export const documentedLists: ReferenceLists = {
  interfacePages,
  internals,
  partPrefixes,
  ambientDeclarations,
};

/**
 * Reads the reference of all products from their installed packages: components sorted by name, then interfaces in the
 * order of their list. The same packages always give the same result.
 *
 * Throws when a package is missing or a name in the lists is not exported.
 */
export function extractReference(
  products: readonly ProductInput[],
  lists: ReferenceLists = documentedLists,
): ApiPage[] {
  const host = createSharedHost();
  return products.flatMap((product) => {
    const isThere = (name: string): boolean => !product.without?.includes(name);
    const reader = readProduct(product, host, lists.ambientDeclarations[product.slug]);
    const components = componentPages(reader, {
      internals: Object.fromEntries(
        Object.entries(lists.internals[product.slug] ?? {}).filter(([name]) => isThere(name)),
      ),
      partPrefix: lists.partPrefixes[product.slug],
    });
    return [
      ...components.map(({ pkg, component }) => describeComponent(reader, pkg, component)),
      ...(lists.interfacePages[product.slug] ?? [])
        .filter(isThere)
        .map((name) => describeInterface(reader, name)),
    ];
  });
}
