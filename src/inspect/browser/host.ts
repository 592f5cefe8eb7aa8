import { presses } from './useInspection';

/** What a menu or a dialog would take for a press outside of it, or for a focus that leaves it. */
const kept = [...presses, 'touchstart', 'touchend', 'focusin'];

/**
 * Makes an element for what lies over demos. Its presses don't reach the document, so that a menu of the demo stays open while the
 * reader uses the card; React listens to the element itself.
 */
export function makeHost(): HTMLElement {
  const host = document.createElement('div');
  for (const type of kept) host.addEventListener(type, (event) => event.stopPropagation());
  // A dialog of the demo hides everything else from assistive technology, but not what describes it.
  const observer = new MutationObserver(() => host.removeAttribute('aria-hidden'));
  observer.observe(host, { attributeFilter: ['aria-hidden'] });
  return host;
}
