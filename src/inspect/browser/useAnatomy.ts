import { useEffect, useState, type RefObject } from 'react';
import { isVisible, stagesOf } from './parts';

/** Where the number of a part is: pixels from the top of the figure, and percent of its width, which print changes. */
export interface Mark {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Half of the space between numbers whose parts begin at the same corner. */
const step = 22;

/** Finds a part: the first one of its name that can be seen. */
function find(figure: Element, selector: string): Element | undefined {
  return stagesOf(figure)
    .flatMap((stage) => [
      ...(stage.matches(selector) ? [stage] : []),
      ...stage.querySelectorAll(selector),
    ])
    .find(isVisible);
}

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
      ...{ left: ((left - base.left) / base.width) * 100, top: own.top - base.top },
      ...{ width: (width / base.width) * 100, height: Math.min(own.height, base.height) },
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

/** Calls a function when a figure may look different: the demo changes, moves or is resized. Returns a function that stops that. */
function watch(figure: Element, onChange: () => void): () => void {
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
  figure.addEventListener('scroll', soon, true);
  figure.addEventListener('transitionend', soon, true);
  soon();
  return () => {
    cancelAnimationFrame(frame);
    mutations.disconnect();
    sizes.disconnect();
    figure.removeEventListener('scroll', soon, true);
    figure.removeEventListener('transitionend', soon, true);
  };
}

/**
 * Finds the parts of an anatomy in its demo, and the one that the reader looks at, in the demo or in the list.
 *
 * @param root - an element in the figure
 */
export function useAnatomy(
  selectors: readonly string[],
  root: RefObject<Element | null>,
): { marks: readonly (Mark | null)[]; shifts: readonly number[]; active: number | null } {
  const [marks, setMarks] = useState<readonly (Mark | null)[]>([]);
  const [shifts, setShifts] = useState<readonly number[]>([]);
  const [active, setActive] = useState<number | null>(null);

  useEffect(() => {
    const figure = root.current?.closest('figure');
    if (!figure) return undefined;
    let parts: (Element | undefined)[] = [];
    const rows = [...figure.querySelectorAll<HTMLElement>('[data-part]')];
    const stop = watch(figure, () => {
      parts = selectors.map((selector) => find(figure, selector));
      const found = marksOf(figure, parts);
      parts.forEach((part, at) => part && rows[at]?.setAttribute('data-found', ''));
      setMarks((before) => (JSON.stringify(before) === JSON.stringify(found) ? before : found));
      const stage = figure.querySelector('[data-demo]');
      setShifts(
        spread(found, figure.clientWidth, !!stage && getComputedStyle(stage).direction === 'rtl'),
      );
    });
    const indexOf = (target: EventTarget | null): number | null => {
      if (!(target instanceof Element)) return null;
      const row = target.closest('[data-part]');
      if (row) return rows.indexOf(row as HTMLElement);
      const around = parts.flatMap((part, at) => (part?.contains(target) ? [{ part, at }] : []));
      // The innermost one.
      return around.sort((one, other) => (one.part.contains(other.part) ? 1 : -1))[0]?.at ?? null;
    };
    const onLook = ({ target }: Event): void => setActive(indexOf(target));
    const onLeave = (): void => setActive(null);
    figure.addEventListener('pointerover', onLook);
    figure.addEventListener('focusin', onLook);
    figure.addEventListener('pointerleave', onLeave);
    figure.addEventListener('focusout', onLeave);
    return () => {
      stop();
      figure.removeEventListener('pointerover', onLook);
      figure.removeEventListener('focusin', onLook);
      figure.removeEventListener('pointerleave', onLeave);
      figure.removeEventListener('focusout', onLeave);
    };
  }, [selectors, root]);

  useEffect(() => {
    const rows = root.current?.closest('figure')?.querySelectorAll<HTMLElement>('[data-part]');
    rows?.forEach((row, at) => {
      row.toggleAttribute('data-active', at === active);
      row.querySelector('button')?.setAttribute('aria-pressed', String(at === active));
    });
  }, [active, root]);

  return { marks, shifts, active };
}
