import { useRef, useSyncExternalStore, type RefObject } from 'react';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import {
  changeFilter,
  currentState,
  filterRows,
  initialState,
  leavePage,
  readBrowser,
  subscribe,
  type ControlsState,
} from '../browser/controlsStore';
import type { RowFilter } from '../browser/rows';

export interface ApiControlsState extends ControlsState {
  /** The element of the controls; its parent contains the tables. */
  root: RefObject<HTMLDivElement | null>;
  change: (part: Partial<RowFilter>) => void;
}

/** Returns the state of an API page's controls. The tables are static HTML, so rows are shown and hidden in the document. */
export function useApiControls(): ApiControlsState {
  const root = useRef<HTMLDivElement>(null);
  const state = useSyncExternalStore(subscribe, currentState, () => initialState);

  useIsomorphicLayoutEffect(() => {
    const page = root.current?.parentElement;
    if (!page) return undefined;
    readBrowser(page);
    // After navigation from another page, the tables arrive a moment later.
    const observer = new MutationObserver(() => filterRows(page));
    observer.observe(page, { childList: true });
    return () => {
      observer.disconnect();
      leavePage();
    };
  }, []);

  return {
    ...state,
    root,
    change(part) {
      const page = root.current?.parentElement;
      if (page) changeFilter(part, page);
    },
  };
}
