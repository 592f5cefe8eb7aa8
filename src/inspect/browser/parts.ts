import type { ToolDemo } from '../../demos/ui/tool';
import type { PartsTable } from '../types';
import { partOf, type Part } from './resolve';

/** Where a demo shows its parts: its own stage, and what demos open in the body. */
const stagesOf = (canvas: Element | null): Element[] => [
  ...(canvas?.querySelectorAll('[data-demo]') ?? []),
  ...document.querySelectorAll('[data-demo-portal]'),
];

/** Returns the elements of a demo that have a selector, in its own stage and in everything that is open in the body. */
export const findAll = (canvas: Element | null, selector: string): Element[] =>
  stagesOf(canvas).flatMap((stage) => [
    ...(stage.matches(selector) ? [stage] : []),
    ...stage.querySelectorAll(selector),
  ]);

/** Whether an element can be seen: it has a box, or it is drawn. */
export function isVisible(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width + height > 0 && getComputedStyle(element).visibility === 'visible';
}

/** Where another part is, as seen from one. */
export type Step = 'in' | 'out' | 'next' | 'previous';

/** Finds the named parts of a demo. */
export class Parts {
  readonly #table: PartsTable;
  readonly #demo: ToolDemo;
  /** The code of the demo. */
  readonly code: string;

  constructor(table: PartsTable, demo: ToolDemo) {
    this.#table = table;
    this.#demo = demo;
    this.code = demo.code.current?.textContent ?? '';
  }

  get canvas(): HTMLElement | null {
    return this.#demo.canvas.current;
  }

  of = (element: Element): Part | undefined =>
    partOf([...element.classList], this.#table, this.code);

  /** Whether an element belongs to the demo. */
  has = (element: Element): boolean =>
    stagesOf(this.canvas).some((stage) => stage.contains(element));

  /** Returns an element itself or the nearest one around it that is a part. */
  at(element: Element | null): Element | null {
    for (let each = element; each && this.has(each); each = each.parentElement)
      if (this.of(each)) return each;
    return null;
  }

  /** Returns the parts around an element, the nearest first. */
  around(element: Element): [Element, Part][] {
    const outer = this.at(element.parentElement);
    const part = outer && this.of(outer);
    return outer && part ? [[outer, part], ...this.around(outer)] : [];
  }

  /** Returns the parts right below an element, in their order. */
  #below = (element: Element): Element[] =>
    [...element.children].flatMap((child) =>
      this.of(child) && isVisible(child) ? [child] : this.#below(child),
    );

  /** Returns the first part that the reference describes; else the first of all. */
  first(): Element | undefined {
    const all = findAll(this.canvas, '[class*="Mui"]').filter(
      (each) => this.of(each) && isVisible(each),
    );
    return all.find((each) => this.of(each)?.of) ?? all[0];
  }

  /** Returns the part one step away; the element itself if there is none. */
  step(from: Element, where: Step): Element {
    if (where === 'in') return this.#below(from)[0] ?? from;
    const outer = this.at(from.parentElement);
    if (where === 'out') return outer ?? from;
    const all = outer
      ? this.#below(outer)
      : // A popup is a stage and may be a part.
        stagesOf(this.canvas).flatMap((stage) => (this.of(stage) ? [stage] : this.#below(stage)));
    return all[all.indexOf(from) + (where === 'next' ? 1 : -1)] ?? from;
  }
}
