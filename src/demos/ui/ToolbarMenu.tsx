import { useId, useRef, useState, type ReactNode } from 'react';
import { eventAttributes, type EventAttributes } from '@site/src/analytics/eventAttributes';
import Menu from '@site/src/components/Menu';
import toolButton from '@site/src/components/toolButton.module.css';
import { useCodeVariant } from '@site/src/preferences';
import { announceVariant } from '../../code/ui/VariantSwitch';
import Icon, { type IconName } from './icons';
import styles from './ToolbarMenu.module.css';

export interface MenuEntry {
  icon: IconName;
  label: string;
  /** Set for an entry that is on or off. */
  isChecked?: boolean;
  /** Shown only where the toolbar itself has no room for it. */
  isForNarrow?: boolean;
  /** Whether the action moves the focus; otherwise, it returns to the menu button. */
  keepsFocus?: boolean;
  onChoose: () => void;
  event: EventAttributes;
}

export interface ToolbarMenuProps {
  entries: readonly MenuEntry[];
  onOpen: () => void;
  event: EventAttributes;
}

export const menuLabel = 'More actions for this demo';

/** Returns the entry that replaces the switch of languages on phones, whose toolbars have no room for it. */
export function useVariantEntry(): MenuEntry {
  const [variant, choose] = useCodeVariant();
  const other = variant === 'JS' ? 'TS' : 'JS';
  return {
    icon: 'code',
    label: 'Code in JavaScript',
    isChecked: variant === 'JS',
    isForNarrow: true,
    onChoose: () => {
      choose(other);
      announceVariant(other);
    },
    event: eventAttributes('preference', 'code-variant', other),
  };
}

/** The menu with the actions of a demo that have no button in the toolbar (the WAI-ARIA menu button pattern). */
export default function ToolbarMenu({ entries, onOpen, event }: ToolbarMenuProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  return (
    <span ref={root} className={styles.root}>
      <button
        ref={button}
        type="button"
        className={toolButton.button}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={menuLabel}
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
        More
      </button>
      {isOpen && (
        <Menu
          id={id}
          label={menuLabel}
          root={root}
          className={styles.menu}
          onClose={(isLeft) => {
            setOpen(false);
            if (!isLeft) button.current?.focus();
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
                  setOpen(false);
                  if (!keepsFocus) button.current?.focus();
                  onChoose();
                }}
                {...entry.event}
              >
                <Icon name={icon} />
                {label}
              </button>
            ),
          )}
        </Menu>
      )}
    </span>
  );
}
