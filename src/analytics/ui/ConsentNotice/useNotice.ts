import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useLocation } from '@docusaurus/router';
import { consent, isOptedOut, openNoticeEvent, type ConsentAnswer } from '../../browser/consent';

export interface Notice {
  isShown: boolean;
  /** The browser has refused on the reader's behalf, so there is nothing to choose. */
  isOptedOut: boolean;
  answer: ConsentAnswer;
  /** Stores the answer, if one is given, and closes the notice. */
  close: (answer?: ConsentAnswer) => void;
  /** For the notice's element, which must be focusable. */
  ref: RefObject<HTMLElement | null>;
}

/**
 * Decides when the notice is shown: until the reader has answered, and whenever it is opened from the footer. Opened there, it
 * takes the focus and later returns it; otherwise it leaves the focus alone.
 */
export function useNotice(): Notice {
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

  const hasOptedOut = isBrowser && isOptedOut();
  // The page of a single demo has no layout, and so no notice.
  const isAsked =
    isBrowser && answer === 'unknown' && !hasOptedOut && !/\/playground\//.test(pathname);
  return {
    isShown: isAsked || opener !== null,
    isOptedOut: hasOptedOut,
    answer,
    close(next) {
      if (next) consent.set(next);
      opener?.focus();
      setOpener(null);
    },
    ref,
  };
}
