import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { consent, isOptedOut, openNoticeEvent, type ConsentAnswer } from '../../browser/consent';
import styles from './styles.module.css';

/**
 * Decides when the notice is shown: until the reader has answered, and whenever it is opened from the footer. Opened there, it
 * takes the focus and later returns it; otherwise it leaves the focus alone.
 */
function useNotice() {
  const answer = useSyncExternalStore(consent.subscribe, consent.get, () => consent.defaultValue);
  const isBrowser = useIsBrowser();
  const { pathname } = useLocation();
  const ref = useRef<HTMLElement>(null);
  const [opener, setOpener] = useState<HTMLElement | null>(null);

  useEffect(() => {
    const open = (): void => setOpener(document.activeElement as HTMLElement);
    window.addEventListener(openNoticeEvent, open);
    return () => window.removeEventListener(openNoticeEvent, open);
  }, []);
  useEffect(() => {
    if (opener) ref.current?.focus();
  }, [opener]);

  // The browser has refused on the reader's behalf, so there is nothing to choose.
  const hasOptedOut = isBrowser && isOptedOut();
  // The page of a single demo has no layout, and so no notice.
  const isAsked =
    isBrowser && answer === 'unknown' && !hasOptedOut && !/\/playground\//.test(pathname);
  return {
    isShown: isAsked || opener !== null,
    hasOptedOut,
    answer,
    /** Stores the answer, if one is given, and closes the notice. */
    close(next?: ConsentAnswer): void {
      if (next) consent.set(next);
      opener?.focus();
      setOpener(null);
    },
    /** For the notice's element, which must be focusable. */
    ref,
  };
}

const choices = [
  ['granted', 'Allow'],
  ['denied', 'Don’t count me'],
] as const;

/** Asks the reader whether visits may be counted, in a corner where it is not in the way. */
export default function ConsentNotice(): ReactNode {
  const { isShown, hasOptedOut, answer, close, ref } = useNotice();
  if (!isShown) return null;
  return (
    <section ref={ref} className={styles.notice} tabIndex={-1} aria-label="Privacy choices">
      <p>
        {hasOptedOut
          ? 'Your browser asks sites not to track you, so nothing is counted here.'
          : 'May we count which pages are read and which buttons are used? It shows us what to improve.'}
      </p>
      <div className={styles.answers}>
        {hasOptedOut ? (
          <button type="button" onClick={() => close()}>
            Close
          </button>
        ) : (
          choices.map(([choice, label]) => (
            <button
              key={choice}
              type="button"
              aria-pressed={answer === choice}
              onClick={() => close(choice)}
            >
              {label}
            </button>
          ))
        )}
      </div>
    </section>
  );
}
