/** Whether a source shows icons by name, with Material's `Icon`, which needs a font. */
export function needsIconFont(source: string): boolean {
  return /from '@mui\/material\/Icon'|\bimport\s*\{[^}]*\bIcon\b[^}]*\}\s*from '@mui\/material'/.test(
    source,
  );
}

/** The icon font's stylesheet at a public address: sandboxes can't load the site's own copy if it's only on this machine. */
export const publicIconFont = 'https://fonts.googleapis.com/icon?family=Material+Icons';
