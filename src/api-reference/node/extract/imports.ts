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
 * Returns the statements that import a name, the smallest plan first. For each package: from the component's own entry point,
 * if it has one, then from the root.
 *
 * @param packages - the packages that export the name
 * @param typeOnly - whether it is a type, which takes `import type`
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
