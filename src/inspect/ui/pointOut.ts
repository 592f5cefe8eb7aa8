import { isVisible, loadTable, partsOf } from '../browser/parts';
import type { PartsTable } from '../node/partsTable';
import { outline } from './outline';

/**
 * Returns the part that a piece of code in a table names, as a selector or as a slot: `.MuiDataGrid-cell`, `slots.toolbar`.
 *
 * @param head - what its column is about: names without `slots` before them may be those of props
 */
export function partName(text: string, head: string): string | undefined {
  const [, className] = /^(?:& )?\.?(Mui[A-Za-z]*-[\w-]+)$/.exec(text) ?? [];
  if (className) return `.${className}`;
  // Several components have a root, one inside the other.
  const [, prefix, slot] = /^(slot(?:s|Props)\.)?(?!root$)([a-z]\w*)$/.exec(text) ?? [];
  return slot && (prefix || /^slots?\b/i.test(head)) ? `slots.${slot}` : undefined;
}

const namesIn = (row: Element): string[] =>
  [...row.querySelectorAll('code')].flatMap((code) => {
    const { label = '' } = code.closest<HTMLElement>('td, th')?.dataset ?? {};
    return partName(code.textContent, label) ?? [];
  });

/** Finds the first part in the demo nearest to a row that shows one: the reader is most likely to see that one. */
function findNear(row: Element, names: readonly string[], table: PartsTable): Element | undefined {
  const middleOf = (element: Element): number => {
    const { top, bottom } = element.getBoundingClientRect();
    return (top + bottom) / 2;
  };
  const distanceOf = (stage: Element): number => Math.abs(middleOf(stage) - middleOf(row));
  const stages = [...document.querySelectorAll('figure [data-demo]')];
  stages.sort((one, other) => distanceOf(one) - distanceOf(other));
  for (const { parentElement } of stages) {
    const visible = names.flatMap(partsOf(table, parentElement).named).filter(isVisible);
    // Some days of a calendar are transparent, and only keep their place.
    const found = visible.find((each) => getComputedStyle(each).opacity !== '0') ?? visible[0];
    if (found) return found;
  }
  return undefined;
}

let end = (): void => undefined;

/** Outlines the part that a row of a table names, until the reader leaves the row or presses Escape. Not announced: the table says the same. */
export async function pointOut(row: HTMLTableRowElement): Promise<void> {
  const names = namesIn(row);
  if (names.length === 0) return;
  const table = await loadTable();
  // The reader may have left the row while this was loading, and be at another one.
  if (!row.matches(':hover, :focus-within')) return;
  end();
  const part = findNear(row, names, table);
  if (!part) return;
  const ending = new AbortController();
  const { signal } = ending;
  end = () => ending.abort();
  signal.addEventListener('abort', outline(part, document.body));
  for (const type of ['pointerleave', 'focusout']) row.addEventListener(type, end, { signal });
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(), { signal });
}
