import { useCallback, useRef, type RefObject } from 'react';

/**
 * Ends editing: shows the demo again and focuses the button that started it.
 *
 * @returns a ref for an element inside the demo, and a function for the button that ends editing
 */
export function useEnd(onEnd: () => void): [ref: RefObject<HTMLDivElement | null>, () => void] {
  const root = useRef<HTMLDivElement>(null);
  const end = useCallback(() => {
    const figure = root.current?.closest('figure');
    onEnd();
    // The button exists only after React has rendered.
    setTimeout(() => figure?.querySelector<HTMLElement>('[data-edit]')?.focus());
  }, [onEnd]);
  return [root, end];
}
