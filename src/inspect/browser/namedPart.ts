import { groupBy } from '../../utils/groupBy';
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
  // Several components have a root, one inside the other.
  const [, prefix, slot] = /^(slot(?:s|Props)\.)?(?!root$)([a-z]\w*)$/.exec(text) ?? [];
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

/** Lists the figures of running demos, the demo nearest to a row first: the reader is most likely to see that one. */
function figuresNear(row: Element): HTMLElement[] {
  const { top, bottom } = row.getBoundingClientRect();
  const distanceOf = (stage: Element): number => {
    const own = stage.getBoundingClientRect();
    return Math.max(top - own.bottom, own.top - bottom);
  };
  return [...document.querySelectorAll('figure [data-demo]')]
    .sort((one, other) => distanceOf(one) - distanceOf(other))
    .flatMap((stage) => stage.closest('figure') ?? []);
}

/** Finds what the slots of a demo render. A component that several slots may have rendered says nothing about any of them. */
async function findSlots(figure: HTMLElement, page: string): Promise<Map<string, Element[]>> {
  const around = { current: figure };
  const parts = await loadParts({ name: '', page, canvas: around, code: around });
  return groupBy(findAll(figure, '[class*="Mui"]'), (element) => {
    const part = parts.of(element);
    if (!part || (part.key !== 'root' && !part.slot)) return '';
    const outer = part.slot ? [] : parts.around(element).map(([, each]) => each);
    return `slots.${feedsOf(part, outer).slots.join()}`;
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
  const hasSlots = names.some((name) => name.startsWith('slots.'));
  for (const figure of figuresNear(row)) {
    const slots = hasSlots ? await findSlots(figure, page) : undefined;
    for (const name of names) {
      const all = name.startsWith('.') ? findAll(figure, name) : (slots?.get(name) ?? []);
      const visible = all.filter(isVisible);
      // Some days of a calendar are transparent, and only keep their place.
      const found = visible.find((each) => getComputedStyle(each).opacity !== '0') ?? visible[0];
      if (found) return found;
    }
  }
  return undefined;
}
