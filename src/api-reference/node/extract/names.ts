import fs from 'node:fs';
import path from 'node:path';
import type { ApiPage } from '../../types';
import { deprecationOf, withoutLinkLists, type ParsedDoc } from './jsdoc';
import type { PublicExport } from './packages';
import type { PackageReader } from './reader';

/** Returns the slug of a name: `date-range-picker-day` for `DateRangePickerDay`. */
export function slugOf(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase();
}

/** Returns the path of a page below the site's base path: `/api/date-pickers/date-range-picker-day/`. */
export function pagePath(product: string, name: string): string {
  return `/api/${product}/${slugOf(name)}/`;
}

/** Returns the name that a component has in all plans: `DataGrid` for `DataGridPremium`. */
export const stemOf = (name: string): string => name.replace(/(?:Pro|Premium)$/, '');

/** Makes the first letter of a name lowercase. */
export const lowerFirst = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

/** The folder of a component inside its package, when that folder is an entry point of the package: `DateCalendar`. */
function entryFolder(pkg: PackageReader, declarationFile: string): string | null {
  const root = path.dirname(pkg.entry.fileName);
  const [folder = ''] = path.relative(root, declarationFile).split(path.sep);
  const isComponentFolder = /^[A-Z]\w+$/.test(folder);
  return isComponentFolder && fs.existsSync(path.join(root, folder, 'index.d.ts')) ? folder : null;
}

/**
 * Returns the statements that import a name, the smallest plan first. For each package: from the component's own entry point,
 * if it has one, then from the root.
 */
function importsOf(name: string, packages: readonly PackageReader[], typeOnly: boolean): string[] {
  return packages.flatMap((pkg) => {
    const exported = pkg.exports.get(name);
    if (!exported) return [];
    const what = `${typeOnly ? 'import type' : 'import'} { ${exported.exportName} }`;
    const folder =
      typeOnly || exported.declaredIn !== pkg.name
        ? null
        : entryFolder(pkg, exported.declaration.getSourceFile().fileName);
    return [
      ...(folder ? [`${what} from '${pkg.name}/${folder}';`] : []),
      `${what} from '${pkg.name}';`,
    ];
  });
}

/**
 * Returns what the page of an export says about all of it.
 *
 * @param pkg - the package that it was read from
 * @param packages - those that export it, the smallest plan first
 */
export const pageOf = (
  kind: ApiPage['kind'],
  { name, exportName }: PublicExport,
  product: string,
  pkg: PackageReader,
  packages: readonly PackageReader[],
  doc: ParsedDoc,
) => ({
  ...{ name, kind, plan: pkg.plan, product },
  path: pagePath(product, name),
  source: { package: pkg.name, version: pkg.version },
  unstable: exportName !== name,
  imports: importsOf(name, packages, kind === 'interface'),
  description: withoutLinkLists(doc.description),
  deprecated: deprecationOf(doc),
});
