import { useEffect, useState, type ReactNode } from 'react';
import { waiting } from '../../utils/connection';
import styles from './WaitingNotice.module.css';

/**
 * Shows the notice and moves the focus to it, since it's at the end of the page. Once the notice is removed, the focus returns to the link.
 * Not in the component: React would call a new function after every render. Browsers without popovers show the notice below the page.
 */
function show(element: HTMLElement | null) {
  const before = document.activeElement;
  element?.showPopover?.();
  element?.querySelector('button')?.focus();
  return () => {
    const hasFocus = element?.contains(document.activeElement);
    if (hasFocus && before instanceof HTMLElement) before.focus({ preventScroll: true });
  };
}

/** Says that the page of the link that was followed can't be loaded, and keeps the current one. */
export default function WaitingNotice(): ReactNode {
  const [retry, setRetry] = useState<() => void>();
  useEffect(() => {
    waiting.onChange = (next) => setRetry(() => next);
  }, []);
  return (
    retry && (
      <div role="alert" className={styles.notice} popover="manual" ref={show}>
        <p>There’s no connection to the site. The page opens when you’re back online.</p>
        <button type="button" onClick={retry}>
          Try again
        </button>
        <button type="button" onClick={() => window.history.back()}>
          Stay here
        </button>
      </div>
    )
  );
}
