import { existsSync } from 'node:fs';
import path from 'node:path';
import { diffReference } from './diff';
import { installedReference } from './generate';
import { changesMdx, type VersionChanges } from './site/changes';
import { currentReference, referenceVersions, type ReferenceVersion } from './versions';

/** The page "What changed" of a site: from each documented version to the next one. */
export function readChanges(siteDir: string): string {
  const versions = referenceVersions.filter(({ docsDir }) =>
    existsSync(path.join(siteDir, docsDir)),
  );
  const changes = versions.slice(1).map((older, index): VersionChanges => {
    const newer = versions[index] ?? currentReference;
    return { from: older.label, to: newer.label, diffs: diffOf(siteDir, older, newer) };
  });
  return changesMdx(currentReference.label, changes);
}

/** What changed between two documented versions. */
export function diffOf(siteDir: string, older: ReferenceVersion, newer: ReferenceVersion) {
  return diffReference(installedReference(siteDir, older), installedReference(siteDir, newer));
}
