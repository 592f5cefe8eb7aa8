import type { ReactNode } from 'react';
import { eventAttributes } from '../../../analytics/eventAttributes';
import { useDisclosure } from '../../../components/useDisclosure';
import { useSingleKeys } from '../../hooks';
import ChoiceGroup from './ChoiceGroup';
import { groups } from './groups';
import styles from './styles.module.css';

/**
 * The menu with all of the reader's preferences.
 *
 * @param props - `children`: what is shown below them
 */
export default function PreferencesMenu({ children }: { children?: ReactNode }): ReactNode {
  const { open, close, rootProps, buttonProps, panelProps } = useDisclosure();
  const [keys] = useSingleKeys();
  const label = 'Preferences';
  return (
    <div className={styles.menu} {...rootProps}>
      <button
        type="button"
        className={styles.button}
        aria-label={label}
        title={label}
        {...eventAttributes('preference', 'open')}
        {...buttonProps}
      >
        <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
          <path d="M2.5 6h5m5 0h5m-15 8h9m4 0h2" />
          <circle cx="10" cy="6" r="2.25" />
          <circle cx="13.5" cy="14" r="2.25" />
        </svg>
      </button>
      {open && (
        <div className={styles.panel} role="group" aria-label={label} {...panelProps}>
          {groups.map((group) => (
            <ChoiceGroup key={group.name} {...group} />
          ))}
          <button
            type="button"
            className={styles.shortcuts}
            onClick={() => {
              // First, so that the focus returns from there to the menu's button.
              close();
              import('../../../interaction/shortcuts/browser/help')
                .then(({ openHelp }) => openHelp())
                .catch(() => undefined);
            }}
            {...eventAttributes('preference', 'shortcuts')}
          >
            Keyboard shortcuts
            {keys === 'on' && <kbd translate="no">?</kbd>}
          </button>
          {children}
        </div>
      )}
    </div>
  );
}
