import { unknownExport, type PublicExport } from './packages';
import type { PackageReader, ProductReader, ReadComponent } from './reader';

/** Whether the comment of a part links to its page in the authors' own API reference. */
const namesApiPage = ({ name, declaration }: PublicExport): boolean =>
  declaration.getSourceFile().text.includes(`[${name} API](`);

/**
 * Lists the components that get a page, sorted by name, each with the package that first declares it. An export that a
 * larger plan only passes on from a newer smaller plan is not part of the documented version and gets no page.
 *
 * Throws when the list of internals names something that is not exported.
 */
export function componentPages(
  reader: ProductReader,
  internals: Readonly<Record<string, string>>,
  partPrefix: string | undefined,
): { pkg: PackageReader; component: ReadComponent }[] {
  const known = new Set(reader.packages.flatMap((pkg) => [...pkg.exports.keys()]));
  for (const name of Object.keys(internals)) {
    if (!known.has(name)) {
      throw unknownExport(name, `internals of "${reader.slug}"`, known);
    }
  }
  const pages = new Map<string, { pkg: PackageReader; component: ReadComponent }>();
  for (const pkg of reader.packages) {
    for (const [name, exported] of pkg.exports) {
      const isPart = partPrefix !== undefined && name.startsWith(partPrefix);
      const isLeftOut =
        pages.has(name) ||
        exported.declaredIn !== pkg.name ||
        name in internals ||
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
