/** Compares versions by their numbers: negative when the first is the older one. */
export function compareVersions(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}
