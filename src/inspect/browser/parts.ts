import { parseSitePath } from '../../products/path';
import type { PartsTable } from '../node/partsTable';
import { feedsOf, partOf, type Part } from './resolve';

/** Loads the parts of all components in the version of the page. Rejects if that fails. */
export async function loadTable(): Promise<PartsTable> {
  const version = parseSitePath(window.location.pathname).version ?? 'current';
  const { default: table } = (await import(
    `@generated/x-inspect/default/parts-${version}.json`
  )) as { default: PartsTable };
  return table;
}

/** Whether an element belongs to a demo: to its stage, or to what demos open in the body. */
const isIn = (canvas: Element | null, element: Element): boolean =>
  element.closest('[data-demo-portal]') !== null ||
  canvas?.contains(element.closest('[data-demo]')) === true;

/** Returns the elements of a demo that have a selector. */
export const findAll = (canvas: Element | null, selector: string): Element[] =>
  [...document.querySelectorAll(selector)].filter((element) => isIn(canvas, element));

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

/**
 * Returns functions that find the named parts of a demo, beside its place and its code.
 *
 * @param canvas - where it runs
 * @param code - tells components apart that share their classes
 */
export function partsOf(table: PartsTable, canvas: HTMLElement | null, code: string = '') {
  function of(element: Element): PlacedPart | undefined {
    const part = partOf([...element.classList], table, code);
    return part && { ...part, element };
  }

  const has = (element: Element): boolean => isIn(canvas, element);
  const isPart = (node: Node): boolean =>
    node instanceof Element && has(node) && of(node) !== undefined && isVisible(node);

  /** Walks over the parts that can be seen, as if there were no other elements. */
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT, (node) =>
    isPart(node) ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP,
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
    const all = findAll(canvas, '[class*="Mui"]').filter(isPart);
    return all.find((each) => of(each)?.of) ?? all[0];
  }

  /** Returns the part one step away; the element itself if there is none. Of a part that is gone, the first one. */
  function step(from: Element, where: Step): Element {
    if (!from.isConnected) return first() ?? from;
    walker.currentNode = from;
    return (walker[where]() as Element | null) ?? from;
  }

  /** Returns the elements that a page names: `.MuiDataGrid-cell`, or `slots.toolbar` for what only this slot can have rendered. */
  function named(name: string): Element[] {
    if (name.startsWith('.')) return findAll(canvas, name);
    return findAll(canvas, '[class*="Mui"]').filter((element) => {
      const part = of(element);
      const slots = part && feedsOf(part, part.key === 'root' ? around(element) : []).slots;
      return `slots.${slots?.join()}` === name;
    });
  }

  return { code, canvas, of, has, at, around, first, step, named };
}
