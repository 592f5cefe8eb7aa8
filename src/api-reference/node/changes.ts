import { builtVersions } from '../../versions/snapshots/node/existing';
import { diffReference } from './diff';
import { installedReference } from './generate';
import { changesMdx, type VersionChanges } from './site/changes';
import { currentReference, referenceVersions, type ReferenceVersion } from './versions';

/** Makes the page "What changed" of a site: the changes from each documented version that is built to the next one. */
export function readChanges(siteDir: string): string {
  const versions = builtVersions(siteDir, referenceVersions);
  const changes = versions.slice(1).map((older, index): VersionChanges => {
    const newer = versions[index] ?? currentReference;
    return { from: older.label, to: newer.label, diffs: diffOf(siteDir, older, newer) };
  });
  return changesMdx(currentReference.label, changes);
}

/** Finds what changed between two documented versions. */
export function diffOf(siteDir: string, older: ReferenceVersion, newer: ReferenceVersion) {
  return diffReference(installedReference(siteDir, older), installedReference(siteDir, newer));
}
