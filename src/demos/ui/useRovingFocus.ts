import { useEffect, type KeyboardEvent, type RefObject } from 'react';
import { hasModifier } from '@site/src/utils/keyPress';

/** Without the items of a menu in the toolbar, which have an order of their own. */
const controls = ':is(button, a[href]):not([role="menu"] *)';

/**
 * Makes a toolbar a single tab stop; arrow keys move inside it, mirrored where the page is, Home and End go to its ends.
 * @returns the handler for keys pressed in the toolbar
 */
export function useRovingFocus(
  toolbar: RefObject<HTMLElement | null>,
): (event: KeyboardEvent) => void {
  useEffect(() => {
    const element = toolbar.current;
    if (!element) return undefined;
    const items = (): HTMLElement[] => [...element.querySelectorAll<HTMLElement>(controls)];
    const select = (chosen: Element | undefined): void =>
      items().forEach((item) => {
        item.tabIndex = item === chosen ? 0 : -1;
      });
    const follow = ({ target }: FocusEvent): void => {
      const chosen = items().find((item) => item === target);
      if (chosen) select(chosen);
    };
    // Controls that are added later start as tab stops of their own.
    const settle = (): void => {
      const all = items();
      const stops = all.filter((item) => item.tabIndex === 0);
      if (all.length > 0 && stops.length !== 1) select(stops[0] ?? all[0]);
    };
    settle();
    element.addEventListener('focusin', follow);
    const observer = new MutationObserver(settle);
    observer.observe(element, { childList: true, subtree: true });
    return () => {
      element.removeEventListener('focusin', follow);
      observer.disconnect();
    };
  }, [toolbar]);

  return (event) => {
    const element = toolbar.current;
    if (!element) return;
    const items = [...element.querySelectorAll<HTMLElement>(controls)].filter(
      (item) => item.offsetParent !== null,
    );
    const at = items.indexOf(document.activeElement as HTMLElement);
    const forward = getComputedStyle(element).direction === 'rtl' ? -1 : 1;
    const targets: Record<string, number> = {
      ArrowRight: at + forward,
      ArrowLeft: at - forward,
      Home: 0,
      End: items.length - 1,
    };
    const target = targets[event.key];
    // With a modifier, the arrows are the browser's way back.
    if (at === -1 || target === undefined || items.length === 0 || hasModifier(event)) return;
    event.preventDefault();
    items[(target + items.length) % items.length]?.focus();
  };
}
