import { loadTable } from '../browser/loadTable';
import { findNear, namesIn } from '../browser/namedPart';
import { selectorOfSlot } from '../selectors';
import { outline } from './outline';

let end = (): void => undefined;

/**
 * Outlines the part that a row of a table names until the reader leaves the row or presses Escape. Assistive technology has the table.
 *
 * @param target - the element in the row that the reader is at
 * @param page - the page's file, below the site's root
 */
export async function pointOut(
  row: HTMLTableRowElement,
  target: Element,
  page: string,
): Promise<void> {
  const selectors = await Promise.all(
    namesIn(row, target).map(async (name) =>
      // The reference says what is in a slot, so that no demo has to be read for it.
      name.startsWith('.') ? name : selectorOfSlot(name, await loadTable(page)),
    ),
  );
  // The reader may have left the row while this was loading, and be at another one.
  if (!row.matches(':hover, :focus-within')) return;
  end();
  const part = findNear(row, selectors.filter(Boolean));
  if (!part) return;
  const ending = new AbortController();
  const { signal } = ending;
  end = () => ending.abort();
  signal.addEventListener('abort', outline(part, document.body));
  for (const type of ['pointerleave', 'focusout']) row.addEventListener(type, end, { signal });
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(), { signal });
}
