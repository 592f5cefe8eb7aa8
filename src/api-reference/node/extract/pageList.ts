import ts from 'typescript';
import { namesApiPage } from './jsdoc';
import { unknownExport, type PublicExport } from './publicExports';
import type { PackageReader, ProductReader, ReadComponent } from './reader';

/** What is left out; see `selection.ts`. */
export interface PageListRules {
  internals: Readonly<Record<string, string>>;
  partPrefix: string | undefined;
}

function ownComment(exported: PublicExport): string {
  const statement = exported.declaration.getSourceFile();
  return ts
    .getJSDocCommentsAndTags(exported.declaration)
    .filter(ts.isJSDoc)
    .map((node) => node.getText())
    .concat(statement.text.includes(`[${exported.name} API](`) ? statement.text : [])
    .join('\n');
}

/**
 * Lists the components that get a page, sorted by name, each with the package that first declares it. An export that a
 * larger plan only passes on from a newer smaller plan is not part of the documented version and gets no page.
 *
 * Throws when the list of internals names something that is not exported.
 */
export function componentPages(
  reader: ProductReader,
  rules: PageListRules,
): { pkg: PackageReader; component: ReadComponent }[] {
  const known = new Set(reader.packages.flatMap((pkg) => [...pkg.exports.keys()]));
  for (const name of Object.keys(rules.internals)) {
    if (!known.has(name)) {
      throw unknownExport(name, `internals of "${reader.slug}"`, known);
    }
  }
  const pages = new Map<string, { pkg: PackageReader; component: ReadComponent }>();
  for (const pkg of reader.packages) {
    for (const [name, exported] of pkg.exports) {
      const isPart = rules.partPrefix !== undefined && name.startsWith(rules.partPrefix);
      const isLeftOut =
        pages.has(name) ||
        exported.declaredIn !== pkg.name ||
        name in rules.internals ||
        (isPart && !namesApiPage(ownComment(exported), name));
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
