import { useSyncExternalStore } from 'react';
import { isCommand } from '@site/src/utils/keyPress';

/** Milliseconds after which a page is printed as it is: a demo may never load. */
const patience = 10_000;

let isAsked = false;
const listeners = new Set<() => void>();

/** Makes all demos of the page mount, and those of the pages after it. */
function mountAll(): void {
  isAsked = true;
  listeners.forEach((listener) => listener());
}

const isWaiting = (): boolean => document.querySelector('[data-demo-state="waiting"]') !== null;

let isPreparing = false;

/**
 * Prints once every demo is ready, unless the reader has gone to another page by then. Browsers don't wait for work that starts on
 * `beforeprint`.
 */
async function printWhenReady(): Promise<void> {
  // A reader who sees nothing happen presses again.
  if (isPreparing) return;
  isPreparing = true;
  mountAll();
  const { pathname } = window.location;
  const isHere = (): boolean => window.location.pathname === pathname;
  const end = performance.now() + patience;
  while (isHere() && isWaiting() && performance.now() < end)
    await new Promise((resolve) => setTimeout(resolve, 50));
  isPreparing = false;
  if (isHere()) window.print();
}

let schemeBefore: string | undefined;

/** Switches to the light scheme for print, for styles that depend on the page's attribute instead of the medium. */
function toPaper(): void {
  mountAll();
  schemeBefore = document.documentElement.dataset.theme;
  document.documentElement.dataset.theme = 'light';
}

function toScreen(): void {
  if (schemeBefore !== undefined) document.documentElement.dataset.theme = schemeBefore;
  schemeBefore = undefined;
}

function onKeyDown(event: KeyboardEvent): void {
  if (!isCommand(event, 'p') || event.defaultPrevented || !isWaiting()) return;
  event.preventDefault();
  void printWhenReady();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('beforeprint', toPaper);
    window.addEventListener('afterprint', toScreen);
    document.addEventListener('keydown', onKeyDown);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    isAsked = false;
    window.removeEventListener('beforeprint', toPaper);
    window.removeEventListener('afterprint', toScreen);
    document.removeEventListener('keydown', onKeyDown);
  };
}

/** Returns whether the page is about to be printed, or was: all demos load then, even those far from the viewport. */
export const usePrinting = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isAsked,
    () => false,
  );
