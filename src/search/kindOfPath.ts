import type { Kind } from './types';

/** What a page is for, by the first part of its path below base and version. */
export function kindOfPath(path: string): Kind {
  // What changed between versions of the reference is asked for by who upgrades.
  if (path.startsWith('/api/changes/')) return 'migration';
  const [, section] = path.split('/');
  return section === 'api' || section === 'migration' ? section : 'guide';
}
