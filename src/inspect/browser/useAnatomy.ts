import { useEffect, useState, type RefObject } from 'react';
import { findAll, isVisible } from './parts';

/** Where the number of a part is: pixels from the top of the figure, and percent of its width, which print changes. */
export interface Mark {
  left: number;
  top: number;
  width: number;
  height: number;
  /** How far it moves, in pixels, to be beside the numbers at the same corner. */
  shift?: number;
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

/**
 * Finds the parts of an anatomy in its demo, and the one that the reader looks at, in the demo or in the list.
 *
 * @param root - an element in the figure
 */
export function useAnatomy(
  selectors: readonly string[],
  root: RefObject<Element | null>,
): { marks: readonly (Mark | null)[]; active: number | null } {
  const [marks, setMarks] = useState<readonly (Mark | null)[]>([]);
  const [active, setActive] = useState<number | null>(null);

  useEffect(() => {
    const figure = root.current?.closest('figure');
    if (!figure) return undefined;
    let parts: (Element | undefined)[] = [];
    const rows = [...figure.querySelectorAll('[data-part]')];
    const ending = new AbortController();
    const { signal } = ending;
    watch(figure, signal, () => {
      parts = selectors.map((selector) => findAll(figure, selector).find(isVisible));
      parts.forEach((part, at) => part && rows[at]?.setAttribute('data-found', ''));
      const stage = figure.querySelector('[data-demo]');
      const isRtl = stage !== null && getComputedStyle(stage).direction === 'rtl';
      const found = marksOf(figure, parts);
      const shifts = spread(found, figure.clientWidth, isRtl);
      const next = found.map((mark, at) => mark && { ...mark, shift: shifts[at] });
      setMarks((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    });
    const indexOf = (target: EventTarget | null): number | null => {
      if (!(target instanceof Element)) return null;
      const row = target.closest('[data-part]');
      if (row) return rows.indexOf(row);
      const around = parts.flatMap((part, at) => (part?.contains(target) ? [{ part, at }] : []));
      // The innermost one.
      return around.sort((one, other) => (one.part.contains(other.part) ? 1 : -1))[0]?.at ?? null;
    };
    const look = (index: number | null): void => {
      setActive(index);
      rows.forEach((row, at) => {
        row.toggleAttribute('data-active', at === index);
        row.querySelector('button')?.setAttribute('aria-pressed', String(at === index));
      });
    };
    for (const type of ['pointerover', 'focusin'])
      figure.addEventListener(type, ({ target }) => look(indexOf(target)), { signal });
    for (const type of ['pointerleave', 'focusout'])
      figure.addEventListener(type, () => look(null), { signal });
    return () => ending.abort();
  }, [selectors, root]);

  return { marks, active };
}
