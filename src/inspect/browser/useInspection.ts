import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { Parts } from './parts';
import type { PartsTable } from '../types';

/** What a press consists of; `touchstart` and `touchend` stay free, so that a finger can scroll. */
const presses = [
  ...['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'click', 'dblclick'],
  ...['contextmenu', 'dragstart'],
] as const;

export interface Inspection {
  parts: Parts | null;
  /** The part that the card is about. */
  at: Element | null;
  isKept: boolean;
  /** Whether presses keep parts; else they go to the demo. */
  isPointing: boolean;
  setPointing: (isPointing: boolean) => void;
  show: (at: Element) => void;
  keep: (isKept: boolean) => void;
}

/** Follows the pointer over the parts of a demo. A press keeps a part, and with Alt it goes to the demo. */
export function useInspection(
  table: PartsTable,
  canvas: RefObject<HTMLElement | null>,
  code: RefObject<HTMLElement | null>,
): Inspection {
  const [parts, setParts] = useState<Parts | null>(null);
  const [at, setAt] = useState<Element | null>(null);
  const [isKept, keep] = useState(false);
  const [isPointing, setPointing] = useState(true);
  const state = useRef({ isKept });
  useEffect(() => {
    state.current = { isKept };
  }, [isKept]);

  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (!canvas.current) return;
      const found = new Parts(table, canvas.current, code.current?.textContent ?? '');
      setParts(found);
      setAt(found.first() ?? null);
    });
    return () => cancelAnimationFrame(frame);
  }, [table, canvas, code]);

  useEffect(() => {
    if (!parts || !isPointing) return undefined;
    const partUnder = (event: Event): Element | null => {
      const target = event.composedPath()[0];
      return target instanceof Element ? parts.at(target) : null;
    };
    function onMove(event: Event): void {
      const part = partUnder(event);
      if (part && !state.current.isKept) setAt(part);
    }
    function onPress(event: Event): void {
      const target = event.composedPath()[0];
      if (!(target instanceof Element) || !parts?.has(target)) return;
      if ((event as MouseEvent).altKey) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const part = event.type === 'click' ? parts.at(target) : null;
      if (!part) return;
      setAt(part);
      keep(true);
    }
    window.addEventListener('pointermove', onMove, true);
    for (const type of presses) window.addEventListener(type, onPress, true);
    return () => {
      window.removeEventListener('pointermove', onMove, true);
      for (const type of presses) window.removeEventListener(type, onPress, true);
    };
  }, [parts, isPointing]);

  return useMemo(
    () => ({ parts, at, isKept, isPointing, setPointing, show: setAt, keep }),
    [parts, at, isKept, isPointing],
  );
}
