import { useEffect } from 'react';
import { listIn } from '../../../utils/listIn';
import { storageSlot } from '../../../utils/slots';
import { passHeader } from '../../names';

const origin = 'http://site.invalid';

/**
 * Returns the requested page, with its query, from the query of the offline page's address: a path of this site, and nothing
 * else that a link to the offline page may contain.
 */
export function pageOf(search: string, baseUrl: string): string | undefined {
  const asked = new URLSearchParams(search).get('page') ?? '';
  if (!asked.startsWith(baseUrl)) return undefined;
  const url = new URL(asked, origin);
  return url.origin === origin && url.pathname.startsWith(baseUrl)
    ? url.pathname + url.search
    : undefined;
}

/** Returns the status with which the server refused the page: `503`; undefined if it did not respond. */
export function statusOf(search: string): string | undefined {
  const status = new URLSearchParams(search).get('status') ?? '';
  return /^5\d\d$/.test(status) ? status : undefined;
}

/** Milliseconds before each attempt to return. After the last one, the reader decides. */
const pauses = [0, 5_000, 30_000, 120_000];
/** Milliseconds after which a page that came back has been read, and attempts start over. */
const rest = 10 * 60_000;

const attempts = storageSlot('offline-return', 'sessionStorage');

/**
 * Counts an attempt, across reloads.
 * @returns the milliseconds to wait before it; undefined if there were enough, or if attempts can't be counted
 */
function nextPause(page: string): number | undefined {
  const [last, count, at] = listIn(attempts.load());
  const isSame = last === page && Date.now() - Number(at) < rest;
  const done = isSame ? Number(count) : 0;
  const text = JSON.stringify([page, done + 1, Date.now()]);
  if (done < pauses.length) attempts.save(text);
  return attempts.load() === text ? pauses[done] : undefined;
}

/** Goes to the requested page as soon as the server provides it, but not endlessly: a server can be of two minds. */
export function useReturn(page: string | undefined): void {
  useEffect(() => {
    if (page === undefined) return undefined;
    const leave = new AbortController();
    const { signal } = leave;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tryPage = async (): Promise<void> => {
      clearTimeout(timer);
      // A GET request, as the browser will send it: some servers answer HEAD differently.
      const options = { headers: { [passHeader]: '1' }, cache: 'no-store', signal } as const;
      const answer = await fetch(page, options).catch(() => undefined);
      if (answer?.ok) window.location.replace(page);
      else if (!signal.aborted) plan();
    };
    const plan = (): void => {
      const wait = navigator.onLine ? nextPause(page) : undefined;
      if (wait !== undefined) timer = setTimeout(() => void tryPage(), wait);
    };
    plan();
    window.addEventListener('online', () => void tryPage(), { signal });
    return () => {
      leave.abort();
      clearTimeout(timer);
    };
  }, [page]);
}
