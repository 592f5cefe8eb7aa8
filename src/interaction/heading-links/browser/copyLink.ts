import { addressBlocked, copyText } from '../../../code/browser/copy';
import styles from './styles.module.css';

/** How long the note stays visible, in milliseconds: there is more to read if the address wasn't copied. */
const noticeTime = { copied: 1500, blocked: 8000 };

let note: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Returns the page's only note: a live region, which must exist before it announces anything. */
function noteElement(): HTMLElement {
  if (note?.isConnected) return note;
  note = document.createElement('div');
  note.className = styles.note ?? '';
  note.setAttribute('role', 'status');
  document.body.append(note);
  return note;
}

/** Copies the address of a heading's link, and says beside the link whether that worked. */
export async function copyLink(link: HTMLAnchorElement): Promise<void> {
  const element = noteElement();
  const isCopied = await copyText(link.href);
  const { left, right, bottom } = link.getBoundingClientRect();
  element.textContent = isCopied ? 'Link copied' : addressBlocked;
  const { offsetWidth } = element;
  const middle = (left + right) / 2 - offsetWidth / 2;
  const edge = document.documentElement.clientWidth - offsetWidth;
  // Placed in the page, so that it moves with its heading.
  element.style.left = `${window.scrollX + Math.max(0, Math.min(middle, edge))}px`;
  element.style.top = `${window.scrollY + bottom}px`;
  clearTimeout(timer);
  timer = setTimeout(
    () => {
      element.textContent = '';
    },
    isCopied ? noticeTime.copied : noticeTime.blocked,
  );
}
