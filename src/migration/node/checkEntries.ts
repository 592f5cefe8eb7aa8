import { existsSync } from 'node:fs';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { hint } from '../../utils/nearest';
import { EntryError, type Entry } from './readEntries';
import { matches } from './names';

const packageName = '@mui/x-codemod';

/** Returns the folder of the codemod package. */
export const codemodDir = (siteDir: string): string =>
  path.join(siteDir, 'node_modules', packageName);

/**
 * Returns the paths of all codemods, as a reader types them: `v8.0.0/data-grid/rename-props`.
 * @throws Error when the package is missing
 */
export function codemodPaths(siteDir: string): string[] {
  const dir = codemodDir(siteDir);
  if (!existsSync(dir)) throw new Error(`${packageName} is not installed; run npm ci.`);
  return Globby.sync('v*/**/index.js', { cwd: dir, ignore: ['**/node_modules/**'] })
    .map((file) => path.posix.dirname(file))
    .sort();
}

/** What the entries of a page may name. */
export interface Known {
  /** Names of the pages of the API reference. */
  components: readonly string[];
  /** Paths of codemods. */
  codemods: readonly string[];
}

/**
 * Checks that the components and codemods in the entries of a page exist.
 * @throws EntryError for a component that isn't in the reference and that no entry of the page names as an old one, and
 * for a codemod that isn't in the package
 */
export function checkEntries(entries: readonly Entry[], { components, codemods }: Known): void {
  const old = entries.flatMap(({ names }) => names);
  for (const { components: own, codemod, line } of entries) {
    const wrong = own.find(
      (name) => !components.includes(name) && !old.some((pattern) => matches(pattern, name)),
    );
    if (wrong !== undefined) {
      throw new EntryError(
        `the prop "components" of <Change> has "${wrong}", which has no page in the API reference and isn't in the "names" of any entry on this page.${hint(wrong, components)}`,
        line,
      );
    }
    if (codemod && !codemods.includes(codemod.path)) {
      const major = codemods.filter((each) => each.split('/')[0] === codemod.path.split('/')[0]);
      throw new EntryError(
        `the prop "codemod" of <Change> has "${codemod.path}"; @mui/x-codemod has ${(major.length > 0 ? major : codemods).join(', ')}.${hint(codemod.path, codemods)}`,
        line,
      );
    }
  }
}

/**
 * Checks that the upgrade check can find each entry of a page, or lists it.
 * @throws EntryError for an entry with neither `names` nor `match`
 */
export function checkMatches(entries: readonly Entry[]): void {
  for (const { names, match, line } of entries) {
    const { names: found = names, keys = [] } = typeof match === 'object' ? match : {};
    if (match !== 'behavior' && found.length + keys.length === 0) {
      throw new EntryError(
        '<Change> has no "names" and no "match": the upgrade check can\'t find what the entry is about. If no name in an app\'s code shows it, write match="behavior".',
        line,
      );
    }
  }
}
