import type { Kind } from './types';

/** Returns what a page is for, by the first part of its path below base path and version. */
export function kindOfPath(path: string): Kind {
  // Readers who upgrade look for what changed between versions of the reference.
  if (path.startsWith('/api/changes/')) return 'migration';
  const [, section] = path.split('/');
  return section === 'api' || section === 'migration' ? section : 'guide';
}
