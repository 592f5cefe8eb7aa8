import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { EventAttributes } from '@site/src/analytics/eventAttributes';
import Icon, { type IconName } from '../../code/ui/icons';
import { labels } from './labels';
import { targetOfKey } from './menuKeys';
import styles from './ToolbarMenu.module.css';

export interface MenuEntry {
  icon: IconName;
  label: string;
  /** For what is on or off. */
  isChecked?: boolean;
  /** Stands in the toolbar itself where there is room. */
  isForNarrow?: boolean;
  /** Whether what it does moves the focus; else the button of the menu has it again. */
  keepsFocus?: boolean;
  onChoose: () => void;
  event: EventAttributes;
}

export interface ToolbarMenuProps {
  entries: readonly MenuEntry[];
  onOpen: () => void;
  event: EventAttributes;
}

/** What a demo offers besides its named actions: a menu of words (the WAI-ARIA pattern of a menu button). */
export default function ToolbarMenu({ entries, onOpen, event }: ToolbarMenuProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const id = useId();

  const items = (): HTMLElement[] =>
    [...(menu.current?.children ?? [])].filter(
      (item): item is HTMLElement => item instanceof HTMLElement && item.offsetParent !== null,
    );

  useEffect(() => {
    if (!isOpen) return undefined;
    items()[0]?.focus({ preventScroll: true });
    menu.current?.scrollIntoView({ block: 'nearest' });
    const onPointerDown = ({ target }: PointerEvent): void => {
      if (!root.current?.contains(target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPointerDown, true);
    return () => document.removeEventListener('pointerdown', onPointerDown, true);
  }, [isOpen]);

  function close(): void {
    setOpen(false);
    button.current?.focus();
  }

  function onKeyDown(press: KeyboardEvent): void {
    // The keys of the menu are no business of the toolbar around it.
    press.stopPropagation();
    if (press.key === 'Tab') setOpen(false);
    if (press.key === 'Escape') {
      press.preventDefault();
      close();
      return;
    }
    const all = items();
    const labelsOfItems = all.map(({ textContent }) => textContent);
    const target = targetOfKey(
      press,
      all.indexOf(document.activeElement as HTMLElement),
      labelsOfItems,
    );
    if (target === undefined) return;
    press.preventDefault();
    all[target]?.focus();
  }

  return (
    <span ref={root} className={styles.root}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={labels.more()}
        onClick={() => {
          onOpen();
          setOpen(!isOpen);
        }}
        onKeyDown={(press) => {
          if (press.key !== 'ArrowDown' || isOpen) return;
          press.preventDefault();
          onOpen();
          setOpen(true);
        }}
        {...event}
      >
        {labels.moreShort()}
      </button>
      {isOpen && (
        <div
          ref={menu}
          id={id}
          role="menu"
          tabIndex={-1}
          aria-label={labels.more()}
          className={styles.menu}
          onKeyDown={onKeyDown}
          onBlur={({ currentTarget, relatedTarget }) => {
            if (relatedTarget && !root.current?.contains(relatedTarget)) setOpen(false);
            else if (!relatedTarget && !currentTarget.isConnected) setOpen(false);
          }}
        >
          {entries.map(
            ({ icon, label, isChecked, isForNarrow, keepsFocus, onChoose, ...entry }) => (
              <button
                key={icon}
                type="button"
                role={isChecked === undefined ? 'menuitem' : 'menuitemcheckbox'}
                aria-checked={isChecked}
                tabIndex={-1}
                className={isForNarrow ? styles.narrow : undefined}
                onClick={() => {
                  if (keepsFocus) setOpen(false);
                  else close();
                  onChoose();
                }}
                {...entry.event}
              >
                <Icon name={icon} />
                {label}
              </button>
            ),
          )}
        </div>
      )}
    </span>
  );
}
