import { startTransition, useEffect, useState } from 'react';

type WindowSize = 'desktop' | 'mobile' | 'ssr';

interface WindowSizeOptions {
  /** The widest window of a phone, in CSS pixels; the theme's stylesheets have the same. */
  desktopBreakpoint?: number;
}

/**
 * In place of Docusaurus' `useWindowSize`: that the page is hydrated is no reason to render what depends on it in one
 * piece. A transition is rendered in slices, and gives way to the reader.
 *
 * @returns `ssr` until then, as the server has rendered
 */
export function useWindowSize({ desktopBreakpoint = 996 }: WindowSizeOptions = {}): WindowSize {
  const [windowSize, setWindowSize] = useState<WindowSize>('ssr');
  useEffect(() => {
    const update = (): void =>
      setWindowSize(window.innerWidth > desktopBreakpoint ? 'desktop' : 'mobile');
    startTransition(update);
    window.addEventListener('resize', update);
    return () => window.removeEventListener('resize', update);
  }, [desktopBreakpoint]);
  return windowSize;
}
