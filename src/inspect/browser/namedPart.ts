import { loadParts } from './loadParts';
import { findAll, isVisible } from './parts';
import { feedsOf } from './resolve';

/**
 * Returns the part that a piece of code in a table names, as a selector or as a slot: `.MuiDataGrid-cell`, `slots.toolbar`.
 *
 * @param head - what its column is about: names without `slots` before them may be those of props
 */
export function partName(text: string, head: string): string | undefined {
  const [, className] = /^(?:& )?\.?(Mui[A-Za-z]*-[\w-]+)$/.exec(text) ?? [];
  if (className) return `.${className}`;
  const [, prefix, slot] = /^(slot(?:s|Props)\.)?([a-z]\w*)$/.exec(text) ?? [];
  return slot && (prefix || /^slots?\b/i.test(head)) ? `slots.${slot}` : undefined;
}

/** Returns the names in the first cell of a row that has any, or only the one that the reader is at. */
function namesIn(row: Element, target: Element): string[] {
  const found = [...row.querySelectorAll('code')].flatMap((code) => {
    const cell = code.closest<HTMLElement>('td, th');
    const name = partName(code.textContent, cell?.dataset.label ?? '');
    return name ? [{ name, cell, code }] : [];
  });
  const at = target.closest('a, code');
  const own = found.filter(({ code }) => at?.contains(code));
  const shown = own.length > 0 ? own : found.filter(({ cell }) => cell === found[0]?.cell);
  return shown.map(({ name }) => name);
}

/** Lists the figures with running demos, the nearest to a row first. */
function figuresNear(row: Element): HTMLElement[] {
  const { top, bottom } = row.getBoundingClientRect();
  const distanceOf = (figure: Element): number => {
    const own = figure.getBoundingClientRect();
    return Math.max(top - own.bottom, own.top - bottom);
  };
  return [...document.querySelectorAll('figure')]
    .filter((figure) => figure.querySelector('[data-demo]'))
    .sort((one, other) => distanceOf(one) - distanceOf(other));
}

/** Finds what is rendered by a slot, in a demo. Components that several slots render say nothing about either. */
async function findSlot(figure: HTMLElement, slot: string, page: string) {
  const around = { current: figure };
  const parts = await loadParts({ name: '', page, canvas: around, code: around });
  return findAll(figure, '[class*="Mui"]').find((element) => {
    const part = parts.of(element);
    if (!part || (part.key !== 'root' && part.slot !== slot)) return false;
    const outer = parts.around(element).map(([, each]) => each);
    return feedsOf(part, outer).slots.join() === slot && isVisible(element);
  });
}

/**
 * Finds the part that a row of a table names, in the nearest demo that shows it.
 *
 * @param target - the element in the row that the reader is at
 * @param page - the page's file, below the site's root
 */
export async function findNamed(
  row: Element,
  target: Element,
  page: string,
): Promise<Element | undefined> {
  const names = namesIn(row, target);
  for (const figure of figuresNear(row))
    for (const name of names) {
      const found = name.startsWith('.')
        ? findAll(figure, name).find(isVisible)
        : await findSlot(figure, name.replace('slots.', ''), page);
      if (found) return found;
    }
  return undefined;
}
