import type { ToolDemo } from '../../demos/ui/tool';
import type { PartsTable } from '../types';
import { partOf, type Part } from './resolve';

/** Returns the elements of a demo that have a selector, in its own stage and in everything that is open in the body. */
export const findAll = (canvas: Element | null, selector: string): Element[] =>
  [
    ...(canvas?.querySelectorAll('[data-demo]') ?? []),
    ...document.querySelectorAll('[data-demo-portal]'),
  ].flatMap((stage) => [
    ...(stage.matches(selector) ? [stage] : []),
    ...stage.querySelectorAll(selector),
  ]);

/** Whether an element can be seen: it has a box, or it is drawn. */
export function isVisible(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width + height > 0 && getComputedStyle(element).visibility === 'visible';
}

/** A part, and the element that it is. */
export interface PlacedPart extends Part {
  element: Element;
}

/** Where another part is, as seen from one. */
export type Step = 'firstChild' | 'parentNode' | 'nextSibling' | 'previousSibling';

export type Parts = ReturnType<typeof partsOf>;

/** Returns functions that find the named parts of a demo, beside its name, its code and its place. */
export function partsOf(table: PartsTable, demo: ToolDemo) {
  const code = demo.code.current?.textContent ?? '';

  function of(element: Element): PlacedPart | undefined {
    const part = partOf([...element.classList], table, code);
    return part && { ...part, element };
  }

  /** Whether an element belongs to the demo: to its stage, or to what demos open in the body. */
  const has = (element: Element): boolean =>
    element.closest('[data-demo-portal]') !== null ||
    demo.canvas.current?.contains(element.closest('[data-demo]')) === true;

  const isPart = (element: Element): boolean => of(element) !== undefined && isVisible(element);

  /** Walks over the parts that can be seen, as if there were no other elements. */
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT, (node) =>
    has(node as Element) && isPart(node as Element)
      ? NodeFilter.FILTER_ACCEPT
      : NodeFilter.FILTER_SKIP,
  );

  /** Returns the part that an element is or belongs to. */
  function at(element: Element | null): PlacedPart | undefined {
    if (!element || !has(element)) return undefined;
    return of(element) ?? at(element.parentElement);
  }

  /** Returns the parts around an element, the nearest first. */
  function around({ parentElement }: Element): PlacedPart[] {
    const outer = at(parentElement);
    return outer ? [outer, ...around(outer.element)] : [];
  }

  /** Returns the first part that the reference describes; else the first of all. */
  function first(): Element | undefined {
    const all = findAll(demo.canvas.current, '[class*="Mui"]').filter(isPart);
    return all.find((each) => of(each)?.of) ?? all[0];
  }

  /** Returns the part one step away; the element itself if there is none. Of a part that is gone, the first one. */
  function step(from: Element, where: Step): Element {
    if (!from.isConnected) return first() ?? from;
    walker.currentNode = from;
    return (walker[where]() as Element | null) ?? from;
  }

  return { name: demo.name, code, canvas: demo.canvas, of, has, at, around, first, step };
}
