import { useCallback, useRef, type RefObject } from 'react';

/**
 * How editing ends: the demo is there again, and the focus on the button that began it.
 *
 * @returns for an element inside the demo, and for the button that ends it
 */
export function useEnd(onEnd: () => void): [ref: RefObject<HTMLDivElement | null>, () => void] {
  const root = useRef<HTMLDivElement>(null);
  const end = useCallback(() => {
    const figure = root.current?.closest('figure');
    onEnd();
    // The button is there after React has rendered.
    setTimeout(() => figure?.querySelector<HTMLElement>('[data-ga-event-action="edit"]')?.focus());
  }, [onEnd]);
  return [root, end];
}
