import { decodePart } from '../../../utils/decode';
import { aliasesOf } from '../../model';
import { selectByDragging } from './codeLinks';
import { contentOf } from './content';
import { placeOf } from './place';
import { pageAddresses, pageData, rowAt } from './reference';
import styles from './styles.module.css';

/** Milliseconds that a pointer has to reach the popover or to return to the link. */
const grace = 250;

const id = 'x-api-popover';
let popover: HTMLElement | undefined;
/** The link that the reader is at; its data may still be loading. */
let current: HTMLAnchorElement | undefined;
/** The link to which Escape has returned the focus, until the focus or the pointer is elsewhere. */
let dismissed: HTMLAnchorElement | undefined;
/** The addresses of what the popover shows and of what led there, with their names. */
let trail: { address: string; name: string }[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

function close(): void {
  clearTimeout(timer);
  current?.removeAttribute('aria-describedby');
  current = undefined;
  if (popover) popover.hidden = true;
}

const isReading = (): boolean =>
  [current, popover].some((element) => element?.matches(':hover, :focus-visible, :focus-within'));

/** Where Tab goes in the popover: from its link, and back to it. */
function moveFocus(press: KeyboardEvent): void {
  const controls = [...(popover?.querySelectorAll<HTMLElement>('button, a') ?? [])];
  const at = controls.findIndex((control) => control === document.activeElement);
  const isAtLink = document.activeElement === current;
  if (!current || popover?.hidden || controls.length === 0 || (at < 0 && !isAtLink)) return;
  if (isAtLink && !press.shiftKey) {
    press.preventDefault();
    controls[0]?.focus();
  } else if (at === 0 && press.shiftKey) {
    press.preventDefault();
    current.focus();
  } else if (at === controls.length - 1 && !press.shiftKey) {
    // From there, the browser goes on.
    current.focus();
  }
}

/** Closes after a moment, unless the reader is back at the link or at the popover by then. */
function closeSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    if (!isReading()) close();
  }, grace);
}

function listen(): void {
  selectByDragging();
  document.addEventListener('pointerover', ({ target }) => {
    if (!dismissed?.contains(target as Node)) dismissed = undefined;
    const isAt = [current, popover].some((element) => element?.contains(target as Node));
    if (current && !isAt) closeSoon();
  });
  // The pointer may also leave the window.
  document.documentElement.addEventListener('pointerleave', closeSoon);
  document.addEventListener('focusout', () => {
    dismissed = undefined;
    closeSoon();
  });
  document.addEventListener('click', (event) => {
    // What was pressed may be gone from the popover by now.
    if (popover && !event.composedPath().includes(popover)) close();
  });
  document.addEventListener('keydown', (press) => {
    if (press.key === 'Tab') moveFocus(press);
    if (press.key !== 'Escape') return;
    if (popover?.contains(document.activeElement)) {
      current?.focus();
      dismissed = current;
    }
    close();
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

function place(element: HTMLElement, link: HTMLAnchorElement): void {
  const { clientWidth: width, clientHeight: height, dir } = document.documentElement;
  const { left, top } = placeOf(
    // The first line of the link, which may wrap.
    link.getClientRects()[0] ?? link.getBoundingClientRect(),
    { width: element.offsetWidth, height: element.offsetHeight },
    { width, height },
    dir === 'rtl',
  );
  // Relative to the document, not to the window, so that it scrolls with the text.
  element.style.left = `${left + window.scrollX}px`;
  element.style.top = `${top + window.scrollY}px`;
}

/** Shows the last step of the trail, beside the link. Shows nothing if the reader has left it in the meantime. */
async function show(link: HTMLAnchorElement): Promise<void> {
  const own = trail;
  const { address = '' } = own.at(-1) ?? {};
  const { pathname, hash } = new URL(address, link.href);
  const [page, addresses] = await Promise.all([
    pageData(pathname),
    // Without them, types are only text.
    pageAddresses(pathname).catch(() => new Map<string, string>()),
  ]);
  const row = rowAt(page, decodePart(hash));
  const shown = pathname + hash;
  const aliases = aliasesOf(page).map(({ name, id }) => [name, `${pathname}#${id}`] as const);
  // Another type may have been asked for in the meantime.
  if (link !== current || trail !== own || !popover) return;
  if (!row || !link.isConnected || !isReading()) return close();
  const hadFocus = popover.contains(document.activeElement);
  const step = (next: typeof trail): void => {
    trail = next;
    void show(link).catch(() => undefined);
  };
  const before = own.at(-2);
  popover.replaceChildren(
    ...contentOf(row, page, {
      addresses: new Map([...aliases, ...addresses].filter(([, other]) => other !== shown)),
      open: (next) =>
        step([...own.slice(0, -1), { address, name: row.name }, { address: next, name: '' }]),
      ...(before && {
        back: { name: before.name, go: () => step(own.slice(0, -1)) },
        page: address,
      }),
    }),
  );
  const control = popover.querySelector<HTMLElement>('button, a');
  popover.role = control ? 'dialog' : 'tooltip';
  popover.ariaLabel = control ? row.name : null;
  popover.hidden = false;
  if (hadFocus) control?.focus();
  place(popover, link);
  link.setAttribute('aria-describedby', id);
}

/**
 * Shows the popover of a link to the reference once its data has loaded, if the reader is still at the link. If the data
 * can't be loaded, nothing happens: the link still works.
 */
export async function open(link: HTMLAnchorElement): Promise<void> {
  if (link === current || link === dismissed) return;
  close();
  popover ??= create();
  current = link;
  trail = [{ address: link.pathname + link.hash, name: '' }];
  try {
    await show(link);
  } catch {
    if (link === current) close();
  }
}
