import type { Style } from './override';

/** How often the class of a selector can be repeated: what components need is once or twice. */
const mostRaised = 3;

/** Returns the computed values of the properties of a style, as they are once all transitions are over. */
function valuesOf(element: Element, style: Style): string {
  for (const each of element.getAnimations()) if (each instanceof CSSTransition) each.finish();
  const computed = getComputedStyle(element);
  return Object.keys(style)
    .map((name) => computed[name as keyof CSSStyleDeclaration])
    .join(';');
}

/**
 * Shows an override on a demo, with the lowest selector that wins over the style of the component: a rule where those of its
 * components are, in the layer of demos, after all of them.
 *
 * @param figure - has the demo; what it opens in the body is changed as well
 * @param selectorAt - the selector, raised by a number of repetitions
 * @returns how far the selector had to be raised, null if it never wins, because the element has inline styles; and a function
 *   that ends this
 */
export function preview(
  figure: Element,
  element: Element,
  style: Style,
  selectorAt: (raise: number) => string,
): { raise: number | null; end: () => void } {
  const { style: written } = document.createElement('i');
  Object.assign(written, style);
  const sheet = document.body.appendChild(document.createElement('style'));
  const scope = `:where([id="${figure.id}"] *, [data-demo-portal] *)`;
  const valuesWith = (raise: number, css: string): string => {
    sheet.textContent = `@layer mui{${selectorAt(raise)}${scope}{${css}}}`;
    return valuesOf(element, style);
  };
  const end = (): void => sheet.remove();
  // What the values would be if nothing else set them.
  const goal = valuesWith(0, written.cssText.replaceAll(';', '!important;'));
  for (let raise = 0; raise <= mostRaised; raise += 1)
    if (valuesWith(raise, written.cssText) === goal) return { raise, end };
  end();
  return { raise: null, end };
}
