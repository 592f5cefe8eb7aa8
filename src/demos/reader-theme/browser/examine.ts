import type { Problem } from '../engine/check';

/** Whether this browser draws text in a font: it is as wide as in neither of two others. */
function hasFont(name: string): boolean {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return true;
  const widthIn = (font: string): number => {
    context.font = `40px ${font}`;
    return context.measureText('mmmmmmllliiiWQ@01').width;
  };
  return ['monospace', 'serif'].some(
    (other) => widthIn(`"${name.replaceAll('"', '')}", ${other}`) !== widthIn(other),
  );
}

/**
 * Returns what doesn't work with a theme.
 *
 * @throws Error if Material can't build it
 */
export async function examine(options: object): Promise<Problem[]> {
  const { problemsOf } = await import('../engine/check');
  return problemsOf(options, hasFont);
}
