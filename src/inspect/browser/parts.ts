import { partOf, type Part } from './resolve';
import type { PartsTable } from '../types';

/** Where a demo shows its parts: its stage, and what demos open in the body. */
const portals = '[data-demo-portal]';

/** The stages of a demo: its own, and everything that is open in the body. */
export const stagesOf = (canvas: Element | null): Element[] => [
  ...(canvas?.querySelectorAll('[data-demo]') ?? []),
  ...document.querySelectorAll(portals),
];

/** Whether an element can be seen: it has a box, or it is drawn. */
export function isVisible(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width + height > 0 && getComputedStyle(element).visibility === 'visible';
}

/** Finds the named parts of a demo. */
export class Parts {
  readonly #table: PartsTable;
  readonly #canvas: Element;
  readonly #code: string;

  /** @param code - the code of the demo */
  constructor(table: PartsTable, canvas: Element, code: string) {
    this.#table = table;
    this.#canvas = canvas;
    this.#code = code;
  }

  of = (element: Element): Part | undefined =>
    partOf([...element.classList], this.#table, this.#code);

  /** Whether an element belongs to the demo. */
  has = (element: Element): boolean =>
    stagesOf(this.#canvas).some((stage) => stage.contains(element));

  /** Returns an element itself or the nearest one around it that is a part. */
  at(element: Element | null): Element | null {
    for (let each = element; each && this.has(each); each = each.parentElement)
      if (this.of(each)) return each;
    return null;
  }

  /** Returns the parts around an element, the nearest first. */
  around(element: Element): Element[] {
    const outer = this.at(element.parentElement);
    return outer ? [outer, ...this.around(outer)] : [];
  }

  /** Returns the parts right below an element, in their order. */
  #below = (element: Element): Element[] =>
    [...element.children].flatMap((child) =>
      this.of(child) && isVisible(child) ? [child] : this.#below(child),
    );

  /** Returns the outermost parts. A popup is a stage and may be a part. */
  #outermost = (): Element[] =>
    stagesOf(this.#canvas).flatMap((stage) => (this.of(stage) ? [stage] : this.#below(stage)));

  /** Returns the first part that the reference describes; else the first of all. */
  first(): Element | undefined {
    const outermost = this.#outermost();
    const inside = stagesOf(this.#canvas).flatMap((stage) => [
      ...stage.querySelectorAll('[class*="Mui"]'),
    ]);
    return inside.find((each) => this.of(each)?.of && isVisible(each)) ?? outermost[0];
  }

  /** Returns the part one step away; the element itself if there is none. */
  step(from: Element, where: 'in' | 'out' | 'next' | 'previous'): Element {
    if (where === 'in') return this.#below(from)[0] ?? from;
    const outer = this.at(from.parentElement);
    if (where === 'out') return outer ?? from;
    const all = outer ? this.#below(outer) : this.#outermost();
    return all[all.indexOf(from) + (where === 'next' ? 1 : -1)] ?? from;
  }
}
