import { API_FILTER_ATTRIBUTE, apiFilterNames as names } from '@site/src/preferences/values';
import { searchWith, writeSearch } from '@site/src/utils/addressStore';
import { createListeners } from '@site/src/utils/listeners';
import { applyFilter, forgetGroups, setTables, type RowFilter } from './rows';

/** What the controls of an API page show. */
export interface ControlsState {
  filter: RowFilter;
  /** How many rows the filter leaves; null while nothing is filtered. */
  count: { shown: number; all: number } | null;
}

/** The state on the server, and in the browser until the address is read. */
export const initialState: ControlsState = {
  filter: { text: '', onlyPlans: false, hideDeprecated: false },
  count: null,
};

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

let state = initialState;
const { subscribe, tell } = createListeners();
export { subscribe };

function update(part: Partial<ControlsState>): void {
  state = { ...state, ...part };
  tell();
}

export const currentState = (): ControlsState => state;

const isActive = ({ text, onlyPlans, hideDeprecated }: RowFilter): boolean =>
  text.trim() !== '' || onlyPlans || hideDeprecated;

/** Shows and hides the rows of a page according to the current filter. */
export function filterRows(page: ParentNode): void {
  const { filter } = state;
  const found = applyFilter(page, filter);
  update({ count: isActive(filter) ? found : null });
  if (isActive(filter)) setTables(page, true);
}

/** Reads the filter from the address and applies it to the page. */
export function readBrowser(page: ParentNode): void {
  update({ filter: filterFromAddress(window.location.search), count: null });
  if (isActive(state.filter)) {
    filterRows(page);
  }
  // The inline script of `src/preferences` set it before first paint. The tables stay hidden until it is `done`.
  const root = document.documentElement;
  if (root.hasAttribute(API_FILTER_ATTRIBUTE)) {
    root.setAttribute(API_FILTER_ATTRIBUTE, 'done');
  }
}

/** Removes all traces of this page's filter, so that the next page starts without one. */
export function leavePage(): void {
  forgetGroups();
  document.documentElement.removeAttribute(API_FILTER_ATTRIBUTE);
}

/** Changes the filter, in the document and in the address, without a new entry in the history. */
export function changeFilter(part: Partial<RowFilter>, page: ParentNode): void {
  update({ filter: { ...state.filter, ...part } });
  filterRows(page);
  if (!isActive(state.filter)) setTables(page, false);
  writeSearch(searchWithFilter(window.location.search, state.filter));
}
