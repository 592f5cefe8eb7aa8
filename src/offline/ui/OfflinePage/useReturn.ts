import { useEffect } from 'react';
import { passHeader } from '../../names';

/** Goes to the requested page as soon as the server provides it. */
export function useReturn(page: string | undefined): void {
  useEffect(() => {
    if (page === undefined) return undefined;
    const leave = new AbortController();
    const tryPage = (): void => {
      fetch(page, { method: 'HEAD', headers: { [passHeader]: '1' }, signal: leave.signal })
        .then(({ ok }) => ok && window.location.replace(page))
        // Still no network.
        .catch(() => {});
    };
    if (navigator.onLine) tryPage();
    window.addEventListener('online', tryPage);
    return () => {
      leave.abort();
      window.removeEventListener('online', tryPage);
    };
  }, [page]);
}
