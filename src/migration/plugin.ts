import { installedReference, oncePerVersion, referenceOfFile } from '../api-reference/plugin';
import { codemodPaths, type Known } from './node/checkEntries';
import remarkChanges, { type RemarkChangesOptions } from './node/remarkChanges';

export { remarkChanges };
export { removedInMajor } from './removedNames';

/**
 * Returns the options of `remarkChanges`. What entries may name comes from the API reference of the version that the page
 * belongs to, and from the codemod package.
 *
 * @param siteDir - the folder whose `node_modules` holds the packages
 */
export function changesOptions(siteDir: string): RemarkChangesOptions {
  const componentsOf = oncePerVersion((version) =>
    installedReference(siteDir, version).map(({ name }) => name),
  );
  return {
    siteDir,
    known(page): Known {
      const version = referenceOfFile(page);
      return {
        components: version ? componentsOf(version) : [],
        codemods: codemodPaths(siteDir),
      };
    },
  };
}
