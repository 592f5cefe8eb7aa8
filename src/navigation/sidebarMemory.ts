/*
 * What the sidebar remembers between two mounts: its scroll offset (kept for the browser tab) and
 * which groups the reader opened or closed (kept until a reload). Groups are not restored after a
 * reload: the server's HTML shows the page's own groups, and another set would shift the layout.
 */
const scrollKey = 'x.sidebar.scroll';
const groups = new Map<string, boolean>();
let scroll: number | undefined;

/** Returns the remembered scroll offset of the sidebar in CSS pixels; 0 when none is known. */
export function readScroll(): number {
  if (scroll === undefined) {
    try {
      scroll = Number(window.sessionStorage.getItem(scrollKey)) || 0;
    } catch {
      scroll = 0;
    }
  }
  return scroll;
}

/** Remembers the scroll offset of the sidebar in CSS pixels. */
export function writeScroll(offset: number): void {
  scroll = offset;
  try {
    window.sessionStorage.setItem(scrollKey, String(Math.round(offset)));
  } catch {
    // Storage is blocked or full: the offset is still remembered until a reload.
  }
}

/** Whether the reader left the group with this key open (true) or closed (false); undefined if untouched. */
export function readGroup(key: string): boolean | undefined {
  return groups.get(key);
}

/** Remembers that the reader opened or closed a group. */
export function writeGroup(key: string, open: boolean): void {
  groups.set(key, open);
}
