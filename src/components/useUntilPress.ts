import { useEffect, type RefObject } from 'react';

/**
 * Calls back when the reader presses elsewhere or Escape.
 *
 * @param end - undefined while there is nothing to end
 */
export function useUntilPress(
  end: (() => void) | undefined,
  root: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    if (!end) return undefined;
    const onPress = ({ target }: Event): void => {
      if (!root.current?.contains(target as Node)) end();
    };
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') end();
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
    };
  }, [end, root]);
}
