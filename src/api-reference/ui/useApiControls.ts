import { useRef, useSyncExternalStore } from 'react';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import {
  changeFilter,
  currentState,
  filterRows,
  initialState,
  leavePage,
  readBrowser,
  subscribe,
} from '../browser/controlsStore';
import { revealTarget, type RowFilter } from '../browser/rows';

/** Returns the state of an API page's controls. The tables are static HTML, so rows are shown and hidden in the document. */
export function useApiControls() {
  const root = useRef<HTMLDivElement>(null);
  const state = useSyncExternalStore(subscribe, currentState, () => initialState);

  useIsomorphicLayoutEffect(() => {
    const page = root.current?.parentElement;
    if (!page) return undefined;
    readBrowser(page);
    // After navigation from another page, the tables arrive a moment later, in elements that are there already.
    const observer = new MutationObserver((changes) => {
      if (changes.some(({ target }) => (target as Element).matches('[data-api-section]'))) {
        filterRows(page);
        revealTarget(page);
      }
    });
    observer.observe(page, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      leavePage();
    };
  }, []);

  return {
    ...state,
    /** The element of the controls; its parent contains the tables. */
    root,
    change(part: Partial<RowFilter>): void {
      const page = root.current?.parentElement;
      if (page) changeFilter(part, page);
    },
  };
}
