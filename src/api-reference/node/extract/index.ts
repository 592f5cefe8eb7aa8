import type { ApiPage, ApiReference, ProductInput } from '../../types';
import * as selection from '../selection';
import { describeBlocks, joinBlocks } from './blocks';
import { describeComponent } from './component';
import { describeInterface } from './interface';
import { createSharedHost } from '../../../utils/compilerHost';
import { unknownExport, type PublicExport } from './packages';
import { readProduct, type PackageReader, type ProductReader, type ReadComponent } from './reader';

/** The lists that shape the reference; `selection.ts` holds those of the documented version. */
export type ReferenceLists = typeof selection;

/** Whether the comment of a part links to its page in the authors' own API reference. */
const namesApiPage = ({ name, declaration }: PublicExport): boolean =>
  declaration.getSourceFile().text.includes(`[${name} API](`);

/**
 * Lists the components that get a page, sorted by name, each with the package that first declares it. An export that a
 * larger plan only passes on from a newer smaller plan is not part of the documented version and gets no page.
 *
 * Throws when the list of internals names something that is not exported.
 */
function componentPages(
  reader: ProductReader,
  internals: readonly string[],
  partPrefix: string | undefined,
): { pkg: PackageReader; component: ReadComponent }[] {
  const known = new Set(reader.packages.flatMap((pkg) => [...pkg.exports.keys()]));
  const unknown = internals.find((name) => !known.has(name));
  if (unknown !== undefined) throw unknownExport(unknown, `internals of "${reader.slug}"`, known);
  const pages = new Map<string, { pkg: PackageReader; component: ReadComponent }>();
  for (const pkg of reader.packages) {
    for (const [name, exported] of pkg.exports) {
      const isPart = partPrefix !== undefined && name.startsWith(partPrefix);
      const isLeftOut =
        pages.has(name) ||
        exported.declaredIn !== pkg.name ||
        internals.includes(name) ||
        (isPart && !namesApiPage(exported));
      const component = isLeftOut ? null : pkg.component(name);
      if (component) {
        pages.set(name, { pkg, component });
      }
    }
  }
  return [...pages.values()].sort((a, b) =>
    a.component.exported.name.localeCompare(b.component.exported.name, 'en'),
  );
}

function describePages(
  reader: ProductReader,
  lists: ReferenceLists,
  without: readonly string[],
): ApiPage[] {
  const isThere = (name: string): boolean => !without.includes(name);
  const internals = Object.keys(lists.internals[reader.slug] ?? {}).filter(isThere);
  const components = componentPages(reader, internals, lists.partPrefixes[reader.slug]);
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
