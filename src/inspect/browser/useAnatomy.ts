import { useEffect, type RefObject } from 'react';
import { findAll, isVisible } from './parts';

/** Where the number of a part is: pixels from the top of the figure, and percent of its width, which print changes. */
export interface Mark {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Half of the space between numbers whose parts begin at the same corner. */
const step = 22;

function marksOf(figure: Element, parts: readonly (Element | undefined)[]): (Mark | null)[] {
  const base = figure.getBoundingClientRect();
  return parts.map((part) => {
    if (!part) return null;
    const own = part.getBoundingClientRect();
    // What scrolls may be wider than its demo, and the page must not scroll to it.
    const stage = part.closest('[data-demo]')?.getBoundingClientRect() ?? own;
    // Nor has what was scrolled out of it a number, which would lie elsewhere on the page.
    if (own.bottom <= stage.top || own.top >= stage.bottom) return null;
    const left = Math.max(own.left, stage.left);
    const width = Math.max(0, Math.min(own.right, stage.right) - left);
    return {
      left: ((left - base.left) / base.width) * 100,
      top: own.top - base.top,
      width: (width / base.width) * 100,
      height: Math.min(own.height, base.height),
    };
  });
}

/** Moves numbers at the same corner beside each other; returns how far each one moves, in pixels. */
export function spread(marks: readonly (Mark | null)[], width: number, isRtl: boolean): number[] {
  const taken: [number, number][] = [];
  return marks.map((mark) => {
    if (!mark) return 0;
    let x = ((mark.left + (isRtl ? mark.width : 0)) / 100) * width;
    const start = x;
    const isTaken = (): boolean =>
      taken.some(([left, top]) => Math.abs(left - x) < step && Math.abs(top - mark.top) < step);
    while (isTaken()) x += isRtl ? -step : step;
    taken.push([x, mark.top]);
    return x - start;
  });
}

/** Calls a function when a figure may look different: the demo changes, moves or is resized. */
function watch(figure: Element, signal: AbortSignal, onChange: () => void): void {
  let frame = 0;
  const soon = (): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(onChange);
  };
  const mutations = new MutationObserver(soon);
  const stage = figure.querySelector('[data-demo-state]');
  if (stage) mutations.observe(stage, { subtree: true, childList: true, attributes: true });
  mutations.observe(document.body, { childList: true });
  const sizes = new ResizeObserver(soon);
  sizes.observe(figure);
  for (const type of ['scroll', 'transitionend'])
    figure.addEventListener(type, soon, { capture: true, signal });
  signal.addEventListener('abort', () => {
    cancelAnimationFrame(frame);
    mutations.disconnect();
    sizes.disconnect();
  });
  soon();
}

/** Puts a mark on its part, or hides it. */
function place(element: HTMLElement, mark: Mark | null = null, shift: number = 0): void {
  element.hidden = !mark;
  if (!mark) return;
  element.style.left = `${mark.left}%`;
  element.style.top = `${mark.top}px`;
  element.style.width = `${mark.width}%`;
  element.style.height = `${mark.height}px`;
  element.style.setProperty('--x-shift', `${shift}px`);
}

/**
 * Puts the numbers of an anatomy on the parts in its demo, and the frame on the one that the reader looks at, in the demo or in
 * the list. In the document, since the list is a static part of the page, and demos move.
 *
 * @param root - an element in the figure, with the frame and the numbers
 */
export function useAnatomy(selectors: readonly string[], root: RefObject<Element | null>): void {
  useEffect(() => {
    const layer = root.current;
    const figure = layer?.closest('figure');
    if (!layer || !figure) return undefined;
    const [frame, ...numbers] = [...layer.children] as [HTMLElement, ...HTMLElement[]];
    const rows = [...figure.querySelectorAll('[data-part]')];
    let parts: (Element | undefined)[] = [];
    let marks: (Mark | null)[] = [];
    let active = -1;
    const ending = new AbortController();
    const { signal } = ending;
    watch(figure, signal, () => {
      parts = selectors.map((selector) => findAll(figure, selector).find(isVisible));
      marks = marksOf(figure, parts);
      parts.forEach((part, at) => part && rows[at]?.setAttribute('data-found', ''));
      const stage = figure.querySelector('[data-demo]');
      const isRtl = stage !== null && getComputedStyle(stage).direction === 'rtl';
      const shifts = spread(marks, figure.clientWidth, isRtl);
      numbers.forEach((number, at) => place(number, marks[at], shifts[at]));
      place(frame, marks[active]);
    });
    /** Returns the position of the innermost part or row around an element. */
    const indexAt = (element: Element | null): number => {
      if (!element) return -1;
      const index = Math.max(parts.indexOf(element), rows.indexOf(element));
      return index < 0 ? indexAt(element.parentElement) : index;
    };
    const look = (index: number): void => {
      active = index;
      place(frame, marks[index]);
      rows.forEach((row, at) => {
        row.toggleAttribute('data-active', at === index);
        row.querySelector('button')?.setAttribute('aria-pressed', String(at === index));
        numbers[at]?.toggleAttribute('data-active', at === index);
      });
    };
    for (const type of ['pointerover', 'focusin'])
      figure.addEventListener(type, ({ target }) => look(indexAt(target as Element)), { signal });
    for (const type of ['pointerleave', 'focusout'])
      figure.addEventListener(type, () => look(-1), { signal });
    return () => ending.abort();
  }, [selectors, root]);
}
