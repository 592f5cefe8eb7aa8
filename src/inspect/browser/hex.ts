/** Returns a computed color as a field for colors takes it; black for one that is transparent or in another color space. */
export function hexOf(color: string): string {
  const [r, g, b, alpha = 1] = (/^rgba?\(([^)]+)\)$/.exec(color)?.[1] ?? '0,0,0')
    .split(/[\s,/]+/)
    .map(Number);
  return alpha === 0
    ? '#000000'
    : `#${[r, g, b].map((part = 0) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}
