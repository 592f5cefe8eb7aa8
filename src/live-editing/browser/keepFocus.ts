import { isTyping } from '../../utils/keyPress';

/** Milliseconds after a key or a press during which a reader without a mouse is typing. */
const typing = 2000;

/**
 * Returns the focus to the field that the reader is in when code in a frame takes it. What the reader does in the frame can't
 * be seen from the page, so the focus goes there if the mouse has moved over it since the last key or press, or after Esc.
 * Without a mouse, only the time counts.
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
  let lastUse = -Infinity;
  let isOver = false;
  let lastPlace = '';

  const placeOf = ({ clientX, clientY }: PointerEvent): string => `${clientX} ${clientY}`;
  const enter = (target: EventTarget | null): void => {
    field = target instanceof HTMLElement && isTyping(target) ? target : undefined;
  };
  const onUse = (event: Event): void => {
    lastUse = performance.now();
    isOver = false;
    enter(event instanceof KeyboardEvent && event.key === 'Escape' ? null : event.target);
  };
  const onBlur = (): void => {
    if (!field?.isConnected || !host.contains(document.activeElement)) return;
    if (mouse.matches ? isOver : performance.now() - lastUse > typing) {
      field = undefined;
      return;
    }
    const own = field;
    // Once the browser has moved the focus: before, it would still send the keys to the frame.
    setTimeout(() => {
      if (own.isConnected && host.contains(document.activeElement)) {
        own.focus({ preventScroll: true });
        onTaken();
      }
    });
  };

  enter(document.activeElement);
  document.addEventListener('focusin', ({ target }) => enter(target), { signal });
  document.addEventListener('pointerdown', onUse, { signal, capture: true });
  document.addEventListener('keydown', onUse, { signal, capture: true });
  document.addEventListener('pointermove', (event) => void (lastPlace = placeOf(event)), {
    signal,
    capture: true,
  });
  // If the place is the same, the frame has moved below the mouse.
  host.addEventListener('pointerenter', (event) => void (isOver = placeOf(event) !== lastPlace), {
    signal,
  });
  host.addEventListener('pointerleave', () => void (isOver = false), { signal });
  window.addEventListener('blur', onBlur, { signal });
  return () => ending.abort();
}
