import { useEffect, useEffectEvent, type RefObject } from 'react';
import { isComposing } from '../utils/keyPress';

/**
 * Calls back when the reader presses elsewhere or Escape.
 *
 * @param end - undefined while there is nothing to end; it is told whether the reader pressed Escape
 */
export function useUntilPress(
  end: ((isKey: boolean) => void) | undefined,
  root: RefObject<HTMLElement | null>,
): void {
  const onEnd = useEffectEvent((isKey: boolean) => end?.(isKey));
  const isOn = end !== undefined;
  useEffect(() => {
    if (!isOn) return undefined;
    const onPress = ({ target }: Event): void => {
      if (!root.current?.contains(target as Node)) onEnd(false);
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented && !isComposing(event)) onEnd(true);
    };
    // Capture: a handler on the page that stops the event must not keep a panel open.
    document.addEventListener('pointerdown', onPress, true);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress, true);
      document.removeEventListener('keydown', onKey);
    };
  }, [isOn, root]);
}
