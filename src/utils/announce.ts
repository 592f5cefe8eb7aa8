let status: HTMLElement | undefined;

/**
 * Lets screen readers say a text. The live region must be there before it announces anything, so the first page that is shown
 * creates it, with an empty text.
 */
export function announce(text: string): void {
  if (!status) {
    status = document.createElement('div');
    status.className = 'x-visually-hidden';
    status.ariaLive = 'polite';
    document.body.append(status);
  }
  status.replaceChildren(text);
}
