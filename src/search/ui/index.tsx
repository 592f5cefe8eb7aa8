import { useEffect, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { eventAttributes } from '@site/src/analytics/eventAttributes';
import { useSingleKeys } from '@site/src/preferences/hooks';
import Dialog from './Dialog';
import { closeSearch, openSearch, resumeSearch, useSearchOpen } from './dialogStore';
import { useLoadPanel } from './loadPanel';
import { isSearchShortcut } from './shortcut';
import styles from './button.module.css';

/** A button that opens search and looks like the field in the dialog; on a phone it is an icon. */
function SearchField(): ReactNode {
  const load = useLoadPanel();
  const [keys] = useSingleKeys();
  return (
    <button
      type="button"
      className={styles.field}
      aria-haspopup="dialog"
      aria-keyshortcuts={`Control+K Meta+K${keys === 'on' ? ' /' : ''}`}
      {...eventAttributes('search', 'open')}
      onClick={openSearch}
      onPointerEnter={() => void load()}
    >
      <svg width="18" height="18" viewBox="0 0 20 20" aria-hidden="true">
        <circle cx="8.75" cy="8.75" r="5.5" />
        <path d="m13 13 4 4" />
      </svg>
      <span>Search guides and API</span>
      {/* The styles show the right one of the two from the first paint. */}
      <kbd aria-hidden="true" translate="no">
        Ctrl K
      </kbd>
      <kbd aria-hidden="true" translate="no">
        ⌘K
      </kbd>
    </button>
  );
}

/** Search in the bar: the button, the shortcuts and the dialog. Everything else is loaded when it opens. */
export default function Search(): ReactNode {
  const isOpen = useSearchOpen();
  const load = useLoadPanel();
  useEffect(resumeSearch, []);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (isSearchShortcut(event)) {
        event.preventDefault();
        // Nothing outside of a modal dialog, such as the list of shortcuts, can have the focus.
        if (!isOpen) document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
        // Before the dialog, which takes a while to appear.
        void load();
        openSearch();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOpen, load]);
  return (
    <>
      <SearchField />
      {/* Outside of the bar, which is inert while the menu of a phone is open. */}
      {isOpen && createPortal(<Dialog onClose={closeSearch} />, document.body)}
    </>
  );
}
