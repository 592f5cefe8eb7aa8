import { useEffect, useState, type RefObject } from 'react';
import { whenIdle } from '@site/src/utils/whenIdle';

/** How far below or above the viewport a demo starts to load. */
const margin = '400px 0px';

/** Returns whether an element has come near the viewport and the browser has been idle. Once true, it stays true. */
export function useNear(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
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
      { rootMargin: margin },
    );
    observer.observe(target);
    return () => {
      observer.disconnect();
      cancelIdle?.();
    };
  }, [element, isNear]);
  return isNear;
}
