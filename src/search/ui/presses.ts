/** Returns a listener for the clicks that follow a link in this tab: with other modifiers, the dialog stays as it is. */
export const ifHere =
  (follow: () => void) =>
  (event: Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>): void => {
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) follow();
  };

/** Moves the focus to the field of the dialog or the page that a button is in: the button disappears when it is pressed. */
export function focusField({ currentTarget }: { currentTarget: Element }): void {
  currentTarget.closest('dialog, main')?.querySelector('input')?.focus();
}
