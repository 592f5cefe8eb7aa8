import type { Style } from './override';

/** How often the class of a selector can be repeated: what components need is once or twice. */
const mostRaised = 3;

/** The properties that are plain numbers in CSS. */
const unitless = new Set(['fontWeight', 'strokeWidth']);

const kebab = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Writes a style as CSS. */
const cssOf = (style: Style): string =>
  Object.entries(style)
    .map(([name, value]) => {
      const text = typeof value === 'number' && !unitless.has(name) ? `${value}px` : value;
      return `${kebab(name)}:${text}`;
    })
    .join(';');

/** Returns the computed values of the properties of a style, as they are once all transitions are over. */
function valuesOf(element: Element, style: Style): string {
  for (const each of element.getAnimations()) if (each instanceof CSSTransition) each.finish();
  const computed = getComputedStyle(element);
  return Object.keys(style)
    .map((name) => computed.getPropertyValue(kebab(name)))
    .join(';');
}

/** Returns what the values would be if nothing else set them. */
function wanted(element: Element, style: Style): string {
  const before = element.getAttribute('style');
  element.setAttribute('style', `${before ?? ''};${cssOf(style)}`);
  const values = valuesOf(element, style);
  if (before === null) element.removeAttribute('style');
  else element.setAttribute('style', before);
  return values;
}

/** What overrides are shown on: parts of the demo, and of what it opens in the body. */
const scope = ':where([data-inspected] *, [data-demo-portal] *)';

/** Shows an override on a demo: a rule where those of its components are, in the layer of demos, after all of them. */
export class Preview {
  readonly #style = document.createElement('style');

  /** @param canvas - the demo; what it opens in the body is changed as well */
  constructor(canvas: HTMLElement) {
    canvas.dataset.inspected = '';
  }

  /**
   * Shows a style with the lowest selector that wins over the style of the component.
   *
   * @param selectorAt - the selector, raised by a number of repetitions
   * @returns how far the selector had to be raised; null if it never wins, because the element has inline styles
   */
  show(element: Element, style: Style, selectorAt: (raise: number) => string): number | null {
    this.#style.remove();
    const goal = wanted(element, style);
    document.body.append(this.#style);
    for (let raise = 0; raise <= mostRaised; raise += 1) {
      this.#style.textContent = `@layer mui{${selectorAt(raise)}${scope}{${cssOf(style)}}}`;
      if (valuesOf(element, style) === goal) return raise;
    }
    this.#style.remove();
    return null;
  }

  end(): void {
    this.#style.remove();
    for (const each of document.querySelectorAll<HTMLElement>('[data-inspected]'))
      delete each.dataset.inspected;
  }
}
