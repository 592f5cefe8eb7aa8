import { useEffect, useState, type ReactNode, type RefObject } from 'react';
import styles from './Tooltip.module.css';

const controlOf = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[aria-label]:is(button, a)') : null;

/**
 * Shows what the toolbar control with the pointer or the focus does: its accessible name, which is why the tooltip is hidden
 * from screen readers. Escape hides it; the pointer may rest on it.
 */
export default function Tooltip({
  container,
}: {
  container: RefObject<HTMLElement | null>;
}): ReactNode {
  /** `at`: center of the control, in pixels from the left edge of the toolbar. */
  const [shown, setShown] = useState<{ text: string; at: number } | null>(null);

  useEffect(() => {
    const element = container.current;
    if (!element) return undefined;
    const show = (event: Event): void => {
      const control = controlOf(event);
      const isOnTooltip = event.target instanceof Element && event.target.closest('[data-tooltip]');
      if (!control && !isOnTooltip) setShown(null);
      // Touch has no hover, and a press that focuses needs no explanation.
      const isAsked =
        event instanceof PointerEvent
          ? event.pointerType !== 'touch'
          : control?.matches(':focus-visible');
      const text = control?.getAttribute('aria-label');
      if (!control || !text || !isAsked || control.getAttribute('aria-expanded') === 'true') return;
      const box = control.getBoundingClientRect();
      setShown({ text, at: box.left + box.width / 2 - element.getBoundingClientRect().left });
    };
    const hide = (): void => setShown(null);
    const end = new AbortController();
    const { signal } = end;
    for (const name of ['pointerover', 'focusin']) element.addEventListener(name, show, { signal });
    for (const name of ['pointerleave', 'focusout', 'click'])
      element.addEventListener(name, hide, { signal });
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && hide(), { signal });
    return () => end.abort();
  }, [container]);

  if (!shown) return null;
  return (
    <span
      ref={(node) => {
        if (!node) return;
        // Stays within the frame: anything that sticks out would widen the page.
        const half = node.offsetWidth / 2;
        const most = (container.current?.offsetWidth ?? 0) - half;
        node.style.left = `${Math.max(half, Math.min(shown.at, most))}px`;
      }}
      className={styles.tooltip}
      aria-hidden="true"
      data-tooltip=""
    >
      {shown.text}
    </span>
  );
}
