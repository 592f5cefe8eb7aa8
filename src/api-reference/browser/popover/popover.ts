import { decodePart } from '../../../utils/decode';
import { contentOf } from './content';
import { placeOf } from './place';
import { pageData, summaryOf } from './reference';
import styles from './styles.module.css';

/** Milliseconds that a pointer has to reach the popover or to return to the link. */
const grace = 250;

const id = 'x-api-popover';
let popover: HTMLElement | undefined;
/** The link that the reader is at; its data may still be loading. */
let current: HTMLAnchorElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

function close(): void {
  clearTimeout(timer);
  current?.removeAttribute('aria-describedby');
  current = undefined;
  if (popover) popover.hidden = true;
}

const isReading = (): boolean =>
  [current, popover].some((element) => element?.matches(':hover, :focus-visible'));

/** Closes after a moment, unless the reader is back at the link or at the popover by then. */
function closeSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    if (!isReading()) close();
  }, grace);
}

function listen(): void {
  document.addEventListener('pointerover', ({ target }) => {
    const isAt = [current, popover].some((element) => element?.contains(target as Node));
    if (current && !isAt) closeSoon();
  });
  // The pointer may also leave the window.
  document.documentElement.addEventListener('pointerleave', closeSoon);
  document.addEventListener('focusout', closeSoon);
  document.addEventListener('click', ({ target }) => {
    if (!popover?.contains(target as Node)) close();
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close();
  });
  window.addEventListener('popstate', close);
}

function create(): HTMLElement {
  const made = document.createElement('div');
  made.id = id;
  made.className = styles.popover ?? '';
  made.role = 'tooltip';
  made.hidden = true;
  document.body.append(made);
  listen();
  return made;
}

/** The first line of a link, which may wrap. */
function lineOf(link: HTMLAnchorElement): DOMRect {
  return link.getClientRects()[0] ?? link.getBoundingClientRect();
}

function place(element: HTMLElement, link: HTMLAnchorElement): void {
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const isRtl = document.documentElement.dir === 'rtl';
  const { left, top } = placeOf(
    lineOf(link),
    { width: element.offsetWidth, height: element.offsetHeight },
    { width, height },
    isRtl,
  );
  // Relative to the document, not to the window, so that it scrolls with the text.
  element.style.left = `${left + window.scrollX}px`;
  element.style.top = `${top + window.scrollY}px`;
}

/**
 * Shows the popover of a link to the reference once its data has loaded, if the reader is still at the link. If the data
 * can't be loaded, nothing happens: the link still works.
 */
export async function open(link: HTMLAnchorElement): Promise<void> {
  if (link === current) return;
  close();
  popover ??= create();
  current = link;
  try {
    const summary = summaryOf(await pageData(link.pathname), decodePart(link.hash));
    if (link !== current) return;
    if (!summary || !link.isConnected || !isReading()) return close();
    popover.replaceChildren(...contentOf(summary));
    popover.hidden = false;
    place(popover, link);
    link.setAttribute('aria-describedby', id);
  } catch {
    if (link === current) close();
  }
}
