import type { Style } from './override';

/** Returns the computed values of the properties of a style, as they are once all transitions are over. */
function valuesOf(element: Element, style: CSSStyleDeclaration): string {
  for (const each of element.getAnimations()) if (each instanceof CSSTransition) each.finish();
  const computed = getComputedStyle(element);
  return Array.from(style, (name) => computed.getPropertyValue(name)).join(';');
}

/**
 * Shows an override on a demo, with the lowest selector that wins over the style of the component: a rule where those of its
 * components are, in the layer of demos, after all of them.
 *
 * @param figure - contains the demo; what the demo opens in the body is changed as well
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
    return valuesOf(element, written);
  };
  const end = (): void => sheet.remove();
  // What the values would be if nothing else set them.
  const goal = valuesWith(0, written.cssText.replaceAll(';', '!important;'));
  // One or two repetitions are enough for all components; three is a safe limit.
  for (let raise = 0; raise <= 3; raise += 1)
    if (valuesWith(raise, written.cssText) === goal) return { raise, end };
  end();
  return { raise: null, end };
}
