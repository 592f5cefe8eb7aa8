import { isTyping } from '../../utils/isTyping';

/** Milliseconds after a key press during which the reader is typing, wherever the mouse is. */
const typing = 2000;

/**
 * Returns the focus to the field that the reader is in when code in a frame takes it. What the reader does in the frame can't
 * be seen from the page, so the focus goes there if the mouse is over it and no key was pressed just now, or after Esc. Without
 * a mouse, only the keys count.
 *
 * @param host - contains only the frame
 * @param onTaken - called each time after the focus has been returned
 * @returns a function that ends this
 */
export function keepFocus(host: HTMLElement, onTaken: () => void): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const mouse = window.matchMedia('(hover: hover)');
  let field: HTMLElement | undefined;
  let lastKey = -Infinity;
  let isOver = false;

  const enter = (target: EventTarget | null): void => {
    field = target instanceof HTMLElement && isTyping(target) ? target : undefined;
  };
  const onKey = ({ key, target }: KeyboardEvent): void => {
    lastKey = performance.now();
    enter(key === 'Escape' ? null : target);
  };
  const onBlur = (): void => {
    if (!field?.isConnected || !host.contains(document.activeElement)) return;
    const isIdle = performance.now() - lastKey > typing;
    if (isIdle && (isOver || !mouse.matches)) {
      field = undefined;
      return;
    }
    field.focus({ preventScroll: true });
    onTaken();
  };

  enter(document.activeElement);
  document.addEventListener('focusin', ({ target }) => enter(target), { signal });
  document.addEventListener('pointerdown', ({ target }) => enter(target), { signal });
  document.addEventListener('keydown', onKey, { signal, capture: true });
  host.addEventListener('pointerenter', () => void (isOver = true), { signal });
  host.addEventListener('pointerleave', () => void (isOver = false), { signal });
  window.addEventListener('blur', onBlur, { signal });
  return () => ending.abort();
}
