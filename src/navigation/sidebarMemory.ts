import { storageSlot } from '../utils/slots';

/*
 * What the sidebar remembers between two mounts: its scroll offset (kept for the browser tab) and
 * which groups the reader opened or closed (kept until a reload). Groups are not restored after a
 * reload: the server's HTML shows the page's own groups, and another set would shift the layout.
 */
const saved = storageSlot('x.sidebar.scroll', 'sessionStorage');
/** By the key of a group, whether the reader left it open; without those that are untouched. */
export const openGroups = new Map<string, boolean>();
let scroll: number | undefined;

/** Returns the remembered scroll offset of the sidebar in CSS pixels; 0 when none is known. */
export function readScroll(): number {
  scroll ??= Number(saved.load()) || 0;
  return scroll;
}

/** Remembers the scroll offset of the sidebar in CSS pixels; if storage is blocked or full, until a reload. */
export function writeScroll(offset: number): void {
  scroll = offset;
  saved.save(String(Math.round(offset)));
}
