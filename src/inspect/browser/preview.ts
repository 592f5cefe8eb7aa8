import type { Style } from './override';

/** How often the class of a selector can be repeated: what components need is once or twice. */
const mostRaised = 3;

/** What overrides are shown on: parts of the demo, and of what it opens in the body. */
const scope = ':where([data-inspected] *, [data-demo-portal] *)';

/** Writes a style as CSS. */
function cssOf(style: Style): string {
  const { style: written } = document.createElement('i');
  Object.assign(written, style);
  return written.cssText;
}

/** Returns the computed values of the properties of a style, as they are once all transitions are over. */
function valuesOf(element: Element, style: Style): string {
  for (const each of element.getAnimations()) if (each instanceof CSSTransition) each.finish();
  const computed = getComputedStyle(element);
  return Object.keys(style)
    .map((name) => computed[name as keyof CSSStyleDeclaration])
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

/**
 * Shows an override on a demo, with the lowest selector that wins over the style of the component: a rule where those of its
 * components are, in the layer of demos, after all of them.
 *
 * @param canvas - the demo; what it opens in the body is changed as well
 * @param selectorAt - the selector, raised by a number of repetitions
 * @returns how far the selector had to be raised, null if it never wins, because the element has inline styles; and a function
 *   that ends this
 */
export function preview(
  canvas: HTMLElement,
  element: Element,
  style: Style,
  selectorAt: (raise: number) => string,
): { raise: number | null; end: () => void } {
  const goal = wanted(element, style);
  const sheet = document.createElement('style');
  const end = (): void => {
    sheet.remove();
    delete canvas.dataset.inspected;
  };
  canvas.dataset.inspected = '';
  document.body.append(sheet);
  for (let raise = 0; raise <= mostRaised; raise += 1) {
    sheet.textContent = `@layer mui{${selectorAt(raise)}${scope}{${cssOf(style)}}}`;
    if (valuesOf(element, style) === goal) return { raise, end };
  }
  end();
  return { raise: null, end };
}
