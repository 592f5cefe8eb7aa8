import { useEffect, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import clsx from 'clsx';
import { useCloseOnBack } from '../useCloseOnBack';
import { useUntilPress } from '../useUntilPress';
import { targetOfKey } from './keys';
import styles from './styles.module.css';

export interface MenuProps {
  /** For a button with `aria-controls`. */
  id?: string;
  label: string;
  /** The element that holds the button and the menu: a press outside of it closes the menu. */
  root: RefObject<HTMLElement | null>;
  /** @param isLeft - whether the focus has moved elsewhere; if not, the menu's button should get it */
  onClose: (isLeft: boolean) => void;
  /** Buttons and links with the role of a menu item, outside of the tab order. */
  children: ReactNode;
  className?: string | undefined;
}

/**
 * The open menu of a menu button (the WAI-ARIA pattern), to be rendered while it is open: its first entry gets the focus, arrows
 * and letters move the focus, and Escape or Back closes the menu.
 */
export default function Menu({
  id,
  label,
  root,
  onClose,
  children,
  className,
}: MenuProps): ReactNode {
  const menu = useRef<HTMLDivElement>(null);

  useCloseOnBack(true, () => onClose(false));
  // Its own keys stay in the menu.
  useUntilPress(() => onClose(true), root);

  const items = (): HTMLElement[] =>
    [...(menu.current?.children ?? [])].filter(
      (item): item is HTMLElement => item instanceof HTMLElement && item.offsetParent !== null,
    );

  useEffect(() => {
    items()[0]?.focus({ preventScroll: true });
    menu.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  function onKeyDown(press: KeyboardEvent): void {
    // Elements around the menu must not handle its keys.
    press.stopPropagation();
    if (press.key === 'Tab') onClose(true);
    if (press.key === 'Escape') {
      press.preventDefault();
      onClose(false);
      return;
    }
    const all = items();
    const target = targetOfKey(
      press,
      all.indexOf(document.activeElement as HTMLElement),
      all.map(({ textContent }) => textContent),
    );
    if (target === undefined) return;
    press.preventDefault();
    all[target]?.focus();
  }

  return (
    <div
      ref={menu}
      id={id}
      role="menu"
      tabIndex={-1}
      aria-label={label}
      className={clsx(styles.menu, className)}
      onKeyDown={onKeyDown}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !root.current?.contains(relatedTarget)) onClose(true);
        else if (!relatedTarget && !currentTarget.isConnected) onClose(true);
      }}
    >
      {children}
    </div>
  );
}
