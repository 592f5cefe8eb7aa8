import { useEffect, useState, type RefObject } from 'react';

/** How far below or above the viewport a demo starts to load. */
const margin = '400px 0px';

/** Calls back when the browser is idle, and after some milliseconds at the latest. Returns a function that cancels it. */
export const whenIdle: (callback: () => void, timeout: number) => () => void =
  typeof requestIdleCallback === 'function'
    ? (callback, timeout) => {
        const handle = requestIdleCallback(callback, { timeout });
        return () => cancelIdleCallback(handle);
      }
    : (callback) => {
        const handle = setTimeout(callback, 50);
        return () => clearTimeout(handle);
      };

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
