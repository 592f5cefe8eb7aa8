import { useEffect, useState } from 'react';
import { mediaInEm } from './mediaInEm';

/** Whether the window is wider than a phone's, by Infima's breakpoint in pixels, judged as the stylesheets do. */
export const isWide = (): boolean => window.matchMedia(mediaInEm('(width > 996px)')).matches;

/** Replaces the hook of the theme, which compares pixels. */
export function useWindowSize(): 'desktop' | 'mobile' | 'ssr' {
  const [size, setSize] = useState<'desktop' | 'mobile' | 'ssr'>('ssr');
  useEffect(() => {
    const update = (): void => setSize(isWide() ? 'desktop' : 'mobile');
    update();
    // Not a listener of the media query, which would respond to the width of the paper.
    window.addEventListener('resize', update);
    return () => window.removeEventListener('resize', update);
  }, []);
  return size;
}
