import { useEffect, useState } from 'react';
import { mediaInEm } from './mediaInEm';

/** Infima's breakpoint, in pixels at the usual font size: a window up to this width counts as a phone's. */
const phoneWidth = 996;

/** Whether the window is wider than a breakpoint, judged as the stylesheets do. */
export const isWide = (breakpoint: number = phoneWidth): boolean =>
  window.matchMedia(mediaInEm(`(width > ${breakpoint}px)`)).matches;

/** Replaces the hook of the theme, which compares pixels. */
export function useWindowSize({ desktopBreakpoint = phoneWidth } = {}):
  'desktop' | 'mobile' | 'ssr' {
  const [size, setSize] = useState<'desktop' | 'mobile' | 'ssr'>('ssr');
  useEffect(() => {
    const update = (): void => setSize(isWide(desktopBreakpoint) ? 'desktop' : 'mobile');
    update();
    // Not a listener of the media query, which would respond to the width of the paper.
    window.addEventListener('resize', update);
    return () => window.removeEventListener('resize', update);
  }, [desktopBreakpoint]);
  return size;
}
