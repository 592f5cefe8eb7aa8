const isFolded = (rest: Element): boolean =>
  rest.previousElementSibling?.getAttribute('aria-expanded') === 'false';

/**
 * Hides the lines of a demo that are not shown, so that the browser's search still finds them: all but the preview of closed
 * code, and what is folded in open code. The build writes both; see `src/demos/node/preview.ts`.
 */
export function applyFolds(code: Element | null, isOpen: boolean): void {
  code?.querySelectorAll('[data-rest]').forEach((rest) => {
    if (isOpen && !isFolded(rest)) rest.removeAttribute('hidden');
    else rest.setAttribute('hidden', 'until-found');
  });
}

/** Opens all folds in an element, or the one that it is in. */
export function unfold(element: Element | null): void {
  const folds = element?.matches('[data-rest]')
    ? [element.previousElementSibling]
    : (element?.querySelectorAll('[data-fold]') ?? []);
  for (const fold of folds)
    if (fold?.matches('[data-fold]')) fold.setAttribute('aria-expanded', 'true');
}

/** Listens to presses of folds and gaps, and to what the browser's search finds. Returns a function that stops listening. */
export function listenToFolds(code: HTMLElement, isOpen: boolean, onOpen: () => void): () => void {
  const onClick = ({ target }: Event): void => {
    const pressed = (target as Element).closest('[data-fold], [data-gap]');
    if (pressed?.matches('[data-gap]')) onOpen();
    if (!pressed?.matches('[data-fold]')) return;
    pressed.setAttribute('aria-expanded', String(pressed.ariaExpanded === 'false'));
    applyFolds(code, isOpen);
  };
  const onFound = ({ target }: Event): void => {
    unfold(target as Element);
    if (isOpen) applyFolds(code, true);
    else onOpen();
  };
  code.addEventListener('click', onClick);
  code.addEventListener('beforematch', onFound);
  return () => {
    code.removeEventListener('click', onClick);
    code.removeEventListener('beforematch', onFound);
  };
}
