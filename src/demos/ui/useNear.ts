import { useEffect, useState, type RefObject } from 'react';
import { whenIdle } from '@site/src/utils/whenIdle';
import { usePrinting } from '../browser/printing';

/**
 * Returns whether an element has come near the viewport and the browser has been idle, after which it stays true, or whether the
 * page is printed.
 *
 * @param margin - how many pixels above or below the viewport are near
 */
export function useNear(element: RefObject<Element | null>, margin = 400): boolean {
  const [isNear, setNear] = useState(false);
  const isPrinting = usePrinting();
  useEffect(() => {
    const target = element.current;
    if (!target || isNear) return undefined;
    let cancelIdle: (() => void) | undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        cancelIdle = whenIdle(() => setNear(true), 200);
      },
      { rootMargin: `${margin}px 0px` },
    );
    observer.observe(target);
    return () => {
      observer.disconnect();
      cancelIdle?.();
    };
  }, [element, isNear, margin]);
  return isNear || isPrinting;
}
