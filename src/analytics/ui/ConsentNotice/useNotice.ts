import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useLocation } from '@docusaurus/router';
import { consent, isOptedOut, openNoticeEvent, type ConsentAnswer } from '../../browser/consent';

export interface Notice {
  isShown: boolean;
  /** The browser has answered in its reader's place: there is nothing to choose. */
  isOptedOut: boolean;
  answer: ConsentAnswer;
  /** Keeps the answer, if one is given, and closes the notice. */
  close: (answer?: ConsentAnswer) => void;
  /** For the notice's element, which must take the focus. */
  ref: RefObject<HTMLElement | null>;
}

/**
 * When the notice is there: until the reader has answered, and whenever it is opened from the footer. Opened there, it
 * takes the focus and gives it back; appearing by itself it leaves the focus alone.
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
  // A demo alone has no frame, and so no notice.
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
