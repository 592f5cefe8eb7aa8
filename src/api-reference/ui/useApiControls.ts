import { useRef, useState } from 'react';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import { useFilteredSign } from '@site/src/preferences/ui/useFilteredSign';
import { writeSearch } from '@site/src/utils/addressStore';
import {
  applyFilter,
  filterFromAddress,
  forgetGroups,
  revealTarget,
  searchWithFilter,
  setTables,
  type RowFilter,
} from '../browser/rows';

const isActive = ({ text, onlyPlans, hideDeprecated }: RowFilter): boolean =>
  text.trim() !== '' || onlyPlans || hideDeprecated;

/** Returns the filter of an API page. The tables are static HTML, so rows are shown and hidden in the document. */
export function useApiControls() {
  const root = useRef<HTMLDivElement>(null);
  // On the server, and in the browser until the address is read, there is none.
  const [filter, setFilter] = useState(() => filterFromAddress(''));
  const [count, setCount] = useState<ReturnType<typeof applyFilter>>();

  /** Shows and hides the rows of the page, and opens the tables whose rows are filtered. */
  function filterRows(page: ParentNode, next: RowFilter): void {
    const found = applyFilter(page, next);
    setCount(isActive(next) ? found : undefined);
    if (isActive(next)) setTables(page, true);
  }

  /** The current filter, for tables that arrive later. */
  const latest = useRef(filter);
  function change(part: Partial<RowFilter>): void {
    const page = root.current?.parentElement;
    if (!page) return;
    latest.current = { ...latest.current, ...part };
    setFilter(latest.current);
    filterRows(page, latest.current);
    if (!isActive(latest.current)) setTables(page, false);
    writeSearch(searchWithFilter(window.location.search, latest.current));
  }

  useIsomorphicLayoutEffect(() => {
    const page = root.current?.parentElement;
    if (!page) return undefined;
    latest.current = filterFromAddress(window.location.search);
    setFilter(latest.current);
    if (isActive(latest.current)) filterRows(page, latest.current);
    // After navigation from another page, the tables arrive a moment later, in elements that are there already.
    const observer = new MutationObserver((changes) => {
      if (changes.some(({ target }) => (target as Element).matches('[data-api-section]'))) {
        filterRows(page, latest.current);
        revealTarget(page);
      }
    });
    observer.observe(page, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      forgetGroups();
    };
  }, []);
  // Must come after the effect that filters the rows, because it shows the tables: they are hidden while an address with a filter loads.
  useFilteredSign();

  return {
    filter,
    change,
    /** How many rows the filter leaves; undefined while nothing is filtered. */
    count,
    /** The element of the controls; its parent contains the tables. */
    root,
  };
}
