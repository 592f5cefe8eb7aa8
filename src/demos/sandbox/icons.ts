/** Whether a source shows icons by name, with Material's `Icon`: these need a font. */
export function needsIconFont(source: string): boolean {
  return /from '@mui\/material\/Icon'|\bimport\s*\{[^}]*\bIcon\b[^}]*\}\s*from '@mui\/material'/.test(
    source,
  );
}

/** The stylesheet of the icon font where a sandbox can reach it: the site's own copy may be on this machine alone. */
export const publicIconFont = 'https://fonts.googleapis.com/icon?family=Material+Icons';
