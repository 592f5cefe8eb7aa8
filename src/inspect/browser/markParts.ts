import styles from '../ui/anatomy.module.css';
import { findAll, isVisible } from './parts';

/** The least distance between two numbers, in pixels. */
const step = 22;

/** Returns where a part is, in pixels from the edges of its figure; undefined if it isn't in sight. */
function placeOf(part: Element | undefined, figure: DOMRect) {
  if (!part) return undefined;
  const own = part.getBoundingClientRect();
  // A part inside a scroller may be wider than its demo; a number beyond the edge would make the page scroll sideways.
  const stage = part.closest('[data-demo]')?.getBoundingClientRect() ?? own;
  // A part that is scrolled out of the demo gets no number, which would lie elsewhere on the page.
  if (own.bottom <= stage.top || own.top >= stage.bottom) return undefined;
  const left = Math.max(own.left, stage.left) - figure.left;
  const right = figure.right - Math.min(own.right, stage.right);
  return { left, right, top: own.top - figure.top, height: own.height };
}

/**
 * Puts the numbers of an anatomy on the parts in its demo, and a frame around the one that the reader looks at, in the demo or in
 * the list. It works on the document, not through React: the list is a static part of the page, and demos move.
 *
 * @param layer - the element in the figure that gets the numbers; null when React removes it
 * @returns a function that removes the numbers and stops listening
 */
export function markParts(layer: Element | null): (() => void) | undefined {
  const figure = layer?.closest('figure');
  const stage = figure?.querySelector('[data-demo-state]');
  if (!layer || !figure || !stage) return undefined;
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
    const isRtl = getComputedStyle(layer).direction === 'rtl';
    // Print changes the width.
    const percent = (pixels: number): string => `${(pixels / base.width) * 100}%`;
    const taken: { x: number; y: number }[] = [];
    parts = rows.map((row) => findAll(figure, row.getAttribute('data-part') ?? '').find(isVisible));
    parts.forEach((part, at) => part && rows[at]?.setAttribute('data-found', ''));
    numbers.forEach((number, at) => {
      const found = placeOf(parts[at], base);
      number.hidden = !found;
      if (!found) return;
      const { left, right, top, height } = found;
      number.style.inset = `${top}px ${percent(right)} auto ${percent(left)}`;
      number.style.height = `${height}px`;
      // Numbers that begin at the same corner stand side by side.
      const start = isRtl ? right : left;
      let x = start;
      while (taken.some((each) => Math.max(Math.abs(each.x - x), Math.abs(each.y - top)) < step))
        x += step;
      taken.push({ x, y: top });
      number.style.setProperty('--x-shift', `${x - start}px`);
    });
  };
  let frame = 0;
  const placeSoon = (): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(place);
  };
  const mutations = new MutationObserver(placeSoon);
  mutations.observe(stage, { subtree: true, childList: true, attributes: true });
  mutations.observe(document.body, { childList: true });
  // It also reports once when it starts, which places the numbers.
  const sizes = new ResizeObserver(placeSoon);
  sizes.observe(figure);
  const ending = new AbortController();
  const { signal } = ending;
  for (const type of ['scroll', 'transitionend'])
    figure.addEventListener(type, placeSoon, { capture: true, signal });

  /** Frames the innermost part or row around an element; without an element, none. */
  function look(element: Element | null): void {
    const index = element ? Math.max(parts.indexOf(element), rows.indexOf(element)) : -1;
    if (element && index < 0) return look(element.parentElement);
    rows.forEach((row, at) => {
      row.toggleAttribute('data-active', at === index);
      row.querySelector('button')?.setAttribute('aria-pressed', String(at === index));
      numbers[at]?.toggleAttribute('data-active', at === index);
    });
  }
  for (const type of ['pointerover', 'focusin'])
    figure.addEventListener(type, ({ target }) => look(target as Element), { signal });
  for (const type of ['pointerleave', 'focusout'])
    figure.addEventListener(type, () => look(null), { signal });

  return () => {
    cancelAnimationFrame(frame);
    mutations.disconnect();
    sizes.disconnect();
    ending.abort();
    layer.replaceChildren();
  };
}
