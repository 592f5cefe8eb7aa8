const compare = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true });

/** Compares versions: negative if the first is older. A prerelease is older than its release. */
export function compareVersions(a: string, b: string): number {
  const [release = '', prerelease] = a.split(/-(.*)/);
  const [otherRelease = '', otherPrerelease] = b.split(/-(.*)/);
  return (
    compare(release, otherRelease) ||
    Number(prerelease === undefined) - Number(otherPrerelease === undefined) ||
    compare(prerelease ?? '', otherPrerelease ?? '')
  );
}
