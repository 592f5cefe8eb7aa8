import fs from 'node:fs';
import path from 'node:path';
import type { PackageReader } from './reader';

/** The folder of a component inside its package, when that folder is an entry point of the package: `DateCalendar`. */
function entryFolder(pkg: PackageReader, declarationFile: string): string | null {
  const root = path.dirname(pkg.entry.fileName);
  const [folder = ''] = path.relative(root, declarationFile).split(path.sep);
  const isComponentFolder = /^[A-Z]\w+$/.test(folder);
  return isComponentFolder && fs.existsSync(path.join(root, folder, 'index.d.ts')) ? folder : null;
}

/**
 * The statements by which a name can be imported, the smallest plan first: from the component's own entry point where
 * there is one, then from the root of each package.
 *
 * @param packages - the packages that export the name
 * @param typeOnly - whether it is a type, which is imported as such
 */
export function importsOf(
  name: string,
  packages: readonly PackageReader[],
  typeOnly: boolean,
): string[] {
  return packages.flatMap((pkg) => {
    const exported = pkg.exports.get(name);
    if (!exported) {
      return [];
    }
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
