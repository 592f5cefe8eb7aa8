import { useEffect, useState } from 'react';
import type { Parts } from './parts';

/** What a press consists of; `touchstart` and `touchend` stay free, so that a finger can scroll. */
export const presses = [
  ...['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'click', 'dblclick'],
  ...['contextmenu', 'dragstart'],
];

/** Follows the pointer over the parts of a demo. A press keeps a part, and with Alt it goes to the demo. */
export function useInspection(parts: Parts) {
  /** The part that the card is about. */
  const [at, show] = useState<Element | null>(null);
  const [isKept, keep] = useState(false);
  /** Whether presses keep parts; else they go to the demo. */
  const [isPointing, setPointing] = useState(true);

  useEffect(() => {
    const frame = requestAnimationFrame(() => show(parts.first() ?? null));
    return () => cancelAnimationFrame(frame);
  }, [parts]);

  useEffect(() => {
    if (!isPointing) return undefined;
    const ending = new AbortController();
    const how = { capture: true, signal: ending.signal };
    function onMove({ target }: Event): void {
      const part = target instanceof Element && !isKept ? parts.at(target) : undefined;
      if (part) show(part.element);
    }
    function onPress(event: Event): void {
      const { target } = event;
      if (!(target instanceof Element) || !parts.has(target)) return;
      if ((event as MouseEvent).altKey) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const part = event.type === 'click' ? parts.at(target) : undefined;
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
