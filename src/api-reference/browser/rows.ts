import { apiFilterNames as names } from '@site/src/preferences/values';
import { searchWith } from '@site/src/utils/addressStore';
import { decodePart } from '../../utils/decode';

/** The filter that a reader set for the tables of a page. */
export interface RowFilter {
  /** Words that must all occur in the name or the text of a row; case is ignored. */
  text: string;
  /** Only members that need a plan. */
  onlyPlans: boolean;
  hideDeprecated: boolean;
}

/** Reads the filter from the query of an address. */
export function filterFromAddress(search: string): RowFilter {
  const query = new URLSearchParams(search);
  return {
    text: query.get(names.text) ?? '',
    onlyPlans: query.has(names.onlyPlans),
    hideDeprecated: query.has(names.hideDeprecated),
  };
}

/** Returns the query of an address with a filter in it; other parameters are kept. */
export const searchWithFilter = (search: string, filter: RowFilter): string =>
  searchWith(search, {
    [names.text]: filter.text.trim() || undefined,
    [names.onlyPlans]: filter.onlyPlans ? '1' : undefined,
    [names.hideDeprecated]: filter.hideDeprecated ? '1' : undefined,
  });

const letter = /[\p{L}\p{N}]/u;

/** Whether a word of a text starts with some letters. If they start with a symbol, they may occur anywhere. */
function startsAWord(text: string, letters: string): boolean {
  if (!letter.test(letters.charAt(0))) return text.includes(letters);
  for (let at = text.indexOf(letters); at >= 0; at = text.indexOf(letters, at + 1)) {
    if (!letter.test(text.charAt(at - 1))) return true;
  }
  return false;
}

/** Whether a row matches the filter. Names match anywhere, other text only from the start of a word. */
export function matchesFilter(
  { dataset, textContent }: Pick<HTMLElement, 'dataset' | 'textContent'>,
  filter: RowFilter,
): boolean {
  if (filter.onlyPlans && dataset.plan === undefined) return false;
  if (filter.hideDeprecated && dataset.deprecated !== undefined) return false;
  const name = (dataset.apiRow ?? '').toLowerCase();
  const text = (textContent ?? '').toLowerCase();
  return filter.text
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => name.includes(word) || startsAWord(text, word));
}

const rowSelector = '[data-api-row]';

/** The entries in the tables of contents that link to an element. */
const tocEntries = (id: string): (HTMLElement | null)[] =>
  [...document.querySelectorAll(`.table-of-contents a[href="#${id}"]`)].map((link) =>
    link.closest('li'),
  );

/** Hides the groups of a table that have no rows to show. If all are empty, says so once. */
function showGroups(root: ParentNode): void {
  for (const overview of root.querySelectorAll('[data-api="groups"]')) {
    const links = [...overview.querySelectorAll('a')];
    const shown = links.filter((link) => {
      const id = link.hash.slice(1);
      const heading = document.getElementById(id);
      const section = heading?.nextElementSibling as HTMLElement | null | undefined;
      const isEmpty = Boolean(section?.querySelector('[data-empty]'));
      for (const element of [heading, section, link.closest('li'), ...tocEntries(id)]) {
        if (element) element.hidden = isEmpty;
      }
      return !isEmpty;
    });
    overview.toggleAttribute('data-empty', shown.length === 0);
  }
}

/** Removes the filter from the tables of contents, which the next page may reuse. */
export function forgetGroups(): void {
  for (const entry of document.querySelectorAll<HTMLElement>('.table-of-contents li[hidden]')) {
    entry.hidden = false;
  }
}

/**
 * Opens or closes the long tables below an element on a phone. On a wider screen they are open, even before this script runs;
 * in browsers whose stylesheets can't do that (`ApiTables.module.css`), they are open everywhere.
 *
 * @param isOpen - by default, they stay as they are on a phone
 */
export function setTables(root: ParentNode, isOpen?: boolean): void {
  const isPhone = window.matchMedia('(width <= 37.5em)').matches;
  const open = isPhone && CSS.supports('selector(::details-content)') ? isOpen : true;
  for (const table of root.querySelectorAll<HTMLDetailsElement>('[data-api="group"]'))
    table.open = open ?? table.open;
}

/** Shows and hides the rows of all tables below an element; returns how many are shown and how many there are. */
export function applyFilter(root: ParentNode, filter: RowFilter): { shown: number; all: number } {
  const rows = [...root.querySelectorAll<HTMLElement>(rowSelector)];
  let shown = 0;
  for (const row of rows) {
    const isShown = matchesFilter(row, filter);
    shown += isShown ? 1 : 0;
    row.hidden = !isShown;
  }
  for (const table of root.querySelectorAll<HTMLElement>('[data-api="rows"]')) {
    table.toggleAttribute('data-empty', !table.querySelector(`${rowSelector}:not([hidden])`));
  }
  showGroups(root);
  return { shown, all: rows.length };
}

/** Shows a row that the filter hides, along with its group. */
function reveal(row: HTMLElement): void {
  row.hidden = false;
  row.closest('[data-api="rows"]')?.removeAttribute('data-empty');
  row.closest('details')?.setAttribute('open', '');
  const section = row.closest<HTMLElement>('[data-api-section][hidden]');
  const heading = section?.previousElementSibling as HTMLElement | null | undefined;
  for (const element of [section, heading]) {
    if (element) element.hidden = false;
  }
}

/** Shows the row that the address names again, if the filter of tables that arrived after it has hidden it. */
export function revealTarget(root: ParentNode): void {
  const row = root.querySelector<HTMLElement>(`${rowSelector}[data-api-target]`);
  if (row) reveal(row);
}

/** Number of frames after which everything near a new scroll position has been laid out. */
const settlingFrames = 6;

/** Scrolls to an element, and again for a few frames while the tables before it are laid out and push it away. */
function scrollTo(element: Element, frames: number = settlingFrames): void {
  element.scrollIntoView({ block: 'start' });
  if (frames > 0) requestAnimationFrame(() => scrollTo(element, frames - 1));
}

/**
 * Scrolls to the target of an address: a row of a section, or the heading before the section. A row is highlighted, and
 * shown if the filter hides it.
 */
export function showTarget(root: Element, hash: string): void {
  root.querySelector('[data-api-target]')?.removeAttribute('data-api-target');
  if (hash.length < 2) return;
  const id = decodePart(hash.slice(1));
  const row = [...root.querySelectorAll<HTMLElement>(rowSelector)].find((each) => each.id === id);
  if (row) {
    reveal(row);
    row.setAttribute('data-api-target', '');
    scrollTo(row);
  } else if (root.previousElementSibling?.id === id) {
    scrollTo(root.previousElementSibling);
  }
}
