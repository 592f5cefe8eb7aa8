import { useEffect, useState } from 'react';
import type { Parts } from './parts';

/** What a press consists of; `touchstart` and `touchend` stay free, so that a finger can scroll. */
const presses = [
  ...['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'click', 'dblclick'],
  ...['contextmenu', 'dragstart'],
];

/**
 * The element for what lies over demos. Its presses don't reach the document, so that a menu of the demo stays open while the
 * reader uses the card; React listens to the element itself.
 */
export const host = document.body.appendChild(document.createElement('div'));
// A menu or a dialog would take these events for a press outside of it, or for focus that leaves it, and close.
for (const type of [...presses, 'touchstart', 'touchend', 'focusin'])
  host.addEventListener(type, (event) => event.stopPropagation());
// A dialog in the demo hides everything else from assistive technology; the card that describes it must stay available.
const observer = new MutationObserver(() => host.removeAttribute('aria-hidden'));
observer.observe(host, { attributeFilter: ['aria-hidden'] });

/** Follows the pointer over the parts of a demo. A press keeps a part, and with Alt it goes to the demo. */
export function useInspection(parts: Parts) {
  /** The part that the card is about. */
  const [at, show] = useState(() => parts.first() ?? null);
  const [isKept, keep] = useState(false);
  /** Whether presses keep parts; else they go to the demo. */
  const [isPointing, setPointing] = useState(true);

  useEffect(() => {
    if (!isPointing) return undefined;
    const ending = new AbortController();
    const how = { capture: true, signal: ending.signal };
    function onMove({ target }: Event): void {
      const part = target instanceof Element && !isKept ? parts.at(target) : undefined;
      if (part) show(part.element);
    }
    function onPress(event: Event): void {
      const { target, type } = event;
      if (!(target instanceof Element) || !parts.has(target)) return;
      if (event instanceof MouseEvent && event.altKey) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const part = type === 'click' ? parts.at(target) : undefined;
      if (!part) return;
      show(part.element);
      keep(true);
    }
    window.addEventListener('pointermove', onMove, how);
    for (const type of presses) window.addEventListener(type, onPress, how);
    return () => ending.abort();
  }, [parts, isPointing, isKept]);

  return { at, show, isKept, keep, isPointing, setPointing };
}
