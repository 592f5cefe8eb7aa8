import { useEffect, type KeyboardEvent, type RefObject } from 'react';
import { hasModifier } from '@site/src/utils/keyPress';

/** Returns the controls of a toolbar, without the items of a menu in it, which have an order of their own. */
const controlsIn = (toolbar: HTMLElement): HTMLElement[] => [
  ...toolbar.querySelectorAll<HTMLElement>(':is(button, a[href]):not([role="menu"] *)'),
];

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
    /** Keeps one tab stop, which a control becomes that gets the focus. Controls that are added later start as stops of their own. */
    const settle = (focused?: EventTarget | null): void => {
      const all = controlsIn(element);
      const stop = all.find((item) => item === focused) ?? all.find((item) => item.tabIndex === 0);
      for (const item of all) item.tabIndex = item === (stop ?? all[0]) ? 0 : -1;
    };
    const follow = ({ target }: FocusEvent): void => settle(target);
    settle();
    element.addEventListener('focusin', follow);
    const observer = new MutationObserver(() => settle());
    observer.observe(element, { childList: true, subtree: true });
    return () => {
      element.removeEventListener('focusin', follow);
      observer.disconnect();
    };
  }, [toolbar]);

  return (event) => {
    const element = toolbar.current;
    if (!element) return;
    const items = controlsIn(element).filter((item) => item.offsetParent !== null);
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
    if (at === -1 || target === undefined || hasModifier(event)) return;
    event.preventDefault();
    items[(target + items.length) % items.length]?.focus();
  };
}
