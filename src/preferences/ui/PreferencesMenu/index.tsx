import type { ReactNode } from 'react';
import { eventAttributes } from '../../../analytics/eventAttributes';
import { useDisclosure } from '../../../components/useDisclosure';
import { useCodeVariant, useColorScheme, useDirection, useSingleKeys } from '../../hooks';
import ChoiceGroup from './ChoiceGroup';
import styles from './styles.module.css';

/** The preferences from top to bottom. */
function Choices(): ReactNode {
  return (
    <>
      <ChoiceGroup
        name="color-scheme"
        legend="Color"
        options={{ light: 'Light', dark: 'Dark', system: 'System' }}
        state={useColorScheme()}
      />
      <ChoiceGroup
        name="direction"
        legend="Direction"
        options={{ ltr: 'Left to right', rtl: 'Right to left' }}
        state={useDirection()}
      />
      <ChoiceGroup
        name="code-variant"
        legend="Code"
        options={{ TS: 'TypeScript', JS: 'JavaScript' }}
        state={useCodeVariant()}
      />
      <ChoiceGroup
        name="single-keys"
        legend="Shortcuts with one key"
        options={{ on: 'On', off: 'Off' }}
        state={useSingleKeys()}
      />
    </>
  );
}

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
          <Choices />
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
