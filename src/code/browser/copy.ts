import copyByCommand from 'copy-text-to-clipboard';

/**
 * Copies a text. The Clipboard API is missing on plain http and in some embedded browsers, and a browser may refuse it; the
 * `copy` command often still works there.
 *
 * @returns false if neither does
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByCommand(text);
  }
}

/** Selects the text of an element, so that the reader can copy it. */
export function selectText(element: Element): void {
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
    element.focus({ preventScroll: true });
    element.select();
  } else {
    window.getSelection()?.selectAllChildren(element);
  }
}

/** What to say when the address of the page, with its anchor, could not be copied. */
export const addressBlocked =
  'The browser didn’t allow copying. Copy the address from the address bar.';
