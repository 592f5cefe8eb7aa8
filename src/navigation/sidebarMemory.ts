/*
 * What the sidebar remembers between two mounts: its scroll offset (kept for the browser tab) and
 * which groups the reader opened or closed (kept while the page lives). Groups are not restored
 * after a reload: the server's HTML shows the groups of the page, and another set would shift it.
 */
const scrollKey = 'x.sidebar.scroll';
const groups = new Map<string, boolean>();
let scroll: number | undefined;

/** The remembered scroll offset of the sidebar in CSS pixels; 0 when none is known. */
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
    // Storage is blocked or full: the offset still lives as long as this page.
  }
}

/** Whether the reader left the group of this key open (true) or closed (false); undefined when untouched. */
export function readGroup(key: string): boolean | undefined {
  return groups.get(key);
}

/** Remembers that the reader opened or closed a group. */
export function writeGroup(key: string, open: boolean): void {
  groups.set(key, open);
}
