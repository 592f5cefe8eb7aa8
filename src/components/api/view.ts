/** How the rows of a reference are laid out. */
export type ApiView = 'table' | 'list';

const storageKey = 'x-api-view';
const attribute = 'data-api-view';

/** The layout chosen earlier; a table when none was chosen or storage is blocked. */
export function savedView(): ApiView {
  try {
    return window.localStorage.getItem(storageKey) === 'list' ? 'list' : 'table';
  } catch {
    return 'table';
  }
}

/** Shows a layout. */
export function showView(view: ApiView): void {
  document.documentElement.setAttribute(attribute, view);
}

/** Remembers a layout, where storage allows it. */
export function saveView(view: ApiView): void {
  try {
    window.localStorage.setItem(storageKey, view);
  } catch {
    // Blocked storage: the choice holds until the page is left.
  }
}
