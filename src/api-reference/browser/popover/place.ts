type Size = Pick<DOMRect, 'width' | 'height'>;

/** Pixels between link and popover, and between popover and the edge of the window. */
const gap = 6;
const edge = 8;

/**
 * Returns the position of a popover in the window: below the link, or above it if there is room only there. Its start is
 * aligned with the link's, as far as the window allows.
 *
 * @param link - the first line of the link, relative to the window
 * @param size - of the popover
 * @param view - of the window, without scroll bars
 */
export function placeOf(
  link: Size & Pick<DOMRect, 'left' | 'top'>,
  size: Size,
  view: Size,
  isRtl: boolean,
): { left: number; top: number } {
  const below = link.top + link.height + gap;
  const above = link.top - gap - size.height;
  const fitsBelow = below + size.height <= view.height - edge;
  const start = isRtl ? link.left + link.width - size.width : link.left;
  return {
    left: Math.max(edge, Math.min(start, view.width - edge - size.width)),
    top: fitsBelow || above < edge ? below : above,
  };
}
