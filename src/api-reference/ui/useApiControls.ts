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
  /** The controls; the tables are those of the element around them. */
  root: RefObject<HTMLDivElement | null>;
  change: (part: Partial<RowFilter>) => void;
}

/** State of the controls of an API page. The tables are static HTML, so rows are shown and hidden in the document. */
export function useApiControls(): ApiControlsState {
  const root = useRef<HTMLDivElement>(null);
  const state = useSyncExternalStore(subscribe, currentState, () => initialState);

  useIsomorphicLayoutEffect(() => {
    const page = root.current?.parentElement;
    if (!page) return undefined;
    readBrowser(page);
    // A reader who comes from another page has the tables a moment later.
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
