import styles from '../ui/anatomy.module.css';
import { findAll, isVisible } from './parts';

/** Where a part is, in pixels from the corner of its figure. */
export type Mark = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/** Half of the space between numbers whose parts begin at the same corner. */
const step = 22;

/** Returns where a part is; null if it isn't in sight. */
function markOf(part: Element | undefined, figure: DOMRect): Mark | null {
  if (!part) return null;
  const own = part.getBoundingClientRect();
  // What scrolls may be wider than its demo, and the page must not scroll to it.
  const stage = part.closest('[data-demo]')?.getBoundingClientRect() ?? own;
  // Nor has what was scrolled out of it a number, which would lie elsewhere on the page.
  if (own.bottom <= stage.top || own.top >= stage.bottom) return null;
  const left = Math.max(own.left, stage.left);
  const width = Math.max(0, Math.min(own.right, stage.right) - left);
  const height = Math.min(own.height, figure.height);
  return { left: left - figure.left, top: own.top - figure.top, width, height };
}

/** Moves numbers at the same corner beside each other; returns how far each one moves, in pixels. */
export function spread(marks: readonly (Mark | null)[], isRtl: boolean): number[] {
  const taken: [number, number][] = [];
  return marks.map((mark) => {
    if (!mark) return 0;
    const start = mark.left + (isRtl ? mark.width : 0);
    let x = start;
    const isTaken = (): boolean =>
      taken.some(([left, top]) => Math.abs(left - x) < step && Math.abs(top - mark.top) < step);
    while (isTaken()) x += isRtl ? -step : step;
    taken.push([x, mark.top]);
    return x - start;
  });
}

/**
 * Puts the numbers of an anatomy on the parts in its demo, and a frame around the one that the reader looks at, in the demo or in
 * the list. In the document, since the list is a static part of the page, and demos move.
 *
 * @param layer - the element in the figure that gets the numbers
 * @returns a function that ends this
 */
export function markParts(layer: Element): (() => void) | undefined {
  const figure = layer.closest('figure');
  const stage = figure?.querySelector('[data-demo-state]');
  if (!figure || !stage) return undefined;
  const rows: Element[] = [...figure.querySelectorAll('[data-part]')];
  const numbers = rows.map((_row, at) => {
    const number = layer.appendChild(document.createElement('div'));
    number.className = styles.mark ?? '';
    number.innerHTML = `<span class="${styles.number}">${at + 1}</span>`;
    return number;
  });
  let parts: (Element | undefined)[] = [];

  const place = (): void => {
    const base = figure.getBoundingClientRect();
    // Print changes the width.
    const percent = (pixels: number): string => `${(pixels / base.width) * 100}%`;
    parts = rows.map((row) => findAll(figure, row.getAttribute('data-part') ?? '').find(isVisible));
    const marks = parts.map((part) => markOf(part, base));
    const shifts = spread(marks, stage.querySelector('[data-demo][dir="rtl"]') !== null);
    parts.forEach((part, at) => part && rows[at]?.setAttribute('data-found', ''));
    numbers.forEach((number, at) => {
      const mark = marks[at];
      number.hidden = !mark;
      if (!mark) return;
      number.style.left = percent(mark.left);
      number.style.top = `${mark.top}px`;
      number.style.width = percent(mark.width);
      number.style.height = `${mark.height}px`;
      number.style.setProperty('--x-shift', `${shifts[at]}px`);
    });
  };
  let frame = 0;
  const placeSoon = (): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(place);
  };
  placeSoon();
  const mutations = new MutationObserver(placeSoon);
  mutations.observe(stage, { subtree: true, childList: true, attributes: true });
  mutations.observe(document.body, { childList: true });
  const sizes = new ResizeObserver(placeSoon);
  sizes.observe(figure);
  const ending = new AbortController();
  const { signal } = ending;
  for (const type of ['scroll', 'transitionend'])
    figure.addEventListener(type, placeSoon, { capture: true, signal });

  /** Returns the position of the innermost part or row around an element. */
  const indexAt = (element: Element | null): number => {
    if (!element) return -1;
    const index = Math.max(parts.indexOf(element), rows.indexOf(element));
    return index < 0 ? indexAt(element.parentElement) : index;
  };
  const look = (index: number): void =>
    rows.forEach((row, at) => {
      row.toggleAttribute('data-active', at === index);
      row.querySelector('button')?.setAttribute('aria-pressed', String(at === index));
      numbers[at]?.toggleAttribute('data-active', at === index);
    });
  for (const type of ['pointerover', 'focusin'])
    figure.addEventListener(type, ({ target }) => look(indexAt(target as Element)), { signal });
  for (const type of ['pointerleave', 'focusout'])
    figure.addEventListener(type, () => look(-1), { signal });

  return () => {
    cancelAnimationFrame(frame);
    mutations.disconnect();
    sizes.disconnect();
    ending.abort();
    layer.replaceChildren();
  };
}
